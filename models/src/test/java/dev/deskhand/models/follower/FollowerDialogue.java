package dev.deskhand.models.follower;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.family.Prompt;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.screen.Size;
import java.util.ArrayList;
import java.util.List;

/// What the follower is asked and answers, as a run would. One object is one run.
abstract class FollowerDialogue {
    static final Size PICTURE = new Size(1000, 600);
    static final Family FAMILY = Families.builtIn().find("offline-follower").orElseThrow();
    static final String DONE = "Your action 1 (x) was carried out.";
    static final String CHANGED =
            "Your action 1 (x) was not carried out: the screen changed at that place after you looked.";

    final Follower follower = new Follower();
    final List<ModelMessage> past = new ArrayList<>();
    String language = "English";

    static final TurnListener DEAF = new TurnListener() {
        @Override
        public void text(String piece) {}

        @Override
        public void thinking(String piece) {}
    };

    /// What it answers to that; not heard by the run unless it is [#heard].
    String asked(String opening, String observation) throws Revoked {
        List<ModelMessage> messages = new ArrayList<>(past);
        messages.add(user(past.isEmpty() ? opening : "", observation));
        ModelTurn turn = follower.turn(new ModelRequest(messages), DEAF, new Permit());
        return turn.text();
    }

    static ModelMessage user(String head, String observation) {
        List<ModelMessage.Part> parts = new ArrayList<>();
        if (!head.isEmpty()) {
            parts.add(new ModelMessage.Text(head));
        }
        parts.add(new ModelMessage.Text(observation));
        return new ModelMessage(ModelMessage.Role.USER, parts);
    }

    void heard(String opening, String observation, String answer) {
        past.add(user(past.isEmpty() ? opening : "", observation));
        past.add(new ModelMessage(ModelMessage.Role.ASSISTANT, List.of(new ModelMessage.Text(answer))));
    }

    String opening(String instruction) {
        return FAMILY.prompt().opening(new Prompt.Task(instruction, language, PICTURE));
    }

    Reply first(String instruction) throws Revoked {
        String opening = opening(instruction);
        String answer = asked(opening, "This is the screen now.");
        heard(opening, "This is the screen now.", answer);
        return read(answer);
    }

    Reply next(String... happened) throws Revoked {
        String observation = String.join("\n", happened) + "\nThe picture shows the screen now.";
        String answer = asked("", observation);
        heard("", observation, answer);
        return read(answer);
    }

    static Reply read(String answer) {
        Reply reply = new TextReplyReader().read(answer, FAMILY.space(), PICTURE);
        assertThat(reply.faults()).as(answer).isEmpty();
        assertThat(reply.actions()).as(answer).hasSize(1);
        return reply;
    }

    static String action(Reply reply) {
        return switch (reply.actions().getFirst()) {
            case Action.Type(var content, var _) -> "type " + content;
            case Action.Hotkey(var keys) -> "press " + keys.text();
            case Action.Wait wait -> "wait " + wait.bounded().toMillis();
            case Action.Scroll scroll -> scroll.direction() + " " + scroll.notches();
            case Action.Finished _ -> "finished";
            case Action.CallUser _ -> "call_user";
            default -> "something else";
        };
    }
}
