package dev.deskhand.app.whole;

import dev.deskhand.testkit.eyes.Spot;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Deed;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/// How the models of one family say a click: the grammar, and the units of a place. This is the test's own knowledge of
/// the families, on purpose not the program's: two that agree prove something.
enum Tongue {
    UI_TARS_1_0("ui-tars-1.0", Units.THOUSANDTHS, "Thought: I see it.\nAction: click(start_box='(%d,%d)')"),
    UI_TARS_1_5(
            "ui-tars-1.5",
            Units.PIXELS,
            "Thought: I see it.\nAction: click(start_box='<|box_start|>(%d,%d)<|box_end|>')"),
    DOUBAO("doubao-ui-tars", Units.THOUSANDTHS, "Thought: I see it.\nAction: click(point='<point>%d %d</point>')"),
    UI_TARS_2("ui-tars-2", Units.THOUSANDTHS, """
            <seed:think>I see it.</seed:think>
            <seed:tool_call><function=click><parameter=point><point>%d %d</point></parameter></function></seed:tool_call>"""),
    QWEN_2_5_VL("qwen2.5-vl", Units.PIXELS, Tongue.TOOL_CALL),
    QWEN_3_VL("qwen3-vl", Units.THOUSANDTHS, Tongue.TOOL_CALL),
    GUI_OWL("gui-owl", Units.PIXELS, Tongue.TOOL_CALL),
    FARA("fara", Units.PIXELS, "I see it.\n" + Tongue.TOOL_CALL),
    UI_INS("ui-ins", Units.PIXELS, "<think>\nI see it.\n</think>\n" + Tongue.TOOL_CALL),
    GLM_4_5V("glm-4.5v", Units.THOUSANDTHS, """
            <think>I see it.</think>
            <|begin_of_box|>left_click(start_box='[%d,%d]', element_info='target')<|end_of_box|>
            Memory:
            []"""),
    AUTOGLM(
            "autoglm-phone",
            Units.THOUSANDTHS,
            "<think>I see it.</think>\n<answer>do(action=\"Tap\", element=[%d,%d])</answer>"),
    OPENCUA("opencua", Units.PIXELS, """
            Thought:
            I see it.
            Action:
            Click it.
            Code:
            ```python
            pyautogui.click(x=%d, y=%d)
            ```"""),
    KIMI_VL("kimi-vl", Units.FRACTIONS, """
            ◁think▷I see it.◁/think▷## Action:
            Click it.
            ## Code:
            ```python
            pyautogui.click(x=%.4f, y=%.4f)
            ```"""),
    HOLO_2("holo2", Units.THOUSANDTHS, Tongue.OBJECT),
    HOLO_1_5("holo1.5", Units.PIXELS, Tongue.OBJECT),
    GPT("gpt", Units.PIXELS, Tongue.OBJECT),
    UGROUND("uground", Units.THOUSANDTHS, "(%d, %d)"),
    GTA_1("gta1", Units.PIXELS, "(%d,%d)"),
    SHOWUI("showui", Units.FRACTIONS, "[%.4f, %.4f]"),
    GEMINI_GROUNDING("gemini-grounding", Units.THOUSANDTHS_VERTICAL_FIRST, """
            ```json
            [{"point": [%d, %d], "label": "target"}]
            ```"""),
    CLAUDE("claude-4.6", Units.PIXELS, ""),
    OPENAI_COMPUTER("openai-computer", Units.PIXELS, ""),
    GEMINI("gemini", Units.PIXELS, "");

    private static final String TOOL_CALL = """
            <tool_call>
            {"name": "computer_use", "arguments": {"action": "left_click", "coordinate": [%d, %d]}}
            </tool_call>""";
    private static final String OBJECT = "{\"thought\": \"I see it.\", \"action\": \"click\", \"point\": [%d, %d]}";

    final String family;
    private final Units units;
    private final String words;

    /// What places are counted in, the horizontal first where nothing else is said.
    private enum Units {
        THOUSANDTHS,
        THOUSANDTHS_VERTICAL_FIRST,
        FRACTIONS,
        /// Of the picture that was sent.
        PIXELS
    }

    Tongue(String family, Units units, String words) {
        this.family = family;
        this.units = units;
        this.words = words;
    }

    /// One for each coordinate space, order of axes and protocol.
    static Set<Tongue> oneOfEachKind() {
        return EnumSet.of(UI_TARS_1_5, QWEN_3_VL, KIMI_VL, GEMINI_GROUNDING, GPT, CLAUDE, OPENAI_COMPUTER, GEMINI);
    }

    static Set<Tongue> theOthers() {
        return EnumSet.complementOf(EnumSet.copyOf(oneOfEachKind()));
    }

    /// @param width of the picture the place is in, which is told in its pixels
    Answer click(Spot at, int width, int height) {
        if (words.isEmpty()) {
            return Answer.acting("I see it.", new Deed.Click(at));
        }
        double x = (double) at.x() / width;
        double y = (double) at.y() / height;
        return Answer.text(
                switch (units) {
                    case THOUSANDTHS -> said(Math.round(x * 1000), Math.round(y * 1000));
                    case THOUSANDTHS_VERTICAL_FIRST -> said(Math.round(y * 1000), Math.round(x * 1000));
                    case FRACTIONS -> said(x, y);
                    case PIXELS -> said(at.x(), at.y());
                });
    }

    private String said(Object first, Object second) {
        return String.format(Locale.ROOT, words, first, second);
    }
}
