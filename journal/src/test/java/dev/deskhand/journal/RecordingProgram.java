package dev.deskhand.journal;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.failure.AgentException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/// Records one run as fast as it can, and says the number of each event once it is durable. Ends by being killed, or
/// after so many steps, or when recording fails: then it says how.
final class RecordingProgram {
    private static final int PICTURE = 20_000;

    private final Journal journal;
    private final String run;
    private final PrintStream out;

    private RecordingProgram(Journal journal, String run, PrintStream out) {
        this.journal = journal;
        this.run = run;
        this.out = out;
    }

    /// Takes the folder, the name of the run and the number of steps.
    public static void main(String[] arguments) {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true);
        try (Journal journal = Journal.open(Path.of(arguments[0]))) {
            new RecordingProgram(journal, arguments[1], out).record(Integer.parseInt(arguments[2]));
            out.println("done");
        } catch (AgentException e) {
            out.println(e.failure());
        }
    }

    private void record(int steps) throws AgentException {
        Story story = new Story(run);
        record(story.started());
        for (int step = 1; step <= steps; step++) {
            PictureRef picture =
                    journal.keep(run, step, Story.picture(step, PICTURE + step)).orElse(null);
            record(story.look(step, picture));
            record(story.thought(step));
            record(story.action(step, 0));
            record(story.outcome(step, 0));
        }
        record(story.ended());
    }

    private void record(AgentEvent event) throws AgentException {
        journal.record(List.of(event));
        out.println(event.head().seq());
    }
}
