package dev.deskhand.app.settings;

import java.util.regex.Pattern;

/// What an environment variable can be called.
public final class VariableName {
    private static final Pattern USABLE = Pattern.compile("[A-Za-z_][A-Za-z0-9_]{0,199}");

    private VariableName() {}

    public static boolean isUsable(String name) {
        return USABLE.matcher(name).matches();
    }
}
