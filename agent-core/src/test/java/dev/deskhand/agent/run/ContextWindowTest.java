package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.family.Prompt;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelMessage.Role;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Offer;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.tool.ToolCallEngine.Asking;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContextWindowTest {
    private static final int PICTURES = 5;

    private final ContextWindow context = window("");

    private static ContextWindow window(String system) {
        Prompt prompt = new Prompt(system, "the head of {width}x{height}: ");
        return new ContextWindow(new Briefing(new Asking(prompt, Offer.NONE), "do it", "English"), PICTURES);
    }

    private static ModelTurn turn(String text, FunctionCall... calls) {
        return new ModelTurn(text, "", List.of(calls), Usage.NONE, ModelTurn.End.COMPLETE, null);
    }

    private List<ModelRequest> after(int turns) {
        List<ModelRequest> requests = new ArrayList<>();
        for (int turn = 1; turn <= turns; turn++) {
            Picture picture = new Picture(new FrameId(turn), new Size(4, 4), Picture.Format.PNG, new byte[10]);
            requests.add(context.request("seen " + turn, picture));
            context.answered("seen " + turn, picture, turn("reply " + turn), turn + ". click", List.of());
        }
        return requests;
    }

    private static long pictures(ModelRequest request) {
        return request.messages().stream()
                .flatMap(message -> message.parts().stream())
                .filter(ModelMessage.Image.class::isInstance)
                .count();
    }

    private static List<ModelMessage> texts(ModelRequest request) {
        return request.messages().stream()
                .map(message -> new ModelMessage(
                        message.role(),
                        message.parts().stream()
                                .filter(part -> part instanceof ModelMessage.Text text
                                        && !text.text().startsWith("(This earlier"))
                                .toList()))
                .toList();
    }

    @Test
    void roles_alternate_and_the_person_speaks_first_and_last() {
        for (ModelRequest request : after(60)) {
            for (int at = 0; at < request.messages().size(); at++) {
                Role expected = at % 2 == 0 ? Role.USER : Role.ASSISTANT;
                assertThat(request.messages().get(at).role()).isEqualTo(expected);
            }
            assertThat(request.messages().getLast().role()).isEqualTo(Role.USER);
        }
    }

    @Test
    void only_the_last_pictures_stay() {
        List<ModelRequest> requests = after(30);
        assertThat(requests.stream().map(ContextWindowTest::pictures).limit(6)).containsExactly(1L, 2L, 3L, 4L, 5L, 5L);
        assertThat(pictures(requests.getLast())).isEqualTo(PICTURES);
    }

    @Test
    void a_request_is_the_one_before_plus_a_suffix_but_for_pictures_and_blocks_of_eight() {
        List<ModelRequest> requests = after(100);
        int moved = 0;
        for (int at = 1; at < requests.size(); at++) {
            List<ModelMessage> before = texts(requests.get(at - 1));
            List<ModelMessage> now = texts(requests.get(at));
            boolean suffix =
                    now.size() > before.size() && now.subList(0, before.size()).equals(before);
            moved += suffix ? 0 : 1;
        }
        assertThat(moved).isEqualTo((100 - 1 - ContextWindow.MOST_TURNS - 1) / ContextWindow.BLOCK + 1);
    }

    @Test
    void between_nine_and_sixteen_past_turns_stay_as_text() {
        for (ModelRequest request : after(200).subList(20, 200)) {
            int past = request.messages().size() / 2;
            assertThat(past).isBetween(8, 16);
        }
    }

    @Test
    void the_digest_keeps_a_line_for_each_dropped_turn_and_at_most_forty() {
        ModelRequest last = after(300).getLast();
        ModelMessage.Text digest =
                (ModelMessage.Text) last.messages().getFirst().parts().get(1);
        assertThat(digest.text().lines().skip(1)).hasSize(ContextWindow.MOST_DIGEST_LINES);
        assertThat(digest.text()).doesNotContain("\n1. click").contains("280. click");
    }

    @Test
    void a_very_long_answer_stays_cut() {
        Picture picture = new Picture(new FrameId(1), new Size(4, 4), Picture.Format.PNG, new byte[10]);
        context.answered("seen", picture, turn("x".repeat(100_000)), "line", List.of());
        ModelMessage reply = context.request("seen", picture).messages().get(1);
        assertThat(((ModelMessage.Text) reply.parts().getFirst()).text()).hasSizeLessThan(4100);
    }

    @Test
    void the_opening_names_the_size_of_the_picture_and_a_system_message_comes_first_where_there_is_one() {
        Picture picture = new Picture(new FrameId(1), new Size(40, 30), Picture.Format.PNG, new byte[10]);

        ModelRequest plain = window("").request("seen", picture);
        ModelRequest headed = window("Be brief, in {language}.").request("seen", picture);

        assertThat(plain.messages().getFirst().parts().getFirst())
                .isEqualTo(new ModelMessage.Text("the head of 40x30: do it"));
        assertThat(headed.messages().getFirst()).isEqualTo(ModelMessage.system("Be brief, in English."));
        assertThat(headed.messages().subList(1, headed.messages().size())).isEqualTo(plain.messages());
    }

    @Test
    void a_call_is_answered_in_the_message_after_it_and_only_where_the_call_is_still_there() {
        for (int turn = 1; turn <= 40; turn++) {
            Picture picture = new Picture(new FrameId(turn), new Size(4, 4), Picture.Format.PNG, new byte[10]);
            assertEveryAnswerFollowsItsCall(context.request("seen " + turn, picture));
            FunctionCall call = new FunctionCall("id" + turn, "click", "{}");
            ModelMessage.Answered answer = new ModelMessage.Answered(call, ModelMessage.Answered.Fate.DONE, "Done.");
            context.answered("seen " + turn, picture, turn("", call), "line", List.of(answer));
        }
    }

    private static void assertEveryAnswerFollowsItsCall(ModelRequest request) {
        List<FunctionCall> open = List.of();
        for (ModelMessage message : request.messages()) {
            List<FunctionCall> called = new ArrayList<>();
            List<FunctionCall> answered = new ArrayList<>();
            for (ModelMessage.Part part : message.parts()) {
                if (part instanceof ModelMessage.Called(var call)) {
                    called.add(call);
                } else if (part instanceof ModelMessage.Answered answer) {
                    answered.add(answer.call());
                }
            }
            assertThat(answered).isEqualTo(message.role() == Role.USER ? open : List.of());
            open = called;
        }
        assertThat(open).isEmpty();
    }
}
