package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Action.Click.Variety;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.display.WindowManager;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OwnBarTest {
    private static final ScreenRect TOP = new ScreenRect(300, 0, new Size(400, 40));
    private static final ScreenRect BOTTOM = new ScreenRect(300, 660, new Size(400, 90));

    private final MovingBar bar = new MovingBar();
    private Desk desk;

    /// Goes to the other edge when it is asked to.
    private static final class MovingBar implements OwnBar {
        private ScreenRect place = TOP;
        private ScreenRect next = BOTTOM;
        private int timesAskedBeforeItMoves;
        private boolean asked;

        @Override
        public Optional<ScreenRect> bounds() {
            if (asked && timesAskedBeforeItMoves-- <= 0) {
                place = next;
            }
            return Optional.of(place);
        }

        @Override
        public void moveAwayFrom(ScreenPixel pixel) {
            asked = true;
        }

        void takesItsTime() {
            timesAskedBeforeItMoves = 5;
        }

        void stays() {
            next = TOP;
        }
    }

    @BeforeEach
    void open() throws Exception {
        desk = Desk.open(WindowManager.NONE, bar);
        desk.display().run("xsetroot", "-solid", "#204060");
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void is_a_grey_restless_place_on_every_frame() throws Exception {
        Frame frame = desk.look();
        assertThat(pixel(frame, 300, 0)).isEqualTo(0x808080);
        assertThat(pixel(frame, 699, 39)).isEqualTo(0x808080);
        assertThat(pixel(frame, 299, 0)).isEqualTo(0x204060);
        assertThat(pixel(frame, 700, 39)).isEqualTo(0x204060);
        assertThat(pixel(frame, 300, 40)).isEqualTo(0x204060);
        assertThat(frame.restless().cardinality()).isEqualTo(13 * 2);
    }

    @Test
    void is_cut_off_where_it_leaves_the_display() throws Exception {
        bar.moveAwayFrom(new ScreenPixel(0, 0));
        Frame frame = desk.look();
        assertThat(pixel(frame, 300, 699)).isEqualTo(0x808080);
        assertThat(pixel(frame, 300, 659)).isEqualTo(0x204060);
    }

    @Test
    void goes_away_from_where_an_action_is_aimed() throws Exception {
        Action click = new Action.Click(Desk.at(310, 10), Variety.LEFT);
        assertThat(desk.act(click)).containsExactly(new Outcome.Refused(Refusal.because(Refusal.Reason.UNDER_BAR)));
        assertThat(desk.act(click)).containsExactly(Desk.DONE);
    }

    @Test
    void refuses_no_action_near_it() throws Exception {
        assertThat(desk.act(new Action.Click(Desk.at(310, 41), Variety.LEFT))).containsExactly(Desk.DONE);
    }

    @Test
    void is_seen_in_its_new_place_only_once_it_has_gone_there() throws Exception {
        bar.takesItsTime();
        Action click = new Action.Click(Desk.at(310, 10), Variety.LEFT);
        assertThat(desk.act(click)).containsExactly(new Outcome.Refused(Refusal.because(Refusal.Reason.UNDER_BAR)));
        Frame frame = desk.look();
        assertThat(pixel(frame, 310, 10)).isEqualTo(0x204060);
        assertThat(pixel(frame, 310, 670)).isEqualTo(0x808080);
    }

    @Test
    void is_not_waited_for_when_it_stays_where_it_is() throws Exception {
        bar.stays();
        Action click = new Action.Click(Desk.at(310, 10), Variety.LEFT);
        assertThat(desk.act(click)).containsExactly(new Outcome.Refused(Refusal.because(Refusal.Reason.UNDER_BAR)));
        assertThat(pixel(desk.look(), 310, 10)).isEqualTo(0x808080);
    }

    private static int pixel(Frame frame, int x, int y) {
        return frame.pixels()[y * frame.size().width() + x];
    }
}
