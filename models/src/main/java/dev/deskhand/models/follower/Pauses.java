package dev.deskhand.models.follower;

import dev.deskhand.agent.action.Action;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads how long a step waits.
final class Pauses {
    private static final int LONGEST = 200;
    private static final Duration MOST = Duration.ofHours(1);
    private static final Pattern TIME = Counts.pattern("(?:for )?(?:about )?" + Counts.NUMBER
            + "\\s*+(ms|milliseconds?|毫秒|s|secs?|seconds?|秒钟?|m|mins?|minutes?|分钟?)?");
    private static final Pattern MOMENT = Counts.pattern("(?:for )?(?:a )?(?:moment|bit|while|little)?|一下|一会儿?|片刻");

    private Pauses() {}

    /// The waits, one after the other as the longest are more than one; empty where no time is named.
    static List<Step> of(String named) {
        String words = named.strip();
        if (words.length() > LONGEST) {
            return List.of();
        }
        if (Counts.match(MOMENT, words).isPresent()) {
            return List.of(new Step.Wait(Action.Wait.DEFAULT));
        }
        Optional<MatchResult> time = Counts.match(TIME, words);
        return time.map(found -> waits(Counts.of(found.group(1)) * unit(found.group(2))))
                .orElse(List.of());
    }

    private static List<Step> waits(double milliseconds) {
        if (milliseconds < 1 || milliseconds > MOST.toMillis()) {
            return List.of();
        }
        List<Step> waits = new ArrayList<>();
        Duration left = Duration.ofMillis(Math.round(milliseconds));
        while (left.compareTo(Action.Wait.LONGEST) > 0) {
            waits.add(new Step.Wait(Action.Wait.LONGEST));
            left = left.minus(Action.Wait.LONGEST);
        }
        waits.add(new Step.Wait(left));
        return waits;
    }

    private static long unit(@Nullable String word) {
        String unit = word == null ? "s" : word.toLowerCase(Locale.ROOT);
        if (unit.startsWith("ms") || unit.startsWith("milli") || unit.equals("毫秒")) {
            return 1;
        }
        boolean isMinutes = unit.startsWith("m") || unit.startsWith("分");
        return (isMinutes ? Duration.ofMinutes(1) : Duration.ofSeconds(1)).toMillis();
    }
}
