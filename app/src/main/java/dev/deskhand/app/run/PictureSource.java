package dev.deskhand.app.run;

import dev.deskhand.agent.event.PictureRef;
import java.io.IOException;

/// Reads pictures the recorder kept.
@FunctionalInterface
public interface PictureSource {
    /// The encoded bytes. Blocks; never called on the FX thread.
    ///
    /// @throws IOException where the file is gone or cannot be read
    byte[] read(PictureRef picture) throws IOException;
}
