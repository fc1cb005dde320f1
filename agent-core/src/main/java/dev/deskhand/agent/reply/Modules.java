package dev.deskhand.agent.reply;

import java.util.Set;

/// The modules that models which answer in Python call: `pyautogui.click(…)`, `time.sleep(…)`,
/// `computer.wait(…)`. Nothing of it is ever run; a call of any other module is none we know.
final class Modules {
    private static final Set<String> PYAUTOGUI = Set.of("pyautogui", "pag", "pg");
    private static final Set<String> OTHERS = Set.of("time", "computer", "agent", "browser", "gui", "functions");

    private Modules() {}

    /// The end of the name that starts there, with the module before it; the same place where no name does.
    static int nameEnd(Source source, int at) {
        int end = source.wordEnd(at);
        if (end == at || source.at(end) != '.' || !isKnown(source.slice(at, end))) {
            return end;
        }
        int last = source.wordEnd(end + 1);
        return last > end + 1 ? last : end;
    }

    /// The name without its module, where that is one we know.
    static String local(String name) {
        int dot = name.indexOf('.');
        return dot > 0 && isKnown(name.substring(0, dot)) ? name.substring(dot + 1) : name;
    }

    static boolean isQualified(String name) {
        return name.indexOf('.') > 0;
    }

    static boolean isPyautogui(String name) {
        int dot = name.indexOf('.');
        return dot > 0 && PYAUTOGUI.contains(Names.lowerCase(name.substring(0, dot)));
    }

    private static boolean isKnown(String module) {
        String name = Names.lowerCase(module);
        return PYAUTOGUI.contains(name) || OTHERS.contains(name);
    }
}
