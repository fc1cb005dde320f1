package dev.deskhand.agent.tool;

import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.Offer;
import java.util.Arrays;
import java.util.Optional;

/// The engines that come with the program.
public enum Engine implements ToolCallEngine {
    /// As the family was trained: in its own words, or by the calls of its protocol.
    NATIVE("native") {
        @Override
        public Asking asking(Family family) {
            return new Asking(family.prompt(), nativeOffer(family));
        }
    },
    /// Functions told in the prompt, called in the text. For any model that follows instructions.
    PROMPT("prompt") {
        @Override
        public Asking asking(Family family) {
            return new Asking(Lesson.ofFunctions(family), Offer.NONE);
        }
    },
    /// Text that must follow a schema. For servers that hold a model to one.
    STRUCTURED("structured") {
        @Override
        public Asking asking(Family family) {
            return new Asking(Lesson.ofSchema(family), Functions.schema(family));
        }
    };

    private final String word;

    Engine(String word) {
        this.word = word;
    }

    /// Its name on the command line and in settings.
    public String word() {
        return word;
    }

    /// The engine of that name.
    public static Optional<Engine> named(String word) {
        return Arrays.stream(values())
                .filter(engine -> engine.word.equals(word))
                .findFirst();
    }

    /// A protocol with a tool of its own for using a computer takes of these what that tool lacks.
    private static Offer nativeOffer(Family family) {
        return family.speech().form() == Speech.Form.CALLS
                ? new Offer(Functions.functions(family.actions(), family), null)
                : Offer.NONE;
    }
}
