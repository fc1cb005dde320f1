package dev.deskhand.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.app.i18n.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class TranscriptTextTest {
    @Test
    void is_everything_the_window_shows_in_plain_words() {
        List<StreamItem> items = new ArrayList<>();
        Action click = new Action.Click(Target.at(0.5, 0.5), Action.Click.Variety.DOUBLE);
        new Story("r1", items::add)
                .starts("Open the editor")
                .looks()
                .thinks("I open it.")
                .does(click, new ScreenPixel(640, 400))
                .isTold("The other one")
                .looks()
                .begins(new Action.Type("soup\n", null))
                .ends(new Outcome.Refused(Refusal.because(Refusal.Reason.CHANGED)))
                .ends(EndReason.FINISHED, "It is open.", null);
        assertThat(new TranscriptText(Texts.in(Locale.ENGLISH)).of(RunState.NONE.after(items)))
                .isEqualTo("""
                        Open the editor

                        Step 1
                        I open it.
                        > Double-click · 640, 400 — Done
                        You: The other one

                        Step 2
                        > Type · “soup ⏎” — Not done · The screen changed meanwhile, so Deskhand looks again.

                        Finished, not verified
                        It is open.
                        The model says that it is done after 2 steps. Deskhand could not check it: look for yourself.
                        """);
    }
}
