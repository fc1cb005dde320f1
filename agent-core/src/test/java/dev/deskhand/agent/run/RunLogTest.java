package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventHead;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.agent.event.Subscription;
import dev.deskhand.agent.screen.Picture;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RunLogTest {
    private final EventStream stream = new EventStream();

    /// Has a defect.
    private static final class BrokenRecorder implements Recorder {
        @Override
        public void record(List<AgentEvent> events) {
            throw new IllegalStateException("a defect");
        }

        @Override
        public Optional<PictureRef> keep(String run, int step, Picture picture) {
            return Optional.empty();
        }
    }

    @Test
    void tells_of_the_end_whatever_the_recorder_throws() {
        RunLog log = new RunLog("r1", new BrokenRecorder(), stream, Clock.systemUTC());
        try (Subscription watcher = stream.subscribe(() -> {})) {
            assertThatThrownBy(() -> log.recordEnd(RunLogTest::ended)).isInstanceOf(IllegalStateException.class);

            assertThat(watcher.drain())
                    .singleElement()
                    .isInstanceOfSatisfying(
                            StreamItem.Recorded.class,
                            item -> assertThat(item.event()).isInstanceOf(AgentEvent.RunEnded.class));
        }
    }

    private static AgentEvent.RunEnded ended(EventHead head) {
        return new AgentEvent.RunEnded(head, EndReason.STOPPED, false, "", null, 0, Duration.ZERO);
    }
}
