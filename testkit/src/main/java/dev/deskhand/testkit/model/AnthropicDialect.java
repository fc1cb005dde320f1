package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// Anthropic's messages with the vendor's tools for using a computer.
///
/// Source: the vendor's reference of the Messages API and its guides to the computer tools and the toolset.
final class AnthropicDialect implements Dialect {
    private static final Set<String> FIELDS = Fields.words("model max_tokens messages system stream temperature top_p"
            + " top_k stop_sequences tools tool_choice thinking metadata service_tier output_config cache_control");

    private final Predicate<String> knows;
    private final Memory memory = new Memory();
    private final AnthropicBlockReader blocks = new AnthropicBlockReader();

    AnthropicDialect(Predicate<String> knows) {
        this.knows = knows;
    }

    @Override
    public String basePath() {
        return "";
    }

    @Override
    public boolean serves(String path) {
        return path.equals("/v1/messages");
    }

    @Override
    public Optional<String> key(HttpRequest request) {
        return request.header("x-api-key");
    }

    @Override
    public ReadRequest read(HttpRequest http) throws BadRequest {
        if (!http.header("anthropic-version").equals(Optional.of("2023-06-01"))) {
            throw new BadRequest("anthropic-version: a header with a version there is is required");
        }
        JsonNode request = RequestBody.parse(http.body());
        Fields.allowOnly(request, "request", FIELDS);
        String model = Fields.text(request, "request", "model");
        Fields.count(request, "request", "max_tokens");
        Fields.optionalNumber(request, "temperature", 0, 1);
        Fields.optionalNumber(request, "top_p", 0, 1);
        boolean stream = Fields.flag(request, "request", "stream");
        AnthropicTools tools = AnthropicTools.read(request.path("tools"), betas(http), knows);
        List<SeenMessage> messages = messages(request);
        return new ReadRequest(model, messages, stream, seen -> new AnthropicBodies(seen, tools, memory));
    }

    private static Set<String> betas(HttpRequest http) {
        return http.header("anthropic-beta")
                .map(value -> Set.of(value.split("\\s*,\\s*")))
                .orElse(Set.of());
    }

    private List<SeenMessage> messages(JsonNode request) throws BadRequest {
        List<SeenMessage> messages = new ArrayList<>();
        if (request.has("system")) {
            messages.add(new SeenMessage("system", blocks.content(request, "request", "system", "system")));
        }
        JsonNode array = Fields.list(request, "request", "messages");
        for (int at = 0; at < array.size(); at++) {
            String where = "messages[" + at + "]";
            JsonNode message = array.get(at);
            Fields.allowOnly(message, where, Fields.words("role content"));
            String role = at % 2 == 0 ? "user" : "assistant";
            if (!message.path("role").asText().equals(role)) {
                throw new BadRequest(where + ".role must be " + role + ": roles must alternate");
            }
            messages.add(new SeenMessage(role, blocks.content(message, where, "content", role)));
        }
        if (array.size() % 2 == 0) {
            throw new BadRequest("the last message must be the user's");
        }
        new AnthropicOrder(memory).check(array);
        return messages;
    }

    @Override
    public String error(int status, String message) {
        var body = JsonNodeFactory.instance.objectNode().put("type", "error");
        body.putObject("error").put("type", kind(status)).put("message", message);
        return body.toString();
    }

    private static String kind(int status) {
        return switch (status) {
            case 401 -> "authentication_error";
            case 404 -> "not_found_error";
            default -> "invalid_request_error";
        };
    }
}
