package dev.deskhand.app.window;

import dev.deskhand.agent.event.Answer;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.run.Entry;
import dev.deskhand.app.run.RunViewModel;
import dev.deskhand.app.widget.Notice;
import dev.deskhand.app.widget.NoticeView;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Asks the person in the window what only a person may decide, and takes the answer to the run. The window comes to
/// the front for it. FX thread.
final class Asking {
    private final RunViewModel model;
    private final NoticeView notices;
    private final Runnable show;
    private Entry.@Nullable Question open;
    private @Nullable Notice asked;

    /// @param show brings the window to the front, where it stands behind a run
    Asking(RunViewModel model, NoticeView notices, Runnable show) {
        this.model = model;
        this.notices = notices;
        this.show = show;
    }

    void begin() {
        model.run().addListener((_, _, now) -> follow(now.question().orElse(null)));
    }

    /// One question may follow another between two looks at the run.
    private void follow(Entry.@Nullable Question question) {
        if (!Objects.equals(question, open)) {
            withdraw();
            open = question;
            if (question != null) {
                ask(question);
            }
        }
    }

    private void ask(Entry.Question question) {
        Texts texts = model.texts();
        Notice notice = new Notice(
                texts.text("asking.question", question.text()),
                List.of(
                        new Notice.Choice(
                                "asking-allow",
                                texts.text("asking.allow"),
                                Notice.Weight.DANGER,
                                () -> model.decide(question, Answer.ALLOWED)),
                        new Notice.Choice(
                                "asking-deny",
                                texts.text("asking.deny"),
                                Notice.Weight.PLAIN,
                                () -> model.decide(question, Answer.DENIED))));
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
