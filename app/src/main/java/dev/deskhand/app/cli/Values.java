package dev.deskhand.app.cli;

import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.json.BadField;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.i18n.Texts;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/// What values of options mean, the same in every command.
final class Values {
    private Values() {}

    static Family family(String typed, Families families, Texts texts) throws Misuse {
        try {
            return families.find(typed.strip())
                    .orElseThrow(() -> new Misuse(
                            "cli.misuse.unknown_family",
                            Option.FAMILY.word(),
                            String.join(texts.text("cli.list"), families.ids())));
        } catch (BadField e) {
            throw new Misuse("cli.misuse.family_file", e.field(), e.problem());
        }
    }

    static Engine engine(String typed) throws Misuse {
        return Engine.named(typed.strip())
                .orElseThrow(() -> new Misuse(
                        "cli.misuse.unknown_engine",
                        Option.TOOL_ENGINE.word(),
                        String.valueOf(Option.TOOL_ENGINE.label()).replace("|", ", ")));
    }

    static Size image(String typed) throws Misuse {
        try {
            return Size.parse(typed.strip());
        } catch (IllegalArgumentException e) {
            throw new Misuse("cli.misuse.no_size", Option.IMAGE.word());
        }
    }

    /// A path; in a locale that cannot name it there is none.
    static Path path(Said said, Option option) throws Misuse {
        try {
            return Path.of(said.required(option)).toAbsolutePath();
        } catch (InvalidPathException e) {
            throw new Misuse("cli.misuse.no_path", option.word());
        }
    }
}
