package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Reads the body of a chat-completions request and accepts nothing but the protocol.
final class ChatRequestReader {
    private static final Set<String> REQUEST_FIELDS = Fields.words(
            "model messages stream stream_options temperature top_p n stop max_tokens max_completion_tokens seed user"
                    + " presence_penalty frequency_penalty logit_bias logprobs top_logprobs response_format"
                    + " tools tool_choice parallel_tool_calls reasoning_effort metadata store service_tier");

    private final MessageReader messageReader = new MessageReader();

    ReadRequest read(byte[] body) throws BadRequest {
        JsonNode request = RequestBody.parse(body);
        Fields.allowOnly(request, "request", REQUEST_FIELDS);
        String model = Fields.text(request, "request", "model");
        boolean stream = Fields.flag(request, "request", "stream");
        Fields.optionalNumber(request, "temperature", 0, 2);
        Fields.optionalNumber(request, "top_p", 0, 1);
        Fields.optionalNumber(request, "max_tokens", 1, 1e9);
        Fields.optionalNumber(request, "max_completion_tokens", 1, 1e9);
        boolean includesUsage = includesUsage(request, stream);
        return new ReadRequest(
                model, messages(request.path("messages")), stream, seen -> new ChatBodies(seen, includesUsage));
    }

    private static boolean includesUsage(JsonNode request, boolean stream) throws BadRequest {
        JsonNode options = request.path("stream_options");
        if (options.isMissingNode()) {
            return false;
        }
        if (!stream) {
            throw new BadRequest("request.stream_options is only allowed when stream is true");
        }
        Fields.allowOnly(options, "stream_options", Set.of("include_usage"));
        return Fields.flag(options, "stream_options", "include_usage");
    }

    private List<SeenMessage> messages(JsonNode array) throws BadRequest {
        if (!array.isArray() || array.isEmpty()) {
            throw new BadRequest("request.messages must be an array that is not empty");
        }
        List<SeenMessage> messages = new ArrayList<>();
        for (JsonNode message : array) {
            messages.add(messageReader.read(message, "messages[" + messages.size() + "]"));
        }
        checkRoles(messages);
        return messages;
    }

    /// After an optional system message the user and the assistant alternate, the user first and last.
    private static void checkRoles(List<SeenMessage> messages) throws BadRequest {
        int first = messages.getFirst().role().equals("system") ? 1 : 0;
        for (int i = first; i < messages.size(); i++) {
            String expected = (i - first) % 2 == 0 ? "user" : "assistant";
            if (!messages.get(i).role().equals(expected)) {
                throw new BadRequest("messages[" + i + "].role must be " + expected + ": roles must alternate");
            }
        }
        if (!messages.getLast().role().equals("user")) {
            throw new BadRequest("the last message must be the user's");
        }
    }
}
