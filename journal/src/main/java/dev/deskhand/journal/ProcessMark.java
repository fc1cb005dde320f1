package dev.deskhand.journal;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Names a process in a way that outlives it: the number alone is soon another's.
///
/// @param started when it started; the epoch where the system does not say
record ProcessMark(long pid, Instant started) {
    private static final Pattern TEXT = Pattern.compile("(\\d{1,18}) (\\S{1,40})");

    /// The system reckons a start from the time of boot, which moves when the clock is set.
    private static final Duration SLACK = Duration.ofSeconds(3);

    static ProcessMark own() {
        return of(ProcessHandle.current());
    }

    private static ProcessMark of(ProcessHandle process) {
        return new ProcessMark(process.pid(), process.info().startInstant().orElse(Instant.EPOCH));
    }

    /// The mark that has this [#text]; nothing where it is none.
    static Optional<ProcessMark> parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        return matcher.matches()
                ? Optional.of(new ProcessMark(Long.parseLong(matcher.group(1)), Instant.parse(matcher.group(2))))
                : Optional.empty();
    }

    String text() {
        return pid + " " + started;
    }

    boolean isAlive() {
        return ProcessHandle.of(pid)
                .filter(ProcessHandle::isAlive)
                .map(ProcessMark::of)
                .filter(mark -> Duration.between(mark.started, started).abs().compareTo(SLACK) <= 0)
                .isPresent();
    }
}
