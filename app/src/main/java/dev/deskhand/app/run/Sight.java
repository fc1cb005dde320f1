package dev.deskhand.app.run;

import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The frame the run works on, and where it acted on it.
///
/// @param bounds the physical pixels the frame shows
/// @param picture null where none was kept
/// @param marks one for each action that has a place, in order
public record Sight(int step, ScreenRect bounds, @Nullable PictureRef picture, List<Mark> marks) {
    public Sight {
        marks = List.copyOf(marks);
    }

    /// Where one action landed: a point, or the two ends of a drag.
    public record Mark(List<ScreenPixel> points) {
        public Mark {
            points = List.copyOf(points);
        }
    }

    Sight marked(List<ScreenPixel> points) {
        if (points.isEmpty()) {
            return this;
        }
        List<Mark> more = new ArrayList<>(marks);
        more.add(new Mark(points));
        return new Sight(step, bounds, picture, more);
    }
}
