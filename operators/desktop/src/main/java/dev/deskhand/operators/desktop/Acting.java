package dev.deskhand.operators.desktop;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.Key;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.NamedKey;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.operators.desktop.x11.Button;
import dev.deskhand.operators.desktop.x11.Keyboard;
import dev.deskhand.operators.desktop.x11.Mouse;
import dev.deskhand.operators.desktop.x11.Progress;
import dev.deskhand.operators.desktop.x11.Wheel;
import dev.deskhand.operators.desktop.x11.X11Exception;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Carries actions out with mouse and keyboard. Used by the run's thread; every event goes through the permit.
final class Acting {
    static final ActionSpace SPACE = ActionSpace.of(
            ActionKind.CLICK,
            ActionKind.DOUBLE_CLICK,
            ActionKind.TRIPLE_CLICK,
            ActionKind.RIGHT_CLICK,
            ActionKind.MIDDLE_CLICK,
            ActionKind.LONG_PRESS,
            ActionKind.MOUSE_MOVE,
            ActionKind.MOUSE_DOWN,
            ActionKind.MOUSE_UP,
            ActionKind.DRAG,
            ActionKind.SCROLL,
            ActionKind.TYPE,
            ActionKind.HOTKEY,
            ActionKind.PRESS,
            ActionKind.RELEASE,
            ActionKind.WAIT,
            ActionKind.SCREENSHOT);

    private static final Duration LONG_PRESS = Duration.ofSeconds(1);
    /// From the last character to Enter: completion lists and the like take it in first.
    private static final Duration BEFORE_SUBMIT = Duration.ofMillis(50);

    private final Mouse mouse;
    private final Keyboard keyboard;
    private final Gaze gaze;

    Acting(Mouse mouse, Keyboard keyboard, Gaze gaze) {
        this.mouse = mouse;
        this.keyboard = keyboard;
        this.gaze = gaze;
    }

    /// Why no key of this keyboard can do it, found out before its first event; empty where it can be done.
    Optional<Refusal> impossible(BoundAction bound) throws X11Exception {
        return switch (bound.action()) {
            case Action.Type type -> untypable(type);
            case Action.Hotkey(var chord) -> missing(bound.keys(), chord);
            case Action.Press(var chord) -> missing(bound.keys(), chord);
            // What is held is known, and lets itself be released whatever became of the layout.
            case Action.Release _ -> Optional.empty();
            case Action.Click _, Action.MouseMove _, Action.MouseDown _, Action.MouseUp _, Action.Drag _ ->
                Optional.empty();
            case Action.Swipe _, Action.Scroll _, Action.Wait _, Action.Simple _ -> Optional.empty();
            case Action.Finished _, Action.CallUser _, Action.Navigate _, Action.OpenApp _ -> Optional.empty();
        };
    }

    private Optional<Refusal> untypable(Action.Type type) throws X11Exception {
        OptionalInt character = keyboard.untypable(type.text());
        if (character.isPresent()) {
            // Never the text itself: a refusal is written down in places where no typed text may be.
            String name = "U+%04X".formatted(character.getAsInt());
            return Optional.of(new Refusal(Refusal.Reason.UNTYPABLE, name));
        }
        return type.submits() ? missing(List.of(NamedKey.ENTER), KeyChord.parse("enter")) : Optional.empty();
    }

    private Optional<Refusal> missing(List<Key> keys, KeyChord chord) throws X11Exception {
        return keyboard.missing(keys)
                .map(key -> chord.names().get(keys.indexOf(key)))
                .map(name -> new Refusal(Refusal.Reason.UNKNOWN_KEY, name));
    }

    /// Does it. The action's kind is in [#SPACE].
    ///
    /// @param progress how far it has come, also when this throws
    void carryOut(BoundAction bound, Permit permit, Progress progress) throws X11Exception, Revoked {
        List<ScreenPixel> points = bound.points();
        if (!points.isEmpty()) {
            mouse.move(place(points.getFirst()), permit);
        }
        switch (bound.action()) {
            case Action.Click click -> click(click.variety(), permit);
            case Action.MouseMove _ -> {}
            case Action.MouseDown _ -> mouse.press(Button.LEFT, permit);
            case Action.MouseUp _ -> mouse.release(Button.LEFT);
            case Action.Drag _ -> mouse.dragTo(place(points.getLast()), permit, progress);
            case Action.Scroll scroll -> turn(scroll, permit, progress);
            case Action.Type type -> type(type, permit, progress);
            case Action.Hotkey _ -> keyboard.strike(bound.keys(), permit);
            case Action.Press _ -> press(bound, permit);
            case Action.Release _ -> keyboard.release(bound.keys());
            case Action.Wait wait -> await(wait.bounded(), permit, progress);
            case Action.Simple _ -> {}
            case Action.Swipe _, Action.Finished _, Action.CallUser _, Action.Navigate _, Action.OpenApp _ ->
                throw new IllegalArgumentException(bound + " is not in this operator's action space");
        }
    }

    private void click(Action.Click.Variety variety, Permit permit) throws X11Exception, Revoked {
        switch (variety) {
            case LEFT -> mouse.click(Button.LEFT, 1, permit);
            case DOUBLE -> mouse.click(Button.LEFT, 2, permit);
            case TRIPLE -> mouse.click(Button.LEFT, 3, permit);
            case RIGHT -> mouse.click(Button.RIGHT, 1, permit);
            case MIDDLE -> mouse.click(Button.MIDDLE, 1, permit);
            case LONG -> mouse.longPress(Button.LEFT, LONG_PRESS, permit);
        }
    }

    private void turn(Action.Scroll scroll, Permit permit, Progress progress) throws X11Exception, Revoked {
        Integer notches = scroll.notches();
        mouse.turn(
                wheel(scroll.direction()), notches == null ? Action.Scroll.DEFAULT_NOTCHES : notches, permit, progress);
    }

    private void type(Action.Type type, Permit permit, Progress progress) throws X11Exception, Revoked {
        if (type.at() != null) {
            mouse.click(Button.LEFT, 1, permit);
            gaze.calm(permit);
        }
        if (!type.text().isEmpty()) {
            keyboard.type(type.text(), permit, progress);
        }
        if (type.submits()) {
            progress.expect(1);
            permit.pause(BEFORE_SUBMIT);
            keyboard.strike(List.of(NamedKey.ENTER), permit);
            progress.step();
        }
    }

    private void await(Duration time, Permit permit, Progress progress) throws X11Exception, Revoked {
        progress.expect(time.toMillis());
        long start = System.nanoTime();
        try {
            gaze.await(time, permit);
        } finally {
            progress.step(Duration.ofNanos(System.nanoTime() - start).toMillis());
        }
    }

    /// Modifiers stay down until they are released; of any other key it is one stroke, unless the batch releases
    /// it.
    private void press(BoundAction bound, Permit permit) throws X11Exception, Revoked {
        for (Key key : bound.keys()) {
            if (key.isModifier() || bound.holds()) {
                keyboard.hold(List.of(key), permit);
            } else {
                keyboard.strike(List.of(key), permit);
            }
        }
    }

    private static Wheel wheel(Direction direction) {
        return switch (direction) {
            case UP -> Wheel.UP;
            case DOWN -> Wheel.DOWN;
            case LEFT -> Wheel.LEFT;
            case RIGHT -> Wheel.RIGHT;
        };
    }

    private static Mouse.Place place(ScreenPixel pixel) {
        return new Mouse.Place(pixel.x(), pixel.y());
    }
}
