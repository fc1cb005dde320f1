package dev.deskhand.agent.trial;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.ModelPoint;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.tool.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// A model that points at the square of the last test picture in a space of the test's choice. It knows the
/// pictures by their number; one that looks at them is asked over HTTP elsewhere.
final class PointingModel implements VisionModel {
    private final List<ModelRequest> requests = new ArrayList<>();
    private CoordinateSpace space;
    private Predicate<ModelRequest> refused = _ -> false;
    private AgentFailure refusal = new AgentFailure.ModelBusy(503, null);
    private int mostPictures = 100;
    private int length = 3;
    private ModelTurn.End end = ModelTurn.End.COMPLETE;
    private @Nullable String called;
    private @Nullable String words;
    private @Nullable ModelTurn first;

    PointingModel(CoordinateSpace space) {
        this.space = space;
    }

    TrialParts parts(String family) {
        return new TrialParts(
                this,
                Families.builtIn().find(family).orElseThrow(),
                Engine.NATIVE,
                (frame, spec) -> new Picture(frame.id(), spec.sizing().apply(frame.size()), spec.format(), new byte[0]),
                new TextReplyReader());
    }

    void speaking(CoordinateSpace other) {
        space = other;
    }

    void refusing(Predicate<ModelRequest> what, AgentFailure how) {
        refused = what;
        refusal = how;
    }

    void mostPictures(int most) {
        mostPictures = most;
        refusing(
                request -> pictures(request) > mostPictures,
                new AgentFailure.ModelRefused(400, AgentFailure.ModelRefused.Ground.REQUEST));
    }

    void beginningWith(ModelTurn turn) {
        first = turn;
    }

    void saying(String text) {
        words = text;
    }

    void cut() {
        end = ModelTurn.End.LENGTH_LIMIT;
    }

    void inOnePiece() {
        length = 1;
    }

    /// Where functions are offered, it calls that one.
    void calling(String function) {
        called = function;
    }

    @Override
    public ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit) throws AgentException, Revoked {
        permit.check();
        requests.add(request);
        if (refused.test(request)) {
            throw new AgentException(refusal);
        }
        ModelTurn begin = first;
        if (begin != null) {
            first = null;
            return begin;
        }
        String function = called;
        if (function != null && !request.offer().functions().isEmpty()) {
            return new ModelTurn("", "", List.of(new FunctionCall("1", function, "{}")), Usage.NONE, end, null);
        }
        String text = words == null ? answer(request) : words;
        for (int piece = 0; piece < length; piece++) {
            listener.text("…");
        }
        return new ModelTurn(text, "", Usage.NONE, end);
    }

    private String answer(ModelRequest request) {
        return shown(request).stream()
                .reduce((_, later) -> later)
                .map(picture ->
                        picture.frame().equals(TestPicture.FIRST.frame().id()) ? TestPicture.FIRST : TestPicture.SECOND)
                .map(seen -> space.toModelPoint(seen.target(), TestPicture.SIZE))
                .map(PointingModel::click)
                .orElse("yes");
    }

    private static String click(ModelPoint point) {
        return "Thought: there it is.\nAction: click(start_box='(%s,%s)')".formatted(point.first(), point.second());
    }

    List<ModelRequest> requests() {
        return requests;
    }

    List<Size> sizes() {
        return requests.stream()
                .flatMap(request -> shown(request).stream())
                .map(Picture::size)
                .toList();
    }

    static int pictures(ModelRequest request) {
        return shown(request).size();
    }

    static String text(ModelRequest request) {
        StringBuilder text = new StringBuilder();
        request.messages()
                .forEach(message -> message.parts().forEach(part -> {
                    if (part instanceof ModelMessage.Text(var words)) {
                        text.append(words).append('\n');
                    }
                }));
        return text.toString();
    }

    private static List<Picture> shown(ModelRequest request) {
        return request.messages().stream()
                .flatMap(message -> message.parts().stream())
                .filter(ModelMessage.Image.class::isInstance)
                .map(part -> ((ModelMessage.Image) part).picture())
                .toList();
    }

    @Override
    public void close() {}
}
