package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.child.DeskhandProgram;
import dev.deskhand.app.child.Ended;
import dev.deskhand.testkit.application.TextEditor;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a new user has: the program as it was installed, without a model, a key or settings, following explicit steps
/// in an application we did not write. What is checked is the file that was saved.
class FollowerWorkTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    @TempDir
    Path home;

    private VirtualDisplay display;

    @BeforeEach
    void openDisplay() throws InterruptedException {
        display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX);
    }

    @AfterEach
    void closeDisplay() {
        display.close();
    }

    private Ended follow(String instruction, String locale) throws InterruptedException {
        return new DeskhandProgram(home)
                .withoutJavaFx()
                .with(display.environment())
                .with("DESKHAND_HOME", home.resolve("deskhand").toString())
                .with("LC_ALL", locale)
                .run("", "run", instruction);
    }

    @Test
    void five_steps_write_a_text_save_it_under_a_name_and_close_the_editor() throws Exception {
        try (TextEditor editor = TextEditor.openUntitled(display, "note.txt")) {
            Ended ended = follow(
                    "Type \"Dear all, then press Enter — it's 5 > 3\", press ctrl+s, type \"" + editor.path()
                            + "\", press Enter, press alt+F4",
                    "C.UTF-8");

            assertThat(ended.status()).as(ended.err()).isZero();
            editor.awaitSaved("Dear all, then press Enter — it's 5 > 3", LIMIT);
            editor.awaitEnd(LIMIT);
            assertThat(ended.err())
                    .containsOnlyOnce("No model is set up")
                    .contains("I am no language model", "Step 5 of 5: press Alt+F4.");
            assertThat(ended.out()).contains("I did these steps: type “Dear all", "press Alt+F4.");
            assertThat(Files.exists(home.resolve("deskhand").resolve("settings.json")))
                    .isFalse();
        }
    }

    @Test
    void the_same_in_chinese() throws Exception {
        try (TextEditor editor = TextEditor.openUntitled(display, "笔记.txt")) {
            Ended ended = follow("输入“你好，然后按回车”，按 Ctrl+S，输入“" + editor.path() + "”，按回车，再按 Alt+F4", "zh_CN.UTF-8");

            assertThat(ended.status()).as(ended.err()).isZero();
            editor.awaitSaved("你好，然后按回车", LIMIT);
            assertThat(ended.err()).contains("尚未设置模型", "我不是语言模型", "第 5 步，共 5 步");
        }
    }
}
