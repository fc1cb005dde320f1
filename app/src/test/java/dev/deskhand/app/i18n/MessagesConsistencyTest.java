package dev.deskhand.app.i18n;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessagesConsistencyTest {
    private static final Path BUNDLES = Path.of("src/main/resources/dev/deskhand/app/i18n");
    private static final Pattern KEY = Pattern.compile("[a-z]+(_[a-z]+)*(\\.[a-z0-9_]+)+");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)");

    @Test
    void every_language_has_the_same_keys_in_the_same_order() throws IOException {
        assertThat(List.copyOf(bundle("messages_zh.properties").keySet()))
                .isEqualTo(List.copyOf(bundle("messages.properties").keySet()));
    }

    @Test
    void every_language_fills_the_same_places() throws IOException {
        Map<String, String> english = bundle("messages.properties");
        bundle("messages_zh.properties")
                .forEach((key, text) ->
                        assertThat(places(text)).as(key).isEqualTo(places(english.getOrDefault(key, ""))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"messages.properties", "messages_zh.properties"})
    void every_text_is_a_pattern_without_quotes_that_would_be_swallowed(String file) throws IOException {
        bundle(file).forEach((key, text) -> {
            assertThat(text).as(key).isNotBlank().doesNotContain("'", "[[", "TODO");
            assertThat(KEY.matcher(key).matches()).as("key " + key).isTrue();
            assertThat(new MessageFormat(text).format(new Object[] {2, 3, 4, 5}))
                    .as(key)
                    .isNotBlank();
        });
    }

    @Test
    void every_key_is_used_and_every_key_in_the_sources_exists() throws IOException {
        Map<String, String> bundle = bundle("messages.properties");
        Set<String> literals = literals();
        List<String> beginnings = literals.stream()
                .filter(text -> text.endsWith(".") || text.endsWith("_"))
                .toList();
        List<String> unused = bundle.keySet().stream()
                .filter(key -> !literals.contains(key) && beginnings.stream().noneMatch(key::startsWith))
                .toList();
        List<String> sections = bundle.keySet().stream()
                .map(key -> key.substring(0, key.indexOf('.') + 1))
                .distinct()
                .toList();
        List<String> missing = literals.stream()
                .filter(text -> KEY.matcher(text).matches() && sections.stream().anyMatch(text::startsWith))
                .filter(key -> !bundle.containsKey(key))
                .toList();
        assertThat(unused).as("keys nothing in the sources names: remove them").isEmpty();
        assertThat(missing).as("keys to add to each messages*.properties").isEmpty();
    }

    private static List<String> places(String text) {
        return PLACE.matcher(text)
                .results()
                .map(match -> match.group(1))
                .distinct()
                .sorted()
                .toList();
    }

    private static Set<String> literals() throws IOException {
        Set<String> literals = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                LITERAL.matcher(Files.readString(file)).results().forEach(match -> literals.add(match.group(1)));
            }
        }
        return literals;
    }

    /// Read line by line, because a [java.util.Properties] forgets the order and swallows a key given twice.
    private static Map<String, String> bundle(String file) throws IOException {
        Map<String, String> bundle = new LinkedHashMap<>();
        for (String line : Files.readAllLines(BUNDLES.resolve(file), UTF_8)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                int equals = line.indexOf('=');
                assertThat(bundle.put(line.substring(0, equals), line.substring(equals + 1)))
                        .as("given twice in " + file + ": " + line)
                        .isNull();
            }
        }
        return bundle;
    }
}
