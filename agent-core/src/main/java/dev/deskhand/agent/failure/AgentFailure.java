package dev.deskhand.agent.failure;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Everything that can go wrong across a port. A closed set, so that retrying, wording and reporting are complete.
/// Holds no exception text, no text a server wrote and no secret: what is in here may be logged, stored and shown.
public sealed interface AgentFailure {
    /// The name in events and output.
    String kind();

    /// Whether the same call may go well a little later.
    default boolean isPassing() {
        return switch (this) {
            case ModelBusy _, ModelSilent _ -> true;
            case ModelUnreachable(var _, var obstacle) -> !obstacle.isOfTheCertificate();
            case ModelGarbled(var flaw) -> flaw != ModelGarbled.Flaw.FILTERED;
            case ModelRefused _, RetryTooFarOff _, ScreenLost _, ScreenTaken _, PartMissing _ -> false;
            case InputFailed _, NotAnswering _, RecorderBroken _, PictureImpossible _, OwnFault _ -> false;
        };
    }

    /// Whether it looks like a wrong setting rather than a bad moment: many tries would only keep a person from hearing
    /// what to put right. Once the endpoint has answered, its settings are right and this says nothing.
    default boolean hintsAtSettings() {
        return switch (this) {
            case ModelUnreachable(var _, var obstacle) ->
                obstacle == ModelUnreachable.Obstacle.UNKNOWN_HOST || obstacle == ModelUnreachable.Obstacle.TLS;
            case ModelGarbled(var flaw) ->
                switch (flaw) {
                    case NOT_THE_PROTOCOL, WEB_PAGE, NO_CHOICES -> true;
                    case CUT_OFF, EMPTY, FILTERED -> false;
                };
            case ModelBusy _, ModelSilent _, ModelRefused _, RetryTooFarOff _ -> false;
            case ScreenLost _, ScreenTaken _, PartMissing _, InputFailed _, NotAnswering _ -> false;
            case RecorderBroken _, PictureImpossible _, OwnFault _ -> false;
        };
    }

    /// No connection to the model's endpoint.
    ///
    /// @param endpoint scheme, host and port; no path, no query, no user
    record ModelUnreachable(String endpoint, Obstacle obstacle) implements AgentFailure {
        /// What kept us from it.
        public enum Obstacle {
            UNKNOWN_HOST,
            CONNECTION_REFUSED,
            /// The two do not understand each other, as where one of them speaks without TLS.
            TLS,
            /// Nobody this computer trusts vouches for its certificate.
            CERTIFICATE_UNTRUSTED,
            /// Its certificate has expired, or is not valid yet.
            CERTIFICATE_EXPIRED,
            /// Its certificate is for another host.
            CERTIFICATE_OF_ANOTHER,
            TIMED_OUT,
            BROKEN_OFF;

            boolean isOfTheCertificate() {
                return switch (this) {
                    case CERTIFICATE_UNTRUSTED, CERTIFICATE_EXPIRED, CERTIFICATE_OF_ANOTHER -> true;
                    case UNKNOWN_HOST, CONNECTION_REFUSED, TLS, TIMED_OUT, BROKEN_OFF -> false;
                };
            }
        }

        @Override
        public String kind() {
            return "model_unreachable";
        }
    }

    /// The endpoint answered 408, 409, 429 or 5xx.
    ///
    /// @param retryAfter what it asked us to wait; null where it did not say
    record ModelBusy(int status, @Nullable Duration retryAfter) implements AgentFailure {
        @Override
        public String kind() {
            return "model_busy";
        }
    }

    /// The endpoint took the request and then said nothing for too long, or did not come to an end.
    record ModelSilent(Phase phase, Duration after) implements AgentFailure {
        /// Where in the answer.
        public enum Phase {
            /// No word of it yet, whatever else may have come.
            BEFORE_FIRST_BYTE,
            IN_MID_ANSWER,
            /// It never fell silent, but the answer took longer than any may.
            WITHOUT_END
        }

