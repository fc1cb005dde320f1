package dev.deskhand.testkit.model;

import java.util.Optional;

/// OpenAI's chat completions.
final class ChatDialect implements Dialect {
    private final ChatRequestReader reader = new ChatRequestReader();

    @Override
    public String basePath() {
        return "/v1";
    }

    @Override
    public boolean serves(String path) {
        return path.equals("/v1/chat/completions");
    }

    @Override
    public Optional<String> key(HttpRequest request) {
        return Dialect.bearer(request);
    }

    @Override
    public ReadRequest read(HttpRequest request) throws BadRequest {
        return reader.read(request.body());
    }

    @Override
    public String error(int status, String message) {
        return ErrorBody.of(message);
    }
}
