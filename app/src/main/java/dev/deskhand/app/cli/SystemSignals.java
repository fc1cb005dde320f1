package dev.deskhand.app.cli;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/// The signals of the system, heard as they come and not as the end of the JVM. Through reflection, because the
/// compiler warns of every use of `sun.misc.Signal` and no annotation silences it (ADR-0013).
final class SystemSignals {
    private SystemSignals() {}

    /// Has this run, on a thread of its own, whenever that signal comes, in place of what Java does then. A signal that
    /// was ignored when the process began, as with `nohup`, stays ignored.
    ///
    /// @param name without `SIG`
    /// @return whether it will
    static boolean hear(String name, Runnable arrived) {
        InvocationHandler handler = (_, _, _) -> {
            arrived.run();
            return null;
        };
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> listener = Class.forName("sun.misc.SignalHandler");
            Object proxy = Proxy.newProxyInstance(listener.getClassLoader(), new Class<?>[] {listener}, handler);
            signal.getMethod("handle", signal, listener)
                    .invoke(null, signal.getConstructor(String.class).newInstance(name), proxy);
            return true;
        } catch (ReflectiveOperationException e) {
            return false; // a Java without it, or a system without that signal
        }
    }
}
