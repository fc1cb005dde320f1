package dev.deskhand.agent.event;

/// A field that came in from outside and cannot be taken. The message names the field and what is wrong with it,
/// and never holds what was in it.
public final class BadField extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String field;

    /// Names the field and the rule it breaks.
    ///
    /// @param field as a path, such as `point.x`
    /// @param problem the rule, such as `must be a number`
    public BadField(String field, String problem) {
        super(field + " " + problem);
        this.field = field;
    }

    public String field() {
        return field;
    }
}
