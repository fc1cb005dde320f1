package dev.deskhand.testkit.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.testkit.display.Person;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import dev.deskhand.testkit.witness.Mark;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ApplicationsTest {
    private static final Duration SOON = Duration.ofSeconds(30);

    private VirtualDisplay display;
    private Person person;

    @BeforeAll
    void open() throws InterruptedException {
        display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX);
        person = new Person(display);
    }

    @AfterAll
    void close() {
        display.close();
    }

    @Test
    void a_question_tells_its_answer_by_its_status() throws InterruptedException {
        try (ZenityDialog yes = ZenityDialog.question(display, "First (1)", "Go?")) {
            assertThat(yes.isOpen()).isTrue();
            person.key("Return");
            assertThat(yes.awaitStatus(SOON)).isEqualTo(ZenityDialog.ACCEPTED);
        }
        try (ZenityDialog no = ZenityDialog.question(display, "Second", "Go?")) {
            person.key("Escape");
            assertThat(no.awaitStatus(SOON)).isEqualTo(ZenityDialog.DECLINED);
        }
    }

    @Test
    void forms_and_entries_print_what_was_filled_in() throws InterruptedException {
        try (ZenityDialog form = ZenityDialog.form(display, "Person", "Name", "City")) {
            person.type("Ada");
            person.key("Tab");
            person.type("London");
            person.key("Tab", "Tab", "Return");
            assertThat(form.awaitFilledIn(SOON)).isEqualTo("Ada|London");
        }
        try (ZenityDialog entry = ZenityDialog.entry(display, "Word", "Say it")) {
            person.type("hello");
            person.key("Return");
            assertThat(entry.awaitFilledIn(SOON)).isEqualTo("hello");
        }
    }

    @Test
    void a_terminal_keeps_every_byte_typed() throws InterruptedException {
        try (TypingTerminal terminal = TypingTerminal.open(display)) {
            person.type("ls -l");
            person.key("ctrl+c", "Return");
            terminal.awaitText("ls -l\u0003\n", SOON);
            assertThatThrownBy(() -> terminal.awaitText("ls", Duration.ofMillis(50)))
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("the file holds: ls -l");
        }
    }

    @Test
    void an_editor_saves_by_shortcut_and_by_menu() throws InterruptedException {
        try (TextEditor editor = TextEditor.open(display, "note.txt", "old\n")) {
            person.type("one ");
            assertThat(editor.saved()).isEqualTo("old\n");
            person.key("ctrl+s");
            editor.awaitSaved("one old\n", SOON);
            person.type("two ");
            person.key("alt+f", "s");
            editor.awaitSaved("one two old\n", SOON);
        }
    }

    @Test
    void a_page_reports_what_was_done_to_it_and_where() throws InterruptedException {
        try (ChromiumPage page = ChromiumPage.open(display, "<input id=field autofocus style='width:300px'>")) {
            Mark mark = page.mark();
            ScreenPixel centre = page.window().centre();
            person.type("hi");
            assertThat(page.awaitEvent(mark, event -> event.key().equals("hi"), SOON)
                            .target())
                    .isEqualTo("field");
            person.click(centre, 3);
            PageEvent menu = page.awaitEvent(mark, event -> event.type().equals("contextmenu"), SOON);
            assertThat(menu.at()).isEqualTo(centre);
            assertThat(menu.trusted()).isTrue();
            person.click(centre, 5);
            assertThat(page.awaitEvent(mark, event -> event.type().equals("wheel"), SOON)
                            .detail())
                    .isPositive();
        }
    }
}
