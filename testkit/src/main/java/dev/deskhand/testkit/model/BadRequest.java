package dev.deskhand.testkit.model;

/// The request is not what the protocol allows; the message names the field.
final class BadRequest extends Exception {
    private static final long serialVersionUID = 1L;

    BadRequest(String message) {
        super(message);
    }
}
