package dev.deskhand.testkit.eyes;

/// How alike a small picture is to places in a large one: the normalised cross-correlation. 1 is the very same, also
/// where one is brighter or paler; about 0 have nothing in common.
final class Likeness {
    private final Grey large;
    private final Grey small;
    private final double sum;
    private final double spread;

    Likeness(Grey large, Grey small) {
        this.large = large;
        this.small = small;
        double total = 0;
        double squares = 0;
        for (int y = 0; y < small.height(); y++) {
            for (int x = 0; x < small.width(); x++) {
                total += small.at(x, y);
                squares += small.at(x, y) * small.at(x, y);
            }
        }
        sum = total;
        spread = squares - total * total / count();
    }

    boolean fits(int x, int y) {
        return x >= 0 && y >= 0 && x + small.width() <= large.width() && y + small.height() <= large.height();
    }

    /// The likeness at a place where the small one fits.
    double at(int left, int top) {
        double total = 0;
        double squares = 0;
        double products = 0;
        for (int y = 0; y < small.height(); y++) {
            for (int x = 0; x < small.width(); x++) {
                float level = large.at(left + x, top + y);
                total += level;
                squares += level * level;
                products += level * small.at(x, y);
            }
        }
        double there = squares - total * total / count();
        // Less than one level of difference is noise, not a picture.
        return there < count() || spread < count() ? 0 : (products - total * sum / count()) / Math.sqrt(there * spread);
    }

    private double count() {
        return (double) small.width() * small.height();
    }
}
