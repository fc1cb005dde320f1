package dev.deskhand.testkit.eyes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Looks for a small picture in a large one: first everywhere, both made much smaller, then around the best places as
/// they are, with the small one shifted by half a pixel too, for nobody knows how the grids lie to each other.
final class TemplateSearch {
    private static final int PLACES = 12;
    private static final int COARSE_AREA = 120;
    private static final int COARSE_SIDE = 5;
    private static final double[] PHASES = {0, 0.5};

    private final Grey picture;
    private final Grey template;
    private final double scaleX;
    private final double scaleY;
    private final int shrink;

    /// @param scaleX how much wider the template is in the picture than it is
    TemplateSearch(Grey picture, Grey template, double scaleX, double scaleY) {
        this.picture = picture;
        this.template = template;
        this.scaleX = scaleX;
        this.scaleY = scaleY;
        double width = template.width() * scaleX;
        double height = template.height() * scaleY;
        double most = Math.min(Math.sqrt(width * height / COARSE_AREA), Math.min(width, height) / COARSE_SIDE);
        this.shrink = Math.max(1, (int) Math.round(most));
    }

    /// The place that is most alike, and how much.
    Found best() {
        List<Found> refined = new ArrayList<>();
        List<Found> places = coarse();
        Grey sharp = picture.blurred();
        for (double phaseX : PHASES) {
            for (double phaseY : PHASES) {
                Grey variant = template.resized(scaleX, scaleY, phaseX, phaseY).blurred();
                places.forEach(place -> refined.add(refine(sharp, variant, place)));
            }
        }
        return refined.stream()
                .max(Comparator.comparingDouble(Found::likeness))
                .orElse(new Found(new Region(0, 0, 1, 1), 0));
    }

    /// The best places of all in the picture made smaller, no two of them neighbours; in pixels of the whole picture.
    private List<Found> coarse() {
        Grey small = template.resized(scaleX / shrink, scaleY / shrink, 0, 0);
        Grey large = picture.resized(1.0 / shrink, 1.0 / shrink, 0, 0);
        Likeness likeness = new Likeness(large, small);
        List<Found> all = new ArrayList<>();
        for (int y = 0; likeness.fits(0, y); y++) {
            for (int x = 0; likeness.fits(x, y); x++) {
                Region region = new Region(x * shrink, y * shrink, small.width() * shrink, small.height() * shrink);
                all.add(new Found(region, likeness.at(x, y)));
            }
        }
        all.sort(Comparator.comparingDouble(Found::likeness).reversed());
        List<Found> best = new ArrayList<>();
        for (Found place : all) {
            if (best.size() < PLACES && best.stream().noneMatch(other -> isNeighbour(place, other))) {
                best.add(place);
            }
        }
        return best;
    }

    private boolean isNeighbour(Found a, Found b) {
        return Math.abs(a.region().x() - b.region().x()) <= 2 * shrink
                && Math.abs(a.region().y() - b.region().y()) <= 2 * shrink;
    }

    /// The best place around one found in the small. Both pictures are blurred, and so begin a pixel later: their
    /// offsets cancel out.
    private Found refine(Grey sharp, Grey variant, Found place) {
        Likeness likeness = new Likeness(sharp, variant);
        Found best = place;
        double most = -1;
        for (int y = place.region().y() - shrink; y <= place.region().y() + shrink; y++) {
            for (int x = place.region().x() - shrink; x <= place.region().x() + shrink; x++) {
                double here = likeness.fits(x, y) ? likeness.at(x, y) : -1;
                if (here > most) {
                    most = here;
                    best = new Found(new Region(x, y, variant.width() + 2, variant.height() + 2), here);
                }
            }
        }
        return most < 0 ? new Found(best.region(), most) : best;
    }
}
