package dev.deskhand.models;

import dev.deskhand.agent.screen.Picture;
import java.util.Base64;
import java.util.Map;
import java.util.WeakHashMap;

/// Pictures in base64, each made once however many requests it goes out in. Forgotten with the picture: the keys are
/// weak, and a picture is equal only to itself. Safe from any thread.
final class Base64Pictures {
    private final Map<Picture, byte[]> made = new WeakHashMap<>();

    /// The base64 of the picture's bytes; nobody writes to it.
    synchronized byte[] of(Picture picture) {
        return made.computeIfAbsent(picture, fresh -> Base64.getEncoder().encode(fresh.bytes()));
    }
}
