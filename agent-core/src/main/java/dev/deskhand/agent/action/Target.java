package dev.deskhand.agent.action;

import dev.deskhand.agent.screen.Fraction;
import org.jspecify.annotations.Nullable;

/// Where an action is aimed: a point, and the box it is the centre of where the model gave a box.
public record Target(Fraction point, @Nullable Box box) {
    public static Target at(Fraction point) {
        return new Target(point, null);
    }

    public static Target at(double x, double y) {
        return at(new Fraction(x, y));
    }

    public static Target in(Box box) {
        return new Target(box.centre(), box);
    }
}
