// Prints how many nanoseconds the npm package @ui-tars/action-parser takes for a reply, the mean over a second after a
// warm-up of one. Arguments: the folder the package was installed into, the reply.
const { createRequire } = require("node:module");
const path = require("node:path");

const [folder, reply] = process.argv.slice(2);
const { actionParser } = createRequire(path.resolve(folder, "here.js"))("@ui-tars/action-parser");

function read() {
  return actionParser({ prediction: reply, factor: 1000, screenContext: { width: 1920, height: 1080 } });
}

const [first] = read().parsed;
if (first.action_type !== "click" || !first.action_inputs.start_box) {
  throw new Error("it does not read the reply: " + JSON.stringify(first));
}

function nanosPerReply(duration) {
  const begun = process.hrtime.bigint();
  let count = 0n;
  let now = begun;
  while (now - begun < duration) {
    for (let at = 0; at < 1000; at++) read();
    count += 1000n;
    now = process.hrtime.bigint();
  }
  return Number(now - begun) / Number(count);
}

nanosPerReply(1_000_000_000n);
console.log(nanosPerReply(1_000_000_000n).toFixed(1));
