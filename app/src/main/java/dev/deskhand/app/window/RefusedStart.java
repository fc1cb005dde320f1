package dev.deskhand.app.window;

import dev.deskhand.app.fx.FxPlatform;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.theme.Theme;
import dev.deskhand.app.widget.Buttons;
import dev.deskhand.app.widget.Icon;
import dev.deskhand.icons.AppIcon;
import java.util.concurrent.CountDownLatch;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

/// What stands in for the window where it cannot be opened: who started the program by its icon sees no terminal.
public final class RefusedStart {
    private final Texts texts;
    private final CountDownLatch closed = new CountDownLatch(1);

    public RefusedStart(Texts texts) {
        this.texts = texts;
    }

    /// Shows why and returns when the person has closed it, at once where there is no display. For the main thread,
    /// once in the life of a process.
    ///
    /// @param sentence what is wrong and what to do
    public void tell(String sentence) {
        try {
            FxPlatform.start(() -> open(sentence));
            closed.await();
            FxPlatform.exit();
        } catch (UnsupportedOperationException e) {
            // The terminal has said it.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // nobody does; whoever might wants the program to end
        }
    }

    /// Closes it. From any thread, at any time.
    public void close() {
        closed.countDown();
    }

    private void open(String sentence) {
        Stage stage = new Stage();
        Scene scene = new Scene(content(sentence));
        new Theme(FxPlatform.colorScheme()).dress(scene);
        stage.setScene(scene);
        stage.setTitle(texts.text("window.title"));
        for (AppIcon icon : AppIcon.values()) {
            stage.getIcons().add(new Image(icon.url().toExternalForm()));
        }
        stage.setOnHidden(_ -> close());
        stage.show();
        stage.toFront();
    }

    private VBox content(String sentence) {
        Label title = new Label(texts.text("window.refused"), Icon.CAUTION.node());
        title.getStyleClass().add("ending-title");
        Label why = new Label(sentence);
        why.setId("refused-why");
        why.getStyleClass().add("ending-message");
        why.setWrapText(true);
        why.setMinHeight(Region.USE_PREF_SIZE);
        HBox buttons = new HBox(copy(sentence), end());
        buttons.getStyleClass().add("controls");
        buttons.setAlignment(Pos.CENTER_RIGHT);
        VBox content = new VBox(title, why, buttons);
        content.getStyleClass().addAll("refused-start", "tone-caution");
        return content;
    }

    private Button copy(String sentence) {
        String word = texts.text("ending.copy");
        Button copy = Buttons.worded("refused-copy", Icon.COPY, word, word);
        copy.setOnAction(_ -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(sentence);
            Clipboard.getSystemClipboard().setContent(content);
        });
        return copy;
    }

    private Button end() {
        Button end = new Button(texts.text("window.refused_close"));
        end.setId("refused-close");
        end.setAccessibleText(texts.text("window.refused_close"));
        end.setDefaultButton(true);
        end.setCancelButton(true);
        end.setOnAction(_ -> end.getScene().getWindow().hide());
        return end;
    }
}
