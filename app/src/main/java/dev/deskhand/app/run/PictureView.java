package dev.deskhand.app.run;

import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Line;
import org.jspecify.annotations.Nullable;

/// A picture of a screen in the largest size that fits, with a mark on each place that was acted on.
final class PictureView extends Pane {
    private final ImageView image = new ImageView();
    private final List<Placed> marks = new ArrayList<>();
    private @Nullable ScreenRect bounds;

    PictureView() {
        getStyleClass().add("picture");
        image.setSmooth(true);
        getChildren().add(image);
        setMinSize(0, 0);
    }

    private record Placed(Region ring, ScreenPixel at) {}

    void show(@Nullable Image picture) {
        image.setImage(picture);
        requestLayout();
    }

    /// Puts the marks of a sight; the last one stands out.
    void mark(Sight sight) {
        bounds = sight.bounds();
        getChildren().setAll(image);
        marks.clear();
        for (Sight.Mark mark : sight.marks()) {
            boolean last = mark.equals(sight.marks().getLast());
            for (ScreenPixel point : mark.points()) {
                Region ring = ring(last);
                marks.add(new Placed(ring, point));
                getChildren().add(ring);
            }
            if (mark.points().size() == 2) {
                join(marks.get(marks.size() - 2).ring(), marks.getLast().ring());
            }
        }
        requestLayout();
    }

    private static Region ring(boolean last) {
        Region dot = new Region();
        dot.getStyleClass().add("mark-dot");
        StackPane ring = new StackPane(dot);
        ring.getStyleClass().add("mark");
        if (last) {
            ring.getStyleClass().add("mark-latest");
        }
        ring.setMouseTransparent(true);
        return ring;
    }

    private void join(Region from, Region to) {
        Line line = new Line();
        line.getStyleClass().add("mark-line");
        line.startXProperty()
                .bind(from.layoutXProperty().add(from.widthProperty().divide(2)));
        line.startYProperty()
                .bind(from.layoutYProperty().add(from.heightProperty().divide(2)));
        line.endXProperty().bind(to.layoutXProperty().add(to.widthProperty().divide(2)));
        line.endYProperty().bind(to.layoutYProperty().add(to.heightProperty().divide(2)));
        line.setManaged(false);
        getChildren().add(1, line);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    /// As high as the picture is at that width; while there is none, as a usual screen would be.
    @Override
    protected double computePrefHeight(double width) {
        Image picture = image.getImage();
        double usual = 10.0 / 16;
        double shape = picture == null ? usual : picture.getHeight() / picture.getWidth();
        return width < 0 ? 0 : width * shape;
    }

    @Override
    protected void layoutChildren() {
        Image picture = image.getImage();
        if (picture == null) {
            return;
        }
        double scale = Math.min(getWidth() / picture.getWidth(), getHeight() / picture.getHeight());
        double width = picture.getWidth() * scale;
        double height = picture.getHeight() * scale;
        double left = (getWidth() - width) / 2;
        double top = (getHeight() - height) / 2;
        image.setFitWidth(width);
        image.setFitHeight(height);
        image.relocate(left, top);
        ScreenRect screen = bounds;
        if (screen != null) {
            marks.forEach(mark -> place(mark, screen, left, top, width, height));
        }
    }

    private static void place(Placed mark, ScreenRect screen, double left, double top, double width, double height) {
        double x = left + (mark.at().x() - screen.x() + 0.5) / screen.size().width() * width;
        double y = top + (mark.at().y() - screen.y() + 0.5) / screen.size().height() * height;
        mark.ring().autosize();
        mark.ring().relocate(x - mark.ring().getWidth() / 2, y - mark.ring().getHeight() / 2);
    }
}
