package dev.deskhand.testkit.display;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// A key (by keycode) or a button (by number) that is down on one input device of a display.
///
/// Asked of the server itself, device by device: a process that dies with a key down leaves it down for everybody.
public record HeldInput(int device, Kind kind, int code) {
    private static final Pattern DOWN = Pattern.compile("(key|button)\\[(\\d+)]=down");

    /// What is held.
    public enum Kind {
        KEY,
        BUTTON
    }

    static List<HeldInput> on(VirtualDisplay display) throws InterruptedException {
        List<HeldInput> held = new ArrayList<>();
        for (String device : display.run("xinput", "list", "--id-only").lines()) {
            // Masters answer with an error and no state; what is down on one of their devices is found there.
            String state = display.run("xinput", "query-state", device.strip()).text();
            DOWN.matcher(state)
                    .results()
                    .map(match -> of(device.strip(), match))
                    .forEach(held::add);
        }
        return List.copyOf(held);
    }

    private static HeldInput of(String device, MatchResult match) {
        Kind kind = match.group(1).equals("key") ? Kind.KEY : Kind.BUTTON;
        return new HeldInput(Integer.parseInt(device), kind, Integer.parseInt(match.group(2)));
    }
}
