package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.URI;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelEndpointTest {
    private static ModelEndpoint at(String url) {
        return new ModelEndpoint(URI.create(url), "seer", new ApiKey("secret-key"));
    }

    @ParameterizedTest
    @CsvSource({
        "http://localhost:8000/v1, http://localhost:8000/v1/chat/completions",
        "http://localhost:8000/v1///, http://localhost:8000/v1/chat/completions",
        "http://localhost:8000, http://localhost:8000/chat/completions",
        "https://example.org/v1/chat/completions, https://example.org/v1/chat/completions",
        "https://example.org/v1/chat/completions/, https://example.org/v1/chat/completions",
        "https://example.org/v1/v1, https://example.org/v1/chat/completions",
        "https://example.org/v1beta/v1beta/, https://example.org/v1beta/chat/completions",
        "HTTPS://example.org/api/v3, https://example.org/api/v3/chat/completions",
        "https://example.org/a%20b?api-version=1, https://example.org/a%20b/chat/completions?api-version=1",
        "'http://[::1]:8000/v1#top', 'http://[::1]:8000/v1/chat/completions'"
    })
    void takes_the_address_as_given_but_for_what_is_commonly_pasted_with_it(String given, String asked) {
        assertThat(at(given).completions()).isEqualTo(URI.create(asked));
    }

    @ParameterizedTest
    @CsvSource({
        "https://example.org/v1?tenant=ada, https://example.org:443",
        "http://example.org, http://example.org:80",
        "'http://[::1]:8000/v1', 'http://[::1]:8000'"
    })
    void shows_scheme_host_and_port_alone(String given, String shown) {
        assertThat(at(given).origin()).isEqualTo(shown);
        assertThat(at(given).toString()).isEqualTo("ModelEndpoint[" + shown + ", seer]");
    }

    @ParameterizedTest
    @CsvSource({
        "ftp://example.org",
        "example.org/v1",
        "localhost:8000",
        "http:///v1",
        "http://me:secret@example.org/v1",
        "http://localhost?api_key=secret"
    })
    void refuses_what_is_no_address_and_quotes_nothing(String given) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> at(given))
                .withMessageStartingWith("baseUrl: ")
                .withMessageNotContainingAny("example", "secret", "localhost");
    }

    @Test
    void refuses_a_model_without_a_name() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ModelEndpoint(URI.create("http://localhost"), " ", null))
                .withMessageStartingWith("model: ");
    }

    @Test
    void refuses_a_key_no_header_can_carry_and_does_not_quote_it() {
        for (String key : new String[] {"", " ", "sec ret", "sec\nret", "secreté"}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new ApiKey(key))
                    .withMessageStartingWith("key: ")
                    .withMessageNotContaining("ret");
        }
    }

    @Test
    void a_key_does_not_show_itself() {
        assertThat(new ApiKey("secret-key").toString()).doesNotContain("secret");
    }

    @Test
    void refuses_impossible_sampling_and_time_outs() {
        Duration second = Duration.ofSeconds(1);
        assertThatIllegalArgumentException().isThrownBy(() -> new Sampling(2.1, null));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sampling(Double.NaN, null));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sampling(null, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Timeouts(second, Duration.ZERO, second, second, second));
    }
}
