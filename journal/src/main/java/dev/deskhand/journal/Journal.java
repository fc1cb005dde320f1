package dev.deskhand.journal;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventJson;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure.RecorderBroken.Hindrance;
import dev.deskhand.agent.json.BadField;
import dev.deskhand.agent.run.Recorder;
import dev.deskhand.agent.screen.Picture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Keeps runs in a folder: their events in `journal.db`, their pictures as files under `pictures`. Only the owner can
/// reach any of it. Several processes may have the same folder open; each waits its turn to write.
///
/// Any thread may call, one is served at a time, each on itself; native code runs below, so it should be a platform
/// thread. An interrupt stops nothing here and is kept. What keeps the journal from working is a `RecorderBroken`; a
/// damaged file is never changed, moved or replaced.
public final class Journal implements Recorder, AutoCloseable {
    /// With less free space than this, in bytes, no more pictures are kept.
    public static final long SPACE_FOR_PICTURES = 1_000_000_000;

    static final String DATABASE = "journal.db";

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final ReentrantLock lock = new ReentrantLock();
    private final Connection connection;
    private final DatabaseFile file;
    private final PictureFiles pictures;
    private final LongSupplier freeBytes;
    private final Faults faults;
    private final ProcessMark process = ProcessMark.own();

    private Journal(Path folder, Connection connection, DatabaseFile file, LongSupplier freeBytes) {
        this.connection = connection;
        this.file = file;
        this.pictures = new PictureFiles(folder.resolve("pictures"));
        this.freeBytes = freeBytes;
        this.faults = new Faults(folder, freeBytes);
    }

    /// Opens the journal in that folder, and makes both where there is none.
    public static Journal open(Path folder) throws AgentException {
        return open(folder, () -> freeBytes(folder.toAbsolutePath()));
    }

    /// The same, with another source for the free space.
    ///
    /// @param freeBytes how many bytes are free on the folder's disk
    public static Journal open(Path folder, LongSupplier freeBytes) throws AgentException {
        return open(folder, freeBytes, PATIENCE);
    }

    /// The same, with another patience.
    ///
    /// @param patience how long to wait for another process that writes, before it is `IN_USE`
    static Journal open(Path folder, LongSupplier freeBytes, Duration patience) throws AgentException {
        Faults faults = new Faults(folder.toAbsolutePath(), freeBytes);
        try {
            OwnerOnly.folder(folder);
            NativeLibrary.prepare(folder);
            Path database = folder.resolve(DATABASE);
            OwnerOnly.file(database);
            DatabaseFile file = DatabaseFile.of(database);
            return new Journal(folder.toAbsolutePath(), Database.open(database, patience), file, freeBytes);
        } catch (IOException e) {
            throw faults.of(e);
        } catch (SQLException e) {
            throw faults.of(e);
        }
    }

    /// Makes events durable: together they cost one `fsync`, and up to five seconds while another process writes. An
    /// event that cannot follow on what is recorded is `NOT_WRITABLE`: its run was never started, or its number or
    /// id is taken.
    @Override
    public void record(List<AgentEvent> events) throws AgentException {
        List<Entry> entries = events.stream().map(Entry::of).toList();
        this.<@Nullable Void>locked(database -> {
            Database.inTransaction(database, same -> {
                for (Entry entry : entries) {
                    entry.insert(same, process);
                }
            });
            return null;
        });
    }

    @Override
    public Optional<PictureRef> keep(String run, int step, Picture picture) throws AgentException {
        if (freeBytes.getAsLong() < SPACE_FOR_PICTURES) {
            return Optional.empty();
        }
        try {
            return Optional.of(pictures.keep(run, step, picture));
        } catch (IOException e) {
            throw faults.of(e);
        }
    }

    /// Where a kept picture lies. The file may be gone: pictures are not kept for ever.
    public Path picture(PictureRef picture) {
        return pictures.find(picture);
    }

    /// All runs, the newest first.
    public List<RunSummary> runs() throws AgentException {
        return locked(RunTable::all);
    }

    /// The events of a run, in order; empty where there is no such run. Events of kinds that only later versions know
    /// are left out.
    public List<AgentEvent> events(String run) throws AgentException {
        return events(run, 1, Long.MAX_VALUE);
    }

    /// The events of a run whose sequence numbers lie between the two, both included.
    public List<AgentEvent> events(String run, long from, long to) throws AgentException {
        List<AgentEvent> events = new ArrayList<>();
        for (String line : locked(database -> EventTable.lines(database, run, from, to))) {
            try {
                EventJson.read(line).ifPresent(events::add);
            } catch (BadField e) {
                throw faults.broken(Hindrance.DAMAGED, e);
            }
        }
        return events;
    }

    /// Gives every run that broke off, because its process died, an end of its own: `BROKEN_OFF`.
    ///
    /// @return how many there were; each is found once, by whichever process looks first
    public int endBrokenOff() throws AgentException {
        AtomicInteger found = new AtomicInteger();
        this.<@Nullable Void>locked(database -> {
            Database.inTransaction(database, same -> found.set(BrokenOff.end(same, process)));
            return null;
        });
        return found.get();
    }

    /// A run as it is to be understood when it is opened again; nothing where there is no such run.
    public Optional<ReopenedRun> reopened(String run) throws AgentException {
        Optional<RunSummary> summary = locked(database -> RunTable.find(database, run));
        if (summary.isEmpty()) {
            return Optional.empty();
        }
        List<AgentEvent> events = events(run);
        boolean isOver = !(summary.get().state() instanceof RunState.GoingOn);
        return Optional.of(new ReopenedRun(summary.get(), isOver ? UnknownOutcomes.added(events) : events));
    }

    /// Closes the journal. What is recorded later is refused with `NOT_WRITABLE`.
    @Override
    public void close() {
        lock.lock();
        try {
            connection.close();
        } catch (SQLException e) {
            // Nothing is lost by it: every event reached the disk when it was recorded.
        } finally {
            lock.unlock();
        }
    }

    /// What is free on the disk of a folder that may not be there yet. One that counts no space, such as /proc, is
    /// not full.
    private static long freeBytes(Path folder) {
        Path parent = folder.getParent();
        if (!Files.exists(folder) && parent != null) {
            return freeBytes(parent);
        }
        return folder.toFile().getTotalSpace() == 0
                ? Long.MAX_VALUE
                : folder.toFile().getUsableSpace();
    }

    private <T extends @Nullable Object> T locked(Database.Work<T> work) throws AgentException {
        lock.lock();
        try {
            if (connection.isClosed()) {
                throw faults.broken(Hindrance.NOT_WRITABLE, null);
            }
            file.requireInPlace();
            return work.on(connection);
        } catch (DateTimeException e) {
            throw faults.broken(Hindrance.DAMAGED, e);
        } catch (IOException e) {
            throw faults.of(e);
        } catch (SQLException e) {
            throw faults.of(e);
        } finally {
            lock.unlock();
        }
    }
}
