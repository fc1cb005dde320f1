package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Gemini's generation of content with the vendor's tool for using a computer.
///
/// Source: the vendor's reference of the Gemini API and its guides to computer use, function calls and thought
/// signatures.
final class GeminiDialect implements Dialect {
    private static final Pattern PATH =
            Pattern.compile("/v1beta/models/([a-zA-Z0-9._-]+):(generateContent|streamGenerateContent\\?alt=sse)");

    private final Predicate<String> knows;
    private final Memory memory = new Memory();
    private final GeminiPartReader parts = new GeminiPartReader();

    GeminiDialect(Predicate<String> knows) {
        this.knows = knows;
    }

    @Override
    public String basePath() {
        return "";
    }

    @Override
    public boolean serves(String path) {
        return PATH.matcher(path).matches();
    }

    @Override
    public Optional<String> key(HttpRequest request) {
        return request.header("x-goog-api-key");
    }

    @Override
    public ReadRequest read(HttpRequest http) throws BadRequest {
        Matcher path = PATH.matcher(http.path());
        if (!path.matches()) {
            throw new BadRequest("there is nothing at this path");
        }
        Proto request = Proto.of(RequestBody.parse(http.body()), "request");
        request.allowOnly("contents systemInstruction tools toolConfig safetySettings generationConfig cachedContent");
        checkSettings(request);
        GeminiTools tools = GeminiTools.read(request.get("tools"), knows);
        boolean stream = path.group(2).startsWith("stream");
        List<SeenMessage> messages = messages(request);
        return new ReadRequest(path.group(1), messages, stream, seen -> new GeminiBodies(seen, tools, memory));
    }

    private static void checkSettings(Proto request) throws BadRequest {
        if (!request.has("generationConfig")) {
            return;
        }
        Proto config = request.object("generationConfig");
        config.allowOnly("temperature topP topK candidateCount maxOutputTokens stopSequences seed thinkingConfig"
                + " responseMimeType responseSchema responseJsonSchema mediaResolution");
        Fields.optionalNumber(config.node(), "temperature", 0, 2);
        Fields.optionalNumber(config.node(), "maxOutputTokens", 1, 1e9);
        if (config.has("thinkingConfig")) {
            config.object("thinkingConfig").allowOnly("includeThoughts thinkingBudget thinkingLevel");
        }
    }

    private List<SeenMessage> messages(Proto request) throws BadRequest {
        List<SeenMessage> messages = new ArrayList<>();
        if (request.has("systemInstruction")) {
            Proto system = request.object("systemInstruction");
            system.allowOnly("role parts");
            messages.add(new SeenMessage("system", parts.read(system, "system")));
        }
        List<Proto> contents = request.list("contents");
        for (int at = 0; at < contents.size(); at++) {
            Proto content = contents.get(at);
            content.allowOnly("role parts");
            String role = at % 2 == 0 ? "user" : "model";
            Fields.oneOf(content.node(), content.where(), "role", Set.of(role));
            messages.add(new SeenMessage(role.equals("user") ? role : "assistant", parts.read(content, role)));
        }
        if (contents.size() % 2 == 0) {
            throw new BadRequest("the last of the contents must be the user's");
        }
        new GeminiOrder(memory).check(contents);
        return messages;
    }

    @Override
    public String error(int status, String message) {
        var body = JsonNodeFactory.instance.objectNode();
        body.putObject("error")
                .put("code", status)
                .put("message", message)
                .put("status", status == 400 ? "INVALID_ARGUMENT" : status == 401 ? "UNAUTHENTICATED" : "NOT_FOUND");
        return body.toString();
    }
}
