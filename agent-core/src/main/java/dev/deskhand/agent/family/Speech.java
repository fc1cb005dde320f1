package dev.deskhand.agent.family;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/// How a model is asked and how it answers.
///
/// @param protocol how a request and its answer travel
/// @param form how the model writes what it wants done. For people to read: what a reply follows is found
/// out from the reply itself
/// @param refused settings its servers refuse, which are left out of requests
public record Speech(Protocol protocol, Form form, Set<Setting> refused) {
    public Speech {
        refused = Set.copyOf(refused);
    }

    /// The protocols that models are asked by.
    public enum Protocol implements Worded {
        /// OpenAI's chat completions, as most servers speak it.
        CHAT("chat"),
        /// Anthropic's messages with its tools for using a computer.
        ANTHROPIC("anthropic"),
        /// OpenAI's responses with its tool for using a computer.
        OPENAI_RESPONSES("openai-responses"),
        /// Gemini's generation of content with its tool for using a computer.
        GEMINI("gemini");

        private final String word;

        Protocol(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /// The ways in which models write what they want done.
    public enum Form implements Worded {
        /// `Action: click(start_box='(1,2)')`.
        LINES("lines"),
        /// `<seed:tool_call><function=click>…`.
        ELEMENTS("elements"),
        /// `<tool_call>{"name": …}</tool_call>`.
        TOOL_CALL("tool-call"),
        /// Calls between marks of a box.
        BOX("box"),
        /// `<answer>do(action="Tap", …)</answer>`.
        ANSWER("answer"),
        /// A block of Python, which is read and never run.
        PYTHON("python"),
        /// An object of JSON.
        OBJECT("object"),
        /// `action:CLICK`, then fields between tabs.
        FIELDS("fields"),
        /// A place and nothing else: such a model only points.
        POINT("point"),
        /// The calls of its protocol.
        CALLS("calls");

        private final String word;

        Form(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /// Settings of a request that some servers refuse.
    public enum Setting implements Worded {
        TEMPERATURE("temperature");

        private final String word;

        Setting(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /// What has a word in files and tables.
    public interface Worded {
        String word();

        /// The constant of that word.
        static <T extends Enum<T> & Worded> Optional<T> find(Class<T> type, String word) {
            return Arrays.stream(type.getEnumConstants())
                    .filter(constant -> constant.word().equals(word))
                    .findFirst();
        }
    }
}
