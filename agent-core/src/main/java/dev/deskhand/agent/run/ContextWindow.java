package dev.deskhand.agent.run;

import dev.deskhand.agent.family.Prompt;
import dev.deskhand.agent.json.ShortText;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.screen.Picture;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a model is told: the head, a digest of turns long past, the last turns as text, the last pictures.
/// Digest and text move only in blocks of eight turns, so that between two blocks a request is the one
/// before plus a suffix, except where a picture slides out: that is what providers' caches of a common
/// beginning live on.
final class ContextWindow {
    static final int BLOCK = 8;
    static final int MOST_TURNS = 16;
    static final int MOST_DIGEST_LINES = 40;

    /// A longer answer stays in the conversation cut, so that tokens per step stay flat.
    static final int LONGEST_REPLY = 4000;

    /// How much of one that was cut off: it would take the room of all the others.
    private static final int OF_A_CUT_ANSWER = 2000;

    private static final String PICTURE_LEFT_OUT = "(This earlier picture is left out.)";

    private final Briefing briefing;
    private final int picturesKept;
    private final List<String> digest = new ArrayList<>();
    private final List<Turn> turns = new ArrayList<>();
    private List<ModelMessage.Part> answers = List.of();

    /// One past turn. The picture goes when it slides out.
    ///
    /// @param answers what became of the functions the turn before called
    private record Turn(
            List<ModelMessage.Part> answers,
            String observation,
            @Nullable Picture picture,
            ModelMessage answer,
            String digestLine) {
        Turn withoutPicture() {
            return new Turn(answers, observation, null, answer, digestLine);
        }

        /// As the first that is left: what it answers to is gone.
        Turn withoutAnswers() {
            return new Turn(List.of(), observation, picture, answer, digestLine);
        }
    }

    ContextWindow(Briefing briefing, int picturesKept) {
        this.briefing = briefing;
        this.picturesKept = picturesKept;
    }

    /// The request for the turn that follows all past ones.
    ModelRequest request(String observation, Picture picture) {
        Prompt.Task task = new Prompt.Task(briefing.instruction(), briefing.language(), picture.size());
        List<ModelMessage> messages = new ArrayList<>();
        String system = briefing.asking().prompt().system(task);
        if (!system.isBlank()) {
            messages.add(ModelMessage.system(system));
        }
        List<ModelMessage.Part> head = head(task);
        for (Turn turn : turns) {
            messages.add(userMessage(head, turn.answers, turn.observation, turn.picture));
            messages.add(turn.answer);
            head = List.of();
        }
        messages.add(userMessage(head, answers, observation, picture));
        return new ModelRequest(messages, briefing.asking().offer());
    }

    /// Makes the turn a past one.
    ///
    /// @param digestLine what is left of it when it is dropped
    /// @param owed what became of the functions it called
    void answered(
            String observation, Picture picture, ModelTurn turn, String digestLine, List<ModelMessage.Answered> owed) {
        turns.add(new Turn(answers, observation, picture, remembered(turn), digestLine));
        answers = List.copyOf(owed);
        slidePicturesOut();
        if (turns.size() > MOST_TURNS) {
            dropBlock();
        }
    }

    /// The turn as later requests hold it. Of one that was cut little is worth it, and its calls may be half
    /// ones.
    private static ModelMessage remembered(ModelTurn turn) {
        if (turn.end() != ModelTurn.End.LENGTH_LIMIT) {
            return ModelMessage.assistant(ShortText.of(turn.text(), LONGEST_REPLY, " …"), turn);
        }
        String kept = ShortText.of(turn.text(), OF_A_CUT_ANSWER, " …");
        return ModelMessage.assistant(kept, new ModelTurn(kept, "", turn.usage(), turn.end()));
    }

    /// Makes room for the picture of the turn to come.
    private void slidePicturesOut() {
        int firstKept = Math.max(0, turns.size() - (picturesKept - 1));
        for (int at = 0; at < firstKept; at++) {
            turns.set(at, turns.get(at).withoutPicture());
        }
    }

    private void dropBlock() {
        List<Turn> block = turns.subList(0, BLOCK);
        block.forEach(turn -> digest.add(turn.digestLine));
        block.clear();
        turns.set(0, turns.getFirst().withoutAnswers());
        if (digest.size() > MOST_DIGEST_LINES) {
            digest.subList(0, digest.size() - MOST_DIGEST_LINES).clear();
        }
    }

    /// What the first message of the person starts with.
    private List<ModelMessage.Part> head(Prompt.Task task) {
        ModelMessage.Text opening =
                new ModelMessage.Text(briefing.asking().prompt().opening(task));
        return digest.isEmpty()
                ? List.of(opening)
                : List.of(opening, new ModelMessage.Text("What you did before:\n" + String.join("\n", digest)));
    }

    private static ModelMessage userMessage(
            List<ModelMessage.Part> head,
            List<ModelMessage.Part> answers,
            String observation,
            @Nullable Picture picture) {
        List<ModelMessage.Part> parts = new ArrayList<>(head);
        parts.addAll(answers);
        parts.add(new ModelMessage.Text(observation));
        parts.add(picture == null ? new ModelMessage.Text(PICTURE_LEFT_OUT) : new ModelMessage.Image(picture));
        return new ModelMessage(ModelMessage.Role.USER, parts);
    }
}
