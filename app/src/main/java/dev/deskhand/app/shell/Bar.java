package dev.deskhand.app.shell;

import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.app.desk.Command;
import dev.deskhand.app.fx.Pulse;
import dev.deskhand.app.theme.Theme;
import java.util.function.Consumer;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.input.MouseEvent;
import javafx.stage.Popup;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// The small bar that stays on the screen while the run works there and the window is out of the picture. It is a popup
/// of the iconified window: on X11 that makes it a window no manager manages, so it stays where its owner does not
/// (tried with openbox), never takes the focus and shows in no list. FX thread.
public final class Bar implements ShellPart {
    private final Stage owner;
    private final BarPlace place;
    private final BarView view;
    private final Popup popup = new Popup();
    private @Nullable Point2D grip;

    /// Made hidden.
    ///
    /// @param owner the window it stands in for
    /// @param place tells the operator where it is
    public Bar(Stage owner, BarPlace place, Theme theme, Pulse pulse, BarView view) {
        this.owner = owner;
        this.place = place;
        place.movedBy(pixel -> pulse.next(() -> moveAwayFrom(pixel)));
        this.view = view;
        popup.getContent().add(view);
        popup.setAutoFix(false);
        popup.setAutoHide(false);
        popup.setHideOnEscape(false);
        theme.dress(popup.getScene());
        popup.xProperty().addListener((_, _, _) -> tellPlace());
        popup.yProperty().addListener((_, _, _) -> tellPlace());
        popup.widthProperty().addListener((_, _, _) -> tellPlace());
        popup.heightProperty().addListener((_, _, _) -> tellPlace());
        popup.showingProperty().addListener((_, _, _) -> tellPlace());
        view.setOnMousePressed(this::grab);
        view.setOnMouseDragged(this::drag);
    }

    @Override
    public void show(ShellState state) {
        view.show(state);
    }

    /// Who hears what the person asks for.
    public void onCommand(Consumer<Command> listener) {
        view.onCommand(listener);
    }

    /// Puts it on the screen, in its corner.
    public void appear() {
        if (!popup.isShowing()) {
            hold(Corner.BOTTOM_RIGHT, screen().getVisualBounds());
            popup.show(owner);
        }
    }

    public void vanish() {
        popup.hide();
    }

    private void moveAwayFrom(ScreenPixel pixel) {
        if (popup.isShowing()) {
            Screen screen = screen();
            Point2D point = new Point2D(pixel.x() / screen.getOutputScaleX(), pixel.y() / screen.getOutputScaleY());
            Dimension2D size = new Dimension2D(popup.getWidth(), popup.getHeight());
            hold(Corner.awayFrom(point, screen.getVisualBounds(), size), screen.getVisualBounds());
        }
    }

    private void hold(Corner corner, Rectangle2D screen) {
        popup.setAnchorLocation(corner.held());
        popup.setAnchorX(corner.anchor(screen).getX());
        popup.setAnchorY(corner.anchor(screen).getY());
    }

    /// Between being shown and its first layout it has neither place nor size.
    private void tellPlace() {
        boolean shown = popup.isShowing()
                && popup.getWidth() >= 1
                && popup.getHeight() >= 1
                && Double.isFinite(popup.getX())
                && Double.isFinite(popup.getY());
        place.is(shown ? physical() : null);
    }

    private ScreenRect physical() {
        Screen screen = screen();
        int left = (int) Math.floor(popup.getX() * screen.getOutputScaleX());
        int top = (int) Math.floor(popup.getY() * screen.getOutputScaleY());
        int right = (int) Math.ceil((popup.getX() + popup.getWidth()) * screen.getOutputScaleX());
        int bottom = (int) Math.ceil((popup.getY() + popup.getHeight()) * screen.getOutputScaleY());
        return new ScreenRect(left, top, new Size(right - left, bottom - top));
    }

    /// The screen the bar is on, or the window's before that.
    private Screen screen() {
        double x = popup.isShowing() ? popup.getX() : owner.getX();
        double y = popup.isShowing() ? popup.getY() : owner.getY();
        return Screen.getScreensForRectangle(x, y, 1, 1).stream().findFirst().orElseGet(Screen::getPrimary);
    }

    private void grab(MouseEvent event) {
        grip = new Point2D(event.getScreenX() - popup.getAnchorX(), event.getScreenY() - popup.getAnchorY());
    }

    private void drag(MouseEvent event) {
        Point2D held = grip;
        if (held != null) {
            popup.setAnchorX(event.getScreenX() - held.getX());
            popup.setAnchorY(event.getScreenY() - held.getY());
        }
    }
}
