package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;

/// The body of an error as the protocol has it.
final class ErrorBody {
    private ErrorBody() {}

    static String of(String message) {
        var body = JsonNodeFactory.instance.objectNode();
        body.putObject("error")
                .put("message", message)
                .put("type", "stand_in_error")
                .putNull("param")
                .putNull("code");
        return body.toString();
    }
}
