package dev.deskhand.frames;

import dev.deskhand.agent.screen.Size;
import java.util.Arrays;
import java.util.stream.IntStream;

/// What a resampled picture is, worked out pixel by pixel from the definitions in floating point: area average where an
/// axis shrinks to half or less, Catmull-Rom otherwise (widened from a shrink of 1.2 on), values cut off between the
/// axes. Shares no code with the other.
final class SlowResampler {
    private SlowResampler() {}

    static int[] resample(int[] source, Size from, Size to) {
        int[] made = new int[(int) to.area()];
        for (int shift = 0; shift <= 16; shift += 8) {
            double[][] channel = new double[from.height()][from.width()];
            for (int y = 0; y < from.height(); y++) {
                for (int x = 0; x < from.width(); x++) {
                    channel[y][x] = source[y * from.width() + x] >> shift & 0xFF;
                }
            }
            double[][] result = transpose(scale(transpose(scale(channel, to.height())), to.width()));
            for (int i = 0; i < made.length; i++) {
                made[i] |= (int) Math.round(result[i / to.width()][i % to.width()]) << shift;
            }
        }
        return made;
    }

    /// Makes `count` rows of them.
    private static double[][] scale(double[][] rows, int count) {
        double[][] made = new double[count][rows[0].length];
        double step = (double) rows.length / count;
        for (int i = 0; i < count; i++) {
            double[] weights = step >= 2 ? covered(rows.length, i * step, step) : cubic(rows.length, i, step);
            double all = Arrays.stream(weights).sum();
            int[] counting =
                    IntStream.range(0, rows.length).filter(j -> weights[j] != 0).toArray();
            for (int x = 0; x < made[i].length; x++) {
                double sum = 0;
                for (int j : counting) {
                    sum += weights[j] * rows[j][x];
                }
                made[i][x] = Math.clamp(sum / all, 0, 255);
            }
        }
        return made;
    }

    private static double[] covered(int count, double start, double length) {
        double[] weights = new double[count];
        for (int j = 0; j < count; j++) {
            weights[j] = Math.max(0, Math.min(j + 1, start + length) - Math.max(j, start));
        }
        return weights;
    }

    private static double[] cubic(int count, int i, double step) {
        double[] weights = new double[count];
        double centre = (i + 0.5) * step - 0.5;
        double width = step < 1.2 ? 1 : step;
        for (int j = -10; j < count + 10; j++) {
            double t = Math.abs(j - centre) / width;
            double weight = 0;
            if (t < 1) {
                weight = 1.5 * t * t * t - 2.5 * t * t + 1;
            } else if (t < 2) {
                weight = -0.5 * t * t * t + 2.5 * t * t - 4 * t + 2;
            }
            weights[Math.clamp(j, 0, count - 1)] += weight;
        }
        return weights;
    }

    private static double[][] transpose(double[][] rows) {
        double[][] columns = new double[rows[0].length][rows.length];
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[0].length; x++) {
                columns[x][y] = rows[y][x];
            }
        }
        return columns;
    }
}
