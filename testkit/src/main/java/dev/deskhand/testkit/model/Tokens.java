package dev.deskhand.testkit.model;

import java.util.List;

/// Tokens as a tokenizer might count them: four characters each, a thousand for a picture.
record Tokens(long input, long output) {
    static Tokens of(SeenRequest request, List<Answer.Piece> said) {
        long asked = request.messages().stream()
                .mapToLong(message -> message.text().length())
                .sum();
        long pictures = request.messages().stream()
                .mapToLong(message -> message.shown().size())
                .sum();
        long answered = said.stream().mapToLong(piece -> piece.text().length()).sum();
        return new Tokens((asked + 3) / 4 + 1000 * pictures, (answered + 3) / 4);
    }
}
