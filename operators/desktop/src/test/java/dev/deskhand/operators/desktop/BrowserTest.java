package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Action.Click.Variety;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.testkit.application.ChromiumPage;
import dev.deskhand.testkit.application.PageEvent;
import dev.deskhand.testkit.display.WindowManager;
import dev.deskhand.testkit.witness.Mark;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What a browser makes of it: the strictest judge of clicks in a row, drags and wheels.
class BrowserTest {
    private static final String BODY = """
            <style>* { caret-color: transparent } div, textarea { position: fixed; left: 40px; width: 300px }</style>
            <div id=source draggable=true style="top: 40px; height: 80px; background: #ca8"
              ondragstart="event.dataTransfer.setData('text/plain', 'x')">drag me</div>
            <div id=goal style="top: 240px; height: 120px; background: #8ac"
              ondragover="event.preventDefault()">here</div>
            <textarea id=text style="top: 400px; height: 120px"></textarea>
            """;

    private static Desk desk;
    private static ChromiumPage page;

    private Mark start = new Mark(0);

    @BeforeAll
    static void open() throws Exception {
        desk = Desk.open(WindowManager.OPENBOX);
        page = ChromiumPage.open(desk.display(), BODY);
    }

    @AfterAll
    static void close() {
        page.close();
        desk.close();
    }

    @BeforeEach
    void mark() {
        start = page.mark();
    }

    @Test
    void takes_two_clicks_for_a_double_click_and_three_for_a_triple_click() throws Exception {
        assertThat(desk.act(new Action.Click(onPage(100, 300), Variety.DOUBLE))).containsExactly(Desk.DONE);
        await("dblclick");
        start = page.mark();
        assertThat(desk.act(new Action.Click(onPage(100, 300), Variety.TRIPLE))).containsExactly(Desk.DONE);
        page.awaitEvent(start, event -> event.type().equals("click") && event.detail() == 3, Desk.SOON);
    }

    @Test
    void gets_every_button_at_the_very_pixel() throws Exception {
        ScreenPixel pixel = pixelOnPage(111, 271);
        assertThat(desk.act(new Action.Click(onPage(111, 271), Variety.LEFT))).containsExactly(Desk.DONE);
        assertThat(await("click").at()).isEqualTo(pixel);
        assertThat(desk.act(new Action.Click(onPage(111, 271), Variety.MIDDLE))).containsExactly(Desk.DONE);
        assertThat(await("auxclick").button()).isEqualTo(1);
        assertThat(desk.act(new Action.Click(onPage(111, 271), Variety.RIGHT))).containsExactly(Desk.DONE);
        assertThat(await("contextmenu").at()).isEqualTo(pixel);
        assertThat(desk.act(new Action.Hotkey(Desk.keys("esc")))).containsExactly(Desk.DONE);
    }

    @Test
    void takes_a_drag_for_drag_and_drop() throws Exception {
        assertThat(desk.act(new Action.Drag(onPage(100, 80), onPage(150, 300)))).containsExactly(Desk.DONE);
        assertThat(await("drop").target()).isEqualTo("goal");
    }

    @Test
    void gets_the_wheel_in_notches() throws Exception {
        assertThat(desk.act(new Action.Scroll(onPage(100, 300), Direction.DOWN, 1)))
                .containsExactly(Desk.DONE);
        assertThat(await("wheel").detail()).isPositive();
        start = page.mark();
        assertThat(desk.act(new Action.Scroll(onPage(100, 300), Direction.UP, 1)))
                .containsExactly(Desk.DONE);
        assertThat(await("wheel").detail()).isNegative();
    }

    @Test
    void gets_a_text_whole_after_the_click_that_comes_with_it() throws Exception {
        String torture = "Grüße, 世界 — it's 5 > 3 & \"ok\" 😀";
        assertThat(desk.act(new Action.Type(torture, onPage(60, 450)))).containsExactly(Desk.DONE);
        page.awaitEvent(
                start, event -> event.type().equals("input") && event.key().equals(torture), Desk.SOON);
    }

    private PageEvent await(String type) throws InterruptedException {
        return page.awaitEvent(start, event -> event.type().equals(type), Desk.SOON);
    }

    private static Target onPage(int x, int y) {
        ScreenPixel pixel = pixelOnPage(x, y);
        return Desk.at(pixel.x(), pixel.y());
    }

    private static ScreenPixel pixelOnPage(int x, int y) {
        return new ScreenPixel(
                page.window().bounds().x() + x, page.window().bounds().y() + y);
    }
}
