package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelBusy;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.failure.AgentFailure.RetryTooFarOff;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FailuresTest {
    @ParameterizedTest
    @ValueSource(ints = {408, 409, 429, 500, 501, 502, 503, 504, 529, 599})
    void these_are_busy_and_may_pass(int status) {
        AgentFailure failure = Failures.ofStatus(status, Duration.ofSeconds(3));

        assertThat(failure).isEqualTo(new ModelBusy(status, Duration.ofSeconds(3)));
        assertThat(failure.isPassing()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "400, REQUEST", "401, KEY", "402, REQUEST", "403, FORBIDDEN", "404, PATH_OR_MODEL", "405, PATH_OR_MODEL",
        "410, REQUEST", "413, TOO_LARGE", "415, REQUEST", "422, REQUEST", "451, REQUEST", "499, REQUEST",
        "301, MOVED", "302, MOVED", "307, MOVED", "308, MOVED"
    })
    void these_are_refusals_for_good(int status, ModelRefused.Ground ground) {
        AgentFailure failure = Failures.ofStatus(status, null);

        assertThat(failure).isEqualTo(new ModelRefused(status, ground));
        assertThat(failure.isPassing()).isFalse();
    }

    @Test
    void two_minutes_are_the_longest_wait() {
        assertThat(Failures.ofStatus(429, Duration.ofMinutes(2))).isEqualTo(new ModelBusy(429, Duration.ofMinutes(2)));
        assertThat(Failures.ofStatus(503, Duration.ofSeconds(121)))
                .isEqualTo(new RetryTooFarOff(Duration.ofSeconds(121)));
    }

    @ParameterizedTest
    @CsvSource({
        "'429 Too Many Requests', 'Retry-After: 7', 7",
        "'503 Service Unavailable', 'retry-after: 0', 0",
        "'429 Too Many Requests', 'Retry-After: Fri, 01 Jan 1999 00:00:00 GMT', 0",
        "'500 Internal Server Error', 'X: y', -1"
    })
    void the_server_is_asked_when_to_come_back(String status, String header, int seconds) throws Exception {
        try (RawServer server = RawServer.saying(line -> line.answer(status, header + "\r\n", "{}"))) {
            Duration wait = seconds < 0 ? null : Duration.ofSeconds(seconds);

            assertThat(Asking.failure(server)).isEqualTo(new ModelBusy(Integer.parseInt(status.substring(0, 3)), wait));
            assertThat(server.requests()).hasSize(1);
        }
    }
}
