package dev.deskhand.app.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.json.BadField;
import dev.deskhand.agent.json.JsonLine;
import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.app.i18n.Texts;
import java.util.ArrayList;
import java.util.List;

/// Prints the families of models, one a line: those that come with the program and those a person has
/// written down.
final class FamiliesCommand implements Command {
    private final Terminal terminal;
    private final Texts texts;
    private final Families families;

    FamiliesCommand(Terminal terminal, Texts texts, Families families) {
        this.terminal = terminal;
        this.texts = texts;
        this.families = families;
    }

    @Override
    public Shape shape() {
        return new Shape("families", List.of(Option.JSON));
    }

    /// A family that cannot be read is named and the others are printed all the same.
    @Override
    public ExitStatus run(Said said) {
        List<Family> readable = new ArrayList<>();
        ExitStatus status = ExitStatus.FINISHED;
        for (String id : families.ids()) {
            try {
                families.find(id).ifPresent(readable::add);
            } catch (BadField e) {
                terminal.tell(texts.text("cli.misuse.family_file", e.field(), e.problem()));
                status = ExitStatus.MISUSED;
            }
        }
        if (said.has(Option.JSON)) {
            readable.forEach(family -> terminal.json(JsonLine.write(json(family))));
        } else {
            terminal.result(row(heads()));
            readable.forEach(family -> terminal.result(row(cells(family))));
        }
        return status;
    }

    private String[] heads() {
        return texts.text("cli.families.heads").split("\\|", -1);
    }

    private String[] cells(Family family) {
        String own = families.isOwn(family.id()) ? " " + texts.text("cli.families.own") : "";
        return new String[] {
            family.id(),
            family.speech().form().word(),
            space(family.space()),
            Integer.toString(family.sight().picturesKept()),
            family.speech().protocol().word(),
            family.label().name() + own
        };
    }

    private static String row(String... cells) {
        return "%-18s %-10s %-14s %-8s %-16s %s".formatted((Object[]) cells).stripTrailing();
    }

    private static String space(CoordinateSpace space) {
        String name = switch (space) {
            case CoordinateSpace.Grid _ -> "thousandths";
            case CoordinateSpace.SentPixels _ -> "sent-pixels";
            case CoordinateSpace.SmartResized _ -> "smart-resized";
            case CoordinateSpace.Unit _ -> "unit";
            case CoordinateSpace.UnitOrPixels _ -> "unit-or-pixels";
        };
        return space.order() == AxisOrder.YX ? name + " yx" : name;
    }

    private ObjectNode json(Family family) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("id", family.id())
                .put("name", family.label().name())
                .put("form", family.speech().form().word())
                .put("protocol", family.speech().protocol().word())
                .put("space", space(family.space()))
                .put("pictures_kept", family.sight().picturesKept())
                .put("own", families.isOwn(family.id()));
        var actions = json.putArray("actions");
        family.actions().kinds().stream().map(kind -> kind.wireName()).sorted().forEach(actions::add);
        return json;
    }
}
