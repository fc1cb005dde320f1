package dev.deskhand.app.profile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How far the test of a connection is.
///
/// @param lines what was found out so far, in order
/// @param corrected the profile as it seems to be right, where that is not how it is
record ConnectionState(
        Phase phase,
        List<ConnectionTrial.Line> lines,
        @Nullable ProfileEntry corrected) {
    static final ConnectionState UNTRIED = new ConnectionState(Phase.UNTRIED, List.of(), null);
    static final ConnectionState BEGUN = new ConnectionState(Phase.GOING, List.of(), null);

    ConnectionState {
        lines = List.copyOf(lines);
    }

    /// What can be said of the connection.
    enum Phase {
        UNTRIED,
        GOING,
        /// The person stopped it before its end.
        STOPPED,
        WORKS,
        FAILS
    }

    ConnectionState with(ConnectionTrial.Line line) {
        List<ConnectionTrial.Line> more = new ArrayList<>(lines);
        more.add(line);
        return new ConnectionState(phase, more, corrected);
    }

    ConnectionState stopped() {
        return new ConnectionState(Phase.STOPPED, lines, null);
    }

    ConnectionState ended(ConnectionTrial.Result result) {
        return new ConnectionState(result.works() ? Phase.WORKS : Phase.FAILS, lines, result.corrected());
    }
}
