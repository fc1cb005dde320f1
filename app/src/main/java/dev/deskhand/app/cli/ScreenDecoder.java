package dev.deskhand.app.cli;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.screen.Display;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.workbench.Screens;
import dev.deskhand.operators.desktop.DisplayChoice;
import java.util.List;
import java.util.OptionalInt;
import java.util.StringJoiner;

/// Which screen is meant. With several displays one has to be named; a guess is never made.
final class ScreenDecoder {
    private static final String DESKTOP = "desktop";
    private static final List<String> UNBUILT = List.of("sandbox", "browser", "cloud");
    private static final int MOST_DISPLAYS = 64;

    private final Texts texts;
    private final Screens screens;

    ScreenDecoder(Texts texts, Screens screens) {
        this.texts = texts;
        this.screens = screens;
    }

    /// Refuses every operator but the one there is.
    static void requireDesktop(Said said) throws Misuse {
        String operator = said.value(Option.OPERATOR).orElse(DESKTOP).strip();
        if (UNBUILT.contains(operator)) {
            throw new Misuse("cli.misuse.unbuilt_operator", Option.OPERATOR.word(), operator);
        }
        if (!operator.equals(DESKTOP)) {
            throw new Misuse("cli.misuse.unknown_operator", Option.OPERATOR.word());
        }
    }

    /// The display that was chosen, or the only one.
    DisplayChoice display(Said said) throws Misuse, AgentException {
        OptionalInt chosen = said.number(Option.DISPLAY, 1, MOST_DISPLAYS);
        List<Display> displays = screens.displays();
        if (chosen.isEmpty() && displays.size() > 1) {
            throw new Misuse("cli.misuse.which_display", Option.DISPLAY.word(), named(displays));
        }
        int number = chosen.orElse(1);
        if (number > displays.size()) {
            throw new Misuse("cli.misuse.no_such_display", Option.DISPLAY.word(), named(displays));
        }
        return new DisplayChoice.Numbered(number);
    }

    private String named(List<Display> displays) {
        StringJoiner names = new StringJoiner(texts.text("cli.list"));
        for (int at = 0; at < displays.size(); at++) {
            Display display = displays.get(at);
            names.add((at + 1) + " " + display.name() + " " + display.bounds().size());
        }
        return names.toString();
    }
}
