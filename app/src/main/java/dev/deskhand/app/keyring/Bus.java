package dev.deskhand.app.keyring;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.messages.Error;
import org.freedesktop.dbus.messages.Message;
import org.freedesktop.dbus.messages.MethodCall;

/// A connection of our own to the session's bus, over which one service is asked.
final class Bus implements AutoCloseable {
    private static final String SERVICE = "org.freedesktop.secrets";
    private static final byte NO_FLAGS = 0;

    private final DBusConnection connection;
    private final Duration patience;

    private Bus(DBusConnection connection, Duration patience) {
        this.connection = connection;
        this.patience = patience;
    }

    /// Connects.
    ///
    /// @param patience for each answer
    static Bus open(String address, Duration patience) throws IOException {
        try {
            DBusConnection connection =
                    DBusConnectionBuilder.forAddress(address).withShared(false).build();
            return new Bus(connection, patience);
        } catch (DBusException e) {
            throw new IOException("no bus", e);
        }
    }

    /// Calls a method and waits for its answer.
    ///
    /// @param signature of the arguments
    /// @throws IOException where it is refused, or nobody answers; the message quotes nothing
    List<Object> call(String path, String method, String signature, Object... arguments) throws IOException {
        int dot = method.lastIndexOf('.');
        try {
            MethodCall call = connection
                    .getMessageFactory()
                    .createMethodCall(
                            null,
                            SERVICE,
                            path,
                            method.substring(0, dot),
                            method.substring(dot + 1),
                            NO_FLAGS,
                            signature,
                            arguments);
            connection.sendMessage(call);
            Message reply = call.getReply(patience.toMillis());
            if (reply == null || reply instanceof Error) {
                throw new IOException(method + " was not answered");
            }
            return List.of(reply.getParameters());
        } catch (DBusException e) {
            throw new IOException(method + " could not be asked", e);
        }
    }

    @Override
    public void close() {
        connection.disconnect();
    }
}
