package dev.deskhand.models;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.deskhand.agent.screen.Picture;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.random.RandomGenerator;

/// The pictures of one request, kept out of the JSON until it is sent. As strings they would be copied and searched for
/// characters to escape, several times over: some 50 ms for five screens. In their place stands a mark that no text can
/// hold by chance or intent, because it is drawn anew for each request. Used by one thread after another.
final class Enclosures {
    private static final int MARK_BYTES = 16;

    private final Base64Pictures pictures;
    private final String mark;
    private final List<byte[]> enclosed = new ArrayList<>();

    Enclosures(Base64Pictures pictures, RandomGenerator random) {
        this.pictures = pictures;
        byte[] drawn = new byte[MARK_BYTES];
        random.nextBytes(drawn);
        mark = HexFormat.of().formatHex(drawn);
    }

    /// Takes a picture in.
    ///
    /// @return what is to stand in the JSON where its base64 belongs; for one place
    String enclose(Picture picture) {
        enclosed.add(pictures.of(picture));
        return mark;
    }

    /// The whole body, each picture in its place, in the order they were taken in.
    ///
    /// @throws IllegalArgumentException where the JSON has fewer or more places than there are pictures
    BodyPublisher body(String json) {
        List<String> between = List.of(json.split(mark, -1));
        if (between.size() != enclosed.size() + 1) {
            throw new IllegalArgumentException(enclosed.size() + " pictures for " + (between.size() - 1) + " places");
        }
        List<BodyPublisher> parts = new ArrayList<>();
        for (int i = 0; i < enclosed.size(); i++) {
            parts.add(BodyPublishers.ofByteArray(between.get(i).getBytes(UTF_8)));
            parts.add(BodyPublishers.ofByteArray(enclosed.get(i)));
        }
        parts.add(BodyPublishers.ofByteArray(between.getLast().getBytes(UTF_8)));
        return BodyPublishers.concat(parts.toArray(BodyPublisher[]::new));
    }
}
