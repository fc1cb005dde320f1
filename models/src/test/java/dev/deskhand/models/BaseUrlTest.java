package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BaseUrlTest {
    @ParameterizedTest
    @CsvSource({
        "http://a:0/v1, NO_PORT",
        "http://a:65536/v1, NO_PORT",
        "http://a:99999999999/v1, NO_HOST",
        "http://256.1.1.1/v1, NO_HOST",
        "http://a..b/v1, NO_HOST",
        "http://bü_cher..example, NO_HOST",
        "http://ada@a/v1, SECRET",
        "http://a/v1?key=k, SECRET",
        "http://a/v1?v=1&API-Key=k, SECRET",
        "http://a/v1?access_token=k, SECRET",
        "http://a/v1?x=sk-abc, SECRET",
        "http://a/v1#sk-abc, SECRET",
        "http://bücher.example?key=k, SECRET",
        "a/v1, NO_WEB_ADDRESS",
        "http://a b, NO_WEB_ADDRESS",
    })
    void what_is_wrong_is_known_by_its_kind(String typed, BaseUrl.Flaw flaw) {
        assertThat(BaseUrl.flaw(typed)).contains(flaw);
        assertThatIllegalArgumentException().isThrownBy(() -> BaseUrl.of(typed)).withMessageNotContaining("sk-");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://a:1",
                "http://a:65535/v1",
                "https://a/v1?api-version=2024-10-21&tenant=ada",
                "http://[::1]"
            })
    void what_can_be_used_has_no_flaw(String typed) {
        assertThat(BaseUrl.flaw(typed)).isEqualTo(Optional.empty());
        assertThat(BaseUrl.of(typed)).hasToString(typed);
    }

    @Test
    void a_host_in_another_script_is_asked_for_as_dns_knows_it() {
        assertThat(BaseUrl.of(" http://bücher.example:8000/v1/wörter?a=b "))
                .hasToString("http://xn--bcher-kva.example:8000/v1/w%C3%B6rter?a=b");
        assertThat(BaseUrl.of("https://例え.テスト")).hasToString("https://xn--r8jz45g.xn--zckzah");
    }
}
