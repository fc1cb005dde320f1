package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What one of Gemini's contents owes the one before: each call its response, in order, in the content that follows;
/// an acknowledgement where a person had to confirm; and each call the signature of the thought it came from.
final class GeminiOrder {
    private final Memory memory;

    GeminiOrder(Memory memory) {
        this.memory = memory;
    }

    void check(List<Proto> contents) throws BadRequest {
        List<Proto> calls = List.of();
        for (int at = 0; at < contents.size(); at++) {
            Proto content = contents.get(at);
            if (at % 2 == 0) {
                checkResponses(calls, of(content, "functionResponse"), content.where());
            } else {
                calls = of(content, "functionCall");
                checkAsSaid(content, calls);
            }
        }
    }

    private static List<Proto> of(Proto content, String kind) throws BadRequest {
        List<Proto> found = new ArrayList<>();
        for (Proto part : content.list("parts")) {
            if (part.has(kind)) {
                found.add(part.object(kind));
            }
        }
        return found;
    }

    private static void checkResponses(List<Proto> calls, List<Proto> responses, String where) throws BadRequest {
        if (responses.size() != calls.size()) {
            throw new BadRequest(where + ": the number of function response parts must be equal to the number of"
                    + " function call parts of the function call turn: " + responses.size() + " for " + calls.size());
        }
        for (int at = 0; at < calls.size(); at++) {
            Proto call = calls.get(at);
            Proto response = responses.get(at);
            for (String field : List.of("name", "id")) {
                if (!call.get(field).equals(response.get(field))) {
                    throw new BadRequest(response.where() + "." + field + " must be that of its call");
                }
            }
            checkAcknowledged(call, response);
        }
    }

    private static void checkAcknowledged(Proto call, Proto response) throws BadRequest {
        boolean isAsked =
                call.get("args").at("/safety_decision/decision").asText().equals("require_confirmation");
        JsonNode said = response.get("response");
        boolean isAcknowledged = said.path("safety_acknowledgement").asText().equals("true");
        if (isAsked && !isAcknowledged && !said.has("error")) {
            throw new BadRequest(response.where() + ".response.safety_acknowledgement must be \"true\"");
        }
        if (said.has("safety_acknowledgement") && !isAsked) {
            throw new BadRequest(response.where() + ".response.safety_acknowledgement: nothing was to be confirmed");
        }
    }

    private void checkAsSaid(Proto content, List<Proto> calls) throws BadRequest {
        for (Proto call : calls) {
            Optional<ArrayNode> answer = memory.answerWith(call.get("id"));
            if (answer.isEmpty() || answer.get().equals(content.get("parts"))) {
                continue;
            }
            if (!signatures(content.get("parts")).equals(signatures(answer.get()))) {
                throw new BadRequest(call.where() + ": function call `"
                        + call.get("name").asText() + "` is missing a `thought_signature` or has another's");
            }
            throw new BadRequest(content.where() + ": the answer is told otherwise than it was given");
        }
    }

    private static List<JsonNode> signatures(JsonNode parts) {
        return parts.valueStream()
                .filter(part -> part.has("functionCall"))
                .map(part -> part.path("thoughtSignature"))
                .toList();
    }
}
