package dev.deskhand.models.follower;

import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelMessage.Role;
import dev.deskhand.agent.model.ModelRequest;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What a request tells: what a run tells every model, in the same sentences.
///
/// @param opening what the run began with
/// @param lastAnswer the last answer that counted; null where there is none yet
/// @param observation what happened since
record Heard(String opening, @Nullable String lastAnswer, String observation) {
    private static final String INSTRUCTION = "## Instruction\n";
    private static final String LANGUAGE = "## Language of the thoughts\n";
    private static final String UNCHANGED = "Nothing on the screen changed after that.";
    private static final String PERSON = "The person says: ";
    private static final Pattern OUTCOME = Pattern.compile("^Your action 1 \\(\\w+\\) (.+)$", Pattern.MULTILINE);
    private static final Pattern INTERRUPTED =
            Pattern.compile("was interrupted after (\\d{1,9}) of (\\d{1,9}) parts\\.");

    /// Reasons to look again and do the same; any other would be the same again.
    private static final List<String> PASSING = List.of(
            "was not executed: ",
            "was not carried out: the screen changed",
            "was not carried out: it belonged to an older picture",
            "was not carried out: Deskhand's own bar");

    static Heard of(ModelRequest request) {
        List<ModelMessage> messages = request.messages();
        List<String> person = messages.stream()
                .filter(message -> message.role() == Role.USER)
                .map(Heard::firstText)
                .toList();
        String lastAnswer = messages.stream()
                .filter(message -> message.role() == Role.ASSISTANT)
                .map(Heard::firstText)
                .reduce((_, later) -> later)
                .orElse(null);
        return new Heard(person.isEmpty() ? "" : person.getFirst(), lastAnswer, lastText(messages));
    }

    private static String firstText(ModelMessage message) {
        return texts(message).stream().findFirst().orElse("");
    }

    /// In a message with a picture, what stands before it.
    private static String lastText(List<ModelMessage> messages) {
        return messages.isEmpty() ? "" : texts(messages.getLast()).stream().reduce("", (_, later) -> later);
    }

    private static List<String> texts(ModelMessage message) {
        return message.parts().stream()
                .filter(ModelMessage.Text.class::isInstance)
                .map(part -> ((ModelMessage.Text) part).text())
                .toList();
    }

    /// The person's instruction; all of the opening where it is not marked.
    String instruction() {
        int at = opening.indexOf(INSTRUCTION);
        return at < 0 ? opening : opening.substring(at + INSTRUCTION.length());
    }

    /// The language to think in.
    Locale language() {
        int at = opening.indexOf(LANGUAGE);
        return at >= 0 && opening.startsWith("Chinese", at + LANGUAGE.length()) ? Locale.CHINESE : Locale.ENGLISH;
    }

    /// What the person said since; empty where they said nothing. It stands last but for a line about the picture.
    String personsWords() {
        int at = observation.startsWith(PERSON) ? 0 : observation.indexOf("\n" + PERSON) + 1;
        if (at == 0 && !observation.startsWith(PERSON)) {
            return "";
        }
        int end = Math.max(at, observation.lastIndexOf('\n'));
        return observation
                .substring(Math.min(at + PERSON.length(), end), end)
                .replace("\n" + PERSON, "\n")
                .strip();
    }

    /// Whether the last answer was carried out and nothing is to be seen of it.
    boolean nothingChanged() {
        return fate() instanceof Fate.Done && observation.contains(UNCHANGED);
    }

    /// What became of the action of the last answer.
    Fate fate() {
        String words = personsWords().isEmpty() ? observation : observation.substring(0, observation.indexOf(PERSON));
        return OUTCOME.matcher(words)
                .results()
                .reduce((_, later) -> later)
                .map(found -> fate(found.group(1)))
                .orElse(new Fate.Unclear());
    }

    private static Fate fate(String became) {
        if (became.equals("was carried out.")) {
            return new Fate.Done();
        }
        MatchResult interrupted =
                INTERRUPTED.matcher(became).results().findFirst().orElse(null);
        if (interrupted != null) {
            return new Fate.BrokenOff(Long.parseLong(interrupted.group(1)), Long.parseLong(interrupted.group(2)));
        }
        if (PASSING.stream().anyMatch(became::startsWith)) {
            return new Fate.Missed();
        }
        return became.startsWith("was not carried out: ") ? new Fate.Impossible() : new Fate.Unclear();
    }

    /// What became of an action.
    sealed interface Fate {
        record Done() implements Fate {}

        /// Nothing of it was done, and it may be tried again.
        record Missed() implements Fate {}

        /// It was broken off after so many of its parts.
        record BrokenOff(long done, long of) implements Fate {}

        /// It would be refused again.
        record Impossible() implements Fate {}

        /// It may have been done, in part or as a whole.
        record Unclear() implements Fate {}
    }
}
