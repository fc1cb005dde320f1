package dev.deskhand.app.run;

import dev.deskhand.app.widget.Show;
import dev.deskhand.app.wording.Words;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The window's head: what is going on, in which step, for how long, with how many tokens, at what cost.
final class StatusView extends HBox {
    private final Label status = new Label();

    StatusView(RunViewModel model) {
        setId("status-row");
        getStyleClass().add("status-row");
        setAlignment(Pos.CENTER_LEFT);
        status.setId("status");
        status.getStyleClass().add("status-pill");
        status.setAccessibleRole(AccessibleRole.TEXT);
        Region dot = new Region();
        dot.getStyleClass().add("status-dot");
        status.setGraphic(dot);
        model.status().addListener((_, _, words) -> show(words));
        show(model.status().getValue());
        Region room = new Region();
        setHgrow(room, Priority.ALWAYS);
        getChildren()
                .addAll(
                        status,
                        room,
                        fact("step", model.step()),
                        fact("time", model.time()),
                        fact("tokens", model.tokens()),
                        fact("cost", model.cost()));
    }

    private void show(Words words) {
        status.setText(words.title());
        Show.tone(status, words.tone());
    }

    private static Label fact(String id, ObservableValue<String> text) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().add("fact");
        label.textProperty().bind(text);
        Show.when(label, text.map(words -> !words.isEmpty()));
        return label;
    }
}
