package dev.deskhand.testkit.eyes;

/// One direction of a change of size: which stretch of the old pixels each new one covers.
///
/// @param from the number of old pixels
/// @param scale new pixels per old one
/// @param phase how far the new grid is shifted, in new pixels
record Axis(int from, double scale, double phase) {
    /// The number of new pixels that lie wholly on old ones.
    int length() {
        return Math.max(1, (int) Math.floor(from * scale - phase + 1e-9));
    }

    /// The mean of what the new pixel covers of a row or column of old ones.
    ///
    /// @param start the index of the first old pixel
    /// @param step from one old pixel to the next
    float mean(float[] levels, int start, int step, int index) {
        double begin = (index + phase) / scale;
        double end = Math.min(from, (index + 1 + phase) / scale);
        double sum = 0;
        for (int i = (int) begin; i < end; i++) {
            double covered = Math.min(end, i + 1) - Math.max(begin, i);
            sum += covered * levels[start + i * step];
        }
        return (float) (sum / (end - begin));
    }
}
