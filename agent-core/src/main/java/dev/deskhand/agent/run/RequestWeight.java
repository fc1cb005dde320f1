package dev.deskhand.agent.run;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Offer;

/// How many tokens a request is, about: a picture by the family's patches, and a token for every three
/// bytes of text in UTF-8. Tokenizers make a token of about four letters of English and of one Chinese
/// character or more, which is three bytes; so this is rather too many than too few.
record RequestWeight(PictureSpec.Sizing sizing) {
    private static final int BYTES_OF_A_TOKEN = 3;

    long of(ModelRequest request) {
        long messages = request.messages().stream().mapToLong(this::of).sum();
        return messages + of(request.offer());
    }

    /// The weight of an answer.
    static long of(ModelTurn turn) {
        return text(turn.text())
                + text(turn.thinking())
                + turn.calls().stream().mapToLong(RequestWeight::of).sum();
    }

    private long of(ModelMessage message) {
        String replay = message.replay();
        return replay == null ? message.parts().stream().mapToLong(this::of).sum() : text(replay);
    }

    private long of(ModelMessage.Part part) {
        return switch (part) {
            case ModelMessage.Text(var text) -> text(text);
            case ModelMessage.Image(var picture) -> sizing.tokens(picture.size());
            case ModelMessage.Called(var call) -> of(call);
            case ModelMessage.Answered answered -> text(answered.text());
        };
    }

    private static long of(FunctionCall call) {
        return text(call.name()) + text(call.arguments());
    }

    private static long of(Offer offer) {
        long functions = offer.functions().stream()
                .mapToLong(each -> text(each.name())
                        + text(each.description())
                        + text(each.parameters().toString()))
                .sum();
        return functions + (offer.schema() == null ? 0 : text(offer.schema().toString()));
    }

    private static long text(String text) {
        return Math.ceilDiv(text.getBytes(UTF_8).length, BYTES_OF_A_TOKEN);
    }
}
