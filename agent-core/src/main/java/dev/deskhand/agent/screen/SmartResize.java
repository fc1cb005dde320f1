package dev.deskhand.agent.screen;

/// How the picture processors of the Qwen-VL line size a picture before the model sees it: sides that are multiples of
/// `factor`, an area between `minPixels` and `maxPixels`, the aspect ratio kept as well as that allows.
///
/// Source: `smart_resize` of the Qwen2-VL processor. Its rounding is Python's, half to even, and its order of
/// operations matters: for 2048x1536 and at most 2700 patches `height / beta / factor` is 45, and `height / (beta *
/// factor)` falls just short of it.
public record SmartResize(int factor, long minPixels, long maxPixels) {
    private static final double MAX_RATIO = 200;

    public SmartResize {
        if (factor < 1 || minPixels < 1 || maxPixels < minPixels) {
            throw new IllegalArgumentException("smart resize out of range");
        }
    }

    /// The size the model sees of a picture of that size.
    ///
    /// @throws AspectRatioTooGreat for a picture more than 200 times as long as wide
    public Size apply(Size size) {
        double width = size.width();
        double height = size.height();
        if (Math.max(width, height) / Math.min(width, height) > MAX_RATIO) {
            throw new AspectRatioTooGreat(size);
        }
        double w = Math.max(factor, Math.rint(width / factor) * factor);
        double h = Math.max(factor, Math.rint(height / factor) * factor);
        if (w * h > maxPixels) {
            double beta = Math.sqrt(width * height / maxPixels);
            w = Math.max(factor, Math.floor(width / beta / factor) * factor);
            h = Math.max(factor, Math.floor(height / beta / factor) * factor);
        } else if (w * h < minPixels) {
            double beta = Math.sqrt(minPixels / (width * height));
            w = Math.ceil(width * beta / factor) * factor;
            h = Math.ceil(height * beta / factor) * factor;
        }
        return new Size((int) w, (int) h);
    }
}
