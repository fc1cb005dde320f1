package dev.deskhand.agent.trial;

import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.SmartResize;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// A coordinate space that has a name for people.
public record NamedSpace(Units units, AxisOrder order) {
    /// What places are counted in.
    public enum Units {
        THOUSANDTHS,
        UNIT,
        SENT_PIXELS,
        /// Pixels of what a processor with patches of 28 makes of the picture.
        SMART_RESIZED_28,
        /// Pixels of what a processor with patches of 32 makes of the picture.
        SMART_RESIZED_32
    }

    private static final SmartResize BY_28 = new SmartResize(28, 3136, 12_845_056);
    private static final SmartResize BY_32 = new SmartResize(32, 65_536, 16_777_216);

    /// All there are.
    static List<NamedSpace> all() {
        return Arrays.stream(AxisOrder.values())
                .flatMap(order -> Arrays.stream(Units.values()).map(units -> new NamedSpace(units, order)))
                .toList();
    }

    CoordinateSpace space() {
        return switch (units) {
            case THOUSANDTHS -> new CoordinateSpace.Grid(1000, 1000, order);
            case UNIT -> new CoordinateSpace.Unit(order);
            case SENT_PIXELS -> new CoordinateSpace.SentPixels(order);
            case SMART_RESIZED_28 -> new CoordinateSpace.SmartResized(BY_28, order);
            case SMART_RESIZED_32 -> new CoordinateSpace.SmartResized(BY_32, order);
        };
    }

    /// Its name in output, such as `sent_pixels` or `thousandths_yx`.
    public String word() {
        String word = units.name().toLowerCase(Locale.ROOT);
        return order == AxisOrder.XY ? word : word + "_yx";
    }
}
