package dev.deskhand.frames;

import dev.deskhand.agent.screen.Size;
import java.nio.IntBuffer;
import java.util.Arrays;

/// Resamples a band of rows: down the columns first, row by row of the picture, then along the row. For one thread.
final class ResampleBand {
    private static final int RED = 16;
    private static final int GREEN = 8;
    private static final int BLUE = 0;
    /// Below this mean length of a run, pixels are fetched one by one.
    private static final int SHORT_RUN = 16;

    private final int[] source;
    private final Size from;
    private final Taps across;
    private final Taps down;
    private final int[] runs;

    private final int[][] rows;
    private final int[] rowWeights = new int[Taps.GROUP];
    private final int[] red;
    private final int[] green;
    private final int[] blue;
    private final int[] row;

    ResampleBand(int[] source, Size from, Taps across, Taps down) {
        this.source = source;
        this.from = from;
        this.across = across;
        this.down = down;
        this.runs = across.runs();
        int longest = Math.max(from.width(), across.first().length);
        this.rows = new int[Taps.GROUP][longest];
        this.red = new int[longest];
        this.green = new int[longest];
        this.blue = new int[longest];
        this.row = new int[longest];
    }

    /// Makes the rows from `start` up to `end` and puts them where they belong in the target.
    void make(int start, int end, IntBuffer target) {
        int width = across.first().length;
        for (int y = start; y < end; y++) {
            mixRows(y);
            mixColumns(width);
            target.put(y * width, row, 0, width);
        }
    }

    private void mixRows(int y) {
        int width = from.width();
        clear(width);
        for (int tap = 0; tap < down.count(); tap += Taps.GROUP) {
            for (int i = 0; i < Taps.GROUP; i++) {
                int sourceRow = Math.min(down.first()[y] + tap + i, from.height() - 1);
                System.arraycopy(source, sourceRow * width, rows[i], 0, width);
                rowWeights[i] = down.weights()[tap + i][y];
            }
            Mix.addRows(rows, rowWeights, RED, red, width);
            Mix.addRows(rows, rowWeights, GREEN, green, width);
            Mix.addRows(rows, rowWeights, BLUE, blue, width);
        }
        Mix.pack(red, green, blue, row, width);
    }

    private void mixColumns(int width) {
        clear(width);
        for (int tap = 0; tap < across.count(); tap += Taps.GROUP) {
            for (int i = 0; i < Taps.GROUP; i++) {
                fetch(tap + i, rows[i]);
            }
            Mix.addColumns(rows, across.weights(), tap, RED, red, width);
            Mix.addColumns(rows, across.weights(), tap, GREEN, green, width);
            Mix.addColumns(rows, across.weights(), tap, BLUE, blue, width);
        }
        Mix.pack(red, green, blue, row, width);
    }

    /// Lines up the pixels that one tap takes, so that mixing walks straight arrays.
    private void fetch(int tap, int[] to) {
        int[] first = across.first();
        int last = from.width() - 1;
        if (runs.length * SHORT_RUN > first.length) {
            for (int x = 0; x < first.length; x++) {
                to[x] = row[Math.min(first[x] + tap, last)];
            }
            return;
        }
        for (int i = 0; i + 1 < runs.length; i++) {
            int start = runs[i];
            int at = Math.min(first[start] + tap, last);
            // What lies beyond the edge weighs nothing, so it may stay what it was.
            System.arraycopy(row, at, to, start, Math.min(runs[i + 1] - start, last + 1 - at));
        }
    }

    private void clear(int width) {
        Arrays.fill(red, 0, width, 0);
        Arrays.fill(green, 0, width, 0);
        Arrays.fill(blue, 0, width, 0);
    }
}
