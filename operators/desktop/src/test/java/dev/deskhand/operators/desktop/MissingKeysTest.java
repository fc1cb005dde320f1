package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.RawInputWitness;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// A keyboard that has no key left which could be given a symbol: what it cannot do is refused before anything is done.
class MissingKeysTest {
    private static final Pattern WITHOUT_SYMBOL = Pattern.compile("keycode +(\\d+) =\\s*");

    private static Desk desk;
    private static RawInputWitness witness;

    @BeforeAll
    static void open() throws Exception {
        desk = Desk.open();
        for (String line : desk.display().run("xmodmap", "-pke").lines()) {
            var free = WITHOUT_SYMBOL.matcher(line);
            if (free.matches()) {
                desk.display().run("xmodmap", "-e", "keycode " + free.group(1) + " = XF86Battery");
            }
        }
        witness = RawInputWitness.open(desk.display());
    }

    @AfterAll
    static void close() {
        desk.close();
    }

    @Test
    void a_text_is_refused_with_the_character_and_nothing_is_clicked_first() throws Exception {
        refusesWithoutAnyInput(
                new Action.Type("secret世", Desk.at(300, 300)), new Refusal(Refusal.Reason.UNTYPABLE, "U+4E16"));
    }

    @Test
    void a_character_no_keyboard_has_is_refused_too() throws Exception {
        refusesWithoutAnyInput(
                new Action.Type("a\u0007", Desk.at(300, 300)), new Refusal(Refusal.Reason.UNTYPABLE, "U+0007"));
    }

    @Test
    void no_key_of_several_is_pressed_where_one_is_missing() throws Exception {
        refusesWithoutAnyInput(new Action.Press(Desk.keys("a 世")), new Refusal(Refusal.Reason.UNKNOWN_KEY, "世"));
        refusesWithoutAnyInput(new Action.Hotkey(Desk.keys("ctrl 世")), new Refusal(Refusal.Reason.UNKNOWN_KEY, "世"));
    }

    @Test
    void what_the_keyboard_has_is_done() throws Exception {
        assertThat(desk.act(new Action.Type("plain\n", null))).containsExactly(Desk.DONE);
    }

    private static void refusesWithoutAnyInput(Action action, Refusal refusal) throws Exception {
        Mark before = witness.mark();
        List<Outcome> outcomes = desk.act(action);
        assertThat(outcomes).containsExactly(new Outcome.Refused(refusal));
        assertThat(witness.since(before)).isEmpty();
    }
}
