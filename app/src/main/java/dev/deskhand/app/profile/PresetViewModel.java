package dev.deskhand.app.profile;

import dev.deskhand.app.fx.Pulse;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.preset.BadPreset;
import dev.deskhand.app.preset.PresetPlan;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.wording.PresetWords;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// Profiles that come from files and go there. Everything given here is called back on the FX thread.
public final class PresetViewModel {
    private final PresetBook book;
    private final Texts texts;
    private final Pulse pulse;
    private final Executor background;
    private final Consumer<String> kept;

    /// Works on these profiles.
    ///
    /// @param kept hears the name of a profile that was made or changed
    PresetViewModel(PresetBook book, Texts texts, Pulse pulse, Executor background, Consumer<String> kept) {
        this.book = book;
        this.texts = texts;
        this.pulse = pulse;
        this.background = background;
        this.kept = kept;
    }

    /// Hears what becomes of a wish.
    interface Heard {
        /// What would change, in words; nothing has.
        void wouldChange(PresetPlan plan, String words);

        /// It is done, or there is nothing to do, or it cannot be done: in words.
        void told(String words);
    }

    /// Reads the preset in a file.
    void open(Path file, Heard heard) {
        background.execute(() -> {
            try {
                PresetPlan plan = book.plan(file);
                String words = String.join("\n", new PresetWords(texts).of(plan));
                pulse.next(() -> {
                    if (plan.isEmpty()) {
                        heard.told(words);
                    } else {
                        heard.wouldChange(plan, words);
                    }
                });
            } catch (BadPreset e) {
                pulse.next(() -> heard.told(e.sentence(texts)));
            } catch (BadSetting e) {
                pulse.next(() -> heard.told(e.sentence(texts)));
            }
        });
    }

    /// Does what the person has agreed to.
    void keep(PresetPlan plan, Heard heard) {
        background.execute(() -> {
            try {
                book.keep(plan);
                pulse.next(() -> kept.accept(plan.after().name()));
            } catch (BadSetting e) {
                pulse.next(() -> heard.told(e.sentence(texts)));
            }
        });
    }

    /// Writes a kept profile into a file.
    void export(String profile, Path file, Heard heard) {
        background.execute(() -> {
            try {
                book.export(profile, file);
                pulse.next(() -> heard.told(texts.text("preset.exported", profile)));
            } catch (BadSetting e) {
                pulse.next(() -> heard.told(e.sentence(texts)));
            }
        });
    }
}
