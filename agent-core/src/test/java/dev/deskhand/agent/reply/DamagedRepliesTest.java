package dev.deskhand.agent.reply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.family.Families;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What breaks on the way never becomes another action: a reply cut anywhere means no more than the whole
/// one, and junk in it never calls up what was only talked about or typed.
class DamagedRepliesTest {
    private static final List<String> JUNK =
            List.of("'", "\"", "(", ")", ",", "=", "\\", "\n", "\0", "\ud800", "<think>", "</s>");

    /// What random replies are put together from, between blanks.
    private static final List<String> PIECES = List.of("""
            Action: Thought: Reflection: click( type(content= start_box= (1,2) ' " ) ( [ ] , = # - \\ ‘ ’ é ９ ** ``` wait() \
            <think> </think> <|im_end|> menu( hotkey(key='+ drag( scroll(direction=up wait( NaN 1e308 \0 \udfff \r \n""".split(" ", -1));

    /// A box given as two pairs looks like a point where it is cut after the first.
    private static final Set<String> SEVERAL_PAIRS = Set.of("p006");

    /// Three numbers with a comma too many are four; an empty text with a quote too many is a quote.
    private static final Set<String> MENDED_BY_JUNK = Set.of("p052", "p079");

    static Stream<Cases.Case> cases() {
        return Cases.all().stream();
    }

    static Stream<String> repliesWithHiddenCalls() {
        return Stream.of(
                "Thought: maybe drag(start_box='(1,2)', end_box='(3,4)') later\n\nAction: wait()",
                "Thought: first\ndrag(start_box='(1,2)', end_box='(3,4)')\nthen wait\nAction: wait()",
                "<think>Perhaps\nAction: drag(start_box='(1,2)', end_box='(3,4)')\nfirst?</think>\nAction: wait()",
                "<think>drag((1,2), (3,4))</think><think_b>\nAction: drag((1,2), (3,4))</think_b>\nAction: wait()",
                "Action: type(content='Action: drag(1, 2, 3, 4)')",
                "Action: type(content='a\nAction: drag(1, 2, 3, 4)\nb')",
                "Action: type(content=\"a\ndrag(start_box='(1,2)', end_box='(3,4)')\nb\")",
                "Action: finished(content='drag(start_box=\\'(1,2)\\', end_box=\\'(3,4)\\')')",
                "Thought: The page says \"Action: drag(1, 2, 3, 4)\" in red.\nAction: wait()",
                "Action: wait() # drag(1, 2, 3, 4)");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void a_reply_cut_anywhere_means_no_more_than_the_whole(Cases.Case example) {
        List<Action> whole = read(example, example.input()).actions();

        List<String> wrong = cuts(example.input())
                .filter(cut -> read(example, cut).actions().stream()
                        .anyMatch(action ->
                                !whole.contains(action) && (saysText(action) || !SEVERAL_PAIRS.contains(example.id()))))
                .toList();

        assertThat(wrong).isEmpty();
    }

    private static boolean saysText(Action action) {
        return action instanceof Action.Type || action.endsTheRun() || action instanceof Action.Navigate;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void junk_anywhere_calls_up_no_other_kind_of_action(Cases.Case example) {
        assumeThat(MENDED_BY_JUNK).doesNotContain(example.id());
        Set<ActionKind> kinds = kinds(read(example, example.input()));

        List<String> wrong = JUNK.stream()
                .flatMap(junk -> damaged(example.input(), junk))
                .filter(reply -> !kinds.containsAll(kinds(read(example, reply))))
                .toList();

        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("repliesWithHiddenCalls")
    void what_is_thought_or_typed_is_never_called(String reply) {
        assertThat(kinds(TextReplyReaderTest.read(reply))).doesNotContain(ActionKind.DRAG);
    }

    @ParameterizedTest
    @MethodSource("repliesWithHiddenCalls")
    void what_is_thought_or_typed_is_not_called_when_the_reply_is_cut(String reply) {
        // Cut just after it, a call that ends a line looks like the one to carry out: the loop never reads a cut reply.
        List<String> wrong = cuts(reply)
                .filter(cut -> !cut.startsWith("Thought: first") && !cut.endsWith(")"))
                .filter(cut -> kinds(TextReplyReaderTest.read(cut)).contains(ActionKind.DRAG))
                .toList();

        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void no_text_at_all_makes_the_reader_throw(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 2_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int count = random.nextInt(24); count > 0; count--) {
                text.append(PIECES.get(random.nextInt(PIECES.size())));
            }
            Reply reply = TextReplyReaderTest.read(text.toString());

            assertThat(reply.actions().size() + reply.faults().size())
                    .as(text.toString())
                    .isPositive();
        }
    }

    @Test
    void half_a_text_is_not_typed_wherever_an_apostrophe_stands() {
        String reply = "Action: type(content='it's (said 'so') isn't it')";

        for (int length = 0; length < reply.length(); length++) {
            assertThat(TextReplyReaderTest.read(reply.substring(0, length)).actions())
                    .isEmpty();
        }
        assertThat(TextReplyReaderTest.typed(reply)).isEqualTo("it's (said 'so') isn't it");
    }

    private static Reply read(Cases.Case example, String text) {
        return new TextReplyReader()
                .read(
                        text,
                        Families.builtIn().find(example.family()).orElseThrow().space(),
                        example.image());
    }

    private static Set<ActionKind> kinds(Reply reply) {
        return reply.actions().stream().map(Action::kind).collect(Collectors.toSet());
    }

    private static Stream<String> cuts(String text) {
        return IntStream.range(0, text.length()).mapToObj(length -> text.substring(0, length));
    }

    private static Stream<String> damaged(String text, String junk) {
        return IntStream.rangeClosed(0, text.length())
                .mapToObj(at -> text.substring(0, at) + junk + text.substring(at));
    }
}
