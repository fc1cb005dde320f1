package dev.deskhand.models.follower;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.rehearsal.PaperOperator;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.run.AgentLoop;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.agent.run.Recorder;
import dev.deskhand.agent.run.RunControl;
import dev.deskhand.agent.run.RunOrder;
import dev.deskhand.agent.run.RunParts;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.frames.PictureEncoders;
import java.lang.reflect.Proxy;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The real loop tells in its own sentences what became of a step: here it is seen that they are understood.
class FollowedRunTest {
    private final PaperOperator paper = new PaperOperator(new Size(400, 300), Clock.systemUTC());
    private final RunControl control = new RunControl();
    private final List<AgentEvent> events = new ArrayList<>();
    private int tries;

    private final Recorder recorder = new Recorder() {
        @Override
        public void record(List<AgentEvent> facts) {
            events.addAll(facts);
        }

        @Override
        public Optional<PictureRef> keep(String run, int step, Picture picture) {
            return Optional.empty();
        }
    };

    /// What an operator does before an action is performed, and in its place.
    @FunctionalInterface
    private interface Before {
        Optional<Outcome> perform(int tried, Action action);
    }

    private Operator operator(Before before) {
        return (Operator) Proxy.newProxyInstance(
                Operator.class.getClassLoader(), new Class<?>[] {Operator.class}, (_, method, arguments) -> {
                    if (method.getName().equals("perform")) {
                        BoundAction action = (BoundAction) arguments[0];
                        Optional<Outcome> instead = before.perform(tries++, action.action());
                        return instead.isPresent() ? instead.get() : paper.perform(action, (Permit) arguments[1]);
                    }
                    return method.invoke(paper, arguments);
                });
    }

    private AgentEvent.RunEnded run(String instruction, Before before) {
        RunParts parts = new RunParts(
                operator(before),
                new Follower(),
                Families.builtIn().find("offline-follower").orElseThrow(),
                PictureEncoders.portable(),
                new TextReplyReader());
        return new AgentLoop(parts, control, recorder, new EventStream(), Clock.systemUTC())
                .run(new RunOrder("run-1", instruction, "offline-follower", "English", Limits.DEFAULT));
    }

    private List<String> typed() {
        return paper.performed().stream()
                .filter(Action.Type.class::isInstance)
                .map(action -> ((Action.Type) action).content())
                .toList();
    }

    @Test
    void more_steps_than_a_request_remembers_are_done_once_each_in_order() {
        List<String> words =
                IntStream.rangeClosed(1, 60).mapToObj(each -> "word" + each).toList();

        AgentEvent.RunEnded ended = run(
                words.stream().map(word -> "type " + word).collect(Collectors.joining("\n")),
                (_, _) -> Optional.empty());

        assertThat(ended.reason()).isEqualTo(EndReason.FINISHED);
        assertThat(typed()).isEqualTo(words);
        assertThat(ended.message()).contains("word1”", "word30”", "and 30 more");
    }

    @Test
    void a_step_the_operator_refused_is_done_again() {
        AgentEvent.RunEnded ended = run(
                "type a, press Tab, type b",
                (tried, _) -> tried == 0 || tried == 2 || tried == 3
                        ? Optional.of(new Outcome.Refused(Refusal.because(Refusal.Reason.CHANGED)))
                        : Optional.empty());

        assertThat(ended.reason()).isEqualTo(EndReason.FINISHED);
        assertThat(paper.performed()).hasSize(3);
        assertThat(typed()).containsExactly("a", "b");
    }

    @Test
    void what_failed_is_put_to_the_person() {
        AgentEvent.RunEnded ended = run(
                "type a, press Tab", (tried, _) -> tried == 1 ? Optional.of(new Outcome.Unknown()) : Optional.empty());

        assertThat(ended.reason()).isEqualTo(EndReason.NEEDS_USER);
        assertThat(ended.message()).contains("press Tab", "See how far it came");
    }

    @Test
    void what_the_person_says_meanwhile_comes_next() {
        AgentEvent.RunEnded ended = run("type a, type b, type c", (tried, _) -> {
            if (tried == 1) {
                control.steer("type x, then type y");
            }
            return Optional.empty();
        });

        assertThat(ended.reason()).isEqualTo(EndReason.FINISHED);
        assertThat(typed()).containsSubsequence("a", "x", "y", "c").contains("b");
        assertThat(typed()).hasSize(5);
    }

    @Test
    void a_slow_window_is_waited_for() {
        paper.thatNeverChanges();

        AgentEvent.RunEnded ended = run(
                "press ctrl+s, type name",
                (_, action) -> action instanceof Action.Wait
                        ? Optional.of(new Outcome.Done(Change.UNKNOWN))
                        : Optional.empty());

        assertThat(ended.reason()).isEqualTo(EndReason.FINISHED);
        assertThat(tries).isEqualTo(3);
    }
}
