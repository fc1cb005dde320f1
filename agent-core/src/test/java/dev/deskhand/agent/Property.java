package dev.deskhand.agent;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/// Tries a statement on many random examples. They are the same ones in every build, and a failure names its
/// example's number.
public final class Property {
    private static final long SEED = 20_250_101;

    private Property() {}

    /// Tries the statement that many times.
    public static void holds(int times, Consumer<Draw> statement) {
        for (int number = 0; number < times; number++) {
            try {
                statement.accept(new Draw(new Random(SEED + number)));
            } catch (AssertionError failure) {
                throw new AssertionError("example " + number + ": " + failure.getMessage(), failure);
            }
        }
    }

    /// Where the random values of one example come from.
    public static final class Draw {
        private final Random random;

        private Draw(Random random) {
            this.random = random;
        }

        /// A whole number between the two, both included; the ends come more often than the rest.
        public int whole(int least, int most) {
            return switch (random.nextInt(10)) {
                case 0 -> least;
                case 1 -> most;
                default -> random.nextInt(least, most + 1);
            };
        }

        /// A number from the one up to the other, both included; the ends come more often than the rest.
        public double number(double least, double most) {
            return switch (random.nextInt(10)) {
                case 0 -> least;
                case 1 -> most;
                default -> random.nextDouble(least, most);
            };
        }

        public <T> T oneOf(List<T> values) {
            return values.get(random.nextInt(values.size()));
        }
    }
}
