package dev.deskhand.agent.trial;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Fraction;
import dev.deskhand.agent.screen.ModelPoint;
import dev.deskhand.agent.screen.Picture;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Has a model point at the square, and reads the numbers it says.
final class Pointing {
    /// Some want to see the screen or wait a moment first, whatever they were shown.
    private static final int MOST_TURNS = 3;

    /// A place read in this space is the pair of numbers the model wrote.
    private static final CoordinateSpace RAW = new CoordinateSpace.Unit(AxisOrder.XY);

    private final TrialParts parts;
    private final Questions questions;

    Pointing(TrialParts parts, Questions questions) {
        this.parts = parts;
        this.questions = questions;
    }

    /// What a model answered.
    ///
    /// @param place where the target was and what was said of it; null where no place could be read
    /// @param pieces in how many the answer came; 0 where it had no words
    /// @param isCut whether it ran into its length limit
    record Answer(SpaceFinder.@Nullable Said place, int pieces, boolean isCut) {
        Optional<SpaceFinder.Said> said() {
            return Optional.ofNullable(place);
        }
    }

    Answer ask(TestPicture drawn, Picture picture, Permit permit) throws AgentException, Revoked {
        ModelRequest request = questions.click(List.of(picture));
        Pieces pieces = new Pieces();
        for (int turns = 1; ; turns++) {
            ModelTurn turn = parts.model().turn(request, pieces, permit);
            Reply reply = parts.reader().read(turn, RAW, TestPicture.SIZE);
            Optional<Target> target = reply.actions().stream()
                    .flatMap(action -> action.targets().stream())
                    .findFirst();
            boolean isCut = turn.end() == ModelTurn.End.LENGTH_LIMIT;
            if (isCut || target.isPresent() || turns == MOST_TURNS || !isGatheringItself(reply)) {
                SpaceFinder.Said said =
                        target.map(each -> said(drawn, each.point())).orElse(null);
                return new Answer(said, pieces.count(), isCut);
            }
            request = questions.look(request, turn, reply, picture);
        }
    }

    private static SpaceFinder.Said said(TestPicture drawn, Fraction raw) {
        return new SpaceFinder.Said(drawn.target(), new ModelPoint(raw.x(), raw.y()));
    }

    /// Whether it asked for nothing but a look or a moment, and for nothing a person would have to allow.
    private static boolean isGatheringItself(Reply reply) {
        return !reply.actions().isEmpty()
                && reply.actions().stream().noneMatch(Action::endsTheRun)
                && reply.owed().stream().allMatch(owed -> owed.call().checks().isEmpty());
    }
}
