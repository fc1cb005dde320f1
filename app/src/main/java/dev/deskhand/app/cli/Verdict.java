package dev.deskhand.app.cli;

import dev.deskhand.agent.event.AgentEvent.RunEnded;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.wording.EndingWords;
import dev.deskhand.app.wording.FailureWords;
import dev.deskhand.app.wording.Words;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a run ended, in one line: what the model said or what went wrong, and what to do now.
final class Verdict {
    private final Texts texts;
    private final KeyPlace key;

    Verdict(Texts texts, KeyPlace key) {
        this.texts = texts;
        this.key = key;
    }

    String of(RunEnded ended) {
        List<String> pieces = new ArrayList<>();
        Words words = new EndingWords(texts).of(ended.reason(), ended.steps(), EndingWords.Proof.of(ended.verified()));
        pieces.add(texts.text("cli.verdict.title", words.title()));
        if (!ended.message().isBlank()) {
            pieces.add(ended.message().strip());
        }
        @Nullable AgentFailure failure = ended.failure();
        if (failure == null) {
            pieces.add(words.detail());
        } else {
            pieces.add(new FailureWords(texts).of(failure));
            if (failure instanceof ModelRefused refused && refused.ground() == ModelRefused.Ground.KEY) {
                pieces.add(whereTheKeyIs());
            }
        }
        return pieces.stream()
                .reduce((before, next) -> texts.text("failure.both", before, next))
                .orElseThrow();
    }

    private String whereTheKeyIs() {
        return switch (key) {
            case KeyPlace.Nowhere _ -> texts.text("cli.key.nowhere", Option.API_KEY_ENV.word());
            case KeyPlace.Variable(var name) -> texts.text("cli.key.variable", name);
            case KeyPlace.Kept(var profile) -> texts.text("cli.key.kept", profile);
        };
    }
}
