package dev.deskhand.agent.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Target;
import org.jspecify.annotations.Nullable;

/// The actions that the replies in these tests mean, and the check that they mean them.
final class Replies {
    static final Action CLICK = new Action.Click(Target.at(0.1, 0.2), Action.Click.Variety.LEFT);
    static final Action DRAG = new Action.Drag(Target.at(0.1, 0.2), Target.at(0.3, 0.4));
    static final Action WAIT = new Action.Wait(null);

    private Replies() {}

    static Action click(Action.Click.Variety variety) {
        return new Action.Click(Target.at(0.1, 0.2), variety);
    }

    static Action type(String content) {
        return new Action.Type(content, null);
    }

    static Action finished(String content) {
        return new Action.Finished(content);
    }

    static Action hotkey(String keys) {
        return new Action.Hotkey(KeyChord.parse(keys));
    }

    static Action scroll(Direction direction, @Nullable Integer notches) {
        return new Action.Scroll(Target.at(0.1, 0.2), direction, notches);
    }

    /// Holds that it is a click at that place, perhaps at the centre of a box.
    static void assertClicksThere(String reply) {
        Reply read = TextReplyReaderTest.read(reply);
        assertThat(read.faults()).as(reply).isEmpty();
        assertThat(read.actions()).as(reply).singleElement().satisfies(action -> {
            assertThat(action.kind()).isEqualTo(ActionKind.CLICK);
            assertThat(action.targets().getFirst().point())
                    .isEqualTo(Target.at(0.1, 0.2).point());
        });
    }

    static void assertMeans(String reply, Action... actions) {
        Reply read = TextReplyReaderTest.read(reply);
        assertThat(read.faults()).as(reply).isEmpty();
        assertThat(read.actions()).as(reply).containsExactly(actions);
    }
}
