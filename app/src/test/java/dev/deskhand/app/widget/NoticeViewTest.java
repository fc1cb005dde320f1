package dev.deskhand.app.widget;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
class NoticeViewTest {
    private final List<String> answers = new ArrayList<>();
    private final TextField field = new TextField();
    private NoticeView notices;

    @Start
    void start(Stage stage) {
        notices = new NoticeView();
        stage.setScene(new Scene(new VBox(field, notices), 500, 200));
        stage.show();
        field.requestFocus();
    }

    private Notice notice(String matter, String text) {
        return new Notice(
                text,
                List.of(choice(matter + "-yes", Notice.Weight.DANGER), choice(matter + "-no", Notice.Weight.PLAIN)));
    }

    private Notice.Choice choice(String id, Notice.Weight weight) {
        return new Notice.Choice(id, id, weight, () -> answers.add(id));
    }

    private static String shown(FxRobot robot) {
        return robot.lookup("#notice-text").queryAs(Labeled.class).getText();
    }

    private static boolean isFocused(FxRobot robot, String id) {
        return robot.lookup(id).query().isFocused();
    }

    @Test
    void a_question_comes_back_when_one_that_was_laid_over_it_is_answered(FxRobot robot) {
        robot.interact(() -> notices.ask(notice("allow", "May it?")));
        robot.interact(() -> notices.ask(notice("close", "Close in a run?")));
        assertThat(shown(robot)).isEqualTo("Close in a run?");
        robot.interact(() -> notices.dismiss());
        assertThat(shown(robot)).isEqualTo("May it?");
        assertThat(isFocused(robot, "#allow-no")).isTrue();
        robot.interact(() -> notices.dismiss());
        assertThat(answers).containsExactly("close-no", "allow-no");
        assertThat(robot.lookup("#notice").query().isVisible()).isFalse();
        assertThat(field.isFocused()).isTrue();
    }

    @Test
    void what_is_told_waits_until_what_is_asked_is_answered(FxRobot robot) {
        robot.interact(() -> notices.ask(notice("allow", "May it?")));
        robot.interact(() -> notices.tell(notice("told", "A run was broken off.")));
        assertThat(shown(robot)).isEqualTo("May it?");
        assertThat(isFocused(robot, "#allow-no")).isTrue();
        robot.interact(() -> notices.dismiss());
        assertThat(shown(robot)).isEqualTo("A run was broken off.");
        assertThat(field.isFocused()).isTrue();
    }

    @Test
    void the_same_matter_said_anew_takes_the_place_of_what_was_said_before(FxRobot robot) {
        robot.interact(() -> notices.ask(notice("delete", "Delete Lab?")));
        robot.interact(() -> notices.ask(notice("delete", "Delete Home?")));
        assertThat(shown(robot)).isEqualTo("Delete Home?");
        robot.interact(() -> notices.dismiss());
        assertThat(robot.lookup("#notice").query().isVisible()).isFalse();
    }

    @Test
    void what_is_withdrawn_from_below_does_not_come_back(FxRobot robot) {
        Notice below = notice("allow", "May it?");
        robot.interact(() -> notices.ask(below));
        robot.interact(() -> notices.ask(notice("close", "Close in a run?")));
        robot.interact(() -> notices.withdraw(below));
        assertThat(shown(robot)).isEqualTo("Close in a run?");
        robot.interact(() -> notices.dismiss());
        assertThat(robot.lookup("#notice").query().isVisible()).isFalse();
    }
}
