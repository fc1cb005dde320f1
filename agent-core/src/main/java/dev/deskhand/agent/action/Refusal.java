package dev.deskhand.agent.action;

/// Why an action was not even begun.
///
/// @param detail what the reason is about, such as the key's name; empty where the reason says it all. Never typed
///     text.
public record Refusal(Reason reason, String detail) {
    /// The closed set of reasons.
    public enum Reason {
        /// What is under or around the target changed after the look.
        CHANGED("changed"),
        /// A newer look was taken than the one the action belongs to.
        STALE("stale"),
        /// Another batch has already acted on that look.
        SPENT("spent"),
        /// The frame comes from another operator, or from a screen that is gone.
        REPLACED("replaced"),
        /// The point lies more than one per cent outside the picture.
        OUTSIDE("outside"),
        /// There is no key of that name, or this keyboard has none that does it.
        UNKNOWN_KEY("unknown_key"),
        /// The text holds a character no key of this keyboard types; the detail is its code point, such as `U+0007`.
        UNTYPABLE("untypable"),
        /// This operator cannot do that kind of action.
        UNSUPPORTED("unsupported"),
        /// Pressing our own stop key is not for the model.
        STOP_KEY("stop_key"),
        /// The point lies under our own bar, which has moved away meanwhile.
        UNDER_BAR("under_bar");

        private final String wireName;

        Reason(String wireName) {
            this.wireName = wireName;
        }

        public String wireName() {
            return wireName;
        }
    }

    public static Refusal because(Reason reason) {
        return new Refusal(reason, "");
    }
}
