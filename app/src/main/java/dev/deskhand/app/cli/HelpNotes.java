package dev.deskhand.app.cli;

import dev.deskhand.agent.family.Families;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.template.Templates;
import java.util.stream.Stream;

/// What the help of a command says after its options: families, exit statuses, environment variables, formats.
final class HelpNotes {
    private static final String LINE = "{\"id\":…,\"family\":…,\"image\":\"1920x1080\",\"input\":…,\"factor\":[28,28]}";
    private static final String ANSWER =
            "{\"id\":…,\"thought\":…,\"reflection\":…,\"actions\":[…],\"faults\":[{\"kind\":…,\"message\":…}]}";

    private final Texts texts;
    private final Families families;

    HelpNotes(Texts texts, Families families) {
        this.texts = texts;
        this.families = families;
    }

    /// The paragraphs, each after an empty line.
    String[] of(String command) {
        return paragraphs(command).flatMap(each -> Stream.of("", each)).toArray(String[]::new);
    }

    private Stream<String> paragraphs(String command) {
        return switch (command) {
            case CommandTree.PROGRAM, "run" ->
                Stream.of(families(), texts.text("cli.note.run_statuses"), texts.text("cli.note.environment"));
            case "parse" ->
                Stream.of(
                        families(), texts.text("cli.note.batch", LINE, ANSWER), texts.text("cli.note.parse_statuses"));
            case ProfileCommand.NAME -> Stream.of();
            case ProfileCommand.NAME + " add" ->
                Stream.of(
                        texts.text(
                                "cli.note.templates",
                                String.join(
                                        texts.text("cli.list"),
                                        Templates.builtIn().ids())),
                        families(),
                        texts.text("cli.note.statuses"));
            case ProfileCommand.NAME + " import" -> Stream.of(texts.text("cli.note.import_statuses"));
            case ProfileCommand.NAME + " test" -> Stream.of(families(), texts.text("cli.note.test_statuses"));
            default -> Stream.of(texts.text("cli.note.statuses"));
        };
    }

    private String families() {
        return texts.text("cli.note.families", String.join(texts.text("cli.list"), families.ids()));
    }
}
