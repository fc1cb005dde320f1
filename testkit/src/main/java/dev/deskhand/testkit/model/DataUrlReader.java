package dev.deskhand.testkit.model;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the picture in a `data:` URL.
final class DataUrlReader {
    private static final Pattern URL = Pattern.compile("data:(image/(?:png|jpeg));base64,(.*)", Pattern.DOTALL);

    SeenPart.Picture read(String url, String where) throws BadRequest {
        Matcher matcher = URL.matcher(url);
        if (!matcher.matches()) {
            throw new BadRequest(where + " must be a data URL of a PNG or JPEG picture in base64");
        }
        return PictureBytes.read(matcher.group(1), matcher.group(2), where);
    }
}
