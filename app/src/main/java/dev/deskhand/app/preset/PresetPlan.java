package dev.deskhand.app.preset;

import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.preset.BadPreset.Rule;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.Origin;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.Secret;
import dev.deskhand.app.settings.Spending;
import dev.deskhand.app.settings.Terms;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What would become of a profile by a preset. Nothing is changed yet.
///
/// @param before null where there is no profile of that name yet
/// @param key what would become of its key
/// @param newKey null where the preset brings none
public record PresetPlan(
        @Nullable Profile before,
        Profile after,
        KeyFate key,
        @Nullable Secret newKey,
        List<String> unused) {
    /// What becomes of the key.
    public enum KeyFate {
        /// There is none, before and after.
        NONE,
        STAYS,
        /// The preset's key is kept.
        KEPT,
        /// It is read from the variable the preset names.
        IN_VARIABLE,
        /// It belongs to the address there was, or to a profile there is no more, and nobody has agreed to send it to
        /// another one.
        FORGOTTEN
    }

    /// One field that would change.
    ///
    /// @param before empty where there was nothing
    public record Change(PresetField field, String before, String after) {}

    public PresetPlan {
        unused = List.copyOf(unused);
    }

    /// Lays a preset over a profile.
    ///
    /// @param before the profile of that name; empty where the preset is to make it
    /// @param hasKey whether a key is kept for it
    static PresetPlan of(Preset preset, String name, Optional<Profile> before, boolean hasKey, Families families)
            throws BadPreset {
        String url = said(preset, PresetField.BASE_URL, before.map(Profile::baseUrl));
        String model = said(preset, PresetField.MODEL, before.map(Profile::model));
        String family = said(
                preset,
                PresetField.FAMILY,
                before.map(Profile::family).or(() -> families.guess(model).map(Family::id)));
        Engine engine = preset.said(PresetField.ENGINE)
                .flatMap(Engine::named)
                .or(() -> before.map(Profile::engine))
                .orElse(Engine.NATIVE);
        KeyFate fate = fate(preset, before.map(Profile::keyPlace), hasKey, isElsewhere(before, url));
        Profile after = new Profile(
                name,
                url,
                model,
                family,
                variable(preset, before, fate),
                new Terms(engine, before.map(Profile::spending).orElse(Spending.NONE)));
        return new PresetPlan(before.orElse(null), after, fate, preset.key(), preset.unused());
    }

    private static String said(Preset preset, PresetField field, Optional<String> otherwise) throws BadPreset {
        return preset.said(field).or(() -> otherwise).orElseThrow(() -> new BadPreset(Rule.MISSING, field.word()));
    }

    private static KeyFate fate(Preset preset, Optional<KeyPlace> place, boolean hasKey, boolean isElsewhere) {
        if (preset.key() != null) {
            return KeyFate.KEPT;
        }
        Optional<String> variable = preset.said(PresetField.KEY_VARIABLE);
        if (variable.isPresent()) {
            boolean isSame = place.equals(variable.map(KeyPlace.Variable::new)) && !isElsewhere;
            return isSame ? KeyFate.STAYS : KeyFate.IN_VARIABLE;
        }
        boolean hadOne = place.filter(KeyPlace.Variable.class::isInstance).isPresent() || hasKey;
        if (!hadOne) {
            return KeyFate.NONE;
        }
        return isElsewhere ? KeyFate.FORGOTTEN : KeyFate.STAYS;
    }

    private static @Nullable String variable(Preset preset, Optional<Profile> before, KeyFate fate) {
        return switch (fate) {
            case KEPT, FORGOTTEN, NONE -> null;
            case IN_VARIABLE -> preset.said(PresetField.KEY_VARIABLE).orElseThrow();
            case STAYS -> before.orElseThrow().keyVariable();
        };
    }

    /// Whether a key there is was given for somebody else, so far as anybody knows.
    private static boolean isElsewhere(Optional<Profile> before, String url) {
        return !before.map(Profile::baseUrl).map(Origin::of).equals(Optional.of(Origin.of(url)));
    }

    /// Whether a key that was kept must be gone before the profile is as planned.
    boolean takesKeyAway() {
        return switch (key) {
            case NONE, STAYS -> false;
            case IN_VARIABLE, FORGOTTEN -> true;
            case KEPT -> isElsewhere(Optional.ofNullable(before), after.baseUrl());
        };
    }

    /// Whether what it was made from is still so.
    ///
    /// @param now the profile of that name
    /// @param hasKey whether a key is kept for it
    boolean holds(Optional<Profile> now, boolean hasKey) {
        boolean isInVariable = before != null && before.keyVariable() != null;
        boolean isKeyAsItWas = switch (key) {
            case NONE -> !hasKey;
            case STAYS, FORGOTTEN -> hasKey || isInVariable;
            case KEPT, IN_VARIABLE -> true;
        };
        return isKeyAsItWas && now.equals(Optional.ofNullable(before));
    }

    /// The host the key would be sent to.
    public String host() {
        return String.valueOf(URI.create(after.baseUrl()).getHost());
    }

    /// The fields that would change; the key is not among them.
    public List<Change> changes() {
        List<Change> changes = new ArrayList<>();
        Optional<Profile> old = Optional.ofNullable(before);
        add(changes, PresetField.BASE_URL, old.map(Profile::baseUrl), after.baseUrl());
        add(changes, PresetField.MODEL, old.map(Profile::model), after.model());
        add(changes, PresetField.FAMILY, old.map(Profile::family), after.family());
        add(
                changes,
                PresetField.ENGINE,
                Optional.of(old.map(Profile::engine).orElse(Engine.NATIVE).word()),
                after.engine().word());
        return changes;
    }

    private static void add(List<Change> changes, PresetField field, Optional<String> before, String after) {
        if (!before.equals(Optional.of(after))) {
            changes.add(new Change(field, before.orElse(""), after));
        }
    }

    /// Whether keeping it would change nothing.
    public boolean isEmpty() {
        return after.equals(before) && (key == KeyFate.NONE || key == KeyFate.STAYS);
    }
}
