package dev.deskhand.app.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Surroundings.Shared;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class ScreenLockTest {
    @TempDir
    private Path folder;

    private ScreenLock take(@Nullable Path runtime) throws AgentException, BadSetting {
        return ScreenLock.take(new Shared(runtime, temporary()), "screen", "deskhand, process 7");
    }

    private Path temporary() {
        return folder.resolve("deskhand-ada");
    }

    private Path folder(String name, String rights) throws IOException {
        Path made = Files.createDirectory(folder.resolve(name));
        return Files.setPosixFilePermissions(made, PosixFilePermissions.fromString(rights));
    }

    private void assertRefused() {
        assertThatThrownBy(() -> take(null))
                .isInstanceOfSatisfying(
                        BadSetting.class, e -> assertThat(e.rule()).isEqualTo(BadSetting.Rule.NOT_OURS));
    }

    @Test
    void a_second_one_is_told_who_has_the_screen() throws Exception {
        ScreenLock first = take(null);

        assertThatThrownBy(() -> take(null))
                .isInstanceOfSatisfying(
                        AgentException.class,
                        e -> assertThat(e.failure()).isEqualTo(new AgentFailure.ScreenTaken("deskhand, process 7")));

        first.close();
        take(null).close();
    }

    @Test
    void the_folder_and_the_file_are_the_persons_alone() throws Exception {
        take(null).close();

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(temporary())))
                .isEqualTo("rwx------");
    }

    @Test
    void it_lies_in_the_folder_of_the_session_where_that_is_the_persons_alone() throws Exception {
        Path runtime = folder("run", "rwx------");
        take(runtime).close();
        assertThat(runtime.resolve("deskhand/screen.lock")).exists();
        assertThat(temporary()).doesNotExist();
    }

    @Test
    void a_folder_of_the_session_others_can_reach_is_not_used() throws Exception {
        Path runtime = folder("run", "rwxrwxrwx");
        take(runtime).close();
        assertThat(runtime).isEmptyDirectory();
        assertThat(temporary().resolve("screen.lock")).exists();
    }

    @Test
    void a_folder_others_can_reach_is_refused() throws Exception {
        folder("deskhand-ada", "rwxrwxrwx");
        assertRefused();
    }

    @Test
    void a_link_to_a_folder_is_refused() throws Exception {
        Files.createSymbolicLink(temporary(), folder("elsewhere", "rwx------"));
        assertRefused();
    }

    @Test
    void a_link_in_the_place_of_the_lock_is_refused_and_what_it_leads_to_stays_as_it_is() throws Exception {
        Path diary = Files.writeString(folder.resolve("diary"), "Dear diary");
        Files.createSymbolicLink(folder("deskhand-ada", "rwx------").resolve("screen.lock"), diary);

        assertThatThrownBy(() -> take(null))
                .isInstanceOfSatisfying(
                        AgentException.class,
                        e -> assertThat(e.failure()).isInstanceOf(AgentFailure.PartMissing.class));
        assertThat(diary).hasContent("Dear diary");
    }
}
