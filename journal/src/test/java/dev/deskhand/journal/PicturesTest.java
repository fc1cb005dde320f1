package dev.deskhand.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PicturesTest {
    @TempDir
    Path folder;

    private long free = Journal.SPACE_FOR_PICTURES;
    private Journal journal;

    @BeforeEach
    void open() throws AgentException {
        journal = Journal.open(folder, () -> free);
    }

    @AfterEach
    void close() {
        journal.close();
    }

    @Test
    void a_picture_is_kept_as_it_was_sent() throws AgentException, IOException {
        Picture picture = Story.picture(7, 5000);

        PictureRef kept = journal.keep("run-1", 7, picture).orElseThrow();

        assertThat(kept).isEqualTo(new PictureRef("run-1/7.jpg", new Size(64, 48), Picture.Format.JPEG, 5000));
        assertThat(journal.picture(kept)).isEqualTo(folder.resolve("pictures/run-1/7.jpg"));
        assertThat(Files.readAllBytes(journal.picture(kept))).isEqualTo(picture.bytes());
        assertThat(Folders.names(folder.resolve("pictures/run-1"))).containsExactly("7.jpg");
    }

    @Test
    void the_same_picture_of_a_step_is_kept_once() throws AgentException, IOException {
        PictureRef first = journal.keep("run-1", 7, Story.picture(7, 5000)).orElseThrow();

        assertThat(journal.keep("run-1", 7, Story.picture(7, 5000))).contains(first);
        assertThat(Folders.names(folder.resolve("pictures/run-1"))).containsExactly("7.jpg");
    }

    @Test
    void a_second_look_of_a_step_leaves_the_first_as_it_is() throws AgentException, IOException {
        PictureRef first = journal.keep("run-1", 7, Story.picture(7, 5000)).orElseThrow();
        PictureRef second = journal.keep("run-1", 7, Story.picture(8, 5000)).orElseThrow();
        PictureRef third = journal.keep("run-1", 7, Story.picture(8, 4000)).orElseThrow();

        assertThat(second.file()).isEqualTo("run-1/7-2.jpg");
        assertThat(third.file()).isEqualTo("run-1/7-3.jpg");
        assertThat(Files.readAllBytes(journal.picture(first)))
                .isEqualTo(Story.picture(7, 5000).bytes());
    }

    @Test
    void what_a_killed_process_left_half_written_is_written_over() throws AgentException, IOException {
        Files.createDirectories(folder.resolve("pictures/run-1"));
        Files.write(folder.resolve("pictures/run-1/7.jpg.part"), new byte[9000]);

        PictureRef kept = journal.keep("run-1", 7, Story.picture(7, 5000)).orElseThrow();

        assertThat(Files.size(journal.picture(kept))).isEqualTo(5000);
        assertThat(Folders.names(folder.resolve("pictures/run-1"))).containsExactly("7.jpg");
    }

    @Test
    void pictures_stop_when_space_runs_short_and_events_go_on() throws AgentException {
        free = Journal.SPACE_FOR_PICTURES - 1;
        Story story = new Story("run-1");

        assertThat(journal.keep("run-1", 1, Story.picture(1, 10))).isEmpty();
        journal.record(List.of(story.started()));
        journal.record(List.of(story.look(1, null)));
        assertThat(journal.events("run-1")).hasSize(2);

        free = Journal.SPACE_FOR_PICTURES;
        assertThat(journal.keep("run-1", 2, Story.picture(2, 10))).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"../journal.db", "/etc/passwd", "run-1/../../journal.db", "", "."})
    void a_reference_never_leads_out_of_the_pictures(String file) {
        PictureRef stray = new PictureRef(file, new Size(1, 1), Picture.Format.PNG, 1);

        assertThatThrownBy(() -> journal.picture(stray)).isInstanceOf(IllegalArgumentException.class);
    }
}
