package dev.deskhand.frames;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.screen.Size;
import java.nio.IntBuffer;

/// Where the pixels of one picture are put to be encoded. For one caller at a time; close it when done.
interface Canvas extends AutoCloseable {
    /// Makes canvases of one format. Safe to share between threads.
    interface Maker {
        /// A canvas of that size.
        ///
        /// @throws AgentException `PictureImpossible` where there is no memory for it
        Canvas canvas(Size size) throws AgentException;
    }

    /// To be filled with `0x00RRGGBB`, row by row, before [#encode].
    IntBuffer pixels();

    /// Takes pixels that already have the right size, instead of filling [#pixels]. Only reads them.
    void show(int[] pixels);

    /// Encodes what is there; may be called again with another quality.
    ///
    /// @param quality 1..100; of no effect for a lossless format
    /// @throws AgentException `PictureImpossible` where the encoder fails
    byte[] encode(int quality) throws AgentException;

    @Override
    void close();
}
