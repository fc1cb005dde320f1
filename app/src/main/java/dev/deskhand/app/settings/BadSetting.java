package dev.deskhand.app.settings;

import dev.deskhand.app.i18n.Texts;
import dev.deskhand.journal.Unwritable;
import java.util.Locale;

/// Something the person has set cannot be taken. Names where it stands and the rule it breaks, never what stands there.
public final class BadSetting extends Exception {
    private static final long serialVersionUID = 1L;

    /// The closed set of rules; each has a sentence in the bundle.
    public enum Rule {
        MISSING,
        UNREADABLE,
        UNWRITABLE,
        /// The disk is full.
        FULL,
        /// A file lies where a folder should be.
        NO_FOLDER,
        TOO_LARGE,
        JSON,
        NEWER,
        OBJECT,
        LIST,
        TEXT,
        NAME,
        URL,
        FAMILY,
        /// What a person has written down of a family of models cannot be taken.
        FAMILY_FILE,
        /// Neither a price nor an amount.
        AMOUNT,
        CURRENCY,
        COUNT,
        /// A limit on cost cannot be kept without a price.
        NO_PRICE,
        VARIABLE,
        ENGINE,
        KEY,
        TWICE,
        PATH,
        /// A variable that is to hold a key is not set.
        UNSET,
        /// There is no profile of that name.
        PROFILE,
        /// A profile is no longer what somebody has agreed to change.
        CHANGED,
        /// What a variable holds cannot be a key.
        KEY_VARIABLE,
        /// Others than the owner can reach it.
        TOO_OPEN,
        /// The session's keyring holds a key and is locked.
        KEYRING_LOCKED,
        /// The keyring that holds a key cannot be reached from here.
        KEYRING_GONE,
        /// The keyring no longer holds the key it was given.
        KEYRING_LACKS,
        /// What the keyring holds cannot be a key.
        KEYRING_SPOILT,
        /// A key stays in a keyring that cannot be reached from here.
        KEYRING_KEEPS,
        /// A folder is somebody else's, or somebody else can reach it.
        NOT_OURS
    }

    private final String place;
    private final String field;
    private final Rule rule;

    /// Names the fault.
    ///
    /// @param place the file, the variable, or the name of the profile
    /// @param field the path of the field in it, such as `profiles[0].base_url`; empty where the whole is meant
    public BadSetting(String place, String field, Rule rule) {
        super(place + " " + field + " " + rule, null, false, false);
        this.place = place;
        this.field = field;
        this.rule = rule;
    }

    /// What a file that cannot be written is as a setting.
    public static BadSetting of(Unwritable why) {
        Rule rule = switch (why.reason()) {
            case DISK_FULL -> Rule.FULL;
            case FILE_FOR_FOLDER -> Rule.NO_FOLDER;
            case NO_FOLDER, FOLDER_FOR_FILE, REFUSED -> Rule.UNWRITABLE;
        };
        return new BadSetting(why.place().toString(), "", rule);
    }

    /// The file, the variable, or the name of the profile.
    public String place() {
        return place;
    }

    public String field() {
        return field;
    }

    public Rule rule() {
        return rule;
    }

    /// What is wrong and what to do.
    public String sentence(Texts texts) {
        return texts.text("setting." + rule.name().toLowerCase(Locale.ROOT), place, field);
    }
}
