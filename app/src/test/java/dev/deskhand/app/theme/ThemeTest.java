package dev.deskhand.app.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
class ThemeTest {
    private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{3,8}\\b(?![^{]*\\{)|rgba?\\(");
    private static final Pattern OURS = Pattern.compile("-dh-[a-z-]+");
    private static final Path SHEETS = Path.of("src/main/resources/dev/deskhand/app/theme");

    private final ObjectProperty<ColorScheme> scheme = new SimpleObjectProperty<>(ColorScheme.LIGHT);
    private Scene scene;

    @Start
    void start(Stage stage) {
        scene = new Scene(new Pane());
        new Theme(scheme).dress(scene);
    }

    @Test
    void follows_the_system_from_light_to_dark_and_back(FxRobot robot) {
        assertThat(isDark()).isFalse();
        robot.interact(() -> scheme.set(ColorScheme.DARK));
        assertThat(isDark()).isTrue();
        assertThat(Application.getUserAgentStylesheet()).contains("primer-dark");
        robot.interact(() -> scheme.set(ColorScheme.LIGHT));
        assertThat(isDark()).isFalse();
        assertThat(Application.getUserAgentStylesheet()).contains("primer-light");
    }

    private boolean isDark() {
        return scene.getRoot().getPseudoClassStates().contains(PseudoClass.getPseudoClass("dark"));
    }

    @Test
    void writes_colours_as_numbers_in_the_scale_alone() throws IOException {
        for (String sheet : List.of("semantic.css", "components.css")) {
            assertThat(COLOUR.matcher(Files.readString(SHEETS.resolve(sheet))).results())
                    .as(sheet)
                    .isEmpty();
        }
    }

    @Test
    void names_only_colours_that_exist_in_both_schemes() throws IOException {
        String scale = Files.readString(SHEETS.resolve("scale.css"));
        int dark = scale.indexOf(".root:dark");
        assertThat(names(scale.substring(dark))).containsExactlyInAnyOrderElementsOf(names(scale.substring(0, dark)));
        List<String> defined = new ArrayList<>(names(scale));
        String semantic = Files.readString(SHEETS.resolve("semantic.css"));
        Pattern.compile("(?m)^\\s+(-dh-[a-z-]+):").matcher(semantic).results().forEach(m -> defined.add(m.group(1)));
        assertThat(defined).containsAll(names(semantic));
        assertThat(defined).containsAll(names(Files.readString(SHEETS.resolve("components.css"))));
    }

    private static List<String> names(String css) {
        return OURS.matcher(css)
                .results()
                .map(match -> match.group())
                .distinct()
                .toList();
    }

    @Test
    void leaves_no_colour_in_java() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                assertThat(Files.readString(file))
                        .as(file.toString())
                        .doesNotContain("javafx.scene.paint", "setStyle(", "-fx-");
            }
        }
    }
}
