package dev.deskhand.agent.json;

/// A field that came in from outside and cannot be taken. The message names the field and what is wrong with it,
/// and never holds what was in it.
public final class BadField extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String field;
    private final String problem;

    /// Names the field and the rule it breaks.
    ///
    /// @param field as a path, such as `point.x`
    /// @param problem the rule, such as `must be a number`
    public BadField(String field, String problem) {
        super(field + " " + problem);
        this.field = field;
        this.problem = problem;
    }

    public String field() {
        return field;
    }

    /// The rule it breaks, such as `must be a number`.
    public String problem() {
        return problem;
    }
}
