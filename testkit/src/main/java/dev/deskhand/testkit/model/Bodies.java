package dev.deskhand.testkit.model;

import java.nio.charset.StandardCharsets;
import java.util.List;

/// Puts one answer into the words of a protocol: the events of a stream, or the whole of it. For one answer, since it
/// remembers what it has said.
interface Bodies {
    /// What opens a stream.
    byte[] opening();

    byte[] piece(Answer.Piece piece);

    /// What a stream ends with: what is to be done, why the model stops, and what it cost.
    List<byte[]> closing(List<Deed> deeds, Answer.Finish finish);

    /// The answer to a request that wants no stream.
    byte[] whole(Answer.Spoken spoken);

    /// A stream that keeps to the protocol and has no answer in it, where the protocol allows that.
    default List<byte[]> withoutChoices() {
        throw new IllegalStateException("this protocol has no answer without an answer");
    }

    /// Says nothing, and shows that the server is alive.
    static byte[] comment() {
        return bytes(": still at it\n\n");
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
