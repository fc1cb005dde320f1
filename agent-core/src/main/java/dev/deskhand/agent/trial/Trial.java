package dev.deskhand.agent.trial;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelBusy;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Offer;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.screen.Picture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Tries a model out as a run would ask it: a picture with a known target is sent as it is, and from what the
/// model says of it is read whether it sees and in which units it names places. Ends early where nothing more
/// can be learnt. Nothing is done on any screen. For one use, on a platform thread: it encodes pictures.
public final class Trial {
    private static final PictureSpec AS_IT_IS =
            new PictureSpec(new PictureSpec.UpTo(Long.MAX_VALUE), Picture.Format.PNG, 100, 1 << 20);
    private static final int SERVER_FAULT = 500;
    private static final int NOT_IMPLEMENTED = 501;

    private final TrialParts parts;
    private final FittingFamilies fitting;
    private final Questions questions;
    private final Pointing pointing;
    private final Consumer<Finding> heard;
    private final List<Finding> findings = new ArrayList<>();

    /// Prepares a trial.
    ///
    /// @param model the model's name, from which a family may be guessed
    /// @param language the language thoughts are asked for in, as an English name
    /// @param heard is told each finding when it is made
    public Trial(TrialParts parts, Families families, String model, String language, Consumer<Finding> heard) {
        this.parts = parts;
        this.fitting = new FittingFamilies(families, model);
        this.questions = new Questions(parts.engine().asking(parts.family()), language);
        this.pointing = new Pointing(parts, questions);
        this.heard = heard;
    }

    /// Tries it.
    ///
    /// @throws Revoked as soon as the permit is taken back
    public Report run(Permit permit) throws Revoked {
        try {
            if (points(permit)) {
                countPictures(permit);
                offerFunctions(permit);
            }
        } catch (AgentException e) {
            find(new Finding.Broken(Part.of(e.failure()), e.failure()));
        }
        return new Report(findings);
    }

    private void find(Finding finding) {
        findings.add(finding);
        heard.accept(finding);
    }

    /// Whether there were answers from which something could be read.
    private boolean points(Permit permit) throws AgentException, Revoked {
        Optional<Pointing.Answer> first = first(permit);
        if (first.isEmpty()) {
            return false;
        }
        Pointing.Answer second = pointing.ask(TestPicture.SECOND, picture(TestPicture.SECOND), permit);
        int pieces = Math.max(first.get().pieces(), second.pieces());
        if (pieces > 0) {
            find(new Finding.Arrived(pieces));
        }
        return judge(List.of(first.get(), second));
    }

    private Optional<Pointing.Answer> first(Permit permit) throws AgentException, Revoked {
        Picture picture = picture(TestPicture.FIRST);
        try {
            Pointing.Answer answer = pointing.ask(TestPicture.FIRST, picture, permit);
            passed(List.of(Check.values()));
            return Optional.of(answer);
        } catch (AgentException e) {
            Part part = blame(e.failure(), permit);
            passed(part.passed());
            find(new Finding.Broken(part, e.failure()));
            return Optional.empty();
        }
    }

    private void passed(List<Check> checks) {
        checks.forEach(check -> find(new Finding.Passed(check)));
    }

    /// The part that is wrong. What a refusal does not tell is found out by asking for less.
    private Part blame(AgentFailure failure, Permit permit) throws Revoked {
        Part told = Part.of(failure);
        boolean mayBeThePicture = told == Part.REQUEST
                || (failure instanceof ModelBusy(int status, var _)
                        && (status == SERVER_FAULT || status == NOT_IMPLEMENTED));
        if (!mayBeThePicture) {
            return told;
        }
        if (isTaken(questions.wordsAlone(), permit)) {
            return Part.PICTURES;
        }
        return told == Part.REQUEST && isTaken(Questions.shortest(), permit) ? Part.LENGTH : told;
    }

    private boolean isTaken(ModelRequest request, Permit permit) throws Revoked {
        try {
            parts.model().turn(request, new Pieces(), permit);
            return true;
        } catch (AgentException e) {
            return !(e.failure() instanceof ModelRefused) && !(e.failure() instanceof ModelBusy);
        }
    }

    private boolean judge(List<Pointing.Answer> answers) {
        if (answers.stream().anyMatch(Pointing.Answer::isCut)) {
            find(new Finding.AnswerCut());
            return false;
        }
        List<SpaceFinder.Said> said =
                answers.stream().flatMap(answer -> answer.said().stream()).toList();
        if (said.size() < answers.size()) {
            find(new Finding.NoPlace());
            return false;
        }
        Finding finding = judged(new SpaceFinder(said));
        find(finding);
        return !(finding instanceof Finding.NowhereNear);
    }

    private Finding judged(SpaceFinder found) {
        Family family = parts.family();
        if (FittingFamilies.fits(family, found)) {
            return new Finding.SpaceFits(found.spaces());
        }
        if (!found.spaces().isEmpty()) {
            return new Finding.SpaceDiffers(found.spaces(), fitting.instead(family, found));
        }
        return found.serverFactor().<Finding>map(Finding.ServerResizes::new).orElseGet(Finding.NowhereNear::new);
    }

    /// Asks with as many pictures as the family keeps. Where they are too many, the most that are taken are
    /// found by halving.
    private void countPictures(Permit permit) throws AgentException, Revoked {
        int wanted = parts.family().sight().picturesKept();
        Picture picture = picture(TestPicture.FIRST);
        int taken = 1;
        int next = wanted;
        int tooMany = wanted + 1;
        while (next > taken) {
            if (takes(next, picture, permit)) {
                taken = next;
            } else {
                tooMany = next;
            }
            next = (taken + tooMany) / 2;
        }
        if (wanted > 1) {
            find(new Finding.Pictures(taken, wanted));
        }
    }

    private boolean takes(int count, Picture picture, Permit permit) throws AgentException, Revoked {
        List<Picture> pictures =
                IntStream.range(0, count).mapToObj(_ -> picture).toList();
        try {
            parts.model().turn(questions.click(pictures), new Pieces(), permit);
            return true;
        } catch (AgentException e) {
            if (e.failure() instanceof ModelRefused refused && refused.ground() != ModelRefused.Ground.TOO_LARGE) {
                return false;
            }
            throw e;
        }
    }

    /// Where a protocol has a tool of its own for using a computer, that is what a model calls.
    private void offerFunctions(Permit permit) throws AgentException, Revoked {
        if (parts.family().speech().protocol() == Speech.Protocol.CHAT) {
            find(new Finding.Functions(fateOfFunctions(permit)));
        }
    }

    private Finding.Functions.Fate fateOfFunctions(Permit permit) throws AgentException, Revoked {
        try {
            ModelRequest request = Questions.functions();
            ModelTurn turn = parts.model().turn(request, new Pieces(), permit);
            return callsOneOf(request.offer(), turn) ? Finding.Functions.Fate.CALLED : Finding.Functions.Fate.LEFT;
        } catch (AgentException e) {
            if (e.failure() instanceof ModelRefused) {
                return Finding.Functions.Fate.REFUSED;
            }
            throw e;
        }
    }

    private static boolean callsOneOf(Offer offer, ModelTurn turn) {
        return offer.functions().stream()
                .anyMatch(function ->
                        turn.calls().stream().anyMatch(call -> call.name().equals(function.name())));
    }

    private Picture picture(TestPicture drawn) throws AgentException {
        return parts.encoder().encode(drawn.frame(), AS_IT_IS);
    }
}
