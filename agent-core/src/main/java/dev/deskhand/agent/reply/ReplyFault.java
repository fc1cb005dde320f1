package dev.deskhand.agent.reply;

/// Something in a reply that could not be understood, in a sentence the model can act on.
///
/// @param after how many calls of the same reply could be read before it: those may run, the later ones must not
public record ReplyFault(Kind kind, String message, int after) {
    /// The closed set of faults.
    public enum Kind {
        NO_ACTION("no_action"),
        UNKNOWN_ACTION("unknown_action"),
        MISSING_COORDINATES("missing_coordinates"),
        BAD_COORDINATES("bad_coordinates"),
        BAD_ARGUMENTS("bad_arguments"),
        EMPTY_CONTENT("empty_content"),
        UNTERMINATED("unterminated"),
        ASPECT_RATIO_OVER_200("aspect_ratio_over_200"),
        /// The answer ran into its length limit; nothing of it is acted on.
        CUT_BY_LENGTH("cut_by_length");

        private final String wireName;

        Kind(String wireName) {
            this.wireName = wireName;
        }

        public String wireName() {
            return wireName;
        }
    }
}
