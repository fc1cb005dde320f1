package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.rehearsal.ScriptedModel;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.run.AgentLoop;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.agent.run.Recorder;
import dev.deskhand.agent.run.RunControl;
import dev.deskhand.agent.run.RunOrder;
import dev.deskhand.agent.run.RunParts;
import dev.deskhand.agent.screen.Picture;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A batch of which the loop answers the first action itself, on a real display.
class LoopedBatchTest {
    private static final String LOOK_AND_CLICK = "Action: screenshot()\nclick(point='<point>500 500</point>')";
    private static final Outcome.Done ANSWERED = new Outcome.Done(Change.UNCHANGED);

    private final List<Outcome> outcomes = new ArrayList<>();
    private Desk desk;

    @BeforeEach
    void open() throws Exception {
        desk = Desk.open();
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void is_performed() {
        run(ScriptedModel.saying(LOOK_AND_CLICK));

        assertThat(outcomes).startsWith(ANSWERED, Desk.DONE);
    }

    @Test
    void is_refused_where_the_screen_changed_while_the_model_thought() {
        run(new Meanwhile(ScriptedModel.saying(LOOK_AND_CLICK)));

        assertThat(outcomes).startsWith(ANSWERED, new Outcome.Refused(Refusal.because(Refusal.Reason.CHANGED)));
    }

    private void run(VisionModel model) {
        RunParts parts = new RunParts(
                desk.operator(),
                model,
                Families.builtIn().all().getFirst(),
                (frame, spec) -> new Picture(frame.id(), frame.size(), spec.format(), new byte[] {1}),
                new TextReplyReader());
        new AgentLoop(parts, new RunControl(), new Outcomes(), new EventStream(), Clock.systemUTC())
                .run(new RunOrder("r", "look and click", "m", "English", Limits.DEFAULT));
    }

    /// Keeps what became of each action.
    private final class Outcomes implements Recorder {
        @Override
        public void record(List<AgentEvent> events) {
            for (AgentEvent event : events) {
                if (event instanceof AgentEvent.ActionOutcome became) {
                    outcomes.add(became.outcome());
                }
            }
        }

        @Override
        public Optional<PictureRef> keep(String run, int step, Picture picture) {
            return Optional.empty();
        }
    }

    /// A model during whose first turn the screen becomes another.
    private final class Meanwhile implements VisionModel {
        private final VisionModel model;
        private boolean changed;

        Meanwhile(VisionModel model) {
            this.model = model;
        }

        @Override
        public ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit)
                throws AgentException, Revoked {
            if (!changed) {
                changed = true;
                changeScreen();
            }
            return model.turn(request, listener, permit);
        }

        private void changeScreen() {
            try {
                desk.display().run("xsetroot", "-solid", "#204060");
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public void close() {
            model.close();
        }
    }
}
