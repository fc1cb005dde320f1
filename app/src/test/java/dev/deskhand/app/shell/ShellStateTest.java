package dev.deskhand.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.desk.RunWish;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.run.RunState;
import dev.deskhand.app.run.RunWords;
import dev.deskhand.app.run.Story;
import dev.deskhand.app.shell.ShellState.Offer;
import dev.deskhand.app.wording.Tone;
import dev.deskhand.app.wording.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ShellStateTest {
    private static final RunWish WISH = new RunWish("Do it", "Lab", "desktop");
    private static final RunWords WORDS = new RunWords(Texts.in(Locale.ENGLISH));

    private static ShellState of(DeskState desk) {
        List<StreamItem> items = new ArrayList<>();
        new Story("r1", items::add).starts("Do it").looks();
        return ShellState.of(desk, RunState.NONE.after(items), WORDS);
    }

    @Test
    void says_what_goes_on_and_offers_what_makes_sense() {
        assertThat(of(new DeskState.Going(WISH)))
                .isEqualTo(new ShellState(
                        new Words("Thinking", "", Tone.BUSY), "Step 1 of 100", "", Set.of(Offer.PAUSE, Offer.STOP)));
        assertThat(of(new DeskState.Paused(WISH)).offers()).containsExactlyInAnyOrder(Offer.RESUME, Offer.STOP);
        assertThat(of(new DeskState.Starting(WISH)).offers()).containsExactlyInAnyOrder(Offer.PAUSE, Offer.STOP);
        assertThat(of(new DeskState.Stopping(WISH)).offers()).isEmpty();
        assertThat(of(new DeskState.Idle(null)).offers()).isEmpty();
    }

    @Test
    void says_the_first_line_of_the_latest_thought() {
        List<StreamItem> items = new ArrayList<>();
        new Story("r1", items::add).starts("Do it").looks().thinks("Earlier.").thinks("I press it.\nIt is blue.");
        assertThat(ShellState.of(new DeskState.Going(WISH), RunState.NONE.after(items), WORDS)
                        .thought())
                .isEqualTo("I press it.");
    }
}
