package dev.deskhand.app.template;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/// The templates that come with the program; the file beside this class holds them.
public final class Templates {
    private final List<Template> all;

    private Templates(List<Template> all) {
        this.all = List.copyOf(all);
    }

    /// Those that come with the program.
    public static Templates builtIn() {
        try (InputStream in = Templates.class.getResourceAsStream("templates.yaml")) {
            if (in == null) {
                throw new IllegalStateException("this build lacks templates.yaml");
            }
            return new Templates(new YAMLMapper().readValue(in, new TypeReference<List<Template>>() {}));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// In the order a person chooses from.
    public List<Template> all() {
        return all;
    }

    public List<String> ids() {
        return all.stream().map(Template::id).toList();
    }

    public Optional<Template> find(String id) {
        return all.stream().filter(each -> each.id().equals(id)).findFirst();
    }
}
