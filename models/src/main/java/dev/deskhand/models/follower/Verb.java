package dev.deskhand.models.follower;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What a step begins with.
enum Verb {
    TYPE("type|write down|write|enter|input|key in|键入|输入|写入|写下|填写|填入|录入|打字|写"),
    PRESS("press|hit|strike|push|hotkey|shortcut|按快捷键|快捷键|按下|按一下|按|敲击|敲"),
    /// Names keys before it says what they are to do.
    VIA("use the shortcut|use|使用快捷键|用快捷键|使用|通过|用"),
    WAIT("wait|pause|sleep|等待|等"),
    SCROLL("scroll|滚动|向上滚|向下滚|向左滚|向右滚|往上滚|往下滚|往左滚|往右滚|上滚|下滚|向上滑|向下滑|往上滑|往下滑"),
    FINISH("finished|finish|done|that is all|that's all|完成|结束|就这样"),
    GO_ON("continue|go on|carry on|继续吧|请继续|继续"),
    /// Acts on something that stands on the screen.
    POINT(
            "double-click on|double-click|double click on|double click|triple-click|right-click on|right-click|right click"
                    + "|middle-click|left-click|click on|click|tap on|tap|select|choose|drag|hover over|move the mouse"
                    + "|双击|右键点击|右键单击|右击|单击|左键点击|点击|点一下|点选|选择|选中|勾选|拖动|拖拽|把鼠标|将鼠标"),
    /// Wants a thing of the computer that only a shortcut can do unseen.
    OPEN("open|launch|start|close|switch to|go to|navigate to|save|copy|paste|undo|redo|minimize|maximize"
            + "|打开|启动|运行|关闭|切换到|切换|转到|访问|保存|复制|粘贴|剪切|撤销|最小化|最大化");

    /// What may stand before it and means nothing to us.
    private static final List<String> FILLERS = List.of(
            "please", "now", "first", "next", "finally", "also", "just", "请帮我", "帮我", "请", "先", "现在", "最后", "接着", "再");

    private static final List<String> MORE_THAN_TYPING = List.of("write", "enter", "写", "填", "录入");

    private static final Map<Verb, List<String>> WORDS = Arrays.stream(values())
            .collect(Collectors.toMap(verb -> verb, verb -> List.of(verb.words.split("\\|", -1))));

    private final String words;

    Verb(String words) {
        this.words = words;
    }

    /// A verb that was found.
    ///
    /// @param rest what stands behind it
    /// @param words the step from its verb on
    record Found(Verb verb, String rest, String words) {
        /// Whether what is to be typed has to stand in quotes: `write a letter` is more than typing two words.
        boolean wantsQuotes() {
            return MORE_THAN_TYPING.stream().anyMatch(word -> startsWith(words, word));
        }
    }

    /// The verb the step begins with: the longest that does.
    static Optional<Found> of(String step) {
        String words = withoutFillers(step.strip());
        @Nullable Verb longest = null;
        int length = 0;
        for (Verb verb : values()) {
            int found = verb.length(words);
            if (found > length) {
                longest = verb;
                length = found;
            }
        }
        return longest == null
                ? Optional.empty()
                : Optional.of(new Found(longest, words.substring(length).strip(), words));
    }

    private List<String> words() {
        return Objects.requireNonNull(WORDS.get(this));
    }

    private int length(String step) {
        return words().stream()
                .filter(word -> startsWith(step, word))
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }

    private static String withoutFillers(String step) {
        String rest = step;
        for (int most = 0; most < FILLERS.size(); most++) {
            String now = rest;
            int length = FILLERS.stream()
                    .filter(filler -> startsWith(now, filler))
                    .mapToInt(String::length)
                    .max()
                    .orElse(0);
            if (length == 0) {
                return rest;
            }
            rest = Ends.withoutLeading(rest.substring(length), ",， ");
        }
        return rest;
    }

    /// Whether the text starts with that word, and not with a longer one.
    static boolean startsWith(String text, String word) {
        return text.regionMatches(true, 0, word, 0, word.length())
                && (text.length() == word.length()
                        || !Quotes.isWordPart(word.charAt(word.length() - 1))
                        || !Quotes.isWordPart(text.charAt(word.length())));
    }

    /// Every word of every verb, for what must not miss one.
    static List<String> all() {
        return Arrays.stream(values()).flatMap(verb -> verb.words().stream()).toList();
    }
}
