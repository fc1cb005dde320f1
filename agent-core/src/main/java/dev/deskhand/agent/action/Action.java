package dev.deskhand.agent.action;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a model wants done, read from its reply and not yet bound to a frame: places are fractions, keys are names.
public sealed interface Action {
    /// No text an action carries is longer, in characters.
    int LONGEST_TEXT = 1 << 20;

    /// No name, address or list of keys is longer, in characters.
    int LONGEST_NAME = 8192;

    ActionKind kind();

    /// Where it is aimed, in the order it acts; empty where it needs no place.
    default List<Target> targets() {
        return List.of();
    }

    /// The keys it names; null where it names none.
    default @Nullable KeyChord keys() {
        return null;
    }

    /// Whether it speaks to the person or the loop and is no work for an operator.
    default boolean endsTheRun() {
        return this instanceof Finished || this instanceof CallUser;
    }

    /// A press and release of a mouse button, once or quickly in a row, at one place.
    record Click(Target at, Variety variety) implements Action {
        /// Which button, how often.
        public enum Variety {
            LEFT(ActionKind.CLICK),
            DOUBLE(ActionKind.DOUBLE_CLICK),
            TRIPLE(ActionKind.TRIPLE_CLICK),
            RIGHT(ActionKind.RIGHT_CLICK),
            MIDDLE(ActionKind.MIDDLE_CLICK),
            LONG(ActionKind.LONG_PRESS);

            private final ActionKind kind;

            Variety(ActionKind kind) {
                this.kind = kind;
            }
        }

        @Override
        public ActionKind kind() {
            return variety.kind;
        }

        @Override
        public List<Target> targets() {
            return List.of(at);
        }
    }

    /// Moves the pointer and does nothing else.
    record MouseMove(Target to) implements Action {
        @Override
        public ActionKind kind() {
            return ActionKind.MOUSE_MOVE;
        }

        @Override
        public List<Target> targets() {
            return List.of(to);
        }
    }

    /// Presses the left button and keeps it down; where the pointer is, if no place is given.
    record MouseDown(@Nullable Target at) implements Action {
        @Override
        public ActionKind kind() {
            return ActionKind.MOUSE_DOWN;
        }

        @Override
        public List<Target> targets() {
            return at == null ? List.of() : List.of(at);
        }
    }

    /// Lets the left button go; where the pointer is, if no place is given.
    record MouseUp(@Nullable Target at) implements Action {
        @Override
        public ActionKind kind() {
            return ActionKind.MOUSE_UP;
        }

        @Override
        public List<Target> targets() {
            return at == null ? List.of() : List.of(at);
        }
    }

    /// Moves with the left button held from one place to another.
    record Drag(Target from, Target to) implements Action {
        @Override
        public ActionKind kind() {
            return ActionKind.DRAG;
        }

        @Override
        public List<Target> targets() {
            return List.of(from, to);
        }
    }

    /// A finger's drag, on a touch screen.
    record Swipe(Target from, Target to) implements Action {
        @Override
        public ActionKind kind() {
            return ActionKind.SWIPE;
        }

        @Override
        public List<Target> targets() {
            return List.of(from, to);
        }
    }

    /// Turns the wheel; where the pointer is, if no place is given.
    ///
    /// @param notches clicks of the wheel, at least 1; null where the model named no number
    record Scroll(
            @Nullable Target at,
            Direction direction,
            @Nullable Integer notches) implements Action {
        /// What a scroll without a number means.
        public static final int DEFAULT_NOTCHES = 5;

        /// More than this in one action is a misreading, not a wish.
        public static final int MOST_NOTCHES = 100;

        public Scroll {
            if (notches != null && (notches < 1 || notches > MOST_NOTCHES)) {
                throw new IllegalArgumentException("notches out of range: " + notches);
            }
        }

        @Override
        public ActionKind kind() {
            return ActionKind.SCROLL;
        }

        @Override
        public List<Target> targets() {
            return at == null ? List.of() : List.of(at);
        }
    }

    /// Types a text, clicking first where a place is given. A text that ends in a newline is typed without it and
    /// Enter follows.
    ///
    /// @param content the decoded text, a final newline included; never empty
    record Type(String content, @Nullable Target at) implements Action {
        public Type {
            if (content.isEmpty()) {
                throw new IllegalArgumentException("nothing to type");
            }
        }

        /// Whether Enter follows the text.
        public boolean submits() {
            return content.endsWith("\n");
        }

        /// What is typed before that Enter.
        public String text() {
            return submits() ? content.substring(0, content.length() - 1) : content;
        }

        @Override
        public ActionKind kind() {
            return ActionKind.TYPE;
        }

        @Override
        public List<Target> targets() {
            return at == null ? List.of() : List.of(at);
        }
    }

    /// Presses keys in order and lets them go in the opposite order.
    record Hotkey(KeyChord keys) implements Action {
        @Override
        public ActionKind kind() {
            return ActionKind.HOTKEY;
        }
    }

    /// Presses keys; modifiers stay down until they are released.
    record Press(KeyChord keys) implements Action {
        @Override
        public ActionKind kind() {
            return ActionKind.PRESS;
        }
    }

    /// Lets keys go.
    record Release(KeyChord keys) implements Action {
        @Override
        public ActionKind kind() {
            return ActionKind.RELEASE;
        }
    }

    /// Waits, or less where the screen changes before.
    ///
    /// @param time how long; null where the model named no time
    record Wait(@Nullable Duration time) implements Action {
        public static final Duration DEFAULT = Duration.ofSeconds(5);
        public static final Duration LONGEST = Duration.ofSeconds(60);

        /// More than this is a misreading, not a wish.
        public static final Duration LONGEST_ASKED = Duration.ofDays(1);

        /// The time that is really waited at most.
        public Duration bounded() {
            if (time == null) {
                return DEFAULT;
            }
            return time.compareTo(LONGEST) > 0 ? LONGEST : time;
        }

        @Override
        public ActionKind kind() {
            return ActionKind.WAIT;
        }
    }

    /// The work is done, says the model.
    record Finished(String content) implements Action {
        @Override
        public ActionKind kind() {
            return ActionKind.FINISHED;
        }
    }

    /// The model needs the person.
    record CallUser(String content) implements Action {
        @Override
        public ActionKind kind() {
            return ActionKind.CALL_USER;
        }
    }

    /// Opens a page in a browser.
    record Navigate(String url) implements Action {
        @Override
        public ActionKind kind() {
            return ActionKind.NAVIGATE;
        }
    }

    /// Opens an application by its name.
    record OpenApp(String name) implements Action {
        @Override
        public ActionKind kind() {
            return ActionKind.OPEN_APP;
        }
    }

    /// An action that is nothing but its name.
    record Simple(ActionKind kind) implements Action {
        public Simple {
            switch (kind) {
                case SCREENSHOT, NAVIGATE_BACK, OPEN_COMPUTER, PRESS_HOME, PRESS_BACK -> {}
                default -> throw new IllegalArgumentException(kind + " needs more than its name");
            }
        }
    }
}
