// Sends every input event to the test, one after another, so that they arrive in the order they happened.
let last = Promise.resolve();

function report(event) {
  const said = {
    type: event.type,
    target: event.target.id ?? "",
    x: event.screenX ?? 0,
    y: event.screenY ?? 0,
    button: event.button ?? 0,
    key: event.type === "input" ? event.target.value : (event.key ?? ""),
    detail: event.type === "wheel" ? event.deltaY : (event.detail ?? 0),
    trusted: event.isTrusted,
  };
  last = last.then(() => fetch("/event", { method: "POST", body: JSON.stringify(said) }));
}

for (const type of ["mousedown", "mouseup", "click", "dblclick", "auxclick", "contextmenu", "wheel",
  "keydown", "keyup", "input", "dragstart", "drop"]) {
  document.addEventListener(type, report, { capture: true, passive: true });
}
document.addEventListener("contextmenu", (event) => event.preventDefault());
document.addEventListener("dragover", (event) => event.preventDefault());
addEventListener("load", report);
