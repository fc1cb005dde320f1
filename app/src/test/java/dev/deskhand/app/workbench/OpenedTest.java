package dev.deskhand.app.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpenedTest {
    private final List<String> closed = new ArrayList<>();
    private final Opened opened = new Opened();

    @Test
    void closes_what_was_opened_last_first() {
        opened.add(() -> closed.add("lock"));
        opened.add(() -> closed.add("hands"));

        opened.close();

        assertThat(closed).containsExactly("hands", "lock");
    }

    @Test
    void closes_the_rest_where_one_fails_to_close() {
        opened.add(() -> closed.add("lock"));
        opened.add(() -> {
            throw new IllegalStateException("gone");
        });
        opened.add(() -> closed.add("model"));

        assertThatThrownBy(opened::close).isInstanceOf(IllegalStateException.class);

        assertThat(closed).containsExactly("model", "lock");
    }

    @Test
    void leaves_to_its_successor_what_was_complete() {
        opened.add(() -> closed.add("lock"));
        Opened complete = opened.complete();

        opened.close();
        assertThat(closed).isEmpty();

        complete.close();
        complete.close();
        assertThat(closed).containsExactly("lock");
    }
}
