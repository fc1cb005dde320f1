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

    /// How much a request holds: characters of text, and pictures.
    private record Weight(long text, int pictures) {
        static Weight of(ModelRequest request) {
            long text = 0;
            int pictures = 0;
            for (ModelMessage message : request.messages()) {
                for (ModelMessage.Part part : message.parts()) {
                    switch (part) {
                        case ModelMessage.Text(String words) -> text += words.length();
                        case ModelMessage.Image _ -> pictures++;
                        case ModelMessage.Called _, ModelMessage.Answered _ ->
                            throw new IllegalArgumentException("this model calls nothing");
                    }
                }
            }
            return new Weight(text, pictures);
        }
    }

    /// Weighs each request and, at the middle and at the end, the heap.
    private static final class WeighingModel implements VisionModel {
        final List<Weight> requests = new ArrayList<>();
        long heapAtMiddle;
        long heapAtEnd;

        @Override
        public ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit) {
            requests.add(Weight.of(request));
            int step = requests.size();
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
        Family family = Families.builtIn().find("doubao-ui-tars").orElseThrow();
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
        assertThat(model.requests)
                .allMatch(request -> request.pictures() <= family.sight().picturesKept());
        assertThat(average(model.requests.subList(200, STEPS)))
                .isLessThan(average(model.requests.subList(100, 200)) * 1.1);
        assertOnePictureAStep();
    }

    private static double average(List<Weight> requests) {
        return requests.stream().mapToLong(Weight::text).average().orElseThrow();
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
