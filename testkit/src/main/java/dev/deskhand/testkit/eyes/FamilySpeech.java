package dev.deskhand.testkit.eyes;

import dev.deskhand.agent.screen.Size;

/// Says actions as a model of one family writes them. Places are pixels of the picture it was sent, and are turned into
/// the family's own units here.
///
/// This is the test's own knowledge of the families, on purpose not the program's: two that agree prove something.
public final class FamilySpeech {
    /// The families, by the units and the form of their places.
    public enum Family {
        /// Thousandths of the picture: `start_box='(x,y)'`.
        UI_TARS_1_0,
        /// Pixels of the picture, which was sent in the size the model's own processor would make of it.
        UI_TARS_1_5,
        /// Thousandths of the picture: `point='<point>x y</point>'`.
        DOUBAO_UI_TARS
    }

    private final Family family;
    private final Size picture;

    /// Speaks of one picture.
    ///
    /// @param picture the size of the picture that was sent
    public FamilySpeech(Family family, Size picture) {
        this.family = family;
        this.picture = picture;
    }

    public String click(Spot at) {
        return "click(" + place(at) + ")";
    }

    public String doubleClick(Spot at) {
        return "left_double(" + place(at) + ")";
    }

    public String rightClick(Spot at) {
        return "right_single(" + place(at) + ")";
    }

    public String drag(Spot from, Spot to) {
        String start = isDoubao() ? "start_point=" + value(from) : "start_box=" + value(from);
        String end = isDoubao() ? "end_point=" + value(to) : "end_box=" + value(to);
        return "drag(" + start + ", " + end + ")";
    }

    /// Turns the wheel at a place.
    ///
    /// @param direction `up`, `down`, `left` or `right`
    public String scroll(Spot at, String direction) {
        return "scroll(" + place(at) + ", direction='" + direction + "')";
    }

    /// Strokes keys together.
    ///
    /// @param keys in lower case, joined by blanks: `ctrl s`
    public String hotkey(String keys) {
        return "hotkey(key='" + keys + "')";
    }

    /// A text that ends in a newline is submitted.
    public String type(String content) {
        return "type(content='" + escaped(content) + "')";
    }

    public String pause() {
        return "wait()";
    }

    public String finished(String content) {
        return "finished(content='" + escaped(content) + "')";
    }

    public String callUser() {
        return "call_user()";
    }

    /// A whole reply: what it thinks, and one action or several.
    public String reply(String thought, String... actions) {
        return "Thought: " + thought + "\nAction: " + String.join("\n\n", actions);
    }

    private String place(Spot at) {
        return isDoubao() ? "point=" + value(at) : "start_box=" + value(at);
    }

    private String value(Spot at) {
        return switch (family) {
            case UI_TARS_1_0 ->
                "'(" + thousandths(at.x(), picture.width()) + "," + thousandths(at.y(), picture.height()) + ")'";
            case UI_TARS_1_5 -> "'(" + at.x() + "," + at.y() + ")'";
            case DOUBAO_UI_TARS ->
                "'<point>" + thousandths(at.x(), picture.width()) + " " + thousandths(at.y(), picture.height())
                        + "</point>'";
        };
    }

    private boolean isDoubao() {
        return family == Family.DOUBAO_UI_TARS;
    }

    /// The thousandth whose middle lies nearest to the middle of the pixel.
    private static long thousandths(int pixel, int length) {
        return Math.round((pixel + 0.5) * 1000 / length);
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("'", "\\'")
                .replace("\"", "\\\"")
                .replace("\n", "\\n");
    }
}
