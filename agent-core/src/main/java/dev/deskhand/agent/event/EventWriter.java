package dev.deskhand.agent.event;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.cost.Cost;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.reply.ReplyFault;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Writes the fields of events. What is null is left out; a text beyond what readers take is cut.
final class EventWriter {
    private EventWriter() {}

    static void write(AgentEvent event, ObjectNode line) {
        EventHead head = event.head();
        line.put("id", head.id())
                .put("seq", head.seq())
                .put("at", head.at().toString())
                .put("run", head.run())
                .put("type", event.type());
        writeBody(event, line);
    }

    private static void writeBody(AgentEvent event, ObjectNode line) {
        switch (event) {
            case AgentEvent.RunStarted started -> runStarted(started, line);
            case AgentEvent.Look look -> look(look, line);
            case AgentEvent.Thought thought -> line.put("step", thought.step()).put("text", Texts.free(thought.text()));
            case AgentEvent.Reply reply -> reply(reply, line);
            case AgentEvent.ActionChosen chosen -> action(chosen, line);
            case AgentEvent.ActionOutcome outcome -> outcome(outcome, line);
            case AgentEvent.TokensUsed used -> tokensUsed(used, line);
            case AgentEvent.ModelAttempt attempt -> attempt(attempt, line);
            case AgentEvent.Hint hint -> line.put("step", hint.step()).put("text", Texts.free(hint.text()));
            case AgentEvent.Steered steered -> line.put("text", Texts.free(steered.text()));
            case AgentEvent.Superseded superseded -> line.put("step", superseded.step());
            case AgentEvent.Asked asked -> line.put("step", asked.step()).put("question", Texts.free(asked.question()));
            case AgentEvent.Answered answered ->
                line.put("step", answered.step()).put("answer", Words.of(answered.answer()));
            case AgentEvent.Paused _, AgentEvent.Resumed _, AgentEvent.UserTookOver _ -> {}
            case AgentEvent.RunEnded ended -> runEnded(ended, line);
        }
    }

    private static void runStarted(AgentEvent.RunStarted started, ObjectNode line) {
        line.put("instruction", Texts.free(started.instruction()))
                .put("operator", Texts.name(started.operator()))
                .put("model", Texts.name(started.model()))
                .put("family", Texts.name(started.family()))
                .put("max_steps", started.maxSteps());
    }

    private static void look(AgentEvent.Look look, ObjectNode line) {
        ScreenRect bounds = look.bounds();
        line.put("step", look.step()).put("frame", look.frame().value());
        line.putObject("bounds")
                .put("x", bounds.x())
                .put("y", bounds.y())
                .put("width", bounds.size().width())
                .put("height", bounds.size().height());
        PictureRef picture = look.picture();
        if (picture != null) {
            line.putObject("picture")
                    .put("file", picture.file())
                    .put("width", picture.size().width())
                    .put("height", picture.size().height())
                    .put("format", Words.of(picture.format()))
                    .put("bytes", picture.bytes());
        }
    }

    private static void reply(AgentEvent.Reply reply, ObjectNode line) {
        ArrayNode faults = line.put("step", reply.step())
                .put("text", Texts.free(reply.text()))
                .putArray("faults");
        for (ReplyFault fault : reply.faults()) {
            faults.addObject()
                    .put("kind", fault.kind().wireName())
                    .put("message", Texts.free(fault.message()))
                    .put("after", fault.after());
        }
    }

    private static void action(AgentEvent.ActionChosen chosen, ObjectNode line) {
        line.put("step", chosen.step())
                .put("index", chosen.index())
                .put("frame", chosen.frame().value());
        line.set("action", ActionJson.write(chosen.action()));
        ArrayNode points = line.putArray("points");
        for (ScreenPixel point : chosen.points()) {
            points.addObject().put("x", point.x()).put("y", point.y());
        }
    }

    private static void outcome(AgentEvent.ActionOutcome outcome, ObjectNode line) {
        line.put("step", outcome.step()).put("index", outcome.index());
        OutcomeJson.write(outcome.outcome(), line.putObject("outcome"));
    }

    /// Amounts are texts: a reader that takes numbers for floating ones would round them.
    private static void tokensUsed(AgentEvent.TokensUsed used, ObjectNode line) {
        usage(used.turn(), line.put("step", used.step()).putObject("turn"));
        usage(used.run(), line.putObject("total"));
        Cost cost = used.cost();
        if (cost != null) {
            line.putObject("cost")
                    .put("turn", cost.turn().amount().toPlainString())
                    .put("total", cost.run().amount().toPlainString())
                    .put("currency", cost.run().currency());
        }
    }

    private static void usage(Usage usage, ObjectNode tokens) {
        tokens.put("input_tokens", usage.inputTokens())
                .put("output_tokens", usage.outputTokens())
                .put("cached_tokens", usage.cachedTokens());
    }

    private static void attempt(AgentEvent.ModelAttempt attempt, ObjectNode line) {
        line.put("step", attempt.step()).put("attempt", attempt.attempt());
        FailureJson.write(attempt.failure(), line.putObject("failure"));
        seconds("retry_in", attempt.retryIn(), line);
    }

    private static void runEnded(AgentEvent.RunEnded ended, ObjectNode line) {
        line.put("reason", ended.reason().wireName())
                .put("verified", ended.verified())
                .put("message", Texts.free(ended.message()));
        if (ended.failure() != null) {
            FailureJson.write(ended.failure(), line.putObject("failure"));
        }
        line.put("steps", ended.steps());
        seconds("time", ended.time(), line);
    }

    static void seconds(String field, @Nullable Duration span, ObjectNode line) {
        if (span != null) {
            line.put(field, ActionJson.seconds(span));
        }
    }
}
