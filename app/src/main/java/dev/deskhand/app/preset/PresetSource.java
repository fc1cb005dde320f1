package dev.deskhand.app.preset;

import dev.deskhand.app.preset.BadPreset.Rule;
import dev.deskhand.app.settings.ProfileRules;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/// Where presets are read from: a file, or an https address. Blocks; an interrupt ends it.
public final class PresetSource {
    private static final String ENDINGS = "\\.(ya?ml|json)$";

    private final Download download;

    PresetSource(Download download) {
        this.download = download;
    }

    /// Files of this computer and addresses anywhere.
    public static PresetSource ofThisComputer() {
        return new PresetSource(Download.overHttps());
    }

    /// The text there.
    ///
    /// @param where a path, or an address with a scheme
    public String read(String where) throws BadPreset, InterruptedException {
        return where.contains("://") ? text(download.get(address(where))) : readFile(where);
    }

    /// The text in a file.
    public static String readFile(String path) throws BadPreset {
        return text(file(path));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static URI address(String typed) throws BadPreset {
        try {
            return Download.require(new URI(typed.strip()));
        } catch (URISyntaxException e) {
            throw new BadPreset(Rule.NO_ADDRESS);
        }
    }

    private static byte[] file(String typed) throws BadPreset {
        try (InputStream in = Files.newInputStream(Path.of(typed))) {
            byte[] bytes = in.readNBytes(PresetReader.LONGEST + 1);
            if (bytes.length > PresetReader.LONGEST) {
                throw new BadPreset(Rule.TOO_LARGE);
            }
            return bytes;
        } catch (InvalidPathException | IOException e) {
            throw new BadPreset(Rule.UNREADABLE);
        }
    }

    /// What the profile is to be called where neither the person nor the preset says so: as the file is.
    ///
    /// @param where as it was read from
    public static String nameFor(Preset preset, String where) throws BadPreset {
        String path = where.replaceAll("[?#].*$", "").replace('\\', '/').replaceAll("/+$", "");
        String last = path.substring(path.lastIndexOf('/') + 1).replaceAll(ENDINGS, "");
        String name = preset.said(PresetField.NAME).orElse(last);
        if (ProfileRules.ofName(name).isPresent()) {
            throw new BadPreset(Rule.NAME);
        }
        return name;
    }
}
