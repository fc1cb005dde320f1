package dev.deskhand.app.fx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
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

    @Test
    void runs_the_rest_where_one_fails() throws Exception {
        FxPulse pulse = new FxPulse();
        List<Integer> done = new ArrayList<>();
        CountDownLatch all = new CountDownLatch(1);
        BlockingQueue<Throwable> defects = new LinkedBlockingQueue<>();
        WaitForAsyncUtils.asyncFx(() -> {
                    Thread.currentThread().setUncaughtExceptionHandler((_, defect) -> defects.add(defect));
                    pulse.next(() -> done.add(1));
                    pulse.next(() -> {
                        throw new IllegalStateException("a defect");
                    });
                    pulse.next(() -> done.add(2));
                    pulse.next(all::countDown);
                })
                .get(10, TimeUnit.SECONDS);
        try {
            assertThat(all.await(10, TimeUnit.SECONDS)).isTrue();
            assertThat(done).containsExactly(1, 2);
            assertThat(defects.poll(10, TimeUnit.SECONDS)).hasMessage("a defect");
        } finally {
            WaitForAsyncUtils.asyncFx(() -> Thread.currentThread().setUncaughtExceptionHandler(null))
                    .get(10, TimeUnit.SECONDS);
        }
    }
}
