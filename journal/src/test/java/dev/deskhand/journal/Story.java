package dev.deskhand.journal;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventHead;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Events of one run, numbered as they are asked for, a second apart.
final class Story {
    private final String run;
    private final Instant start;
    private long seq;

    Story(String run) {
        this(run, Instant.parse("2026-03-01T10:00:00Z"));
    }

    Story(String run, Instant start) {
        this.run = run;
        this.start = start;
    }

    AgentEvent.RunStarted started() {
        return new AgentEvent.RunStarted(head(), "Tidy up", "paper", "scripted", "ui-tars-1.5", 100);
    }

    AgentEvent.Look look(int step, @Nullable PictureRef picture) {
        return new AgentEvent.Look(head(), step, new FrameId(step), new ScreenRect(0, 0, new Size(64, 48)), picture);
    }

    AgentEvent.Thought thought(int step) {
        return new AgentEvent.Thought(head(), step, "Grüße \ud83d\ude42 \u0000 \ud800");
    }

    AgentEvent.ActionChosen action(int step, int index) {
        Action click = new Action.Click(Target.at(0.5, 0.25), Action.Click.Variety.LEFT);
        return new AgentEvent.ActionChosen(
                head(), step, index, new FrameId(step), click, List.of(new ScreenPixel(32, 12)));
    }

    AgentEvent.ActionOutcome outcome(int step, int index) {
        return new AgentEvent.ActionOutcome(head(), step, index, new Outcome.Done(Change.UNKNOWN));
    }

    AgentEvent.RunEnded ended() {
        return new AgentEvent.RunEnded(head(), EndReason.FINISHED, true, "Tidy", null, 3, Duration.ofSeconds(9));
    }

    /// A picture whose bytes can be told from any other's.
    static Picture picture(int step, int length) {
        byte[] bytes = new byte[length];
        for (int at = 0; at < length; at++) {
            bytes[at] = (byte) (at * 31 + step * 17 + (at >> 8));
        }
        return new Picture(new FrameId(step), new Size(64, 48), Picture.Format.JPEG, bytes);
    }

    private EventHead head() {
        seq++;
        return new EventHead(run + "." + seq, seq, start.plusSeconds(seq), run);
    }
}
