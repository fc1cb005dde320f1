package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.rehearsal.PaperOperator;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.run.AgentLoop;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.agent.run.RunControl;
import dev.deskhand.agent.run.RunOrder;
import dev.deskhand.agent.run.RunParts;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.frames.PictureEncoders;
import dev.deskhand.journal.Journal;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A long run grows in nothing but its journal.
class ThreeHundredStepsTest {
    private static final int STEPS = 300;
    private static final Size SIZE = new Size(1280, 720);

    @TempDir
    Path folder;

    /// Weighs each request and, at the middle and at the end, the heap.
    private static final class WeighingModel implements VisionModel {
        final List<Long> requestSizes = new ArrayList<>();
        long heapAtMiddle;
        long heapAtEnd;

        @Override
        public ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit) {
            requestSizes.add(request.messages().stream()
                    .flatMap(message -> message.parts().stream())
                    .mapToLong(WeighingModel::weight)
                    .sum());
            int step = requestSizes.size();
            if (step == STEPS / 2) {
                heapAtMiddle = heapAfterFullCollection();
            }
            if (step == STEPS) {
                heapAtEnd = heapAfterFullCollection();
            }
            String text = "Thought: Step " + step + ".\nAction: click(point='<point>" + step % 900 + " 500</point>')";
            listener.text(text);
            return new ModelTurn(text, "", new Usage(100, 10, 0), ModelTurn.End.COMPLETE);
        }

        private static long weight(ModelMessage.Part part) {
            return switch (part) {
                case ModelMessage.Text(String text) -> text.length();
                case ModelMessage.Image(var picture) -> picture.bytes().length;
            };
        }

        private static long heapAfterFullCollection() {
            System.gc();
            System.gc();
            return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        }

        @Override
        public void close() {}
    }

    @Test
    void leave_memory_and_requests_flat_and_the_journal_complete() throws Exception {
        WeighingModel model = new WeighingModel();
        Family family = Families.find("doubao-ui-tars").orElseThrow();
        try (Journal journal = Journal.open(folder)) {
            RunParts parts = new RunParts(
                    new PaperOperator(SIZE, Clock.systemUTC()),
                    model,
                    family,
                    PictureEncoders.best(),
                    new TextReplyReader());
            AgentEvent.RunEnded end = new AgentLoop(
                            parts, new RunControl(), journal, new EventStream(), Clock.systemUTC())
                    .run(new RunOrder("long", "go on", "m", "English", new Limits(STEPS, Duration.ofHours(1), null)));

            assertThat(end.reason()).isEqualTo(EndReason.STEPS);
            assertThat(model.heapAtEnd).isLessThanOrEqualTo(model.heapAtMiddle * 105 / 100 + 2_000_000);
            assertJournalComplete(journal);
        }
        long at50 = model.requestSizes.get(50);
        assertThat(model.requestSizes.subList(50, STEPS)).allMatch(size -> size < at50 * 2);
        assertThat(average(model.requestSizes.subList(200, STEPS)))
                .isLessThan(average(model.requestSizes.subList(50, 150)) * 1.1);
        assertOnePictureAStep();
    }

    private static double average(List<Long> sizes) {
        return sizes.stream().mapToLong(Long::longValue).average().orElseThrow();
    }

    private static void assertJournalComplete(Journal journal) throws Exception {
        List<AgentEvent> events = journal.events("long");
        assertThat(events.stream().map(event -> event.head().seq()).toList())
                .isEqualTo(IntStream.rangeClosed(1, events.size())
                        .mapToObj(Long::valueOf)
                        .toList());
        for (String type : List.of("look", "usage", "reply", "action", "outcome")) {
            assertThat(events.stream().filter(event -> event.type().equals(type)))
                    .as(type)
                    .hasSize(STEPS);
        }
    }

    private void assertOnePictureAStep() throws Exception {
        try (var files = Files.walk(folder.resolve("pictures"))) {
            assertThat(files.filter(Files::isRegularFile)).hasSize(STEPS);
        }
    }
}
