package dev.deskhand.app.profile;

import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.fx.Pulse;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.Origin;
import dev.deskhand.app.template.Template;
import dev.deskhand.models.BaseUrl;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The profile as it is being typed, what is wrong with it, and where it goes.
public final class ProfileViewModel {
    private final ProfileBook book;
    private final Texts texts;
    private final Pulse pulse;
    private final Executor background;
    private final StringProperty name = new SimpleStringProperty("");
    private final StringProperty baseUrl = new SimpleStringProperty("");
    private final StringProperty model = new SimpleStringProperty("");
    private final StringProperty family = new SimpleStringProperty("");
    private final ObjectProperty<Engine> engine = new SimpleObjectProperty<>(Engine.NATIVE);
    private final StringProperty key = new SimpleStringProperty("");
    private final ObjectProperty<Map<String, KeyPlace>> keyPlaces = new SimpleObjectProperty<>(Map.of());
    private final ObservableList<String> names = FXCollections.observableArrayList();
    private final ObservableList<String> families = FXCollections.observableArrayList();
    private final ObservableValue<Map<ProfileField, String>> problems;
    private final ProfileEntry withoutModel;
    private final PresetViewModel presets;
    private final ObservableValue<Boolean> needsModel;

    /// Begins with the profile used last, or where none was with the built-in one, which needs no model.
    public ProfileViewModel(ProfileBook book, Texts texts, Pulse pulse, Executor background) {
        this.book = book;
        this.texts = texts;
        this.pulse = pulse;
        this.background = background;
        this.presets = new PresetViewModel(book, texts, pulse, background, this::imported);
        families.setAll(book.families());
        withoutModel = ProfileEntry.withoutModel(texts.text("profile.without_model"));
        needsModel = name.map(typed -> !typed.strip().equals(withoutModel.name()));
        ProfileCheck check = new ProfileCheck(Set.copyOf(families));
        problems = Bindings.createObjectBinding(
                () -> needsModel.getValue() ? check.problems(entry(), key.get().strip()) : Map.of(),
                name,
                baseUrl,
                model,
                family,
                key);
        readNames();
        showFirst();
    }

    private void showFirst() {
        show(book.entries().stream().findFirst().orElse(withoutModel));
    }

    /// Those that are kept, or a name to begin with, and the built-in one.
    private void readNames() {
        List<ProfileEntry> kept = book.entries();
        List<String> all = new ArrayList<>(kept.stream().map(ProfileEntry::name).toList());
        if (kept.isEmpty()) {
            all.add(texts.text("profile.first_name"));
        }
        all.remove(withoutModel.name());
        all.add(withoutModel.name());
        names.setAll(all);
        background.execute(() -> {
            Map<String, KeyPlace> read = book.keyPlaces();
            pulse.next(() -> keyPlaces.set(read));
        });
    }

    /// Whether there is a model to be described: not in the built-in profile.
    public ObservableValue<Boolean> needsModel() {
        return needsModel;
    }

    /// The profile as it stands. One that is begun has no family: a wrong one makes every click miss, so the person has
    /// to say which it is.
    public ProfileEntry entry() {
        if (!needsModel.getValue()) {
            return withoutModel;
        }
        return new ProfileEntry(
                name.get().strip(), baseUrl.get().strip(), model.get().strip(), family.get(), engine.get());
    }

    /// The profile as it stands, where it is not kept like that; empty where nothing would be lost. Without an address
    /// that is refused: it may hold a key.
    public Optional<ProfileEntry> unkept() {
        ProfileEntry typed = entry();
        String url = problems.getValue().containsKey(ProfileField.BASE_URL) ? "" : typed.baseUrl();
        return Optional.of(new ProfileEntry(typed.name(), url, typed.model(), typed.family(), typed.engine()))
                .filter(entry -> !book.entries().contains(entry))
                .filter(entry -> !entry.isWithoutModel() || !book.entries().isEmpty());
    }

    /// Shows another profile in the fields. A key typed and not kept is forgotten: it belonged to the other one.
    public void show(ProfileEntry entry) {
        boolean isBuiltIn = entry.isWithoutModel();
        name.set(isBuiltIn ? withoutModel.name() : entry.name());
        baseUrl.set(entry.baseUrl());
        model.set(entry.model());
        family.set(isBuiltIn ? "" : entry.family());
        engine.set(entry.engine());
        key.set("");
    }

    /// Shows the kept profile of that name; a name nobody knows begins a new one from what stands in the fields.
    public void choose(String chosen) {
        Optional<ProfileEntry> kept = Stream.concat(Stream.of(withoutModel), book.entries().stream())
                .filter(entry -> entry.name().equals(chosen.strip()))
                .findFirst();
        kept.ifPresentOrElse(this::show, () -> name.set(chosen.strip()));
    }

    /// Keeps the profile, and its key where one was typed, then goes on. The built-in one needs no keeping.
    ///
    /// @param then hears on the FX thread whether it was kept
    public void keep(Kept then) {
        if (BaseUrl.flaw(baseUrl.get()).isEmpty()) {
            baseUrl.set(BaseUrl.repaired(baseUrl.get()));
        }
        ProfileEntry entry = entry();
        if (entry.isWithoutModel()) {
            then.kept(entry);
            return;
        }
        String typed = key.get().strip();
        background.execute(() -> {
            try {
                keep(entry, typed);
                pulse.next(() -> kept(entry, then));
            } catch (BadSetting e) {
                pulse.next(() -> then.failed(e));
            }
        });
    }

