package dev.deskhand.journal;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure.RecorderBroken;
import dev.deskhand.agent.failure.AgentFailure.RecorderBroken.Hindrance;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// Says what keeps the journal from working, by what SQLite or the system answered.
final class Faults {
    /// Less free space than this explains a write that failed for no better reason.
    private static final long FULL = 1 << 20;

    private final Path folder;
    private final LongSupplier freeBytes;

    /// Judges with the help of the free space.
    ///
    /// @param folder the journal's
    /// @param freeBytes what is free on its disk
    Faults(Path folder, LongSupplier freeBytes) {
        this.folder = folder;
        this.freeBytes = freeBytes;
    }

    AgentException of(SQLException fault) {
        return broken(fault instanceof SQLiteException known ? hindrance(known.getResultCode()) : notWritable(), fault);
    }

    AgentException of(IOException fault) {
        Unwritable unwritable = Unwritable.of(folder.resolve(Journal.DATABASE));
        return unwritable.reason() == Unwritable.Reason.FILE_FOR_FOLDER
                ? broken(Hindrance.NO_FOLDER, unwritable.place(), fault)
                : broken(notWritable(), fault);
    }

    AgentException broken(Hindrance hindrance, @Nullable Exception cause) {
        return broken(hindrance, folder, cause);
    }

    static AgentException broken(Hindrance hindrance, Path place, @Nullable Exception cause) {
        return new AgentException(new RecorderBroken(hindrance, place.toString()), cause);
    }

    /// Whether another process's work on the same file was in the way.
    static boolean isBusy(SQLException fault) {
        return fault instanceof SQLiteException known && primary(known.getResultCode()) == SQLiteErrorCode.SQLITE_BUSY;
    }

    private Hindrance hindrance(SQLiteErrorCode code) {
        return switch (code) {
            case SQLITE_IOERR_READ, SQLITE_IOERR_SHORT_READ, SQLITE_IOERR_CORRUPTFS, SQLITE_IOERR_DATA ->
                Hindrance.DAMAGED;
            default -> ofPrimary(primary(code));
        };
    }

    /// The low byte is the primary code: <https://www.sqlite.org/rescode.html>
    private static SQLiteErrorCode primary(SQLiteErrorCode code) {
        return SQLiteErrorCode.getErrorCode(code.code & 0xff);
    }

    private Hindrance ofPrimary(SQLiteErrorCode code) {
        return switch (code) {
            case SQLITE_FULL -> Hindrance.DISK_FULL;
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL -> Hindrance.IN_USE;
            case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_FORMAT -> Hindrance.DAMAGED;
            default -> notWritable();
        };
    }

    private Hindrance notWritable() {
        return freeBytes.getAsLong() < FULL ? Hindrance.DISK_FULL : Hindrance.NOT_WRITABLE;
    }
}
