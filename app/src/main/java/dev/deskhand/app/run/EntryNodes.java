package dev.deskhand.app.run;

import dev.deskhand.app.widget.Icon;
import dev.deskhand.app.widget.Show;
import dev.deskhand.app.wording.Tone;
import dev.deskhand.app.wording.Words;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Makes the node of each entry of the transcript.
final class EntryNodes {
    private final EntryWords words;

    EntryNodes(EntryWords words) {
        this.words = words;
    }

    Node of(Entry entry) {
        return switch (entry) {
            case Entry.Wish(var text) -> bubble(text, "wish");
            case Entry.Thinking thinking -> paragraph(StreamedWords.of(thinking.raw()), "thought", "thinking");
            case Entry.Thought thought -> paragraph(thought.text(), "thought");
            case Entry.Act act -> action(act);
            case Entry.Told told -> bubble(told.text(), "told");
            case Entry.Waiting waiting -> waiting(waiting);
            case Entry.Question question -> bubble(question.text(), "question");
            case Entry.Trouble trouble -> note(words.trouble(trouble), Tone.CAUTION);
            case Entry.Unread unread -> note(words.unread(unread), Tone.CAUTION);
            case Entry.Note note -> note(words.note(note), Tone.NEUTRAL);
        };
    }

    /// The number of a step, set once above its first entry.
    Node heading(int step) {
        Label label = new Label(words.step(step));
        label.getStyleClass().add("step-heading");
        HBox.setHgrow(label, Priority.NEVER);
        label.setMinWidth(Region.USE_PREF_SIZE);
        Region line = new Region();
        line.getStyleClass().add("step-line");
        HBox.setHgrow(line, Priority.ALWAYS);
        HBox row = new HBox(label, line);
        row.getStyleClass().add("step-row");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private static Label paragraph(String text, String... styleClasses) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        label.getStyleClass().addAll(styleClasses);
        return label;
    }

    /// Something said: no wider than its words.
    private static Label bubble(String text, String styleClass) {
        Label label = paragraph(text, styleClass);
        label.setMaxWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private Node waiting(Entry.Waiting waiting) {
        Label when = new Label(words.waiting());
        when.getStyleClass().add("caption");
        VBox block = new VBox(bubble(waiting.text(), "told"), when);
        block.getStyleClass().add("waiting");
        block.setAlignment(Pos.CENTER_RIGHT);
        return block;
    }

    private static Node note(String text, Tone tone) {
        Label label = paragraph(text, "note");
        if (tone != Tone.NEUTRAL) {
            label.setGraphic(Icon.CAUTION.node());
        }
        Show.tone(label, tone);
        return label;
    }

    private Node action(Entry.Act act) {
        Words action = words.action(act);
        Words outcome = words.outcome(act);
        Label verb =
                new Label(action.title(), ActionIcons.of(act.action().kind()).node());
        verb.getStyleClass().add("action-verb");
        verb.setMinWidth(Region.USE_PREF_SIZE);
        Label detail = new Label(action.detail());
        detail.getStyleClass().add("action-detail");
        detail.setMinWidth(0);
        Region room = new Region();
        HBox.setHgrow(room, Priority.ALWAYS);
        HBox row = new HBox(verb, detail, room, badge(outcome));
        row.getStyleClass().add("action-row");
        row.setAlignment(Pos.CENTER_LEFT);
        VBox card = new VBox(row);
        card.getStyleClass().add("action");
        card.setAccessibleText(action.line() + ". " + outcome.line());
        if (!outcome.detail().isEmpty()) {
            Label why = paragraph(outcome.detail(), "action-why");
            Show.tone(why, outcome.tone());
            card.getChildren().add(why);
        }
        return card;
    }

    private static Label badge(Words outcome) {
        Label badge = new Label(outcome.title());
        badge.getStyleClass().add("badge");
        badge.setMinWidth(Region.USE_PREF_SIZE);
        Show.tone(badge, outcome.tone());
        switch (outcome.tone()) {
            case GOOD -> badge.setGraphic(Icon.CHECK.node());
            case BAD -> badge.setGraphic(Icon.CROSS.node());
            case CAUTION -> badge.setGraphic(Icon.CAUTION.node());
            case NEUTRAL, BUSY, ASKING -> {} // the word is enough
        }
        return badge;
    }
}
