package dev.deskhand.agent.run;

import dev.deskhand.agent.event.Answer;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// What can be done to a run from outside while it goes on. Every method may be called from any thread and
/// takes effect at once; those that come too late do nothing. None waits for the run, but [#stop], [#fail],
/// [#pause] and [#steer] let go of what it holds on the caller's thread, which takes as long as the operator
/// needs for that: not for a thread that draws a window.
public final class RunControl {
    /// Where a run is, as far as a person is concerned.
    public enum State {
        RUNNING,
        PAUSED,
        /// It is over or about to be, for whatever reason.
        STOPPED
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final List<String> steering = new ArrayList<>();
    private final Questions questions;
    private State state = State.RUNNING;
    private Permit permit = new Permit();
    private Runnable letGo = () -> {};
    private @Nullable Ending ending;
    private @Nullable Answer answer;
    private @Nullable String question;
    private long endedAt;

    /// Whether there is anybody to answer questions.
    public enum Questions {
        /// Somebody sees them on the stream and says what is to be by [#answer].
        ANSWERED,
        /// A run that has one ends.
        UNANSWERED
    }

    /// Control of a run that nobody is there to answer.
    public RunControl() {
        this(Questions.UNANSWERED);
    }

    public RunControl(Questions questions) {
        this.questions = questions;
    }

    /// Whether there is anybody to answer questions.
    Questions questions() {
        return questions;
    }

    /// Answers a question, once: what is said to one that is not open, or has been answered, does nothing.
    ///
    /// @param asked the id of the event it was asked by
    public void answer(String asked, Answer said) {
        lock.lock();
        try {
            if (asked.equals(question) && answer == null) {
                answer = said;
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    /// Opens a question: from now on it can be answered, though nobody waits for it yet.
    void open(String asked) {
        lock.lock();
        try {
            question = asked;
            answer = null;
        } finally {
            lock.unlock();
        }
    }

    /// Waits for the answer to the question that is open, and closes it.
    ///
    /// @param asked the permit it was asked under
    /// @throws Revoked when the person does something else first
    Answer awaitAnswer(Permit asked) throws Revoked {
        lock.lock();
        try {
            while (answer == null) {
                if (state != State.RUNNING || permit != asked) {
                    throw new Revoked();
                }
                changed.awaitUninterruptibly();
            }
            return answer;
        } finally {
            question = null;
            answer = null;
            lock.unlock();
        }
    }

    /// Ends the run: no event but releases after this returns.
    public void stop() {
        end(Ending.because(EndReason.STOPPED));
    }

    /// Ends the run as [#stop] does, as failed: something is gone that it must not go on without.
    public void fail(AgentFailure failure) {
        end(Ending.of(failure));
    }

    /// Ends the run as [#stop] does; where it has been ended before, that counts.
    ///
    /// @return how it has ended
    Ending end(Ending wanted) {
        Runnable revocation;
        Ending first;
        lock.lock();
        try {
            first = ending == null ? wanted : ending;
            if (ending == null) {
                ending = first;
                endedAt = System.nanoTime();
                state = State.STOPPED;
                changed.signalAll();
            }
            revocation = revocation();
        } finally {
            lock.unlock();
        }
        revocation.run();
        return first;
    }

    /// How long ago the run was ended; nothing while it has not been.
    Duration sinceEnd() {
        lock.lock();
        try {
            return ending == null ? Duration.ZERO : Duration.ofNanos(System.nanoTime() - endedAt);
        } finally {
            lock.unlock();
        }
    }

    /// No request and no input until [#resume]; a call in flight is cancelled.
    public void pause() {
        Runnable revocation;
        lock.lock();
        try {
            if (state != State.RUNNING) {
                return;
            }
            state = State.PAUSED;
            revocation = revocation();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        revocation.run();
    }

    /// Goes on after a pause, with a fresh look.
    public void resume() {
        lock.lock();
        try {
            if (state == State.PAUSED) {
                state = State.RUNNING;
                permit = new Permit();
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    /// Tells the model something. While the run goes on, what it is thinking about is dropped and asked again with the
    /// person's words; while it is paused they wait for [#resume].
    public void steer(String text) {
        Runnable revocation;
        lock.lock();
        try {
            if (state == State.STOPPED || text.isBlank()) {
                return;
            }
            steering.add(text.strip());
            revocation = revocation();
            if (state == State.RUNNING) {
                permit = new Permit();
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
        revocation.run();
    }

    public State state() {
        lock.lock();
        try {
            return state;
        } finally {
            lock.unlock();
        }
    }

    /// Takes the permit in force back; to be run without the lock, for letting go takes its time.
    private Runnable revocation() {
        Permit outdated = permit;
        Runnable releasing = letGo;
        return () -> outdated.revoke(releasing);
    }

    /// Leaves word of how to release everything the run holds.
    void attach(Runnable releasing) {
        lock.lock();
        try {
            letGo = releasing;
        } finally {
            lock.unlock();
        }
    }

    /// The permit in force; revoked already where the run is paused or stopped.
    Permit permit() {
        lock.lock();
        try {
            return permit;
        } finally {
            lock.unlock();
        }
    }

    /// Waits while the run is paused.
    ///
    /// @return what it became
    State awaitNotPaused() {
        lock.lock();
        try {
            while (state == State.PAUSED) {
                changed.awaitUninterruptibly();
            }
            return state;
        } finally {
            lock.unlock();
        }
    }

    /// What the person said since the last call, oldest first.
    List<String> takeSteering() {
        lock.lock();
        try {
            List<String> said = List.copyOf(steering);
            steering.clear();
            return said;
        } finally {
            lock.unlock();
        }
    }
}
