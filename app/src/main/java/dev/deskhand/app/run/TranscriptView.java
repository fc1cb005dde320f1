package dev.deskhand.app.run;

import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.widget.Buttons;
import dev.deskhand.app.widget.FollowTail;
import dev.deskhand.app.widget.Icon;
import dev.deskhand.app.widget.Show;
import dev.deskhand.app.widget.SteadyColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The live transcript. Only entries that changed are laid out anew; the view follows the end until the person scrolls
/// up.
final class TranscriptView extends StackPane {
    private final EntryNodes nodes;
    private final VBox column = new VBox();
    private final VBox entriesBox = new VBox();
    private final ScrollPane pane = new ScrollPane(column);
    private final EndingView ending;
    private List<Entry> shown = List.of();
    private List<Node> shownNodes = new ArrayList<>();

    TranscriptView(RunViewModel model, Node welcome) {
        Texts texts = model.texts();
        setId("transcript-area");
        getStyleClass().add("transcript-area");
        nodes = new EntryNodes(new EntryWords(texts));
        ending = new EndingView(model);
        entriesBox.getStyleClass().add("transcript");
        entriesBox.setId("transcript");
        column.getChildren().addAll(entriesBox, ending);
        column.getStyleClass().add("transcript-column");
        pane.setId("transcript-scroll");
        pane.setAccessibleText(texts.text("run.transcript"));
        pane.setFitToWidth(true);
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        FollowTail tail = new FollowTail(pane, column);
        Button latest =
                Buttons.worded("transcript-latest", Icon.DOWN, texts.text("run.latest"), texts.text("run.latest_help"));
        latest.getStyleClass().addAll("small", "latest");
        latest.setOnAction(_ -> tail.follow());
        Show.when(latest, tail.following().map(following -> !following));
        setAlignment(latest, Pos.BOTTOM_CENTER);
        getChildren().addAll(pane, welcome, latest);
        model.run().addListener((_, before, after) -> {
            if (!Objects.equals(before.opening(), after.opening())) {
                tail.follow();
            }
        });
        model.transcript().addListener((_, _, entries) -> show(entries));
        show(model.transcript().getValue());
    }

    private void show(List<Entry> entries) {
        if (!entries.isEmpty() && !shown.isEmpty() && !entries.getFirst().equals(shown.getFirst())) {
            clear();
        }
        int same = 0;
        while (same < Math.min(entries.size(), shown.size())
                && entries.get(same).equals(shown.get(same))) {
            same++;
        }
        if (same == entries.size() - 1 && same == shown.size() - 1 && goesOn(shown.getLast(), entries.getLast())) {
            shown = entries;
            return;
        }
        List<Entry> rest = entries.subList(same, entries.size());
        removeFrom(same);
        int step = same == 0 ? 0 : entries.get(same - 1).step();
        for (Entry entry : rest) {
            append(entry, entry.step() > step);
            step = Math.max(step, entry.step());
        }
        shown = entries;
    }

    /// Streamed words only lengthen the text that is there.
    private boolean goesOn(Entry before, Entry after) {
        if (before instanceof Entry.Thinking
                && after instanceof Entry.Thinking thinking
                && shownNodes.getLast() instanceof VBox block
                && block.getChildren().getLast() instanceof Label label) {
            label.setText(StreamedWords.of(thinking.raw()));
            return true;
        }
        return false;
    }

    private void append(Entry entry, boolean beginsStep) {
        VBox block = new SteadyColumn();
        block.getChildren().add(nodes.of(entry));
        block.getStyleClass().add("entry");
        if (entry instanceof Entry.Wish || entry instanceof Entry.Told || entry instanceof Entry.Waiting) {
            block.setAlignment(Pos.CENTER_RIGHT);
        }
        if (beginsStep) {
            block.getChildren().addFirst(nodes.heading(entry.step()));
        }
        shownNodes.add(block);
        entriesBox.getChildren().add(block);
    }

    private void removeFrom(int index) {
        shownNodes.subList(index, shownNodes.size()).clear();
        entriesBox.getChildren().remove(index, entriesBox.getChildren().size());
    }

    private void clear() {
        shown = List.of();
        shownNodes.clear();
        entriesBox.getChildren().clear();
    }
}
