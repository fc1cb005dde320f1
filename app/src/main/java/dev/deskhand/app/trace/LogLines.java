package dev.deskhand.app.trace;

import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import org.jspecify.annotations.Nullable;

/// A line for each record. Only our own loggers' words are written, which hold kinds and lengths; of others only who
/// spoke, because a library may quote a request, a page or a key.
final class LogLines extends Formatter {
    private static final String OURS = "dev.deskhand.";

    @Override
    public String format(LogRecord record) {
        @Nullable String logger = record.getLoggerName();
        boolean isOurs = logger != null && logger.startsWith(OURS);
        @Nullable Throwable fault = record.getThrown();
        return record.getInstant() + " " + record.getLevel().getName() + " " + logger
                + (isOurs ? " " + formatMessage(record) : "") + "\n"
                + (fault == null ? "" : FaultText.of(fault));
    }
}
