package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Action.Click.Variety;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.screen.Fraction;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.operators.desktop.x11.StopKey;
import dev.deskhand.testkit.application.TextEditor;
import dev.deskhand.testkit.application.TypingTerminal;
import dev.deskhand.testkit.application.ZenityDialog;
import dev.deskhand.testkit.display.Person;
import dev.deskhand.testkit.display.WindowManager;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.RawInput;
import dev.deskhand.testkit.witness.RawInputWitness;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What a run would do, in applications a person uses; the files and answers they leave are the witness.
class AtWorkTest {
    private Desk desk;

    @BeforeEach
    void open() throws Exception {
        desk = Desk.open(WindowManager.OPENBOX);
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void it_writes_replaces_and_saves_in_an_editor() throws Exception {
        try (TextEditor editor = TextEditor.open(desk.display(), "letter.txt", "old text")) {
            assertThat(desk.act(
                            new Action.Click(Target.at(fraction(editor.window().centre())), Variety.LEFT),
                            new Action.Hotkey(Desk.keys("ctrl a")),
                            new Action.Type("Dear Jörg,\nsee you at 5 > 4 o'clock.\n", null),
                            new Action.Hotkey(Desk.keys("ctrl s"))))
                    .containsOnly(Desk.DONE);
            editor.awaitSaved("Dear Jörg,\nsee you at 5 > 4 o'clock.\n", Desk.SOON);
        }
    }

    @Test
    void it_extends_a_selection_with_a_held_key() throws Exception {
        try (TextEditor editor = TextEditor.open(desk.display(), "held.txt", "abcdef")) {
            desk.act(new Action.Click(Target.at(fraction(editor.window().centre())), Variety.LEFT));
            assertThat(desk.act(
                            new Action.Hotkey(Desk.keys("ctrl home")),
                            new Action.Press(Desk.keys("shift")),
                            new Action.Press(Desk.keys("right")),
                            new Action.Press(Desk.keys("right")),
                            new Action.Press(Desk.keys("right")),
                            new Action.Release(Desk.keys("shift")),
                            new Action.Type("X", null),
                            new Action.Hotkey(Desk.keys("ctrl s"))))
                    .containsOnly(Desk.DONE);
            editor.awaitSaved("Xdef", Desk.SOON);
        }
    }

    @Test
    void it_fills_a_form_from_field_to_field() throws Exception {
        try (ZenityDialog form = ZenityDialog.form(desk.display(), "Guest", "Name", "Town")) {
            assertThat(desk.act(
                            new Action.Type("Ærøskøbing & Sons", null),
                            new Action.Hotkey(Desk.keys("tab")),
                            new Action.Type("北京", null),
                            new Action.Hotkey(Desk.keys("tab")),
                            new Action.Hotkey(Desk.keys("tab")),
                            new Action.Hotkey(Desk.keys("return"))))
                    .containsOnly(Desk.DONE);
            assertThat(form.awaitFilledIn(Desk.SOON)).isEqualTo("Ærøskøbing & Sons|北京");
        }
    }

    @Test
    void it_answers_a_question_by_escape() throws Exception {
        try (ZenityDialog question = ZenityDialog.question(desk.display(), "Delete", "All of it?")) {
            desk.act(new Action.Hotkey(Desk.keys("escape")));
            assertThat(question.awaitStatus(Desk.SOON)).isEqualTo(ZenityDialog.DECLINED);
        }
    }

    @Test
    void the_stop_key_of_a_person_ends_it_in_the_middle_of_a_text() throws Exception {
        RawInputWitness witness = RawInputWitness.open(desk.display());
        Permit permit = new Permit();
        try (TypingTerminal terminal = TypingTerminal.open(desk.display());
                StopKey stopKey = DesktopOperators.of(desk.display().name())
                        .watchStopKey(() -> permit.revoke(desk.operator()::letGo), why -> {})) {
            Frame frame = desk.look();
            Mark before = witness.mark();
            FutureTask<Outcome> typing =
                    new FutureTask<>(() -> desk.perform(permit, frame, new Action.Type("x".repeat(20_000), null))
                            .getFirst());
            Thread.ofPlatform().start(typing);
            witness.awaitEvent(before, event -> event.kind() == RawInput.Kind.KEY_PRESS, Desk.SOON);
            new Person(desk.display()).key("ctrl+alt+shift+Escape");
            assertThat(typing.get(20, TimeUnit.SECONDS)).isInstanceOf(Outcome.Interrupted.class);
            assertThat(stopKey).isNotNull();
            assertThat(terminal.text().length()).isLessThan(20_000);
        }
        witness.assertNothingHeld();
    }

    private static Fraction fraction(ScreenPixel pixel) {
        return new Fraction((pixel.x() + 0.25) / Desk.SIZE.width(), (pixel.y() + 0.25) / Desk.SIZE.height());
    }
}
