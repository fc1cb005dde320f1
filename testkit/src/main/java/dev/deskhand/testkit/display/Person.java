package dev.deskhand.testkit.display;

import dev.deskhand.agent.screen.ScreenPixel;

/// Somebody else at the same screen: input that does not come from the program under test, sent by xdotool.
///
/// `moveTo` warps the pointer, which makes no raw event; `nudge`, buttons and keys do.
public final class Person {
    private final VirtualDisplay display;

    public Person(VirtualDisplay display) {
        this.display = display;
    }

    public void moveTo(ScreenPixel point) throws InterruptedException {
        xdotool("mousemove", Integer.toString(point.x()), Integer.toString(point.y()));
    }

    /// Moves the pointer from where it is, as a hand on the mouse does.
    public void nudge(int dx, int dy) throws InterruptedException {
        xdotool("mousemove_relative", "--", Integer.toString(dx), Integer.toString(dy));
    }

    public void click(ScreenPixel point, int button) throws InterruptedException {
        moveTo(point);
        xdotool("click", Integer.toString(button));
    }

    public void hold(int button) throws InterruptedException {
        xdotool("mousedown", Integer.toString(button));
    }

    public void letGo(int button) throws InterruptedException {
        xdotool("mouseup", Integer.toString(button));
    }

    /// Strokes keys as xdotool names them: `ctrl+s`, `Return`.
    public void key(String... keys) throws InterruptedException {
        for (String key : keys) {
            xdotool("key", key);
        }
    }

    public void holdKey(String key) throws InterruptedException {
        xdotool("keydown", key);
    }

    public void letGoKey(String key) throws InterruptedException {
        xdotool("keyup", key);
    }

    public void type(String text) throws InterruptedException {
        xdotool("type", "--", text);
    }

    private void xdotool(String verb, String... arguments) throws InterruptedException {
        String[] command = new String[arguments.length + 2];
        command[0] = "xdotool";
        command[1] = verb;
        System.arraycopy(arguments, 0, command, 2, arguments.length);
        Ran ran = display.run(command);
        if (ran.status() != 0) {
            throw new AssertionError("xdotool " + verb + " ended with " + ran.status());
        }
    }
}
