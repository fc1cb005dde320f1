package dev.deskhand.app.preset;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.deskhand.app.settings.Profile;

/// Writes profiles down as presets. A key is never among what is written.
public final class PresetWriter {
    private PresetWriter() {}

    /// The preset; [PresetReader] makes an equal profile of it.
    public static String write(Profile profile) {
        ObjectNode fields = JsonNodeFactory.instance
                .objectNode()
                .put(PresetField.NAME.word(), profile.name())
                .put(PresetField.BASE_URL.word(), profile.baseUrl())
                .put(PresetField.MODEL.word(), profile.model())
                .put(PresetField.FAMILY.word(), profile.family())
                .put(PresetField.ENGINE.word(), profile.engine().word());
        String variable = profile.keyVariable();
        if (variable != null) {
            fields.put(PresetField.KEY_VARIABLE.word(), variable);
        }
        try {
            return YAMLMapper.builder()
                    .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
                    .disable(YAMLGenerator.Feature.SPLIT_LINES)
                    .build()
                    .writeValueAsString(fields);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts can always be written", e);
        }
    }
}
