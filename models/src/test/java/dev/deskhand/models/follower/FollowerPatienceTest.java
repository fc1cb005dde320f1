package dev.deskhand.models.follower;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.reply.Reply;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FollowerPatienceTest extends FollowerDialogue {
    @Test
    void what_was_pressed_is_given_a_moment_to_show_before_something_is_typed_into_it() throws Revoked {
        first("press ctrl+s, type name, press Enter");

        Reply patient = next(DONE, "Nothing on the screen changed after that.");

        assertThat(action(patient)).isEqualTo("wait 2000");
        assertThat(patient.thought()).contains("give it a moment");
        Reply then = next(DONE, "Nothing on the screen changed after that.");
        assertThat(action(then)).isEqualTo("type name");
        assertThat(then.thought()).startsWith("Step 2 of 3");
        assertThat(action(next(DONE, "Nothing on the screen changed after that.")))
                .isEqualTo("press enter");
        assertThat(next(DONE, "Nothing on the screen changed after that.")
                        .actions()
                        .getFirst())
                .isEqualTo(new Action.Finished("I did these steps: press Ctrl+S; type “name”; press Enter."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"alt+F4", "ctrl+w", "ctrl+q", "cmd+q"})
    void what_was_done_is_given_a_moment_before_something_is_closed(String keys) throws Revoked {
        first("press Enter, press " + keys);

        Reply patient = next(DONE);

        assertThat(action(patient)).isEqualTo("wait 2000");
        assertThat(patient.thought()).contains("closes something");
        assertThat(action(next(DONE))).startsWith("press ").doesNotContain("enter");
        assertThat(next(DONE).actions().getFirst()).isInstanceOf(Action.Finished.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"press alt+F4", "wait 3 seconds, press alt+F4", "press w, press q"})
    void no_moment_is_given_where_it_is_not_needed(String instruction) throws Revoked {
        String last = "";
        for (Reply reply = first(instruction);
                !(reply.actions().getFirst() instanceof Action.Finished);
                reply = next(DONE)) {
            last += action(reply) + " ";
        }
        assertThat(last).doesNotContain("wait 2000");
    }
}
