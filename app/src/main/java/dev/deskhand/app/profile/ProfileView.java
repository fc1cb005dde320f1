package dev.deskhand.app.profile;

import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.widget.Buttons;
import dev.deskhand.app.widget.Icon;
import dev.deskhand.app.widget.NoticeView;
import dev.deskhand.app.widget.Show;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The model profile, typed in place. Folds away to one line; folds itself away while a run goes on.
public final class ProfileView extends VBox {
    private final ProfileViewModel model;
    private final Texts texts;
    private final GridPane fields = new GridPane();
    private final BooleanProperty open = new SimpleBooleanProperty(true);
    private final Map<ProfileField, Runnable> visits = new EnumMap<>(ProfileField.class);
    private int row;

    /// Lays out the form.
    ///
    /// @param notices where the person is asked
    /// @param connection what tries out the profile in the fields
    /// @param locked whether a run goes on, so that nothing here may be changed
    public ProfileView(
            ProfileViewModel model, Texts texts, NoticeView notices, Node connection, ObservableValue<Boolean> locked) {
        this.model = model;
        this.texts = texts;
        setId("profile");
        getStyleClass().add("profile");
        fields.getStyleClass().add("fields");
        ComboBox<String> names = names();
        field(ProfileField.NAME, "profile.name", names);
        beside(names, new ProfileRemoval(model, texts, notices, locked).button());
        fields.add(withoutModel(), 1, row++);
        TemplateChoice template = new TemplateChoice(model, texts);
        row("profile.template", template.box(), model.isNew());
        fields.add(template.note(), 1, row++);
        field(
                ProfileField.BASE_URL,
                "profile.base_url",
                text("profile-base-url", "profile.base_url_prompt", model.baseUrl()));
        fields.add(addressMeant(), 1, row++);
        field(ProfileField.MODEL, "profile.model", text("profile-model", "profile.model_prompt", model.model()));
        field(ProfileField.FAMILY, "profile.family", families());
        field(ProfileField.KEY, "profile.key", keyField());
        PresetButtons presets = new PresetButtons(model, texts, notices, PresetFiles.over(this, texts), locked);
        fields.add(new AdvancedView(model, texts, presets), 0, row++, 2, 1);
        fields.disableProperty().bind(locked);
        Show.when(fields, open);
        Show.when(connection, open.flatMap(isOpen -> model.needsModel().map(needsModel -> isOpen && needsModel)));
        getChildren().addAll(head(), fields, connection);
        open.set(!model.needsModel().getValue() || !model.problems().getValue().isEmpty());
        locked.addListener((_, _, runs) -> open.set(!runs && open.get()));
        model.problems().addListener((_, _, problems) -> {
            if (!problems.isEmpty() && !locked.getValue()) {
                open.set(true); // what keeps a run from starting must be in sight
            }
        });
    }

    /// What the built-in profile does, in the place of the fields it does not have.
    private Label withoutModel() {
        Label note = new Label(texts.text("profile.without_model_note"));
        note.setId("profile-without-model");
        note.getStyleClass().add("caption");
        note.setWrapText(true);
        note.setMinHeight(Region.USE_PREF_SIZE);
        Show.when(note, model.needsModel().map(needsModel -> !needsModel));
        return note;
    }

    /// The address that is asked, where it is not the one that was typed.
    private Label addressMeant() {
        Label note = new Label();
        note.setId("profile-address-meant");
        note.getStyleClass().add("caption");
        note.textProperty().bind(model.addressMeant());
        Show.when(
                note,
                model.addressMeant().flatMap(words -> model.needsModel().map(needed -> needed && !words.isEmpty())));
        return note;
    }

    /// Puts the keyboard on the first field that is missing or wrong, and says so under it.
    ///
    /// @return whether there is one
    public boolean focusProblem() {
        Optional<Runnable> first = model.problems().getValue().keySet().stream()
                .sorted()
                .findFirst()
                .map(visits::get);
        first.ifPresent(Runnable::run);
        return first.isPresent();
    }

