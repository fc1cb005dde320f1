package dev.deskhand.journal;

import java.util.regex.Pattern;

/// What a run may be called: its name is also that of a folder.
final class RunNames {
    private static final Pattern GOOD = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}");

    private RunNames() {}

    static void check(String run) {
        if (!GOOD.matcher(run).matches()) {
            throw new IllegalArgumentException("run: letters, digits, '.', '_' and '-', at most 100");
        }
    }
}
