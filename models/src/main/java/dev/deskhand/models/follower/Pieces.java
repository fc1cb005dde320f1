package dev.deskhand.models.follower;

import java.util.ArrayList;
import java.util.List;

/// Cuts an instruction into its steps. A line break always ends a step; a comma, `and`, `then` and the like do where a
/// step begins behind them; nothing does within quotes. The time it takes grows as the length of the text.
final class Pieces {
    private final String text;
    private final Quotes quotes;
    private final Separators separators;
    private final List<String> pieces = new ArrayList<>();

    /// Where the piece that is being put together starts and ends; none yet where they are the same.
    private int from;

    private int to;

    private Pieces(String text) {
        this.text = text;
        this.quotes = new Quotes(text);
        this.separators = new Separators(text);
    }

    static List<String> of(String text) {
        Pieces pieces = new Pieces(text);
        pieces.cut();
        return pieces.pieces;
    }

    private void cut() {
        int start = separators.lineStart(0);
        int at = start;
        while (at < text.length()) {
            int close = quotes.closeOf(at);
            int end = close < 0 ? separators.endAt(at) : at;
            if (close >= 0) {
                at = close + 1;
            } else if (isLineBreak(at)) {
                take(start, at);
                finish();
                start = separators.lineStart(at + 1);
                at = start;
            } else if (end > at) {
                take(start, at);
                start = end;
                at = end;
            } else {
                at++;
            }
        }
        take(start, text.length());
        finish();
    }

    private boolean isLineBreak(int at) {
        char c = text.charAt(at);
        return c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029';
    }

    /// Begins a piece with what stands there, or adds it to the one before, of which it is a part then.
    private void take(int start, int end) {
        String words = text.substring(start, end);
        if (words.isBlank()) {
            return;
        }
        if (to > from && StepReader.beginsWith(words)) {
            finish();
        }
        from = to > from ? from : start;
        to = end;
    }

    private void finish() {
        if (to > from) {
            pieces.add(text.substring(from, to).strip());
        }
        from = to;
    }
}
