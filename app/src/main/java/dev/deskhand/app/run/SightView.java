package dev.deskhand.app.run;

import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.widget.Icon;
import java.util.Objects;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The frame the run works on. Holds one picture at a time; the one before stays until the next is decoded.
final class SightView extends VBox {
    private final Texts texts;
    private final PictureLoader loader;
    private final PictureView picture = new PictureView();
    private final Label caption = new Label();
    private final VBox empty;
    private @Nullable PictureRef asked;
    private @Nullable Sight sight;

    SightView(RunViewModel model, PictureLoader loader) {
        this.texts = model.texts();
        this.loader = loader;
        setId("sight");
        getStyleClass().add("sight");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        Label title = new Label(texts.text("sight.title"));
        title.getStyleClass().add("section-title");
        empty = empty();
        StackPane frame = new StackPane(empty, picture);
        frame.getStyleClass().add("sight-frame");
        frame.setMinSize(0, 0);
        frame.setMaxHeight(USE_PREF_SIZE);
        setMaxHeight(USE_PREF_SIZE);
        setVgrow(frame, Priority.ALWAYS); // shrinks it where there is too little room; it never grows
        caption.setId("sight-caption");
        caption.getStyleClass().add("caption");
        getChildren().addAll(title, frame, caption);
        model.run().addListener((_, _, run) -> show(run.sight()));
        show(model.run().get().sight());
    }

    private VBox empty() {
        Label words = new Label(texts.text("sight.empty"));
        words.setWrapText(true);
        words.getStyleClass().add("empty-text");
        VBox box = new VBox(Icon.SCREEN.node(), words);
        box.getStyleClass().add("empty");
        box.setAlignment(Pos.CENTER);
        return box;
    }

    private void show(@Nullable Sight next) {
        if (Objects.equals(next, sight)) {
            return;
        }
        sight = next;
        if (next == null) {
            asked = null;
            caption.setText("");
            show(Optional.empty());
        } else if (next.picture() == null) {
            asked = null;
            show(Optional.empty());
        } else if (next.picture().equals(asked)) {
            picture.mark(next);
        } else {
            asked = next.picture();
            loader.load(asked, this::arrived);
        }
    }

    /// One that is not wanted any more is dropped.
    private void arrived(PictureRef which, Optional<Image> image) {
        if (which.equals(asked)) {
            show(image);
        }
    }

    /// The marks move on with the picture, never before it: a mark on the wrong frame misleads.
    private void show(Optional<Image> image) {
        empty.setVisible(image.isEmpty());
        picture.setVisible(image.isPresent());
        picture.show(image.orElse(null));
        Sight now = sight;
        if (now != null && image.isEmpty()) {
            caption.setText(texts.text("sight.not_kept", now.step()));
        }
        if (now != null && image.isPresent()) {
            picture.mark(now);
            String size =
                    now.bounds().size().width() + " × " + now.bounds().size().height();
            caption.setText(texts.text("sight.caption", now.step(), size));
            setAccessibleText(caption.getText());
        }
    }
}
