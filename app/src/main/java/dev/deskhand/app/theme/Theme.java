package dev.deskhand.app.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Scene;

/// Makes every scene given to it light or dark as the person's system is, and keeps it so. FX thread only.
public final class Theme {
    private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");
    private static final List<String> LAYERS = List.of("scale.css", "semantic.css", "components.css");

    private final ObservableValue<ColorScheme> scheme;
    private final List<Scene> scenes = new ArrayList<>();

    public Theme(ObservableValue<ColorScheme> scheme) {
        this.scheme = scheme;
        scheme.addListener((_, _, _) -> apply());
        apply();
    }

    /// Dresses a scene for as long as it lives.
    public void dress(Scene scene) {
        scenes.add(scene);
        for (String layer : LAYERS) {
            URL sheet = Objects.requireNonNull(Theme.class.getResource(layer), layer);
            scene.getStylesheets().add(sheet.toExternalForm());
        }
        mark(scene);
    }

    private void apply() {
        Application.setUserAgentStylesheet(
                isDark() ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet());
        scenes.forEach(this::mark);
    }

    private void mark(Scene scene) {
        scene.getRoot().pseudoClassStateChanged(DARK, isDark());
    }

    private boolean isDark() {
        return scheme.getValue() == ColorScheme.DARK;
    }
}
