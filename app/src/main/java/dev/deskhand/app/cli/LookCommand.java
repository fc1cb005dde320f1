package dev.deskhand.app.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.json.JsonLine;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.workbench.Workbench;
import dev.deskhand.journal.Unwritable;
import dev.deskhand.journal.WholeFile;
import dev.deskhand.operators.desktop.DisplayChoice;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Takes one look and keeps it as a picture, pixel for pixel. Touches nothing, so it may be taken while a run goes on.
final class LookCommand implements Command {
    private static final int QUALITY = 92;

    private final Scene scene;
    private final Workbench workbench;
    private final ScreenDecoder screens;

    LookCommand(Scene scene, Workbench workbench, ScreenDecoder screens) {
        this.scene = scene;
        this.workbench = workbench;
        this.screens = screens;
    }

    @Override
    public Shape shape() {
        return new Shape(
                "look", List.of(Option.OUT_FILE, Option.OPERATOR, Option.DISPLAY, Option.JSON, Option.SERVICE));
    }

    @Override
    public ExitStatus run(Said said) throws Misuse, BadSetting, AgentException {
        ScreenDecoder.requireDesktop(said);
        Path file = Values.path(said, Option.OUT_FILE);
        Picture.Format format = format(file);
        DisplayChoice display = screens.display(said);
        Permit permit = new Permit();
        try (Signals.Word _ = scene.signals().onStop(() -> permit.revoke(() -> {}));
                Operator operator = workbench.parts().screens().open(display)) {
            var frame = operator.look(Settle.AT_ONCE, permit, candidate -> {});
            PictureSpec exact = new PictureSpec(new PictureSpec.UpTo(Long.MAX_VALUE), format, QUALITY, Long.MAX_VALUE);
            Picture picture = workbench.parts().encoder().get().encode(frame, exact);
            keep(picture, file);
            if (said.has(Option.JSON)) {
                scene.terminal().json(json(picture, file));
            } else {
                scene.terminal().result(file + " " + picture.size());
            }
            return ExitStatus.FINISHED;
        } catch (Revoked e) {
            return ExitStatus.STOPPED;
        }
    }

    private static Picture.Format format(Path file) throws Misuse {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (name.endsWith(".png")) {
            return Picture.Format.PNG;
        }
        if (name.endsWith(".jpg") || name.endsWith(".jpeg")) {
            return Picture.Format.JPEG;
        }
        throw new Misuse("cli.misuse.no_picture_file", Option.OUT_FILE.word());
    }

    private static void keep(Picture picture, Path file) throws Misuse, AgentException {
        try {
            WholeFile.write(file, picture.bytes());
        } catch (IOException e) {
            throw Unkept.of(Option.OUT_FILE, Unwritable.of(file, picture.bytes().length));
        }
    }

    private static String json(Picture picture, Path file) {
        return JsonLine.write(JsonNodeFactory.instance
                .objectNode()
                .put("file", file.toString())
                .put("width", picture.size().width())
                .put("height", picture.size().height())
                .put("format", picture.format().name().toLowerCase(Locale.ROOT)));
    }
}
