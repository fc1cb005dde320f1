package dev.deskhand.app.fx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class FxPulseTest {
    @Start
    void start(Stage stage) {
        stage.show();
    }

    @Test
    void runs_what_came_in_meanwhile_in_order_and_in_one_go() throws Exception {
        FxPulse pulse = new FxPulse();
        List<Integer> done = new ArrayList<>();
        CountDownLatch all = new CountDownLatch(1);
        WaitForAsyncUtils.asyncFx(() -> {
                    for (int number = 0; number < 100; number++) {
                        int now = number;
                        pulse.next(() -> done.add(now));
                    }
                    pulse.next(all::countDown);
                    assertThat(done).isEmpty();
                })
                .get(10, TimeUnit.SECONDS);
        assertThat(all.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(done).hasSize(100).isSorted();
    }

    @Test
    void runs_what_comes_in_after_it_had_nothing_to_do() throws InterruptedException {
        FxPulse pulse = new FxPulse();
        for (int round = 0; round < 3; round++) {
            CountDownLatch done = new CountDownLatch(1);
            pulse.next(done::countDown);
            assertThat(done.await(10, TimeUnit.SECONDS)).isTrue();
        }
    }
}
