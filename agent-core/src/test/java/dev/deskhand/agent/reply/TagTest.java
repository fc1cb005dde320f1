package dev.deskhand.agent.reply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What counts as a tag.
class TagTest {
    @ParameterizedTest
    @CsvSource(nullValues = "-", textBlock = """
            <think>,                  think,            '',     false
            <THINK_7f>,               think_7f,         '',     false
            </think >,                think,            '',     true
            <function=click>,         function,         click,  false
            <invoke name="click">,    invoke,           click,  false
            <parameter name='point'>, parameter,        point,  false
            </parameter>,             parameter,        '',     true
            <seed:tool_call>,         seed:tool_call,   '',     false
            <|begin_of_box|>,         |begin_of_box|,   '',     false
            """)
    void has_a_name_and_perhaps_a_value(String text, String name, String value, boolean closes) {
        assertThat(Tag.at(new Source(text + " rest"), 0)).contains(new Tag(name, value, closes, text.length()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "<", "<>", "< think>", "<think", "<a\n>", "<a<b>", "</>", "<-a>", "a<b>"})
    void is_nothing_else(String text) {
        assertThat(Tag.at(new Source(text), 0)).isEmpty();
    }

    @Test
    void is_not_longer_than_any_of_ours() {
        assertThat(Tag.at(new Source("<a " + "b".repeat(200) + ">"), 0)).isEmpty();
    }

    @Test
    void is_closed_by_the_next_of_its_name_or_by_the_end() {
        Source source = new Source("a</b>c</A>d");

        assertThat(Tag.closing(source, "a", 0)).isEqualTo(6);
        assertThat(Tag.closing(source, "x", 0)).isEqualTo(11);
    }
}
