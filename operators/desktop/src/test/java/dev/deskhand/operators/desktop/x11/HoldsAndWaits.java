package dev.deskhand.operators.desktop.x11;

import dev.deskhand.agent.action.NamedKey;
import dev.deskhand.agent.operator.Permit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/// A program that holds a key and a button, has lent a symbol, and is then killed.
final class HoldsAndWaits {
    private HoldsAndWaits() {}

    public static void main(String[] arguments) throws Exception {
        X11Desktop desktop = X11Desktop.open(Optional.of(arguments[0]));
        XLibraries libraries = XLibraries.load();
        XConnection connection = XConnection.open(libraries, Optional.of(arguments[0]));
        Layout layout = new LayoutReader(libraries, connection).read();
        new SpareKeys(libraries, connection).lend(Map.of(layout.spare().getFirst(), Keysyms.ofCharacter('世')));
        desktop.keyboard().hold(List.of(NamedKey.CONTROL), new Permit());
        desktop.mouse().press(Button.LEFT, new Permit());
        System.out.println("holding");
        new CountDownLatch(1).await();
    }
}
