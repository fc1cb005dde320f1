package dev.deskhand.frames;

import java.util.Arrays;

/// Which source pixels make each pixel of one axis, and with what weight. In fixed point: the weights of a pixel add up
/// to exactly [#ONE]. Immutable by agreement: nobody writes to the arrays.
final class Taps {
    static final int BITS = 14;
    static final int ONE = 1 << BITS;
    /// Taps are mixed this many at a time.
    static final int GROUP = 4;

    private final int[] first;
    private final int[][] weights;

    private Taps(int[] first, int[][] weights) {
        this.first = first;
        this.weights = weights;
    }

    static Taps between(int from, int to) {
        double shrink = (double) from / to;
        Kernel kernel = Kernel.of(shrink);
        int[] first = new int[to];
        int[][] byPixel = new int[to][];
        for (int i = 0; i < to; i++) {
            double centre = (i + 0.5) * shrink - 0.5;
            int lowest = (int) Math.floor(centre - kernel.reach(shrink)) + 1;
            int highest = (int) Math.ceil(centre + kernel.reach(shrink)) - 1;
            first[i] = Math.clamp(lowest, 0, from - 1);
            double[] weights = new double[Math.clamp(highest, 0, from - 1) - first[i] + 1];
            for (int j = lowest; j <= highest; j++) {
                // Beyond the edge the last pixel repeats.
                weights[Math.clamp(j, 0, from - 1) - first[i]] += kernel.weight(j - centre, shrink);
            }
            byPixel[i] = fixed(weights);
        }
        return new Taps(first, byTap(byPixel));
    }

    /// For each pixel made, its first source pixel.
    int[] first() {
        return first;
    }

    /// By tap, then by pixel made.
    int[][] weights() {
        return weights;
    }

    /// A multiple of [#GROUP]; the surplus taps weigh nothing, and may lie beyond the last source pixel.
    int count() {
        return weights.length;
    }

    /// Where the made pixels stop being made of neighbours one further each, ascending, the end last. Few and far
    /// between when the sizes are nearly the same.
    int[] runs() {
        int[] starts = new int[first.length + 1];
        int count = 0;
        for (int i = 0; i < first.length; i++) {
            if (i == 0 || first[i] != first[i - 1] + 1) {
                starts[count++] = i;
            }
        }
        starts[count++] = first.length;
        return Arrays.copyOf(starts, count);
    }

    private static int[] fixed(double[] weights) {
        double sum = Arrays.stream(weights).sum();
        int[] fixed = new int[weights.length];
        int left = ONE;
        int heaviest = 0;
        for (int i = 0; i < weights.length; i++) {
            fixed[i] = (int) Math.rint(weights[i] / sum * ONE);
            left -= fixed[i];
            heaviest = weights[i] > weights[heaviest] ? i : heaviest;
        }
        fixed[heaviest] += left;
        return fixed;
    }

    private static int[][] byTap(int[][] byPixel) {
        int most = 0;
        for (int[] weights : byPixel) {
            most = Math.max(most, weights.length);
        }
        int[][] byTap = new int[(most + GROUP - 1) / GROUP * GROUP][byPixel.length];
        for (int i = 0; i < byPixel.length; i++) {
            for (int tap = 0; tap < byPixel[i].length; tap++) {
                byTap[tap][i] = byPixel[i][tap];
            }
        }
        return byTap;
    }
}
