package dev.deskhand.app.window;

import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.run.RunViewModel;
import dev.deskhand.app.widget.Notice;
import dev.deskhand.app.widget.NoticeView;
import java.util.List;

/// What becomes of the wish to close the window: while nothing runs the program ends; a run is not ended by the way, so
/// the person is asked. FX thread.
final class Closing {
    private final RunViewModel model;
    private final NoticeView notices;
    private final Runnable show;
    private final Notice question;

    /// @param show brings the window to the front, where it stands behind a run
    Closing(RunViewModel model, NoticeView notices, Runnable show) {
        this.model = model;
        this.notices = notices;
        this.show = show;
        Texts texts = model.texts();
        question = new Notice(
                texts.text("closing.question"),
                List.of(
                        new Notice.Choice(
                                "closing-stop", texts.text("closing.stop"), Notice.Weight.DANGER, model::quit),
                        new Notice.Choice("closing-keep", texts.text("closing.keep"), Notice.Weight.PLAIN, () -> {})));
        model.desk().addListener((_, _, state) -> {
            if (state instanceof DeskState.Idle) {
                notices.withdraw(question);
            }
        });
    }

    /// The person wants to close the window.
    void asked() {
        if (model.desk().get() instanceof DeskState.Idle) {
            model.quit();
        } else {
            show.run();
            notices.ask(question);
        }
    }
}
