package dev.deskhand.app.profile;

import dev.deskhand.app.i18n.Texts;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Node;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Asks the person which file is meant. FX thread.
interface PresetFiles {
    /// One that is there; empty where the person thinks better of it.
    Optional<Path> toOpen();

    /// One to write.
    ///
    /// @param name what it might be called
    Optional<Path> toWrite(String name);

    /// Asks with the system's own dialog, over the window of that node.
    static PresetFiles over(Node node, Texts texts) {
        return new PresetFiles() {
            @Override
            public Optional<Path> toOpen() {
                return path(chooser("preset.import").showOpenDialog(window()));
            }

            @Override
            public Optional<Path> toWrite(String name) {
                FileChooser chooser = chooser("preset.export");
                chooser.setInitialFileName(name.replaceAll("[^\\p{L}\\p{N}._ -]", "-") + ".yaml");
                return path(chooser.showSaveDialog(window()));
            }

            private FileChooser chooser(String title) {
                FileChooser chooser = new FileChooser();
                chooser.setTitle(texts.text(title));
                chooser.getExtensionFilters()
                        .addAll(
                                new FileChooser.ExtensionFilter("YAML", "*.yaml", "*.yml"),
                                new FileChooser.ExtensionFilter(texts.text("preset.all_files"), "*"));
                return chooser;
            }

            private Window window() {
                return node.getScene().getWindow();
            }
        };
    }

    private static Optional<Path> path(@Nullable File file) {
        return Optional.ofNullable(file).map(File::toPath);
    }
}
