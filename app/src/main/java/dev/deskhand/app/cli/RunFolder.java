package dev.deskhand.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventJson;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.run.Recorder;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.journal.Unwritable;
import dev.deskhand.journal.WholeFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/// A copy of a run in a folder of the person's choice, written as it goes: `log.jsonl` with a line for each event, and
/// the pictures as they were sent in `frames`. Runs into the same folder follow each other in the log. The journal
/// comes first: what it did not take is not here either.
final class RunFolder implements AutoCloseable {
    static final String LOG = "log.jsonl";
    private static final String FRAMES = "frames";

    private final Path folder;
    private final OutputStream log;

    /// Writes there.
    ///
    /// @param log gets a line for each event
    RunFolder(Path folder, OutputStream log) {
        this.folder = folder;
        this.log = log;
    }

    /// Makes the folder where it is missing.
    static RunFolder open(Path folder) throws IOException {
        Files.createDirectories(folder.resolve(FRAMES));
        return new RunFolder(
                folder,
                Files.newOutputStream(folder.resolve(LOG), StandardOpenOption.CREATE, StandardOpenOption.APPEND));
    }

    /// A recorder that writes here what the journal has taken.
    Recorder over(Recorder journal) {
        return new Recorder() {
            @Override
            public void record(List<AgentEvent> events) throws AgentException {
                journal.record(events);
                for (AgentEvent event : events) {
                    append(event);
                }
            }

            @Override
            public Optional<PictureRef> keep(String run, int step, Picture picture) throws AgentException {
                Optional<PictureRef> kept = journal.keep(run, step, picture);
                if (kept.isPresent()) {
                    write(kept.get(), picture);
                }
                return kept;
            }
        };
    }

    private void append(AgentEvent event) throws AgentException {
        try {
            log.write((EventJson.write(here(event)) + "\n").getBytes(UTF_8));
        } catch (IOException e) {
            throw new AgentException(Unwritable.of(folder.resolve(LOG)).failure(), e);
        }
    }

    private void write(PictureRef kept, Picture picture) throws AgentException {
        Path file = folder.resolve(fileOf(kept));
        try {
            WholeFile.write(file, picture.bytes());
        } catch (IOException e) {
            throw new AgentException(Unwritable.of(file, picture.bytes().length).failure(), e);
        }
    }

    /// The event as it is told in this folder: its picture is the one that lies here.
    private static AgentEvent here(AgentEvent event) {
        if (event instanceof AgentEvent.Look look && look.picture() != null) {
            PictureRef picture = look.picture();
            PictureRef copy = new PictureRef(fileOf(picture), picture.size(), picture.format(), picture.bytes());
            return new AgentEvent.Look(look.head(), look.step(), look.frame(), look.bounds(), copy);
        }
        return event;
    }

    private static String fileOf(PictureRef picture) {
        return FRAMES + "/" + picture.file().replace('/', '-');
    }

    @Override
    public void close() throws IOException {
        log.close();
    }
}
