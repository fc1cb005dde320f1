package dev.deskhand.agent.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The fields of a JSON object from outside, read with limits. Every fault is a [BadField] that names the
/// field by its path.
public final class Fields {
    private static final double NANOS = 1e9;
    private static final int LONGEST_INSTANT = 40;
    private static final int LONGEST_DECIMAL = 64;
    private static final Pattern DECIMAL = Pattern.compile("[0-9]+(\\.[0-9]+)?");
    private static final Duration LONGEST_SPAN = Duration.ofDays(36_500);

    private final JsonNode node;
    private final String path;

    private Fields(JsonNode node, String path) {
        this.node = node;
        this.path = path;
    }

    /// The fields of a whole document.
    ///
    /// @param what how to call it where it is no object at all, such as `event`
    /// @throws BadField where it is no object
    public static Fields of(JsonNode document, String what) {
        if (!document.isObject()) {
            throw new BadField(what, "must be an object");
        }
        return new Fields(document, "");
    }

    /// Whether the field is there and not null.
    public boolean has(String name) {
        return node.hasNonNull(name);
    }

    /// A text of at most that many characters.
    public String text(String name, int longest) {
        JsonNode value = value(name);
        if (!value.isTextual()) {
            throw bad(name, "must be a text");
        }
        String text = value.textValue();
        if (text.length() > longest) {
            throw bad(name, "is longer than " + longest + " characters");
        }
        return text;
    }

    /// A finite number.
    public double number(String name) {
        JsonNode value = value(name);
        if (!value.isNumber() || !Double.isFinite(value.doubleValue())) {
            throw bad(name, "must be a finite number");
        }
        return value.doubleValue();
    }

    /// A number of no sign with its point, as a text: nothing on the way rounds it.
    public BigDecimal decimal(String name) {
        String text = text(name, LONGEST_DECIMAL);
        if (!DECIMAL.matcher(text).matches()) {
            throw bad(name, "must be a number such as 0.25 in quotes");
        }
        return new BigDecimal(text);
    }

    /// A whole number between the two, both included.
    public long whole(String name, long least, long most) {
        JsonNode value = value(name);
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw bad(name, "must be a whole number");
        }
        if (value.longValue() < least || value.longValue() > most) {
            throw bad(name, "must be between " + least + " and " + most);
        }
        return value.longValue();
    }

    /// A yes or no.
    public boolean truth(String name) {
        JsonNode value = value(name);
        if (!value.isBoolean()) {
            throw bad(name, "must be true or false");
        }
        return value.booleanValue();
    }

    /// A moment in ISO form, such as `2026-01-31T12:00:00Z`.
    public Instant instant(String name) {
        String text = text(name, LONGEST_INSTANT);
        try {
            return Instant.parse(text);
        } catch (DateTimeException e) {
            throw bad(name, "must be a time such as 2026-01-31T12:00:00Z");
        }
    }

    /// A time span given in seconds.
    public Duration seconds(String name) {
        double seconds = number(name);
        if (seconds < 0 || seconds > LONGEST_SPAN.toSeconds()) {
            throw bad(name, "must be between 0 and " + LONGEST_SPAN.toSeconds());
        }
        return Duration.ofNanos(Math.round(seconds * NANOS));
    }

    /// The same, or null where the field is not there.
    public @Nullable Duration secondsOrNull(String name) {
        return has(name) ? seconds(name) : null;
    }

    /// The fields of each object of a list of at most that many.
    public List<Fields> objects(String name, int most) {
        JsonNode value = value(name);
        if (!value.isArray() || value.size() > most) {
            throw bad(name, "must be a list of at most " + most);
        }
        List<Fields> objects = new ArrayList<>();
        for (JsonNode item : value) {
            String place = name + "[" + objects.size() + "]";
            if (!item.isObject()) {
                throw bad(place, "must be an object");
            }
            objects.add(new Fields(item, path(place) + "."));
        }
        return objects;
    }

    /// The fields of an object in this one.
    public Fields object(String name) {
        JsonNode value = value(name);
        if (!value.isObject()) {
            throw bad(name, "must be an object");
        }
        return new Fields(value, path(name) + ".");
    }

    /// A list of exactly that many finite numbers.
    public double[] numbers(String name, int count) {
        JsonNode value = value(name);
        if (!value.isArray() || value.size() != count) {
            throw bad(name, "must be a list of " + count + " numbers");
        }
        double[] numbers = new double[count];
        for (int at = 0; at < count; at++) {
            numbers[at] = value.get(at).doubleValue();
            if (!value.get(at).isNumber() || !Double.isFinite(numbers[at])) {
                throw bad(name, "must be a list of " + count + " numbers");
            }
        }
        return numbers;
    }

    /// A list of at most that many texts, none of them empty.
    public List<String> texts(String name, int most, int longest) {
        JsonNode value = value(name);
        if (!value.isArray() || value.size() > most) {
            throw bad(name, "must be a list of at most " + most);
        }
        List<String> texts = new ArrayList<>();
        for (JsonNode item : value) {
            if (!item.isTextual()
                    || item.textValue().isBlank()
                    || item.textValue().length() > longest) {
                throw bad(name, "must be a list of texts of at most " + longest + " characters");
            }
            texts.add(item.textValue());
        }
        return texts;
    }

    /// Refuses fields of other names, where one that is not known is likely a known one spelled wrong.
    public void refuseOthersThan(String... known) {
        Set<String> names = Set.of(known);
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            if (!names.contains(field.getKey())) {
                throw bad(field.getKey(), "is none of " + String.join(", ", known));
            }
        }
    }

    /// The fault to throw where a value of this object breaks a rule of its own.
    public BadField bad(String name, String problem) {
        return new BadField(path(name), problem);
    }

    private JsonNode value(String name) {
        @Nullable JsonNode value = node.get(name);
        if (value == null || value.isNull()) {
            throw bad(name, "is missing");
        }
        return value;
    }

    private String path(String name) {
        return path + name;
    }
}
