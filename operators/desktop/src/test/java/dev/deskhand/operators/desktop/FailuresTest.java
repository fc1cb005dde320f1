package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.InputFailed;
import dev.deskhand.agent.failure.AgentFailure.NotAnswering;
import dev.deskhand.agent.failure.AgentFailure.PartMissing;
import dev.deskhand.agent.failure.AgentFailure.ScreenLost;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FailuresTest {
    @ParameterizedTest
    @EnumSource(Reason.class)
    void a_look_fails_with_one_of_three_kinds(Reason reason) {
        AgentFailure failure = Failures.ofLooking(reason);
        boolean known = switch (failure) {
            case ScreenLost _, PartMissing _, NotAnswering _ -> true;
            case InputFailed _ -> reason == Reason.NO_KEY;
            default -> false;
        };
        assertThat(known).as(reason + " became " + failure).isTrue();
    }

    @Test
    void what_is_missing_is_named() {
        assertThat(Failures.of(Reason.NO_DISPLAY)).isEqualTo(new PartMissing("DISPLAY"));
        assertThat(Failures.of(Reason.NO_LIBRARY)).isEqualTo(new PartMissing("libX11"));
        assertThat(Failures.of(Reason.GUEST)).isEqualTo(new PartMissing("X11 session"));
        assertThat(Failures.of(Reason.NO_XTEST)).isEqualTo(new PartMissing("XTEST"));
        assertThat(Failures.of(Reason.NO_XINPUT)).isEqualTo(new PartMissing("XInput2"));
        assertThat(Failures.of(Reason.NO_XKB)).isEqualTo(new PartMissing("XKB"));
    }

    @Test
    void a_server_that_is_gone_and_one_that_was_left_are_both_a_lost_screen() {
        assertThat(Failures.of(Reason.LOST)).isEqualTo(new ScreenLost("desktop"));
        assertThat(Failures.of(Reason.CLOSED)).isEqualTo(new ScreenLost("desktop"));
    }
}
