package dev.deskhand.app.run;

import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.wording.Words;

/// A transcript as plain text, for the clipboard.
final class TranscriptText {
    private final EntryWords entries;
    private final RunWords run;

    TranscriptText(Texts texts) {
        entries = new EntryWords(texts);
        run = new RunWords(texts);
    }

    String of(RunState state) {
        StringBuilder text = new StringBuilder();
        int step = 0;
        for (Entry entry : state.entries()) {
            if (entry.step() > step) {
                step = entry.step();
                text.append('\n').append(entries.step(step)).append('\n');
            }
            text.append(entries.plain(entry)).append('\n');
        }
        if (state.ending() != null) {
            text.append('\n').append(ending(state.ending()));
        }
        return text.toString();
    }

    private String ending(Ending ending) {
        Words words = run.ending(ending);
        String said = ending.message().isBlank() ? "" : ending.message().strip() + "\n";
        return words.title() + '\n' + said + words.detail() + '\n';
    }
}
