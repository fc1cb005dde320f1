package dev.deskhand.app.workbench;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.app.settings.PrivateFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// One run per screen, across all processes of a person, whichever home they keep. The lock is the system's own and
/// dies
/// with its holder; the file only says who that is.
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
    /// @param folder where locks lie; the same for all of a person's processes
    /// @param holder what others are told of us
    /// @throws AgentException `ScreenTaken`, with what the holder says of itself; `PartMissing` where none
    ///     can be made
    static ScreenLock take(Path folder, String screen, String holder) throws AgentException {
        Path file = folder.resolve(screen + ".lock");
        try {
            PrivateFiles.folder(folder);
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (lock(channel) == null) {
                channel.close();
                throw new AgentException(new AgentFailure.ScreenTaken(holderOf(file)));
            }
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(holder.getBytes(UTF_8)));
            return new ScreenLock(channel);
        } catch (IOException e) {
            throw new AgentException(new AgentFailure.PartMissing(folder.toString()), e);
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
