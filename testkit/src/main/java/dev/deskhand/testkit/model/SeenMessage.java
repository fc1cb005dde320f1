package dev.deskhand.testkit.model;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Collectors;

/// A message as the stand-in understood it: `system`, `user` or `assistant`, and its parts in order.
public record SeenMessage(String role, List<SeenPart> parts) {
    public SeenMessage {
        parts = List.copyOf(parts);
    }

    /// All its text, part after part, each on a line of its own.
    public String text() {
        return parts.stream()
                .filter(SeenPart.Text.class::isInstance)
                .map(part -> ((SeenPart.Text) part).text())
                .collect(Collectors.joining("\n"));
    }

    public List<BufferedImage> pictures() {
        return shown().stream().map(SeenPart.Picture::image).toList();
    }

    /// Its pictures, not decoded.
    List<SeenPart.Picture> shown() {
        return parts.stream()
                .filter(SeenPart.Picture.class::isInstance)
                .map(SeenPart.Picture.class::cast)
                .toList();
    }
}
