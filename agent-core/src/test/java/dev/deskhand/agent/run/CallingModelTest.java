package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelMessage.Answered.Fate;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.rehearsal.ScriptedModel;
import dev.deskhand.agent.rehearsal.ScriptedModel.Line;
import dev.deskhand.agent.reply.TextReplyReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A model that calls functions by the means of its protocol hears of each what became of it.
class CallingModelTest {
    private static final FunctionCall CLICK = new FunctionCall("a", "click", "{\"point\": [500, 500]}");
    private static final FunctionCall NO_KEY = new FunctionCall("b", "hotkey", "{\"key\": \"nosuchkey\"}");
    private static final FunctionCall NO_ACTION = new FunctionCall("c", "fly", "{}");
    private static final FunctionCall TYPE = new FunctionCall("d", "type", "{\"content\": \"x\"}");
    private static final FunctionCall END = new FunctionCall("e", "finished", "{\"content\": \"All done.\"}");

    private final Rehearsal stage = new Rehearsal();

    private ModelRequest requestAfter(FunctionCall... calls) {
        ScriptedModel model = new ScriptedModel(List.of(new Line.Call(List.of(calls)), new Line.Call(List.of(END))));
        var end = stage.run(model, Rehearsal.family(5), new TextReplyReader());
        assertThat(end.reason()).isEqualTo(EndReason.FINISHED);
        return model.requests().getLast();
    }

    private static List<ModelMessage.Answered> answers(ModelRequest request) {
        return request.messages().getLast().parts().stream()
                .filter(ModelMessage.Answered.class::isInstance)
                .map(ModelMessage.Answered.class::cast)
                .toList();
    }

    @Test
    void one_that_was_done_is_answered_so_and_the_picture_follows() {
        ModelRequest request = requestAfter(CLICK);

        assertThat(answers(request))
                .containsExactly(new ModelMessage.Answered(CLICK, Fate.DONE, "This was carried out."));
        assertThat(request.messages().getLast().parts().getLast()).isInstanceOf(ModelMessage.Image.class);
    }

    @Test
    void after_one_that_is_refused_the_rest_are_skipped() {
        List<ModelMessage.Answered> answers = answers(requestAfter(CLICK, NO_KEY, TYPE));

        assertThat(answers)
                .extracting(ModelMessage.Answered::fate)
                .containsExactly(Fate.DONE, Fate.FAILED, Fate.SKIPPED);
        assertThat(answers.get(1).text()).contains("no key named \"nosuchkey\"");
    }

    @Test
    void after_one_that_cannot_be_read_the_rest_are_skipped() {
        List<ModelMessage.Answered> answers = answers(requestAfter(CLICK, NO_ACTION, TYPE));

        assertThat(answers)
                .extracting(ModelMessage.Answered::fate)
                .containsExactly(Fate.DONE, Fate.FAILED, Fate.SKIPPED);
        assertThat(answers.get(1).text()).contains("There is no action called fly");
    }

    @Test
    void nothing_of_it_is_told_a_second_time_in_words() {
        ModelRequest request = requestAfter(CLICK, NO_KEY, TYPE);

        assertThat(request.messages().getLast().parts())
                .filteredOn(ModelMessage.Text.class::isInstance)
                .noneSatisfy(
                        part -> assertThat(((ModelMessage.Text) part).text()).contains("nosuchkey"));
    }

    @Test
    void its_calls_stand_in_the_conversation() {
        ModelMessage before = requestAfter(CLICK, NO_ACTION).messages().get(1);

        assertThat(before.role()).isEqualTo(ModelMessage.Role.ASSISTANT);
        assertThat(before.parts()).containsExactly(new ModelMessage.Called(CLICK), new ModelMessage.Called(NO_ACTION));
    }
}