    /// Keeps what is typed and would be lost, where nothing is wrong in it.
    ///
    /// @param then is run on the FX thread once it is kept, at once where there is nothing to keep
    /// @param failed hears on the FX thread why it could not be kept
    public void keepTyped(Runnable then, Consumer<BadSetting> failed) {
        boolean isTyped = unkept().isPresent() || !key.get().isBlank();
        if (!isTyped || !needsModel.getValue() || !problems.getValue().isEmpty()) {
            then.run();
            return;
        }
        keep(new Kept() {
            @Override
            public void kept(ProfileEntry entry) {
                then.run();
            }

            @Override
            public void failed(BadSetting why) {
                failed.accept(why);
            }
        });
    }

    /// Where the address becomes somebody else's, the key there was goes first and the new one comes
    /// last: whenever this breaks off, neither is sent to where it does not belong.
    private void keep(ProfileEntry entry, String typed) throws BadSetting {
        if (!typed.isEmpty() && isElsewhere(entry)) {
            book.keepKey(entry.name(), "");
        }
        book.keep(entry);
        if (!typed.isEmpty()) {
            book.keepKey(entry.name(), typed);
        }
    }

    private boolean isElsewhere(ProfileEntry entry) {
        return BaseUrl.flaw(entry.baseUrl()).isEmpty()
                && book.entries().stream()
                        .filter(before -> before.name().equals(entry.name()))
                        .noneMatch(before -> Origin.of(before.baseUrl()).equals(Origin.of(entry.baseUrl())));
    }

    private void kept(ProfileEntry entry, Kept then) {
        readNames();
        key.set("");
        then.kept(entry);
    }

    /// What becomes of keeping. Called on the FX thread.
    public interface Kept {
        void kept(ProfileEntry entry);

        void failed(BadSetting why);
    }

    /// Whether a profile of the name in the fields is kept.
    public ObservableValue<Boolean> isKept() {
        return Bindings.createBooleanBinding(
                () -> needsModel.getValue()
                        && book.entries().stream()
                                .anyMatch(kept -> kept.name().equals(name.get().strip())),
                names,
                name);
    }

    /// Whether the fields describe a model that is not kept yet.
    public ObservableValue<Boolean> isNew() {
        ObservableValue<Boolean> kept = isKept();
        return Bindings.createBooleanBinding(() -> needsModel.getValue() && !kept.getValue(), needsModel, kept);
    }

    /// Fills in what is known of a provider or a server. What the person alone knows stays as it is.
    public void begin(Template template) {
        baseUrl.set(template.baseUrl());
        family.set(families.contains(template.family()) ? template.family() : "");
        key.set(template.keyVariable() == null ? "" : "$" + template.keyVariable());
    }

    /// The address that is asked, where it is not as it was typed; empty where it is, or cannot be used.
    public ObservableValue<String> addressMeant() {
        return baseUrl.map(typed ->
                BaseUrl.flaw(typed).isPresent() || BaseUrl.repaired(typed).equals(typed.strip())
                        ? ""
                        : texts.text("profile.address_meant", BaseUrl.repaired(typed)));
    }

    /// Profiles that come from files and go there.
    public PresetViewModel presets() {
        return presets;
    }

    private void imported(String profile) {
        readNames();
        choose(profile);
    }

    /// Forgets a kept profile and its key. Where it stands in the fields, the one used before it takes its place.
    ///
    /// @param failed hears on the FX thread why it could not be done
    public void remove(String unwanted, Consumer<BadSetting> failed) {
        background.execute(() -> {
            try {
                book.remove(unwanted);
                pulse.next(() -> removed(unwanted));
            } catch (BadSetting e) {
                pulse.next(() -> failed.accept(e));
            }
        });
    }

    private void removed(String unwanted) {
        boolean isShown = name.get().strip().equals(unwanted);
        readNames();
        if (isShown) {
            showFirst();
        }
    }

    /// What is wrong, as keys of texts by field; empty where the profile can be used.
    public ObservableValue<Map<ProfileField, String>> problems() {
        return problems;
    }

    /// The problem of one field in words; empty where there is none.
    public ObservableValue<String> problem(ProfileField field) {
        return problems.map(all -> all.containsKey(field) ? texts.text(all.get(field)) : "");
    }

    /// The profile in one line, for when the fields are folded away.
    public ObservableValue<String> summary() {
        return Bindings.createStringBinding(this::inOneLine, model, name);
    }

    private String inOneLine() {
        if (!needsModel.getValue()) {
            return withoutModel.name();
        }
        return model.get().isBlank() ? texts.text("profile.none") : model.get() + " · " + name.get();
    }

    /// What stands in the key's field while nothing is typed there.
    public ObservableValue<String> keyHint() {
        return Bindings.createStringBinding(this::hint, keyPlaces, name);
    }

    private String hint() {
        return switch (keyPlaces.get().getOrDefault(name.get().strip(), new KeyPlace.Nowhere())) {
            case KeyPlace.Nowhere _ -> texts.text("profile.key_hint");
            case KeyPlace.Kept _ -> texts.text("profile.key_kept");
            case KeyPlace.Variable _ -> texts.text("profile.key_environment");
        };
    }

    public StringProperty name() {
        return name;
    }

    public StringProperty baseUrl() {
        return baseUrl;
    }

    public StringProperty model() {
        return model;
    }

    public StringProperty family() {
        return family;
    }

    /// In which way the model is brought to say what it wants done.
    public ObjectProperty<Engine> engine() {
        return engine;
    }

    public StringProperty key() {
        return key;
    }

    public ObservableList<String> names() {
        return FXCollections.unmodifiableObservableList(names);
    }

    public List<String> families() {
        return List.copyOf(families);
    }
}
