package dev.deskhand.app.workbench;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Surroundings;
import dev.deskhand.journal.OwnerOnly;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// One run per screen, across all processes of a person, whichever home they keep. The lock is the system's own and
/// dies with its holder; the file only says who that is.
final class ScreenLock implements Hold {
    /// Behind everything the file says: where the system's locks keep others from reading, they still can.
    private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

    private static final Pattern HOLDER = Pattern.compile("[\\x20-\\x7e]{1,100}");

    private final FileChannel channel;

    private ScreenLock(FileChannel channel) {
        this.channel = channel;
    }

    /// Takes the lock of a screen.
    ///
    /// @param holder what others are told of us
    /// @throws AgentException `ScreenTaken`, with what the holder says of itself; `PartMissing` where no lock
    ///     can be made
    /// @throws BadSetting where others have a hand in the folder of the locks
    static ScreenLock take(Surroundings.Shared shared, String screen, String holder) throws AgentException, BadSetting {
        Path folder = shared.temporary();
        try {
            folder = folder(shared);
            return take(folder.resolve(screen + ".lock"), holder);
        } catch (AccessDeniedException e) {
            throw new BadSetting(folder.toString(), "", BadSetting.Rule.NOT_OURS);
        } catch (IOException e) {
            throw new AgentException(new AgentFailure.PartMissing(folder.toString()), e);
        }
    }

    /// The same for all of a person's processes. In the temporary folder somebody else may have put something first.
    private static Path folder(Surroundings.Shared shared) throws IOException {
        Path runtime = shared.runtime();
        Path folder = runtime != null && OwnerOnly.isOwn(runtime) ? runtime.resolve("deskhand") : shared.temporary();
        OwnerOnly.claim(folder);
        return folder;
    }

    private static ScreenLock take(Path file, String holder) throws AgentException, IOException {
        FileChannel channel = FileChannel.open(
                file,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                LinkOption.NOFOLLOW_LINKS);
        boolean held = false;
        try {
            if (lock(channel) == null) {
                throw new AgentException(new AgentFailure.ScreenTaken(holderOf(file)));
            }
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(holder.getBytes(UTF_8)));
            held = true;
            return new ScreenLock(channel);
        } finally {
            if (!held) {
                channel.close();
            }
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock(LOCKED_BYTE, 1, false);
        } catch (OverlappingFileLockException e) {
            return null; // this process has it
        }
    }

    private static String holderOf(Path file) throws IOException {
        String holder = Files.size(file) > 200 ? "" : Files.readString(file);
        return HOLDER.matcher(holder).matches() ? holder : "deskhand";
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            // The lock goes with the process.
        }
    }
}
