package dev.deskhand.app.run;

import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.widget.Show;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What stands in the transcript's place before there is one: what to do first, with examples to begin from.
final class WelcomeView extends VBox {
    private static final List<String> EXAMPLES = List.of("welcome.example_1", "welcome.example_2", "welcome.example_3");

    /// For what follows explicit steps.
    private static final List<String> STEPS = List.of("welcome.steps_1", "welcome.steps_2", "welcome.steps_3");

    WelcomeView(RunViewModel model) {
        Texts texts = model.texts();
        setId("welcome");
        getStyleClass().add("welcome");
        setAlignment(Pos.CENTER);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        Label title = new Label(texts.text("welcome.title"));
        title.getStyleClass().add("welcome-title");
        Label text = new Label(texts.text("welcome.text"));
        text.getStyleClass().add("welcome-text");
        text.setWrapText(true);
        getChildren().addAll(title, text);
        EXAMPLES.forEach(example -> getChildren().add(example(model, example, model.needsModel())));
        STEPS.forEach(example ->
                getChildren().add(example(model, example, model.needsModel().map(needs -> !needs))));
        Show.when(
                this,
                Bindings.createBooleanBinding(
                        () -> model.run().get().opening() == null && !couldNotStart(model), model.run(), model.desk()));
    }

    private static boolean couldNotStart(RunViewModel model) {
        return model.desk().get() instanceof DeskState.Idle idle && idle.obstacle() != null;
    }

    private static Button example(RunViewModel model, String key, ObservableValue<Boolean> shown) {
        String words = model.texts().text(key);
        Button button = new Button(words);
        button.setId(key.replace('.', '-').replace('_', '-'));
        button.setAccessibleText(words);
        button.setTooltip(new Tooltip(model.texts().text("welcome.example_help")));
        button.getStyleClass().add("example");
        button.setMaxWidth(Double.MAX_VALUE);
        Show.when(button, shown);
        button.setOnAction(_ -> model.instruction().set(words));
        return button;
    }
}
