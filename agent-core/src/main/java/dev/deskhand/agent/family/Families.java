package dev.deskhand.agent.family;

import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.SmartResize;
import java.util.List;
import java.util.Optional;

/// The families we know how to speak to. What each wants is data from its makers: the sizes are counted in the 28
/// px patches its picture processor cuts.
public final class Families {
    private static final int PATCH = 28;
    private static final int PICTURES_KEPT = 5;
    private static final int QUALITY = 85;

    /// The strictest endpoints take 5 MB in base64, which is this many bytes.
    private static final long MAX_BYTES = 3_750_000;

    private static final SmartResize SMART = new SmartResize(PATCH, patches(100), patches(16_384));

    private static final ActionSpace DESKTOP = ActionSpace.of(
            ActionKind.CLICK,
            ActionKind.DOUBLE_CLICK,
            ActionKind.RIGHT_CLICK,
            ActionKind.DRAG,
            ActionKind.HOTKEY,
            ActionKind.TYPE,
            ActionKind.SCROLL,
            ActionKind.WAIT,
            ActionKind.FINISHED,
            ActionKind.CALL_USER);

    private static final List<Family> ALL = List.of(
            new Family(
                    "ui-tars-1.0",
                    PromptText.of("ui-tars-1.0.txt"),
                    jpeg(new PictureSpec.UpTo(patches(2_700))),
                    CoordinateSpace.Grid.THOUSANDTHS,
                    DESKTOP,
                    PICTURES_KEPT),
            new Family(
                    "ui-tars-1.5",
                    PromptText.of("ui-tars-1.5.txt"),
                    jpeg(new PictureSpec.Smart(SMART)),
                    new CoordinateSpace.SmartResized(SMART, AxisOrder.XY),
                    DESKTOP,
                    PICTURES_KEPT),
            new Family(
                    "doubao-ui-tars",
                    PromptText.of("doubao-ui-tars.txt"),
                    jpeg(new PictureSpec.UpTo(patches(5_120))),
                    CoordinateSpace.Grid.THOUSANDTHS,
                    DESKTOP.and(ActionKind.PRESS, ActionKind.RELEASE),
                    PICTURES_KEPT));

    private Families() {}

    /// The family of that id, such as `ui-tars-1.5`.
    public static Optional<Family> find(String id) {
        return ALL.stream().filter(family -> family.id().equals(id)).findFirst();
    }

    /// All of them, in the order a person chooses from.
    public static List<Family> all() {
        return ALL;
    }

    private static long patches(int count) {
        return (long) count * PATCH * PATCH;
    }

    private static PictureSpec jpeg(PictureSpec.Sizing sizing) {
        return new PictureSpec(sizing, Picture.Format.JPEG, QUALITY, MAX_BYTES);
    }
}
