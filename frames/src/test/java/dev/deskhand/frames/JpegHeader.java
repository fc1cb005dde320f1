package dev.deskhand.frames;

import java.util.ArrayList;
import java.util.List;

/// What a JPEG says about itself in its frame header, the SOF0 to SOF2 marker (ITU-T T.81, B.2.2).
///
/// @param sampling horizontal x vertical sampling factor of each component
record JpegHeader(int width, int height, List<String> sampling) {
    static JpegHeader of(byte[] jpeg) {
        int at = 2;
        while ((jpeg[at + 1] & 0xFC) != 0xC0 || (jpeg[at + 1] & 3) == 3) {
            at += 2 + pair(jpeg, at + 2);
        }
        List<String> sampling = new ArrayList<>();
        for (int component = 0; component < jpeg[at + 9]; component++) {
            int factors = jpeg[at + 11 + 3 * component];
            sampling.add((factors >> 4) + "x" + (factors & 15));
        }
        return new JpegHeader(pair(jpeg, at + 7), pair(jpeg, at + 5), sampling);
    }

    private static int pair(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 8 | (bytes[at + 1] & 0xFF);
    }
}
