package dev.deskhand.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.app.fx.PulseDouble;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PictureLoaderTest {
    private final PulseDouble pulse = new PulseDouble();
    private final PulseDouble background = new PulseDouble();
    private final List<String> read = new ArrayList<>();
    private final List<String> arrived = new ArrayList<>();
    private final PictureLoader loader = new PictureLoader(this::read, pulse, background);

    private byte[] read(PictureRef picture) throws IOException {
        read.add(picture.file());
        if (picture.file().equals("stray")) {
            throw new IllegalArgumentException("a defect");
        }
        throw new IOException("gone");
    }

    private void ask(String file) {
        PictureRef picture = new PictureRef(file, new Size(1, 1), Picture.Format.PNG, 1);
        loader.load(picture, (which, _) -> arrived.add(which.file()));
    }

    @Test
    void of_several_asked_for_only_the_last_is_read_and_told_by_its_name() {
        ask("1");
        ask("2");
        ask("3");
        background.beat();
        pulse.beat();
        assertThat(read).containsExactly("3");
        assertThat(arrived).containsExactly("3");
    }

    @Test
    void a_defect_in_reading_one_does_not_keep_the_next_from_being_read() {
        ask("stray");
        assertThatThrownBy(background::beat).isInstanceOf(IllegalArgumentException.class);
        ask("2");
        background.beat();
        pulse.beat();
        assertThat(arrived).containsExactly("2");
    }
}
