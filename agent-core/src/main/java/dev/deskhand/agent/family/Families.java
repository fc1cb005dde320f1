package dev.deskhand.agent.family;

import dev.deskhand.agent.json.BadField;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// The families we know how to speak to: those that come with the program and those a person has written
/// down in a folder, one file each. What each wants is data; a file is read when its family is first asked
/// for. For any thread.
public final class Families {
    private static final String ENDING = ".yaml";

    private final Map<String, Path> own;
    private final Map<String, Family> read = new ConcurrentHashMap<>();

    private Families(Map<String, Path> own) {
        this.own = own;
    }

    /// Those that come with the program.
    public static Families builtIn() {
        return new Families(Map.of());
    }

    /// Those that come with the program and those in a folder, which need not be there. A file there named
    /// as one that comes with the program takes its place.
    public static Families with(Path folder) {
        Map<String, Path> own = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(file -> isFamily(file)).forEach(file -> own.put(id(file), file));
        } catch (IOException | UncheckedIOException _) {
            // There is none, or none that may be read: nothing was written down.
        }
        return new Families(own);
    }

    /// Their ids, in the order a person chooses from.
    public List<String> ids() {
        List<String> ids = new ArrayList<>(resource("index").lines().toList());
        own.keySet().stream().filter(id -> !ids.contains(id)).forEach(ids::add);
        return ids;
    }

    /// Whether a person has written down the family of that id.
    public boolean isOwn(String id) {
        return own.containsKey(id);
    }

    /// The family of that id, such as `ui-tars-1.5`.
    ///
    /// @throws BadField where a person's file cannot be taken; the message names the file and the field
    public Optional<Family> find(String id) {
        return ids().contains(id) ? Optional.of(read.computeIfAbsent(id, this::load)) : Optional.empty();
    }

    /// All that come with the program.
    public List<Family> all() {
        return ids().stream()
                .filter(id -> !isOwn(id))
                .flatMap(id -> find(id).stream())
                .toList();
    }

    /// The family a model of that name most likely belongs to: the one with the longest piece of a name in it.
    public Optional<Family> guess(String model) {
        return guess(model, readable());
    }

    /// The same among those that are spoken to by that protocol.
    public Optional<Family> guess(String model, Speech.Protocol protocol) {
        return guess(
                model,
                readable().stream()
                        .filter(family -> family.speech().protocol() == protocol)
                        .toList());
    }

    /// All of which nothing is wrong, a person's own before the others: where both fit as well, theirs is meant.
    private List<Family> readable() {
        List<Family> families = new ArrayList<>();
        for (String id : ids()) {
            try {
                find(id).ifPresent(family -> families.add(isOwn(id) ? 0 : families.size(), family));
            } catch (BadField e) {
                // Said where that family is asked for.
            }
        }
        return families;
    }

    private static Optional<Family> guess(String model, List<Family> among) {
        String name = model.toLowerCase(Locale.ROOT);
        return among.stream()
                .filter(family -> match(family, name) > 0)
                .max(Comparator.comparingInt(family -> match(family, name)));
    }

    private static int match(Family family, String name) {
        return family.label().models().stream()
                .filter(name::contains)
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }

    private Family load(String id) {
        Path file = own.get(id);
        if (file == null) {
            return FamilyFile.read(id, resource(id + ENDING));
        }
        try {
            if (Files.size(file) > FamilyFile.LONGEST) {
                throw new BadField("file", "is longer than " + FamilyFile.LONGEST + " bytes");
            }
            return FamilyFile.read(id, Files.readString(file));
        } catch (BadField e) {
            throw new BadField(file.getFileName() + ": " + e.field(), e.problem());
        } catch (IOException e) {
            throw new BadField(file.getFileName().toString(), "cannot be read");
        }
    }

    private static String resource(String name) {
        try (InputStream in = Families.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("this build lacks " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isFamily(Path file) {
        return id(file).matches("[a-z0-9][a-z0-9._-]{0,63}") && file.toString().endsWith(ENDING);
    }

    private static String id(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }
}
