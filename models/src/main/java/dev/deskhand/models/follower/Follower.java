package dev.deskhand.models.follower;

import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Follows explicit steps, one a turn, without a model. A step that was refused because the screen changed is
/// done again; what the person says comes next; what needs eyes is left to the person.
///
/// It remembers how far it is, as a request does not: turns long past are dropped from it, and with them what
/// the person said. So one object is for one run at a time. A request without an answer in it begins a run
/// anew, and an answer that is not in the next request was never given.
public final class Follower implements VisionModel {
    private Place taken = Place.before(List.of());
    private Place offered = taken;
    private @Nullable String answer;

    @Override
    public synchronized ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit) throws Revoked {
        permit.check();
        Heard heard = Heard.of(request);
        String last = heard.lastAnswer();
        if (last == null) {
            taken = Place.before(StepReader.steps(heard.instruction()));
        } else if (isTheSame(last)) {
            taken = offered;
        }
        String now = answer(heard, last == null);
        answer = now;
        listener.text(now);
        permit.check();
        return new ModelTurn(now, "", Usage.NONE, ModelTurn.End.COMPLETE);
    }

    /// Long answers are cut when they are past.
    private boolean isTheSame(String last) {
        String given = answer;
        return given != null
                && (given.equals(last)
                        || (last.endsWith(" …") && given.startsWith(last.substring(0, last.length() - 2))));
    }

    private String answer(Heard heard, boolean isFirst) {
        Words words = new Words(heard.language());
        Answer said = new Answer(words);
        Place place = isFirst ? taken : taken.after(heard.fate());
        if (isFirst) {
            said.thinking("think.first");
        }
        String spoken = heard.personsWords();
        if (!spoken.isEmpty()) {
            said.thinking("think.told", Words.excerpt(spoken));
            place = place.told(StepReader.steps(spoken));
        } else if (taken.doing() instanceof Step.Press && heard.nothingChanged()) {
            place = place.beingPatient();
        }
        if (!isFirst && !(taken.doing() instanceof Step.Patience)) {
            place = place.beforeClosing();
        }
        if (place.misses() > 0) {
            said.thinking("think.again");
        }
        return next(place, said);
    }

    private String next(Place place, Answer said) {
        Place.Question question = place.question();
        if (question == null && !place.isAtTheEnd() && place.left().getFirst() instanceof Step.Unseen) {
            return next(place.asked(), said);
        }
        if (question != null) {
            offered = place;
            return said.asking(question);
        }
        if (place.isAtTheEnd()) {
            offered = place;
            return said.finishing(place);
        }
        offered = place.doingNext();
        return said.doing(offered, place.left().getFirst());
    }

    @Override
    public void close() {}
}
