package dev.deskhand.testkit.application;

import dev.deskhand.agent.screen.ScreenPixel;

/// An input event as a page in a browser gets it.
///
/// @param type its DOM name: `mousedown`, `click`, `dblclick`, `contextmenu`, `wheel`, `keydown`, `input`, `drop` …
/// @param target the id of the element it happened on; empty where that has none
/// @param at where on the screen; the corner for an event without a place
/// @param button the DOM's number: 0 left, 1 middle, 2 right
/// @param key the key's DOM name, or for `input` the field's whole text after it; empty for others
/// @param detail for clicks how many in a row, for `wheel` the pixels down (positive) or up
/// @param trusted whether the browser took it from the system and not from a script
public record PageEvent(
        String type, String target, ScreenPixel at, int button, String key, int detail, boolean trusted) {}
