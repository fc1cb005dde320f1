package dev.deskhand.testkit.eyes;

/// Where something was found, and how alike it is: the correlation of the pixels, 1 for the very same.
public record Found(Region region, double likeness) {
    public Spot centre() {
        return region.centre();
    }
}
