package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// OpenAI's responses with the vendor's tool for using a computer and its preview. It keeps nothing, as a client asks
/// with `store: false`: each request holds the whole conversation.
///
/// Source: the vendor's reference of the Responses API and its guide to computer use.
final class ResponsesDialect implements Dialect {
    private static final Set<String> FIELDS = Fields.words("model instructions input tools tool_choice stream store"
            + " truncation include temperature top_p max_output_tokens reasoning metadata parallel_tool_calls text"
            + " user service_tier safety_identifier prompt_cache_key max_tool_calls");
    private static final Set<String> INCLUDED = Fields.words("reasoning.encrypted_content"
            + " computer_call_output.output.image_url message.input_image.image_url message.output_text.logprobs");

    private final Predicate<String> knows;
    private final Memory memory = new Memory();
    private final ResponsesItemReader items = new ResponsesItemReader();

    ResponsesDialect(Predicate<String> knows) {
        this.knows = knows;
    }

    @Override
    public String basePath() {
        return "/v1";
    }

    @Override
    public boolean serves(String path) {
        return path.equals("/v1/responses");
    }

    @Override
    public Optional<String> key(HttpRequest request) {
        return Dialect.bearer(request);
    }

    @Override
    public ReadRequest read(HttpRequest http) throws BadRequest {
        JsonNode request = RequestBody.parse(http.body());
        Fields.allowOnly(request, "request", FIELDS);
        String model = Fields.text(request, "request", "model");
        checkSettings(request);
        boolean stream = Fields.flag(request, "request", "stream");
        ResponsesTools tools = ResponsesTools.read(request, knows);
        boolean isEncrypted = request.path("include").toString().contains("reasoning.encrypted_content");
        List<SeenMessage> messages = messages(request);
        return new ReadRequest(model, messages, stream, seen -> new ResponsesBodies(seen, tools, isEncrypted, memory));
    }

    private static void checkSettings(JsonNode request) throws BadRequest {
        Fields.optionalText(request, "request", "instructions");
        Fields.optionalNumber(request, "temperature", 0, 2);
        Fields.optionalNumber(request, "top_p", 0, 1);
        Fields.optionalNumber(request, "max_output_tokens", 16, 1e9);
        if (request.path("store").asBoolean(true)) {
            throw new BadRequest("request.store must be false: nothing is kept here");
        }
        for (JsonNode included : request.path("include")) {
            if (!INCLUDED.contains(included.asText())) {
                throw new BadRequest("request.include knows no " + included.asText());
            }
        }
    }

    private List<SeenMessage> messages(JsonNode request) throws BadRequest {
        List<SeenMessage> messages = new ArrayList<>();
        String instructions = request.path("instructions").asText("");
        if (!instructions.isEmpty()) {
            messages.add(new SeenMessage("system", List.of(new SeenPart.Text(instructions))));
        }
        JsonNode input = Fields.list(request, "request", "input");
        for (int at = 0; at < input.size(); at++) {
            messages.add(items.read(input.get(at), "input[" + at + "]"));
        }
        if (!messages.getLast().role().equals("user")) {
            throw new BadRequest("the last item of the input must be the user's or an output");
        }
        new ResponsesOrder(memory).check(input);
        return messages;
    }

    @Override
    public String error(int status, String message) {
        return ErrorBody.of(message);
    }
}