    private HBox head() {
        Label title = new Label(texts.text("profile.title"));
        title.getStyleClass().add("section-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        Label summary = new Label();
        summary.setId("profile-summary");
        summary.getStyleClass().add("caption");
        summary.textProperty().bind(model.summary());
        Show.when(summary, open.map(isOpen -> !isOpen));
        Region room = new Region();
        HBox.setHgrow(room, Priority.ALWAYS);
        String help = texts.text("profile.fold");
        Button fold = Buttons.iconed("profile-fold", Icon.CHEVRON, help, help);
        fold.setOnAction(_ -> open.set(!open.get()));
        fold.setOnMouseClicked(MouseEvent::consume); // else the row would fold it back
        fold.rotateProperty().bind(open.map(isOpen -> isOpen ? 180 : 0));
        HBox head = new HBox(title, summary, room, fold);
        head.getStyleClass().add("section-head");
        head.setAlignment(Pos.CENTER_LEFT);
        head.setId("profile-head");
        head.setOnMouseClicked(_ -> {
            fold.requestFocus();
            fold.fire();
        });
        return head;
    }

    private ComboBox<String> names() {
        ComboBox<String> box = new ComboBox<>(model.names());
        box.setId("profile-name");
        box.setEditable(true);
        box.getEditor().textProperty().bindBidirectional(model.name());
        box.setOnAction(_ -> {
            if (box.getSelectionModel().getSelectedIndex() >= 0) {
                model.choose(box.getSelectionModel().getSelectedItem());
            }
        });
        return box;
    }

    private ComboBox<String> families() {
        ComboBox<String> box = new ComboBox<>();
        box.setId("profile-family");
        box.setPromptText(texts.text("profile.problem.no_family"));
        box.getItems().setAll(model.families());
        box.setValue(chosen(model.family().get()));
        model.family().addListener((_, _, family) -> box.setValue(chosen(family)));
        box.valueProperty().addListener((_, _, family) -> model.family().set(family == null ? "" : family));
        return box;
    }

    /// Only without a value does the box show what to do.
    private static @Nullable String chosen(String family) {
        return family.isEmpty() ? null : family;
    }

    private TextField text(String id, String prompt, StringProperty text) {
        TextField field = new TextField();
        field.setId(id);
        field.setPromptText(texts.text(prompt));
        field.textProperty().bindBidirectional(text);
        return field;
    }

    private PasswordField keyField() {
        PasswordField key = new PasswordField();
        key.setId("profile-key");
        key.textProperty().bindBidirectional(model.key());
        key.promptTextProperty().bind(model.keyHint());
        return key;
    }

    private void row(String label, Control control, ObservableValue<Boolean> shown) {
        Label words = new Label(texts.text(label));
        words.getStyleClass().add("field-label");
        words.setMinWidth(Region.USE_PREF_SIZE);
        words.setLabelFor(control);
        control.setAccessibleText(texts.text(label));
        control.setMaxWidth(Double.MAX_VALUE);
        GridPane.setHgrow(control, Priority.ALWAYS);
        Show.when(words, shown);
        Show.when(control, shown);
        fields.addRow(row++, words, control);
    }

    /// Puts a button into the row of a control, which makes room for it.
    private void beside(Control control, Button button) {
        int at = fields.getChildren().indexOf(control);
        HBox both = new HBox(button);
        both.getStyleClass().add("field-row");
        both.setAlignment(Pos.CENTER_LEFT);
        GridPane.setConstraints(both, GridPane.getColumnIndex(control), GridPane.getRowIndex(control));
        fields.getChildren().set(at, both);
        HBox.setHgrow(control, Priority.ALWAYS);
        both.getChildren().addFirst(control);
    }

    /// A field that can be wrong: what is wrong stands under it, once the person has been there.
    private void field(ProfileField field, String label, Control control) {
        row(label, control, field == ProfileField.NAME ? new SimpleBooleanProperty(true) : model.needsModel());
        Label problem = new Label();
        problem.setId(control.getId() + "-problem");
        problem.getStyleClass().add("problem");
        problem.setWrapText(true);
        ObservableValue<String> words = model.problem(field);
        problem.textProperty().bind(words);
        BooleanProperty seen = new SimpleBooleanProperty(false);
        visits.put(field, () -> {
            open.set(true);
            seen.set(true);
            control.requestFocus();
        });
        control.focusWithinProperty().addListener((_, _, inside) -> seen.set(seen.get() || !inside));
        Show.when(
                problem,
                Bindings.createBooleanBinding(
                        () -> seen.get() && !words.getValue().isEmpty(), seen, words));
        fields.add(problem, 1, row++);
    }
}
