package dev.deskhand.agent.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.json.BadField;
import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FamilyFileTest {
    @Test
    void all_of_it_is_read() {
        Family family = FamilyFile.read("mine", Example.YAML);

        assertThat(family.space()).isEqualTo(new CoordinateSpace.Grid(1000, 1000, AxisOrder.YX));
        assertThat(family.picture())
                .isEqualTo(new PictureSpec(new PictureSpec.Fit(1568, 28, 1568), Picture.Format.PNG, 85, 3_750_000));
        assertThat(family.sight().picturesKept()).isEqualTo(2);
        assertThat(family.actions()).isEqualTo(ActionSpace.of(ActionKind.CLICK, ActionKind.TYPE, ActionKind.FINISHED));
        assertThat(family.speech())
                .isEqualTo(new Speech(Speech.Protocol.CHAT, Speech.Form.LINES, Set.of(Speech.Setting.TEMPERATURE)));
        assertThat(family.prompt().opening(new Prompt.Task("Go.", "English", new Size(1, 1))))
                .isEqualTo("Answer in English.\nGo.\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name: Mine | nome: Mine | nome is none of ",
                "form: lines | forms: lines | forms is none of ",
                "form: lines | form: songs | form must be one of lines, ",
                "space: thousandths | space: miles | space must be one of ",
                "axes: yx | axes: zx | axes must be xy or yx",
                "size: fit | size: small | picture.size must be one of ",
                "patch: 28 | patch: 0 | picture.patch must be between 1 and 1024",
                "patch: 28, | '' | picture.patch is missing",
                "format: png | format: gif | picture.format must be one of jpeg, png",
                "format: png | colour: grey | picture.colour is none of ",
                "pictures-kept: 2 | pictures-kept: 0 | pictures-kept must be between 1 and ",
                "pictures-kept: 2 | pictures-kept: many | pictures-kept must be a whole number",
                "[click, type, finished] | [click, fly] | actions holds one that is not known",
                "[click, type, finished] | click | actions must be a list",
                "[temperature] | [weather] | refuses must be one of temperature",
                "space: thousandths | space: smart-resized | smart-resize is missing",
                "name: Mine | name: Mine | ",
            })
    void a_fault_names_the_field(String right, String wrong, String message) {
        String yaml = Example.YAML.replace(right, wrong);
        if (right.equals(wrong)) {
            assertThat(FamilyFile.read("mine", yaml)).isNotNull();
        } else {
            assertThatThrownBy(() -> FamilyFile.read("mine", yaml))
                    .isInstanceOf(BadField.class)
                    .hasMessageStartingWith(message);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "just words", "[a, list]", "name: [", "name: a\nname: b\n", "a: &x [1]\nb: *x\n"})
    void what_is_no_such_document_is_refused(String yaml) {
        assertThatThrownBy(() -> FamilyFile.read("mine", yaml)).isInstanceOf(BadField.class);
    }

    @Test
    void no_class_is_made_of_what_a_file_names() {
        String yaml = Example.YAML.replace("name: Mine", "name: !!javax.script.ScriptEngineManager [x]");

        assertThatThrownBy(() -> FamilyFile.read("mine", yaml)).isInstanceOf(BadField.class);
    }

    @Test
    void a_file_that_is_too_long_is_refused() {
        String yaml = Example.YAML + "#".repeat(FamilyFile.LONGEST);

        assertThatThrownBy(() -> FamilyFile.read("mine", yaml))
                .isInstanceOf(BadField.class)
                .hasMessageStartingWith("file is longer than");
    }
}
