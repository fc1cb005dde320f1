package dev.deskhand.journal;

import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.screen.Picture;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;

/// Keeps pictures as files, `run/step.jpg`, each once and as it was sent. A further look of the same step lies beside
/// the first as `step-2.jpg`, unless it shows byte for byte the same. One process at a time keeps pictures of a run.
///
/// A file is whole for whoever finds it, also after a kill. A power cut may take the pictures of the last half minute:
/// a step does not wait for the disk on their account, and the events it does wait for tell what a picture showed.
final class PictureFiles {
    private static final String ASIDE = ".part";

    private final Path root;

    PictureFiles(Path root) {
        this.root = root;
    }

    synchronized PictureRef keep(String run, int step, Picture picture) throws IOException {
        RunNames.check(run);
        OwnerOnly.folder(root);
        Path folder = root.resolve(run);
        OwnerOnly.folder(folder);
        for (int copy = 1; ; copy++) {
            String number = copy == 1 ? "" : "-" + copy;
            String name = step + number + "." + picture.format().extension();
            if (isIn(folder, name, picture.bytes())) {
                return new PictureRef(run + "/" + name, picture.size(), picture.format(), picture.bytes().length);
            }
        }
    }

    /// Where a kept picture lies.
    ///
    /// @throws IllegalArgumentException where the reference leads out of the pictures' folder
    Path find(PictureRef picture) {
        Path file = root.resolve(picture.file()).normalize();
        if (!file.startsWith(root) || file.equals(root)) {
            throw new IllegalArgumentException("no picture lies there");
        }
        return file;
    }

    /// Whether the file of that name holds these bytes now: because it did already, or because there was none yet.
    private static boolean isIn(Path folder, String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        if (!Files.exists(file)) {
            write(folder.resolve(name + ASIDE), file, bytes);
            return true;
        }
        if (Files.size(file) != bytes.length) {
            return false;
        }
        try (FileInputStream in = new FileInputStream(file.toFile())) {
            return Arrays.equals(in.readAllBytes(), bytes);
        }
    }

    private static void write(Path aside, Path file, byte[] bytes) throws IOException {
        OwnerOnly.file(aside);
        try {
            Files.write(aside, bytes);
        } catch (IOException e) {
            Files.deleteIfExists(aside);
            throw e;
        }
        Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
