package dev.deskhand.testkit.witness;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads what `xinput test-xi2` prints, line by line. Lives on the reader's thread.
///
/// An event begins with `EVENT type 15 (RawButtonPress)`. Its fields follow, then for raw events an empty line.
final class RawInputReader {
    private static final Pattern EVENT = Pattern.compile("EVENT type \\d+ \\((\\w+)\\)");
    private static final Pattern DEVICE = Pattern.compile("\\s+device: (\\d+) \\((\\d+)\\)");
    private static final Pattern DETAIL = Pattern.compile("\\s+detail: (\\d+)");
    private static final Pattern VALUE = Pattern.compile("\\s+\\d+: (-?[\\d.]+) \\(-?[\\d.]+\\)");
    private static final Map<String, RawInput.Kind> KINDS = Map.of(
            "RawKeyPress", RawInput.Kind.KEY_PRESS,
            "RawKeyRelease", RawInput.Kind.KEY_RELEASE,
            "RawButtonPress", RawInput.Kind.BUTTON_PRESS,
            "RawButtonRelease", RawInput.Kind.BUTTON_RELEASE,
            "RawMotion", RawInput.Kind.MOTION);

    private static final Pattern PROPERTY = Pattern.compile("\\s+property: \\d+ '(.*)'");

    private final Consumer<RawInput> onInput;
    private final Consumer<String> onProperty;
    private final List<Double> values = new ArrayList<>();
    private RawInput.@Nullable Kind kind;
    private int device;
    private int source;
    private int detail;

    RawInputReader(Consumer<RawInput> onInput, Consumer<String> onProperty) {
        this.onInput = onInput;
        this.onProperty = onProperty;
    }

    void read(String line) {
        Matcher event = EVENT.matcher(line);
        Matcher property = PROPERTY.matcher(line);
        if (event.lookingAt()) {
            kind = KINDS.get(event.group(1));
            values.clear();
        } else if (property.matches()) {
            onProperty.accept(property.group(1));
        } else if (kind != null) {
            field(kind, line);
        }
    }

    private void field(RawInput.Kind of, String line) {
        Matcher from = DEVICE.matcher(line);
        Matcher what = DETAIL.matcher(line);
        Matcher value = VALUE.matcher(line);
        if (line.isEmpty()) {
            onInput.accept(new RawInput(of, device, source, detail, values, System.nanoTime()));
            kind = null;
        } else if (from.matches()) {
            device = Integer.parseInt(from.group(1));
            source = Integer.parseInt(from.group(2));
        } else if (what.matches()) {
            detail = Integer.parseInt(what.group(1));
        } else if (value.matches()) {
            values.add(Double.parseDouble(value.group(1)));
        }
    }
}
