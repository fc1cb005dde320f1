package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.child.DeskhandProgram;
import dev.deskhand.app.child.Ended;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.StandInModel;

/// Real work from the command line.
class RealWorkTest extends RealWork {
    @Override
    String haveDone(String instruction, Answerer answerer) throws InterruptedException {
        try (StandInModel model = StandInModel.open(answerer)) {
            Ended ended = new DeskhandProgram(home)
                    .with(display.environment())
                    .with("DESKHAND_HOME", home.resolve("deskhand").toString())
                    .run(
                            "",
                            "run",
                            "--operator",
                            "desktop",
                            "--base-url",
                            model.baseUrl().toString(),
                            "--model",
                            "m",
                            "--family",
                            FAMILY,
                            instruction);
            assertThat(model.rejections()).isEmpty();
            assertThat(ended.status()).as(ended.err()).isZero();
            return ended.err() + ended.out();
        }
    }
}
