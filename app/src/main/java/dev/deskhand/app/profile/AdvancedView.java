package dev.deskhand.app.profile;

import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.widget.Buttons;
import dev.deskhand.app.widget.Icon;
import dev.deskhand.app.widget.Show;
import java.util.Locale;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/// What few people ever change of a profile, folded away to one line. FX thread.
final class AdvancedView extends VBox {
    private final ProfileViewModel model;
    private final Texts texts;
    private final BooleanProperty open = new SimpleBooleanProperty(false);

    /// Lays it out, folded.
    ///
    /// @param beside what stands at the end of the line it is folded away to
    AdvancedView(ProfileViewModel model, Texts texts, Node beside) {
        this.model = model;
        this.texts = texts;
        getStyleClass().add("advanced");
        Node engine = engineRow();
        Show.when(engine, open.flatMap(isOpen -> model.needsModel().map(needed -> needed && isOpen)));
        Region room = new Region();
        HBox.setHgrow(room, Priority.ALWAYS);
        HBox head = new HBox(fold(), room, beside);
        head.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(head, engine);
    }

    private Button fold() {
        String word = texts.text("profile.advanced");
        Button fold = Buttons.worded("profile-advanced", Icon.CHEVRON, word, texts.text("profile.advanced_help"));
        fold.getStyleClass().addAll("flat", "fold");
        fold.getGraphic().rotateProperty().bind(open.map(isOpen -> isOpen ? 180 : 0));
        fold.setOnAction(_ -> open.set(!open.get()));
        Show.when(fold, model.needsModel());
        return fold;
    }

    private Node engineRow() {
        ComboBox<Engine> box = new ComboBox<>();
        box.setId("profile-engine");
        box.getItems().setAll(Engine.values());
        box.setConverter(words());
        box.valueProperty().bindBidirectional(model.engine());
        box.setAccessibleText(texts.text("profile.engine"));
        box.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(box, Priority.ALWAYS);
        Label label = new Label(texts.text("profile.engine"));
        label.getStyleClass().add("field-label");
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.setLabelFor(box);
        HBox row = new HBox(label, box);
        row.getStyleClass().add("advanced-row");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private StringConverter<Engine> words() {
        return new StringConverter<>() {
            @Override
            public String toString(Engine engine) {
                return texts.text("profile.engine." + engine.name().toLowerCase(Locale.ROOT));
            }

            @Override
            public Engine fromString(String word) {
                throw new UnsupportedOperationException("the box is not typed in");
            }
        };
    }
}
