package dev.deskhand.app.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.batch.ReplyBatch;
import dev.deskhand.agent.batch.ReplyJson;
import dev.deskhand.agent.event.ActionJson;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.json.BadField;
import dev.deskhand.agent.json.JsonLine;
import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.reply.ReplyFault;
import dev.deskhand.agent.reply.ReplyReader;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.wording.FaultWords;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/// Reads a reply on stdin, or one from each line, and prints what it means.
final class ParseCommand implements Command {
    /// In bytes: every reply the reader takes fits, however it is escaped.
    private static final int LONGEST_LINE = 4 * ReplyBatch.LONGEST_LINE;

    private static final int LONGEST_REPLY = 16 << 20;

    private final Terminal terminal;
    private final Texts texts;
    private final ReplyReader reader;
    private final Families families;

    ParseCommand(Terminal terminal, Texts texts, ReplyReader reader, Families families) {
        this.terminal = terminal;
        this.texts = texts;
        this.reader = reader;
        this.families = families;
    }

    @Override
    public Shape shape() {
        return new Shape("parse", List.of(Option.FAMILY, Option.IMAGE, Option.JSON, Option.BATCH));
    }

    @Override
    public ExitStatus run(Said said) throws Misuse, IOException {
        if (!said.has(Option.BATCH)) {
            return one(said);
        }
        for (Option each : List.of(Option.FAMILY, Option.IMAGE)) {
            if (said.has(each)) {
                throw new Misuse("cli.misuse.not_with", each.word(), Option.BATCH.word());
            }
        }
        return batch();
    }

    private ExitStatus one(Said said) throws Misuse, IOException {
        Family family = Values.family(said.required(Option.FAMILY), families, texts);
        Size image = Values.image(said.required(Option.IMAGE));
        Lines.Line input = new Lines(terminal.in(), LONGEST_REPLY).rest();
        if (input.flaw() != null) {
            throw new Misuse(key(input.flaw()));
        }
        Reply reply = reader.read(input.text(), family.space(), image);
        if (said.has(Option.JSON)) {
            terminal.json(JsonLine.write(ReplyJson.write(reply)));
        } else {
            print(reply);
        }
        return ExitStatus.FINISHED;
    }

    private static String key(Lines.Flaw flaw) {
        return "cli.stdin." + flaw.name().toLowerCase(Locale.ROOT);
    }

    private void print(Reply reply) {
        if (!reply.reflection().isEmpty()) {
            terminal.result(reply.reflection());
        }
        if (!reply.thought().isEmpty()) {
            terminal.result(reply.thought());
        }
        reply.actions().forEach(action -> terminal.result(line(action)));
        FaultWords faults = new FaultWords(texts);
        for (ReplyFault fault : reply.faults()) {
            terminal.result(fault.kind().wireName() + ": " + faults.of(fault));
        }
    }

    /// The action's name and its fields.
    static String line(Action action) {
        ObjectNode json = ActionJson.write(action);
        StringJoiner line = new StringJoiner(" ");
        json.properties()
                .forEach(field -> line.add(
                        field.getKey().equals("action")
                                ? field.getValue().asText()
                                : field.getKey() + "=" + field.getValue()));
        return line.toString();
    }

    private ExitStatus batch() throws IOException {
        ReplyBatch replies = new ReplyBatch(reader, families);
        Lines lines = new Lines(terminal.in(), LONGEST_LINE);
        ExitStatus status = ExitStatus.FINISHED;
        int number = 1;
        for (Lines.Line line = lines.next(); line != null && !terminal.isDeserted(); line = lines.next()) {
            String problem = answer(line, replies);
            if (!problem.isEmpty()) {
                terminal.tell(texts.text("cli.batch.bad_line", String.valueOf(number), problem));
                status = ExitStatus.MISUSED;
            }
            number++;
        }
        return status;
    }

    /// Prints the answer.
    ///
    /// @return what is wrong with the line; empty where nothing is
    private String answer(Lines.Line line, ReplyBatch replies) {
        if (line.flaw() != null) {
            return texts.text(key(line.flaw()));
        }
        if (line.text().isBlank()) {
            return "";
        }
        try {
            terminal.json(replies.answer(line.text()));
            return "";
        } catch (BadField e) {
            return e.field().equals(ReplyBatch.LINE)
                    ? texts.text("cli.batch.no_object")
                    : texts.text("cli.batch.bad_field", e.field());
        }
    }
}
