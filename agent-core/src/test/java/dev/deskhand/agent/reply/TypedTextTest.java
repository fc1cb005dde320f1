package dev.deskhand.agent.reply;

import static dev.deskhand.agent.reply.TextReplyReaderTest.assertFault;
import static dev.deskhand.agent.reply.TextReplyReaderTest.read;
import static dev.deskhand.agent.reply.TextReplyReaderTest.typed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is typed is exactly what the model meant, or nothing.
class TypedTextTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            'it's (really) fine, isn't it'      | it's (really) fine, isn't it
            'f(x) = (a, b), c=5'                | f(x) = (a, b), c=5
            'print('hi')'                       | print('hi')
            "say \\"hi\\" and 'ho'"             | say "hi" and 'ho'
            "say "hi" now"                      | say "hi" now
            ‘it’s fine’                         | it’s fine
            “so he said”                        | so he said
            'start_box=(1,2)'                   | start_box=(1,2)
            'tab\\there \\d \\u00e4'            | tab\\there \\d \\u00e4
            'C:\\\\new\\\\'                     | C:\\new\\
            hello world                         | hello world
            f(x)                                | f(x)
            """)
    void quotes_brackets_and_backslashes_are_text(String written, String text) {
        assertThat(typed("Action: type(content=" + written + ")")).isEqualTo(text);
    }

    @Test
    void lines_are_kept() {
        assertThat(typed("Action: type(content='print('hi')\nprint('bye')')")).isEqualTo("print('hi')\nprint('bye')");
    }

    @Test
    void a_newline_at_the_end_submits_written_either_way() {
        assertThat(((Action.Type) read("Action: type(content='a\\n')").actions().getFirst()).submits())
                .isTrue();
        assertThat(((Action.Type) read("Action: type(content='a\n')").actions().getFirst()).submits())
                .isTrue();
        assertThat(((Action.Type)
                                read("Action: type(content='a\\\\n')").actions().getFirst())
                        .submits())
                .isFalse();
    }

    @Test
    void prose_may_follow_where_no_other_quote_makes_it_doubtful() {
        assertThat(typed("Action: type(content='abc') to fill it in")).isEqualTo("abc");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "type(content='hello wor",
                "type(content='hello world'",
                "type(content='hello world' ",
                "type(content='hello world'\nwait()",
                "type(content='hello\nclick(start_box='(1,2)')",
                "type(content='a')b')",
                "type(content='a') then\nhotkey(key='enter')",
                "type(content='C:\\dir\\')",
                "type(content=hello wor",
                "type(content=hello\nclick(start_box='(1,2)')",
                "finished(content='half of",
                "call_user(content=\"half of",
                "navigate(url='half",
                "hotkey(key='ctrl c'",
                "type('content='abc')",
                "type(c'ontent='')",
                "wait(",
                "wait(time=3",
            })
    void what_has_no_clear_end_is_not_acted_on(String call) {
        assertFault("Thought: x\nAction: " + call, ReplyFault.Kind.UNTERMINATED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"type()", "type(content='')", "type(content=\"\")", "navigate(content=' ')"})
    void nothing_is_not_typed(String call) {
        assertFault("Action: " + call, ReplyFault.Kind.EMPTY_CONTENT);
    }
}
