package dev.deskhand.app.wording;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelBusy;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.trial.Check;
import dev.deskhand.agent.trial.Finding;
import dev.deskhand.agent.trial.NamedSpace;
import dev.deskhand.agent.trial.Part;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.KeyPlace;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// What a trial of a model found out: what is right, what is wrong and what to do about it.
public final class TrialWords {
    private static final int MOST_FAMILIES = 3;

    private final Texts texts;
    private final Family family;
    private final KeyPlace key;

    /// Speaks of a model.
    ///
    /// @param family the one it was asked as
    /// @param key where its key is
    public TrialWords(Texts texts, Family family, KeyPlace key) {
        this.texts = texts;
        this.family = family;
        this.key = key;
    }

    public String of(Finding finding) {
        return switch (finding) {
            case Finding.Passed(var check) -> passed(check);
            case Finding.Broken(var part, var failure) -> broken(part, failure);
            case Finding.AnswersElsewhere(var baseUrl) -> texts.text("trial.answers_elsewhere", baseUrl);
            case Finding.Arrived(int pieces) ->
                texts.text(pieces > 1 ? "trial.streamed" : "trial.in_one_piece", pieces);
            case Finding.AnswerCut _ -> texts.text("trial.answer_cut");
            case Finding.NoPlace _ -> texts.text("trial.no_place");
            case Finding.NowhereNear _ -> texts.text("trial.nowhere_near");
            case Finding.SpaceFits(var spaces) -> texts.text("trial.space_fits", spaces(spaces), family.id());
            case Finding.SpaceDiffers(var spaces, var families) -> differs(spaces, families);
            case Finding.ServerResizes(double factor) ->
                texts.text("trial.server_resizes", String.format(Locale.ROOT, "%.2f", factor));
            case Finding.Pictures(int taken, int wanted) -> pictures(taken, wanted);
            case Finding.Functions(var fate) -> texts.text("trial.functions." + lower(fate));
        };
    }

    private String passed(Check check) {
        boolean hasNoKey = check == Check.KEY_ACCEPTED && key instanceof KeyPlace.Nowhere;
        return texts.text(hasNoKey ? "trial.passed.no_key_wanted" : "trial.passed." + lower(check));
    }

    private String broken(Part part, AgentFailure failure) {
        return switch (part) {
            case PICTURES, LENGTH, MODEL, PROXY -> texts.text("trial.broken." + lower(part), status(failure));
            case KEY -> both(new FailureWords(texts).of(failure), whereTheKeyIs());
            case ADDRESS, CERTIFICATE, TLS, NETWORK, PATH, MOVED, LEAVE -> new FailureWords(texts).of(failure);
            case REQUEST, TIME, SERVER, ANSWER, OURSELVES -> new FailureWords(texts).of(failure);
        };
    }

    private static String status(AgentFailure failure) {
        return switch (failure) {
            case ModelRefused refused -> String.valueOf(refused.status());
            case ModelBusy busy -> String.valueOf(busy.status());
            default -> "";
        };
    }

    private String whereTheKeyIs() {
        return switch (key) {
            case KeyPlace.Nowhere _ -> texts.text("trial.key.nowhere");
            case KeyPlace.Variable(var name) -> texts.text("cli.key.variable", name);
            case KeyPlace.Kept(var profile) -> texts.text("cli.key.kept", profile);
        };
    }

    private String differs(List<NamedSpace> spaces, List<String> families) {
        if (families.isEmpty()) {
            return texts.text("trial.space_differs_from_all", spaces(spaces), family.id());
        }
        String others =
                families.stream().skip(1).limit(MOST_FAMILIES).collect(Collectors.joining(texts.text("cli.list")));
        String first = texts.text("trial.space_differs", spaces(spaces), family.id(), families.getFirst());
        return others.isEmpty() ? first : both(first, texts.text("trial.other_families", others));
    }

    private String pictures(int taken, int wanted) {
        if (taken >= wanted) {
            return texts.text("trial.pictures_enough", taken);
        }
        return texts.text("trial.pictures_too_few", taken, wanted, family.id(), taken + 1);
    }

    /// A person's own family may count in units that have no name.
    private String spaces(List<NamedSpace> spaces) {
        if (spaces.isEmpty()) {
            return texts.text("trial.space.own");
        }
        String all = spaces.stream().map(this::space).collect(Collectors.joining(texts.text("trial.or")));
        return spaces.size() == 1 ? all : texts.text("trial.undecided", all);
    }

    private String space(NamedSpace named) {
        String units = texts.text("trial.space." + lower(named.units()));
        return named.order() == AxisOrder.XY ? units : texts.text("trial.vertical_first", units);
    }

    private String both(String first, String second) {
        return texts.text("failure.both", first, second);
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
