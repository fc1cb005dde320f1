package dev.deskhand.app.run;

import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.app.fx.Pulse;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import javafx.scene.image.Image;
import org.jspecify.annotations.Nullable;

/// Reads and decodes pictures away from the FX thread. While one is being decoded, of those asked for meanwhile only
/// the last is remembered. One may arrive when another has been asked for: whoever asks knows which one it wants.
public final class PictureLoader {
    private final PictureSource source;
    private final Pulse pulse;
    private final Executor background;
    private final AtomicReference<@Nullable PictureRef> wanted = new AtomicReference<>();

    public PictureLoader(PictureSource source, Pulse pulse, Executor background) {
        this.source = source;
        this.pulse = pulse;
        this.background = background;
    }

    /// Asks for a picture.
    ///
    /// @param then hears on the FX thread which one it is, and the picture, or nothing where it cannot be had
    void load(PictureRef picture, BiConsumer<PictureRef, Optional<Image>> then) {
        wanted.set(picture);
        background.execute(() -> work(then));
    }

    private void work(BiConsumer<PictureRef, Optional<Image>> then) {
        PictureRef picture = wanted.getAndSet(null);
        if (picture != null) {
            Optional<Image> image = decode(picture);
            pulse.next(() -> then.accept(picture, image));
        }
    }

    private Optional<Image> decode(PictureRef picture) {
        try {
            Image image = new Image(new ByteArrayInputStream(source.read(picture)));
            return image.isError() ? Optional.empty() : Optional.of(image);
        } catch (IOException e) {
            // The picture may have been removed to make room; the view says that there is none.
            return Optional.empty();
        }
    }
}
