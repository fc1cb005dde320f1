package dev.deskhand.app.run;

import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.app.fx.Pulse;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.scene.image.Image;
import org.jspecify.annotations.Nullable;

/// Reads and decodes pictures away from the FX thread, only ever the one asked for last: while one is being decoded,
/// those asked for in between are forgotten.
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
    /// @param then hears on the FX thread: the picture, or nothing where it cannot be had
    void load(PictureRef picture, Consumer<Optional<Image>> then) {
        if (wanted.getAndSet(picture) == null) {
            background.execute(() -> work(then));
        }
    }

    private void work(Consumer<Optional<Image>> then) {
        PictureRef picture = wanted.get();
        while (picture != null) {
            Optional<Image> image = decode(picture);
            if (wanted.compareAndSet(picture, null)) {
                pulse.next(() -> then.accept(image));
                return;
            }
            picture = wanted.get();
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
