package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.app.cli.Program.Answered;
import dev.deskhand.app.workbench.Hold;
import dev.deskhand.app.workbench.TestBench;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LookAndActTest {
    @TempDir
    Path folder;

    private TestBench bench;
    private Program program;

    @BeforeEach
    void start() {
        bench = new TestBench(folder, 1, Map.of());
        program = new Program(bench);
    }

    @AfterEach
    void end() {
        bench.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"look.png", "look.JPG", "look.jpeg"})
    void a_look_is_kept_pixel_for_pixel(String name) throws IOException {
        Path file = folder.resolve(name);

        Answered answered = program.say("look", "--out", file.toString());

        BufferedImage picture = ImageIO.read(file.toFile());
        assertThat(answered).isEqualTo(new Answered(ExitStatus.FINISHED, file + " 640x480\n", ""));
        assertThat(picture.getWidth()).isEqualTo(640);
        assertThat(picture.getRGB(600, 400) & 0xFFFFFF).isEqualTo(0xC8C8C8);
    }

    @Test
    void a_look_is_told_as_json() {
        Path file = folder.resolve("look.png");

        assertThat(program.say("look", "--out", file.toString(), "--json").out())
                .isEqualTo("{\"file\":\"" + file + "\",\"width\":640,\"height\":480,\"format\":\"png\"}\n");
    }

    @Test
    void a_look_that_cannot_be_kept_leaves_the_picture_there_was() throws IOException {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(isDone("mount", "-t", "tmpfs", "-o", "size=8k", "tmpfs", disk.toString()), "only root can mount");
        try {
            Path file = Files.writeString(disk.resolve("look.jpg"), "a picture");

            Answered answered = program.say("look", "--out", file.toString());

            String sentence = "The disk is full, so nothing more can be written: " + disk;
            assertThat(answered)
                    .isEqualTo(
                            new Answered(ExitStatus.FAILED, "", sentence + ". Free some space, then start again.\n"));
            assertThat(file).hasContent("a picture");
        } finally {
            assertThat(isDone("umount", disk.toString())).isTrue();
        }
    }

    @Test
    void a_look_may_be_taken_while_a_run_holds_the_screen_and_an_action_may_not() throws Exception {
        try (Hold _ = bench.workbench().takeScreen()) {
            assertThat(program.say("look", "--out", folder.resolve("look.png").toString())
                            .status())
                    .isEqualTo(ExitStatus.FINISHED);
            Answered act = program.say("act", "wait()");
            assertThat(act.status()).isEqualTo(ExitStatus.FAILED);
            assertThat(act.err()).startsWith("Another run works on that screen: deskhand, process ");
        }
    }

    @Test
    void an_action_lets_go_of_what_a_program_that_died_held_and_a_look_does_not() {
        program.say("look", "--out", folder.resolve("look.png").toString());
        assertThat(bench.screens().cleared()).isZero();

        program.say("act", "wait()");
        assertThat(bench.screens().cleared()).isEqualTo(1);
    }

    private static boolean isDone(String... command) throws IOException {
        return new ProcessBuilder(command).start().onExit().join().exitValue() == 0;
    }

    @Test
    void an_action_is_done_in_thousandths_of_the_display() {
        Answered answered = program.say("act", "click(point='<point>500 250</point>')");

        assertThat(answered).isEqualTo(new Answered(ExitStatus.FINISHED, "Click · 320, 120: Done\n", ""));
        assertThat(bench.screens().operator().performed())
                .singleElement()
                .isInstanceOfSatisfying(
                        Action.Click.class,
                        click -> assertThat(click.at().point().x()).isEqualTo(0.5));
    }

    @Test
    void an_action_and_its_outcome_are_told_as_json() {
        assertThat(program.say("act", "--json", "hotkey(key='ctrl s')").out())
                .isEqualTo("{\"action\":{\"action\":\"hotkey\",\"key\":\"ctrl s\"},"
                        + "\"outcome\":{\"kind\":\"done\",\"change\":\"unknown\"}}\n");
    }

    @Test
    void an_action_that_is_refused_is_a_failure() {
        Answered answered = program.say("act", "click(point='<point>1500 250</point>')");

        assertThat(answered.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(answered.out()).startsWith("Click: ");
        assertThat(bench.screens().operator().performed()).isEmpty();
    }

    @Test
    void more_than_one_action_is_refused_and_none_is_done() {
        Answered answered = program.say("act", "click(point='<point>1 1</point>')\n\nhotkey(key='enter')");

        assertThat(answered)
                .isEqualTo(new Answered(
                        ExitStatus.MISUSED, "", "“act” does one action, and these are 2: give them one at a time.\n"));
        assertThat(bench.screens().operator().performed()).isEmpty();
    }

    @Test
    void text_of_every_kind_can_be_typed() {
        program.say("act", "type(content='Grüße, 世界 😀')");

        assertThat(bench.screens().operator().performed())
                .singleElement()
                .satisfies(action -> assertThat(action.kind()).isEqualTo(ActionKind.TYPE));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            look                              | --out is missing: add --out FILE.
            look --out picture.gif            | --out must name a file that ends in .png, .jpg or .jpeg.
            look --out picture                | --out must name a file that ends in
            look --out /none/picture.png      | --out names a folder that is not there: make it first
            look --out /dev/null/picture.png  | --out leads through a file as if it were a folder
            look --out a.png --operator cloud | --operator cloud is not in this version
            look --out a.png --display 3      | --display names no display there is
            look --out a.png extra            | “deskhand look” takes nothing after its options
            act                               | The action is missing
            act teleport()                    | The action cannot be read.
            act click()                       | The action cannot be read.
            act finished()                    | finished ends a run, and there is none
            act wait() --display 3            | --display names no display there is
            act wait() --operator sandbox     | --operator sandbox is not in this version
            act wait() --service http://a     | --service is not in this version
            """)
    void what_is_wrong_is_named_and_nothing_is_touched(String line, String sentence) {
        Answered answered = program.say(line.split(" ", -1));

        assertThat(answered.status()).isEqualTo(ExitStatus.MISUSED);
        assertThat(answered.err()).contains(sentence).hasLineCount(1);
        assertThat(answered.out()).isEmpty();
        assertThat(bench.screens().operator().performed()).isEmpty();
    }
}
