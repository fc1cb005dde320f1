package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.child.DeskhandProcess;
import dev.deskhand.app.child.DeskhandProgram;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.Person;
import dev.deskhand.testkit.display.WindowMatch;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.SeenRequest;
import dev.deskhand.testkit.model.StandInModel;
import java.util.List;

/// The same real work from the window, as somebody has it who starts Deskhand for the first time: they type endpoint,
/// model and instruction and press Start, by TestFX on the display's own mouse and keyboard. See [PersonAtTheWindow].
class WindowWorkTest extends RealWork {
    private static final WindowMatch WINDOW = WindowMatch.titled("^Deskhand$");

    @Override
    String haveDone(String instruction, Answerer answerer) throws InterruptedException {
        try (StandInModel model = StandInModel.open(request -> unseen(request, answerer));
                DeskhandProcess program = new DeskhandProgram(home)
                        .with(display.environment())
                        .with("DESKHAND_HOME", home.resolve("deskhand").toString())
                        .startedBy(PersonAtTheWindow.class)
                        .start(model.baseUrl().toString(), "m", FAMILY, instruction)) {
            List<String> parts = report(program);
            assertThat(model.rejections()).isEmpty();
            assertThat(parts.get(0).lines()).startsWith(PersonAtTheWindow.AWAY, PersonAtTheWindow.BACK);
            assertThat(parts.get(1).strip()).isEqualTo("Finished, not verified");
            assertThat(parts.get(2).strip()).isEqualTo(LAST_WORD);
            assertThat(parts.get(3)).contains("The model says that it is done");
            String transcript = parts.get(4);
            assertThat(transcript).startsWith(instruction).doesNotContain("Paused");
            close(program);
            return transcript;
        }
    }

    /// While the run goes on the window is off the screen, whenever a picture of it is with the model.
    private Answer unseen(SeenRequest request, Answerer answerer) {
        try {
            assertThat(display.windows().find(WINDOW)).isEmpty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
        return answerer.answer(request);
    }

    /// What stands in the window at the end; the first part is what happened to the window, line by line.
    private List<String> report(DeskhandProcess program) throws InterruptedException {
        await(PersonAtTheWindow.ENDED, program);
        display.windows().awaitReady(WINDOW, LIMIT);
        program.give(new byte[] {'\n'});
        await(PersonAtTheWindow.END, program);
        return List.of(program.out().split(PersonAtTheWindow.NEXT, -1));
    }

    private static void await(String word, DeskhandProcess program) throws InterruptedException {
        new Patience(LIMIT).until(word, () -> program.out().contains(word) || !program.isRunning());
        assertThat(program.out()).as(program.err()).contains(word);
    }

    private void close(DeskhandProcess program) throws InterruptedException {
        display.windows().awaitReady(WINDOW, LIMIT);
        new Person(display).key("alt+F4");
        assertThat(program.awaitEnd().status()).isZero();
    }
}
