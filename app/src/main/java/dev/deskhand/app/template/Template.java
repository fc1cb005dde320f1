package dev.deskhand.app.template;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.models.BaseUrl;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/// A provider or a server of one's own, as it comes.
///
/// @param id what it is chosen by on the command line
/// @param name what people call it
/// @param family the id of the family its models usually have
/// @param keyVariable the environment variable its key is usually kept in; null where it wants none
public record Template(
        String id,
        String name,
        @JsonProperty("base_url") String baseUrl,
        String family,
        @JsonProperty("key_env") @Nullable String keyVariable) {
    /// What to know before it is used.
    public String note(Texts texts) {
        String note = texts.text("template.note." + id.replace('-', '_'));
        return keyVariable == null
                ? note
                : texts.text("failure.both", note, texts.text("template.key_variable", keyVariable));
    }

    /// An address as it was typed for this one: without what is pasted with addresses, and with the path all of its
    /// kind have where it has none.
    ///
    /// @throws IllegalArgumentException where it cannot be used
    public String address(String typed) {
        String repaired = BaseUrl.repaired(typed);
        URI url = URI.create(repaired);
        boolean lacksPath = url.getRawPath().isEmpty() && url.getRawQuery() == null;
        return lacksPath ? repaired + URI.create(baseUrl).getRawPath() : repaired;
    }
}
