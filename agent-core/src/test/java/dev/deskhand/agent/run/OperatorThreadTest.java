package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class OperatorThreadTest {
    private final RunControl control = new RunControl();
    private final OperatorThread thread = new OperatorThread(control, "r");
    private final CountDownLatch release = new CountDownLatch(1);

    @AfterEach
    void letEverythingEnd() {
        release.countDown();
        thread.close();
    }

    private Integer hang() {
        try {
            release.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return 1;
    }

    @Test
    void give_back_what_the_work_gives() throws Exception {
        assertThat(thread.call(control.permit(), () -> 42)).isEqualTo(42);
    }

    @Test
    void work_on_one_named_platform_thread() throws Exception {
        Thread first = thread.call(control.permit(), Thread::currentThread);
        Thread second = thread.call(control.permit(), Thread::currentThread);

        assertThat(first).isSameAs(second).isNotSameAs(Thread.currentThread());
        assertThat(first.getName()).isEqualTo("run-operator-r");
        assertThat(first.isVirtual()).isFalse();
        assertThat(first.isDaemon()).isTrue();
    }

    @Test
    void pass_on_failures_as_they_are() {
        AgentException failure = new AgentException(new AgentFailure.ScreenLost("paper"));
        assertThatThrownBy(() -> thread.call(control.permit(), () -> {
                    throw failure;
                }))
                .isSameAs(failure);
    }

    @Test
    void pass_on_that_the_permit_was_taken_back() {
        assertThatThrownBy(() -> thread.call(control.permit(), () -> {
                    throw new Revoked();
                }))
                .isInstanceOf(Revoked.class);
    }

    @Test
    void tell_of_a_defect_by_its_place_and_not_by_its_words() {
        try (ReportedDefects defects = new ReportedDefects()) {
            assertThatThrownBy(() -> thread.call(control.permit(), () -> {
                        throw new IllegalStateException("the secret");
                    }))
                    .isInstanceOfSatisfying(AgentException.class, fault -> {
                        assertThat(fault.failure()).isInstanceOf(AgentFailure.OwnFault.class);
                        assertThat(fault.getMessage()).doesNotContain("secret");
                        assertThat(fault.failure().toString())
                                .contains("OperatorThreadTest")
                                .doesNotContain("secret");
                    });
            assertThat(defects.all()).singleElement().isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void give_up_on_a_call_that_does_not_come_back_from_a_stop() {
        Permit permit = control.permit();
        long before = System.nanoTime();
        Thread.ofPlatform().start(control::stop);

        assertThatThrownBy(() -> thread.call(permit, this::hang)).isInstanceOf(Abandoned.class);
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isGreaterThanOrEqualTo(OperatorThread.GRACE);
    }

    @Test
    void wait_for_a_call_that_is_slow_to_come_back_from_a_pause() throws Exception {
        Permit permit = control.permit();
        control.pause();
        Thread.ofPlatform().start(() -> {
            Rehearsal.await(() -> control.state() == RunControl.State.PAUSED);
            release.countDown();
        });

        assertThat(thread.call(permit, this::hang)).isEqualTo(1);
    }

    @Test
    void give_up_when_a_pause_turns_into_a_stop() {
        Permit permit = control.permit();
        control.pause();
        Thread.ofPlatform().start(control::stop);

        assertThatThrownBy(() -> thread.call(permit, this::hang)).isInstanceOf(Abandoned.class);
    }
}
