package dev.deskhand.app.window;

import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.run.Entry;
import dev.deskhand.app.run.Phase;
import dev.deskhand.app.run.RunState;
import dev.deskhand.app.run.RunViewModel;
import dev.deskhand.app.widget.Notice;
import dev.deskhand.app.widget.NoticeView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Asks the person in the window what only a person may decide, and takes the answer to the run. The window comes to
/// the
/// front for it. FX thread.
final class Asking {
    private final RunViewModel model;
    private final NoticeView notices;
    private final Runnable show;
    private @Nullable Notice asked;

    /// @param show brings the window to the front, where it stands behind a run
    Asking(RunViewModel model, NoticeView notices, Runnable show) {
        this.model = model;
        this.notices = notices;
        this.show = show;
    }

    void begin() {
        model.run().addListener((_, before, now) -> {
            if (isAsking(now) && !isAsking(before)) {
                ask(now);
            } else if (!isAsking(now)) {
                withdraw();
            }
        });
    }

    private static boolean isAsking(RunState run) {
        return run.phase() == Phase.ASKING;
    }

    private void ask(RunState run) {
        String question = run.entries().reversed().stream()
                .filter(Entry.Question.class::isInstance)
                .map(entry -> ((Entry.Question) entry).text())
                .findFirst()
                .orElse("");
        Texts texts = model.texts();
        Notice notice = new Notice(
                texts.text("asking.question", question),
                List.of(
                        new Notice.Choice(
                                "asking-allow", texts.text("asking.allow"), Notice.Weight.DANGER, model::allow),
                        new Notice.Choice("asking-deny", texts.text("asking.deny"), Notice.Weight.PLAIN, model::deny)));
        asked = notice;
        show.run();
        notices.ask(notice);
    }

    private void withdraw() {
        Notice notice = asked;
        if (notice != null) {
            asked = null;
            notices.withdraw(notice);
        }
    }
}
