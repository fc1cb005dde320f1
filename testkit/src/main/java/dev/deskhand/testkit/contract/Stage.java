package dev.deskhand.testkit.contract;

import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.screen.FramePixel;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;

/// A screen, an operator on it, and a witness that sees from outside what the operator does there.
public interface Stage extends AutoCloseable {
    /// The operator under test, which sees the whole screen.
    Operator operator();

    /// Everything that has reached the screen since [#forget], in order and complete.
    List<Touch> touches() throws InterruptedException;

    /// Forgets everything that has reached the screen up to now.
    void forget() throws InterruptedException;

    /// Waits for a touch since [#forget]; an [AssertionError] after `limit`.
    void awaitTouch(Predicate<? super Touch> wanted, Duration limit) throws InterruptedException;

    /// Makes the screen look different around a place, and there only; touches there may no longer be seen.
    void change(FramePixel around) throws InterruptedException;

    /// Whether any button or key is down, as the screen itself knows.
    boolean isAnythingHeld() throws InterruptedException;

    /// Closes the operator too.
    @Override
    void close();
}
