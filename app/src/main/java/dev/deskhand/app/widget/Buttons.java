package dev.deskhand.app.widget;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

/// Makes buttons that have an id, a name for those who cannot see them, and a tooltip that names their shortcut.
public final class Buttons {
    private Buttons() {}

    /// A button with an icon and a word.
    ///
    /// @param help what the tooltip says, shortcut included
    public static Button worded(String id, Icon icon, String word, String help) {
        Button button = new Button(word, icon.node());
        name(button, id, word, help);
        return button;
    }

    /// A button that is only an icon.
    ///
    /// @param word its name for those who cannot see the icon
    public static Button iconed(String id, Icon icon, String word, String help) {
        Button button = new Button("", icon.node());
        button.getStyleClass().addAll("flat", "icon-button");
        name(button, id, word, help);
        return button;
    }

    private static void name(Button button, String id, String word, String help) {
        button.setId(id);
        button.setAccessibleText(word);
        button.setAccessibleHelp(help);
        button.setTooltip(new Tooltip(help));
    }
}
