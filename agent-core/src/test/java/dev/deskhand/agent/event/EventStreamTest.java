package dev.deskhand.agent.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class EventStreamTest {
    private final EventStream stream = new EventStream(10);

    private static void takesNoNotice() {}

    private static StreamItem.Recorded recorded(long seq) {
        EventHead head = new EventHead("r-" + seq, seq, Instant.EPOCH, "r");
        AgentEvent event =
                seq == 1 ? new AgentEvent.RunStarted(head, "do it", "paper", "m", "f", 9) : new AgentEvent.Paused(head);
        return new StreamItem.Recorded(event);
    }

    private void publish(long from, long to) {
        LongStream.rangeClosed(from, to).forEach(seq -> stream.publish(recorded(seq)));
    }

    private static List<Long> seqs(List<StreamItem> items) {
        return items.stream()
                .filter(StreamItem.Recorded.class::isInstance)
                .map(item -> ((StreamItem.Recorded) item).event().head().seq())
                .toList();
    }

    @Test
    void a_late_watcher_gets_what_came_before_and_everything_after_without_gap_or_duplicate() {
        publish(1, 4);
        Subscription late = stream.subscribe(EventStreamTest::takesNoNotice);
        publish(5, 7);

        assertThat(seqs(late.drain())).containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L);
    }

    @Test
    void a_watcher_later_than_the_buffer_is_told_what_it_missed() {
        publish(1, 15);

        List<StreamItem> items =
                stream.subscribe(EventStreamTest::takesNoNotice).drain();

        assertThat(items.getFirst()).isEqualTo(new StreamItem.Gap("r", 1, 5));
        assertThat(seqs(items)).first().isEqualTo(6L);
    }

    @Test
    void one_that_falls_behind_loses_the_oldest_and_hears_one_gap_for_all_of_them() {
        Subscription slow = stream.subscribe(EventStreamTest::takesNoNotice);
        publish(1, 25);

        List<StreamItem> items = slow.drain();

        assertThat(items.getFirst()).isEqualTo(new StreamItem.Gap("r", 1, 15));
        assertThat(seqs(items)).hasSize(10).last().isEqualTo(25L);
    }

    @Test
    void streamed_pieces_are_joined_while_they_wait_and_push_no_event_out() {
        Subscription slow = stream.subscribe(EventStreamTest::takesNoNotice);
        publish(1, 10);
        for (int piece = 0; piece < 1000; piece++) {
            stream.publish(new StreamItem.Piece("r", 1, "a"));
        }

        List<StreamItem> items = slow.drain();

        assertThat(seqs(items)).hasSize(10);
        assertThat(items.getLast()).isEqualTo(new StreamItem.Piece("r", 1, "a".repeat(1000)));
    }

    @Test
    void a_new_run_leaves_nothing_of_the_one_before_for_late_watchers() {
        publish(1, 8);
        publish(1, 2);

        assertThat(seqs(stream.subscribe(EventStreamTest::takesNoNotice).drain()))
                .containsExactly(1L, 2L);
    }

    @Test
    void a_filter_lets_only_its_own_through() {
        Subscription pauses = stream.subscribe(
                item -> item instanceof StreamItem.Recorded(AgentEvent.Paused _), EventStreamTest::takesNoNotice);
        publish(1, 3);

        assertThat(seqs(pauses.drain())).containsExactly(2L, 3L);
    }

    @Test
    void a_watcher_is_woken_once_for_all_it_has_not_taken() {
        AtomicInteger woken = new AtomicInteger();
        Subscription watcher = stream.subscribe(woken::incrementAndGet);
        publish(1, 3);
        assertThat(woken).hasValue(1);
        watcher.drain();
        publish(4, 5);
        assertThat(woken).hasValue(2);
    }

    @Test
    void waiting_ends_when_the_watching_does() throws Exception {
        Subscription watcher = stream.subscribe(EventStreamTest::takesNoNotice);
        List<StreamItem> heard = new ArrayList<>();
        Thread waiting = Thread.ofPlatform().start(() -> {
            try {
                heard.addAll(watcher.await(Duration.ofMinutes(1)));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        watcher.close();
        waiting.join();
        assertThat(heard).isEmpty();
    }
}
