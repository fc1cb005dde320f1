package dev.deskhand.app.whole;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventJson;
import dev.deskhand.app.child.DeskhandProcess;
import dev.deskhand.app.child.DeskhandProgram;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.model.StandInModel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// `deskhand run` as a process of its own, on a display, for a stand-in model.
final class CommandRun {
    private final DeskhandProgram program;

    CommandRun(Path home, VirtualDisplay display) {
        program = new DeskhandProgram(home).withoutJavaFx().with(display.environment());
    }

    DeskhandProgram program() {
        return program;
    }

    DeskhandProcess start(StandInModel model, String... options) {
        List<String> words = new ArrayList<>(List.of("run", "--operator", "desktop"));
        words.addAll(List.of("--base-url", model.baseUrl().toString(), "--model", "m"));
        words.addAll(List.of("--family", "doubao-ui-tars"));
        words.addAll(List.of(options));
        words.add("Do what has to be done");
        return program.start(words.toArray(String[]::new));
    }

    /// The events among whole lines; a line that a kill has cut is none.
    static List<AgentEvent> events(String lines) {
        String whole = lines.substring(0, lines.lastIndexOf('\n') + 1);
        return whole.lines().map(EventJson::read).flatMap(Optional::stream).toList();
    }
}
