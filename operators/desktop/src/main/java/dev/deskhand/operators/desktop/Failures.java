package dev.deskhand.operators.desktop;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.Defects;
import dev.deskhand.agent.failure.Part;
import dev.deskhand.operators.desktop.x11.X11Exception;

/// What X11 could not do, in the words that cross the port.
final class Failures {
    private Failures() {}

    static AgentFailure of(X11Exception unable) {
        return of(unable.reason());
    }

    static AgentFailure of(X11Exception.Reason reason) {
        return switch (reason) {
            case NO_LIBRARY -> new AgentFailure.PartMissing(Part.LIBX11);
            case NO_DISPLAY -> new AgentFailure.PartMissing(Part.DISPLAY);
            case NO_XTEST -> new AgentFailure.PartMissing(Part.XTEST);
            case NO_XINPUT -> new AgentFailure.PartMissing(Part.XINPUT);
            case NO_XKB -> new AgentFailure.PartMissing(Part.XKB);
            case NO_SHARED_MEMORY -> new AgentFailure.PartMissing(Part.SHARED_MEMORY);
            case GUEST -> new AgentFailure.PartMissing(Part.X11_SESSION);
            case NO_TRUE_COLOUR -> new AgentFailure.PartMissing(Part.TRUE_COLOUR);
            case SILENT -> new AgentFailure.NotAnswering("display server");
            case LOST, CLOSED -> screenLost();
            case REFUSED -> new AgentFailure.InputFailed("X11");
            case NO_KEY -> new AgentFailure.InputFailed("key");
        };
    }

    /// The same while looking: a screen that cannot be read just now is one that does not answer.
    static AgentFailure ofLooking(X11Exception unable) {
        return ofLooking(unable.reason());
    }

    static AgentFailure ofLooking(X11Exception.Reason reason) {
        return reason == X11Exception.Reason.REFUSED ? new AgentFailure.NotAnswering("screen") : of(reason);
    }

    /// Why nothing more can be heard. For the root of the thread that heard.
    static AgentFailure ofHearing(Throwable why) {
        return why instanceof X11Exception gone ? of(gone) : Defects.report(why);
    }

    static AgentFailure screenLost() {
        return new AgentFailure.ScreenLost(DesktopOperator.NAME);
    }
}
