package dev.deskhand.agent.failure;

/// Where what nobody should ever have thrown is handed in. For the roots of threads, which turn it into a failure so
/// that work ends in order, and would leave no trace of it otherwise.
public final class Defects {
    private Defects() {}

    /// Gives the exception to the handler of the current thread for uncaught ones, as if nobody had caught it.
    ///
    /// @return what may be told of it
    public static AgentFailure.OwnFault report(Throwable fault) {
        Thread here = Thread.currentThread();
        here.getUncaughtExceptionHandler().uncaughtException(here, fault);
        return AgentFailure.OwnFault.of(fault);
    }
}
