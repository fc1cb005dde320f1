package dev.deskhand.agent.run;

import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.screen.Picture;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a model is told: the head, a digest of turns long past, the last turns as text, the last pictures. Digest and
/// text move only in blocks of eight turns, so that between two blocks a request is the one before plus a suffix,
/// except where a picture slides out: that is what providers' caches of a common beginning live on.
final class ContextWindow {
    static final int BLOCK = 8;
    static final int MOST_TURNS = 16;
    static final int MOST_DIGEST_LINES = 40;

    /// A longer answer stays in the conversation cut, so that tokens per step stay flat.
    static final int LONGEST_REPLY = 4000;

    private static final String PICTURE_LEFT_OUT = "(This earlier picture is left out.)";

    private final String head;
    private final int picturesKept;
    private final List<String> digest = new ArrayList<>();
    private final List<Turn> turns = new ArrayList<>();

    /// One past turn. The picture goes when it slides out.
    private record Turn(String observation, @Nullable Picture picture, String reply, String digestLine) {
        Turn withoutPicture() {
            return new Turn(observation, null, reply, digestLine);
        }
    }

    ContextWindow(String head, int picturesKept) {
        this.head = head;
        this.picturesKept = picturesKept;
    }

    /// The request for the turn that follows all past ones.
    ModelRequest request(String observation, Picture picture) {
        List<ModelMessage> messages = new ArrayList<>();
        for (Turn turn : turns) {
            messages.add(userMessage(messages.isEmpty(), turn.observation, turn.picture));
            messages.add(ModelMessage.assistant(turn.reply));
        }
        messages.add(userMessage(messages.isEmpty(), observation, picture));
        return new ModelRequest(messages);
    }

    /// Makes the turn a past one.
    ///
    /// @param digestLine what is left of it when it is dropped
    void answered(String observation, Picture picture, String reply, String digestLine) {
        String kept = reply.length() > LONGEST_REPLY ? reply.substring(0, LONGEST_REPLY) + " …" : reply;
        turns.add(new Turn(observation, picture, kept, digestLine));
        slidePicturesOut();
        if (turns.size() > MOST_TURNS) {
            dropBlock();
        }
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
        if (digest.size() > MOST_DIGEST_LINES) {
            digest.subList(0, digest.size() - MOST_DIGEST_LINES).clear();
        }
    }

    private ModelMessage userMessage(boolean first, String observation, @Nullable Picture picture) {
        List<ModelMessage.Part> parts = new ArrayList<>();
        if (first) {
            parts.add(new ModelMessage.Text(head));
            if (!digest.isEmpty()) {
                parts.add(new ModelMessage.Text("What you did before:\n" + String.join("\n", digest)));
            }
        }
        parts.add(new ModelMessage.Text(observation));
        parts.add(picture == null ? new ModelMessage.Text(PICTURE_LEFT_OUT) : new ModelMessage.Image(picture));
        return new ModelMessage(ModelMessage.Role.USER, parts);
    }
}
