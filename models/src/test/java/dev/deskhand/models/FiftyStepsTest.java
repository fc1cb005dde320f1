package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.rehearsal.PaperOperator;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.eyes.Spot;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.SeenRequest;
import dev.deskhand.testkit.model.StandInModel;
import java.time.Clock;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Law 10 on the wire. The stand-in itself refuses roles out of order, and calls without their answers.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FiftyStepsTest {
    private static final int STEPS = 50;
    private static final Size SCREEN = new Size(640, 400);

    /// The requests before which the oldest eight turns were dropped: the first when seventeen were known.
    private static final List<Integer> BLOCKS = List.of(18, 26, 34, 42, 50);

    /// The most items a turn has in any protocol: thought, call, answer to it, word.
    private static final int OF_A_TURN = 4;

    /// One run of each protocol is enough for all that is to be said of its requests.
    private final Map<Speech.Protocol, List<SlicedBody>> runs = new EnumMap<>(Speech.Protocol.class);

    private List<SlicedBody> bodies(Speech.Protocol protocol) {
        return runs.computeIfAbsent(protocol, FiftyStepsTest::run);
    }

    private static Answer next(Speech.Protocol protocol, SeenRequest request) {
        if (request.number() > STEPS) {
            return Speaking.finish(protocol, request);
        }
        return Speaking.click(protocol, request, new Spot(40 + request.number() * 10, 200));
    }

    private static List<SlicedBody> run(Speech.Protocol protocol) {
        PaperRun run = new PaperRun(protocol, new PaperOperator(SCREEN, Clock.systemUTC()));
        try (StandInModel there = StandInModel.open(protocol, request -> next(protocol, request))) {
            AgentEvent.RunEnded end = run.run(there);
            assertThat(there.rejections()).isEmpty();
            assertThat(end.reason()).isEqualTo(EndReason.FINISHED);
            return there.requests().stream()
                    .map(request -> SlicedBody.of(request.body()))
                    .toList();
        }
    }

    @ParameterizedTest
    @EnumSource(Speech.Protocol.class)
    void a_request_is_the_one_before_and_a_suffix_but_where_a_picture_slides_out(Speech.Protocol protocol) {
        List<SlicedBody> bodies = bodies(protocol);
        int kept = Speaking.family(protocol).sight().picturesKept();

        assertThat(bodies).hasSize(STEPS + 1);
        for (int number = 2; number <= bodies.size(); number++) {
            SlicedBody before = bodies.get(number - 2);
            SlicedBody after = bodies.get(number - 1);
            assertThat(after.before()).isEqualTo(before.before());
            assertThat(after.after()).isEqualTo(before.after());
            assertThat(SlicedBody.pictures(after.messages())).isEqualTo(Math.min(number, kept));
            if (!BLOCKS.contains(number)) {
                assertGrown(before.messages(), after.messages(), number > kept, "request " + number);
            }
        }
    }

    /// That the later one is the earlier one with something added and at most one turn told without its picture.
    private static void assertGrown(List<String> before, List<String> after, boolean slides, String which) {
        int same = 0;
        while (same < before.size() && before.get(same).equals(after.get(same))) {
            same++;
        }
        if (!slides) {
            assertThat(same).as(which).isEqualTo(before.size());
            return;
        }
        for (int old = 1; old <= OF_A_TURN; old++) {
            for (int anew = 1; anew <= old; anew++) {
                List<String> rest = before.subList(Math.min(same + old, before.size()), before.size());
                int from = Math.min(same + anew, after.size());
                boolean isRest = from + rest.size() <= after.size()
                        && after.subList(from, from + rest.size()).equals(rest);
                if (isRest && !rest.isEmpty()) {
                    assertThat(SlicedBody.pictures(before.subList(same, same + old)))
                            .as(which)
                            .isOne();
                    assertThat(SlicedBody.pictures(after.subList(same, from)))
                            .as(which)
                            .isZero();
                    return;
                }
            }
        }
        throw new AssertionError(which + " differs from the one before in more than a turn whose picture slid out");
    }

    @ParameterizedTest
    @EnumSource(Speech.Protocol.class)
    void requests_are_no_larger_at_the_end_than_in_the_middle(Speech.Protocol protocol) {
        List<Integer> sizes = bodies(protocol).stream().map(SlicedBody::length).toList();

        // Two whole blocks each, so that the saw teeth of eight steps count alike.
        assertThat(average(sizes.subList(34, 50))).isLessThan(average(sizes.subList(18, 34)) * 1.1);
    }

    private static double average(List<Integer> sizes) {
        return sizes.stream().mapToInt(Integer::intValue).average().orElseThrow();
    }
}
