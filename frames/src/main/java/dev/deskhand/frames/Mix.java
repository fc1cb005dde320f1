package dev.deskhand.frames;

/// The inner loops of resampling, over rows of `0x00RRGGBB`. Each walks whole arrays with one index and one array
/// written to, which is the shape the JIT compiler turns into vector instructions: do not fold them into one.
final class Mix {
    private static final int HALF = Taps.ONE / 2;

    private Mix() {}

    /// Adds one channel of four rows, each with one weight.
    static void addRows(int[][] rows, int[] weights, int shift, int[] sum, int width) {
        int[] a = rows[0];
        int[] b = rows[1];
        int[] c = rows[2];
        int[] d = rows[3];
        int wa = weights[0];
        int wb = weights[1];
        int wc = weights[2];
        int wd = weights[3];
        for (int x = 0; x < width; x++) {
            sum[x] += (a[x] >> shift & 0xFF) * wa
                    + (b[x] >> shift & 0xFF) * wb
                    + (c[x] >> shift & 0xFF) * wc
                    + (d[x] >> shift & 0xFF) * wd;
        }
    }

    /// Adds one channel of four rows, each with a weight for every pixel.
    ///
    /// @param weights by tap; the four from `tap` on are used
    static void addColumns(int[][] rows, int[][] weights, int tap, int shift, int[] sum, int width) {
        int[] a = rows[0];
        int[] b = rows[1];
        int[] c = rows[2];
        int[] d = rows[3];
        int[] wa = weights[tap];
        int[] wb = weights[tap + 1];
        int[] wc = weights[tap + 2];
        int[] wd = weights[tap + 3];
        for (int x = 0; x < width; x++) {
            sum[x] += (a[x] >> shift & 0xFF) * wa[x]
                    + (b[x] >> shift & 0xFF) * wb[x]
                    + (c[x] >> shift & 0xFF) * wc[x]
                    + (d[x] >> shift & 0xFF) * wd[x];
        }
    }

    /// Rounds the sums of the three channels to pixels; what a cubic overshoots is cut off.
    static void pack(int[] red, int[] green, int[] blue, int[] pixels, int width) {
        for (int x = 0; x < width; x++) {
            int r = Math.min(255, Math.max(0, (red[x] + HALF) >> Taps.BITS));
            int g = Math.min(255, Math.max(0, (green[x] + HALF) >> Taps.BITS));
            int b = Math.min(255, Math.max(0, (blue[x] + HALF) >> Taps.BITS));
            pixels[x] = r << 16 | g << 8 | b;
        }
    }
}
