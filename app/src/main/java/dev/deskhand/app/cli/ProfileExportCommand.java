package dev.deskhand.app.cli;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.app.preset.PresetWriter;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.journal.Unwritable;
import dev.deskhand.journal.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Writes a profile down as a preset, without its key: into a file, or on stdout.
final class ProfileExportCommand implements Command {
    private static final String NAME = "NAME";
    private static final String FILE = "FILE";

    private final Scene scene;
    private final ModelDecoder models;

    ProfileExportCommand(Scene scene, ModelDecoder models) {
        this.scene = scene;
        this.models = models;
    }

    @Override
    public Shape shape() {
        return new Shape(ProfileCommand.NAME + " export", List.of(), NAME, FILE);
    }

    @Override
    public ExitStatus run(Said said) throws Misuse, BadSetting, AgentException {
        Profile profile = models.kept(said, said.operand().orElse(""), NAME);
        String preset = PresetWriter.write(profile);
        Optional<String> file = said.secondOperand();
        if (file.isPresent()) {
            write(file.get(), preset.getBytes(StandardCharsets.UTF_8));
            scene.tell("preset.exported", profile.name());
        } else {
            scene.terminal().result(preset.stripTrailing());
        }
        return ExitStatus.FINISHED;
    }

    private static void write(String typed, byte[] bytes) throws Misuse, AgentException {
        Path file;
        try {
            file = Path.of(typed).toAbsolutePath();
        } catch (InvalidPathException e) {
            throw new Misuse("cli.misuse.no_path", FILE);
        }
        if (Files.exists(file)) {
            throw new Misuse("cli.misuse.file_exists", FILE);
        }
        try {
            WholeFile.write(file, bytes);
        } catch (IOException e) {
            throw Unkept.of(FILE, Unwritable.of(file, bytes.length));
        }
    }
}