        @Override
        public String kind() {
            return "model_silent";
        }
    }

    /// A success in name, but not an answer.
    record ModelGarbled(Flaw flaw) implements AgentFailure {
        /// What is wrong with it.
        public enum Flaw {
            NOT_THE_PROTOCOL,
            /// A page for a browser.
            WEB_PAGE,
            /// The protocol's words, but no answer among them.
            NO_CHOICES,
            CUT_OFF,
            EMPTY,
            /// The provider's filter broke it off; it would again.
            FILTERED
        }

        @Override
        public String kind() {
            return "model_garbled";
        }
    }

    /// The endpoint will not answer this request, now or later: every other 4xx, and every 3xx.
    record ModelRefused(int status, Ground ground) implements AgentFailure {
        /// What is the matter, as far as the status tells.
        public enum Ground {
            KEY,
            FORBIDDEN,
            PATH_OR_MODEL,
            /// The endpoint points to another address. Not followed: the key would go there too.
            MOVED,
            TOO_LARGE,
            REQUEST
        }

        @Override
        public String kind() {
            return "model_refused";
        }
    }

    /// The endpoint asked for a longer wait than a person should be left with.
    record RetryTooFarOff(Duration asked) implements AgentFailure {
        @Override
        public String kind() {
            return "retry_too_far_off";
        }
    }

    /// The operator's screen is gone: server ended, display unplugged, connection lost.
    record ScreenLost(String operator) implements AgentFailure {
        /// In place of an operator: it was our own window that lost its display.
        public static final String WINDOW = "window";

        @Override
        public String kind() {
            return "screen_lost";
        }
    }

    /// Another run works on that screen.
    record ScreenTaken(String holder) implements AgentFailure {
        @Override
        public String kind() {
            return "screen_taken";
        }
    }

    /// Something this needs is not on this computer or not permitted.
    ///
    /// @param part the name of a [Part], or a folder
    record PartMissing(String part) implements AgentFailure {
        public PartMissing(Part part) {
            this(part.wireName());
        }

        @Override
        public String kind() {
            return "part_missing";
        }
    }

    /// The system did not take an input event.
    record InputFailed(String what) implements AgentFailure {
        @Override
        public String kind() {
            return "input_failed";
        }
    }

    /// A part of this computer did not come back from a call in time.
    record NotAnswering(String part) implements AgentFailure {
        @Override
        public String kind() {
            return "not_answering";
        }
    }

    /// Facts can no longer be made durable, so a run must not go on.
    ///
    /// @param place the file or folder that cannot be written; empty where an older version did not say
    record RecorderBroken(Hindrance hindrance, String place) implements AgentFailure {
        /// What keeps it from writing.
        public enum Hindrance {
            DISK_FULL,
            NOT_WRITABLE,
            /// A file lies where the folder should be.
            NO_FOLDER,
            IN_USE,
            DAMAGED,
            /// A later version of Deskhand has been at the recordings.
            NEWER_VERSION
        }

        @Override
        public String kind() {
            return "recorder_broken";
        }
    }

    /// A frame that cannot become the picture the family wants.
    record PictureImpossible(String why) implements AgentFailure {
        @Override
        public String kind() {
            return "picture_impossible";
        }
    }

    /// A defect of Deskhand itself.
    ///
    /// @param where the class of the fault and the place it came from, never its message; for example
    ///     `IllegalStateException at Pointer:41`
    record OwnFault(String where) implements AgentFailure {
        @Override
        public String kind() {
            return "own_fault";
        }

        /// What may be told of an exception that should never have been thrown.
        public static OwnFault of(Throwable fault) {
            StackTraceElement[] trace = fault.getStackTrace();
            String place = trace.length == 0
                    ? "unknown place"
                    : trace[0].getClassName().replaceAll(".*\\.", "") + ":" + trace[0].getLineNumber();
            return new OwnFault(fault.getClass().getSimpleName() + " at " + place);
        }
    }
}
