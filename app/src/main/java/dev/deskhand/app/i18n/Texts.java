package dev.deskhand.app.i18n;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.Set;

/// The texts of one language, by key. English where a language is not there. Safe from any thread.
///
/// A text is a pattern of [MessageFormat]; the bundles use the typographic apostrophe (’) only, so that none is ever
/// taken for a quote. `{0}` gets numbers grouped as the language does; ids and ports are passed as strings.
public final class Texts {
    private static final String BUNDLE = "dev.deskhand.app.i18n.messages";

    private final Locale locale;
    private final ResourceBundle bundle;

    private Texts(Locale locale, ResourceBundle bundle) {
        this.locale = locale;
        this.bundle = bundle;
    }

    /// The texts nearest to what this locale asks for.
    public static Texts in(Locale locale) {
        Control properties = Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);
        return new Texts(locale, ResourceBundle.getBundle(BUNDLE, locale, Texts.class.getClassLoader(), properties));
    }

    /// The text of a key with its places filled.
    ///
    /// @throws java.util.MissingResourceException where there is no such key: a fault of ours, which a test finds
    public String text(String key, Object... arguments) {
        return new MessageFormat(bundle.getString(key), locale).format(arguments);
    }

    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    public Set<String> keys() {
        return Set.copyOf(bundle.keySet());
    }

    public Locale locale() {
        return locale;
    }

    /// The language a model is asked to think in, as an English name such as `Chinese`.
    public String languageInEnglish() {
        return bundle.getLocale().getLanguage().isEmpty()
                ? Locale.ENGLISH.getDisplayLanguage(Locale.ENGLISH)
                : bundle.getLocale().getDisplayLanguage(Locale.ENGLISH);
    }
}
