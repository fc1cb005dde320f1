package dev.deskhand.agent.family;

import dev.deskhand.agent.json.Fields;
import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.SmartResize;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/// Reads what a family's file says of pictures and of places on them.
record Seeing(Fields fields) {
    private static final int LONGEST_WORD = 64;
    private static final long MOST_PIXELS = (long) Size.LARGEST_SIDE * Size.LARGEST_SIDE;
    private static final int QUALITY = 85;

    /// The strictest endpoints take 5 MB in base64, which is this many bytes.
    private static final long MAX_BYTES = 3_750_000;

    CoordinateSpace space() {
        AxisOrder order = fields.has("axes") ? axes(fields.text("axes", LONGEST_WORD)) : AxisOrder.XY;
        return switch (fields.text("space", LONGEST_WORD)) {
            case "thousandths" -> new CoordinateSpace.Grid(1000, 1000, order);
            case "unit" -> new CoordinateSpace.Unit(order);
            case "unit-or-pixels" -> new CoordinateSpace.UnitOrPixels(order);
            case "sent-pixels" -> new CoordinateSpace.SentPixels(order);
            case "smart-resized" -> new CoordinateSpace.SmartResized(smartResize(), order);
            default ->
                throw fields.bad(
                        "space", "must be one of thousandths, unit, unit-or-pixels, sent-pixels, smart-resized");
        };
    }

    private AxisOrder axes(String word) {
        return switch (word) {
            case "xy" -> AxisOrder.XY;
            case "yx" -> AxisOrder.YX;
            default -> throw fields.bad("axes", "must be xy or yx");
        };
    }

    private SmartResize smartResize() {
        Fields rule = fields.object("smart-resize");
        rule.refuseOthersThan("factor", "min-pixels", "max-pixels");
        int factor = (int) rule.whole("factor", 1, 1024);
        long least = rule.whole("min-pixels", 1, MOST_PIXELS);
        return new SmartResize(factor, least, rule.whole("max-pixels", least, MOST_PIXELS));
    }

    PictureSpec picture() {
        Fields picture = fields.object("picture");
        picture.refuseOthersThan(
                "size", "max-pixels", "longest-side", "patch", "most-patches", "format", "quality", "max-bytes");
        long quality = picture.has("quality") ? picture.whole("quality", 1, 100) : QUALITY;
        long bytes = picture.has("max-bytes") ? picture.whole("max-bytes", 1024, 1 << 28) : MAX_BYTES;
        return new PictureSpec(sizing(picture), format(picture), (int) quality, bytes);
    }

    private PictureSpec.Sizing sizing(Fields picture) {
        return switch (picture.text("size", LONGEST_WORD)) {
            case "smart" -> new PictureSpec.Smart(smartResize());
            case "up-to" -> new PictureSpec.UpTo(picture.whole("max-pixels", 1, MOST_PIXELS));
            case "fit" ->
                new PictureSpec.Fit(
                        (int) picture.whole("longest-side", 1, Size.LARGEST_SIDE),
                        (int) picture.whole("patch", 1, 1024),
                        (int) picture.whole("most-patches", 1, Integer.MAX_VALUE));
            default -> throw picture.bad("size", "must be one of smart, up-to, fit");
        };
    }

    private static Picture.Format format(Fields picture) {
        String word = picture.has("format") ? picture.text("format", LONGEST_WORD) : "jpeg";
        return Arrays.stream(Picture.Format.values())
                .filter(format -> format.name().toLowerCase(Locale.ROOT).equals(word))
                .findFirst()
                .orElseThrow(() -> picture.bad("format", "must be one of " + formats()));
    }

    private static String formats() {
        return Arrays.stream(Picture.Format.values())
                .map(format -> format.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }
}
