package dev.deskhand.agent.screen;

/// In what units a family of models speaks of places on the picture it was sent.
public sealed interface CoordinateSpace {
    AxisOrder order();

    /// The length that stands for the whole picture on each axis, x first.
    Extent extent(Size sent);

    /// The place a model means by that point on a picture of that size.
    ///
    /// @throws AspectRatioTooGreat where the space is not defined for a picture of that shape
    default Fraction toFraction(ModelPoint said, Size sent) {
        Extent extent = extent(sent);
        return switch (order()) {
            case XY -> new Fraction(said.first() / extent.x(), said.second() / extent.y());
            case YX -> new Fraction(said.second() / extent.x(), said.first() / extent.y());
        };
    }

    /// Where a model of this space would say that place is; the inverse of [#toFraction].
    default ModelPoint toModelPoint(Fraction place, Size sent) {
        Extent extent = extent(sent);
        double x = place.x() * extent.x();
        double y = place.y() * extent.y();
        return switch (order()) {
            case XY -> new ModelPoint(x, y);
            case YX -> new ModelPoint(y, x);
        };
    }

    /// Model units per picture width and height.
    record Extent(double x, double y) {
        public Extent {
            if (!(x > 0 && y > 0) || !Double.isFinite(x) || !Double.isFinite(y)) {
                throw new IllegalArgumentException("extent out of range");
            }
        }
    }

    /// A fixed grid laid over the picture: 1000 units a side, or another pair where a server says so.
    record Grid(double width, double height, AxisOrder order) implements CoordinateSpace {
        public static final Grid THOUSANDTHS = new Grid(1000, 1000, AxisOrder.XY);

        @Override
        public Extent extent(Size sent) {
            return new Extent(width, height);
        }
    }

    /// Pixels of the picture that was sent.
    record SentPixels(AxisOrder order) implements CoordinateSpace {
        @Override
        public Extent extent(Size sent) {
            return new Extent(sent.width(), sent.height());
        }
    }

    /// Pixels of the picture after the model's own processor resized it.
    record SmartResized(SmartResize rule, AxisOrder order) implements CoordinateSpace {
        @Override
        public Extent extent(Size sent) {
            Size seen = rule.apply(sent);
            return new Extent(seen.width(), seen.height());
        }
    }

    /// 0..1 on each axis.
    record Unit(AxisOrder order) implements CoordinateSpace {
        @Override
        public Extent extent(Size sent) {
            return new Extent(1, 1);
        }
    }

    /// 0..1 on each axis, or pixels of the picture that was sent, which some models name as they like:
    /// pixels where a number is above 1.
    record UnitOrPixels(AxisOrder order) implements CoordinateSpace {
        @Override
        public Extent extent(Size sent) {
            return new Extent(1, 1);
        }

        @Override
        public Fraction toFraction(ModelPoint said, Size sent) {
            boolean isUnit = said.first() <= 1 && said.second() <= 1;
            return isUnit ? new Unit(order).toFraction(said, sent) : new SentPixels(order).toFraction(said, sent);
        }
    }
}
