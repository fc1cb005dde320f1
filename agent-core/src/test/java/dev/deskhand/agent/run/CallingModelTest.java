package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.Answer;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.agent.event.Subscription;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelMessage.Answered.Fate;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.SafetyCheck;
import dev.deskhand.agent.rehearsal.PaperOperator;
import dev.deskhand.agent.rehearsal.ScriptedModel;
import dev.deskhand.agent.rehearsal.ScriptedModel.Line;
import dev.deskhand.agent.reply.TextReplyReader;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
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

    private static final FunctionCall CHECKED = new FunctionCall(
            "f",
            "click",
            "{\"point\": [100, 100]}",
            List.of(new SafetyCheck("sc1", "malicious", "This page looks odd.")));

    private static final FunctionCall CHECKED_TOO =
            new FunctionCall("g", "click", "{\"point\": [900, 900]}", CHECKED.checks());

    /// What the latest question is answered by.
    private String asked() {
        return stage.recorder.of(AgentEvent.Asked.class).getLast().head().id();
    }

    private List<Fate> fatesAfter(Answer answer) {
        stage.control = new RunControl(RunControl.Questions.ANSWERED);
        ScriptedModel model =
                new ScriptedModel(List.of(new Line.Call(List.of(CLICK, CHECKED, TYPE)), new Line.Call(List.of(END))));
        CompletableFuture<AgentEvent.RunEnded> end =
                CompletableFuture.supplyAsync(() -> stage.run(model, Rehearsal.family(5), new TextReplyReader()));
        stage.await("asked");
        stage.control.answer(asked(), answer);
        assertThat(end.orTimeout(20, TimeUnit.SECONDS).join().reason()).isEqualTo(EndReason.FINISHED);
        return answers(model.requests().getLast()).stream()
                .map(ModelMessage.Answered::fate)
                .toList();
    }

    @Test
    void what_a_person_allows_is_done_and_both_are_recorded() {
        assertThat(fatesAfter(Answer.ALLOWED)).containsExactly(Fate.DONE, Fate.DONE, Fate.DONE);

        assertThat(stage.recorder.of(AgentEvent.Asked.class))
                .extracting(AgentEvent.Asked::question)
                .containsExactly("This page looks odd.");
        assertThat(stage.recorder.of(AgentEvent.Answered.class))
                .extracting(AgentEvent.Answered::answer)
                .containsExactly(Answer.ALLOWED);
    }

    @Test
    void what_a_person_denies_is_not_done_nor_what_follows_it() {
        assertThat(fatesAfter(Answer.DENIED)).containsExactly(Fate.DONE, Fate.DENIED, Fate.SKIPPED);

        assertThat(((PaperOperator) stage.operator).performed()).hasSize(1);
        assertThat(stage.recorder.of(AgentEvent.Answered.class))
                .extracting(AgentEvent.Answered::answer)
                .containsExactly(Answer.DENIED);
    }

    @Test
    void an_answer_counts_however_soon_it_comes() {
        stage.control = new RunControl(RunControl.Questions.ANSWERED);
        Subscription person =
                stage.stream.subscribe(this::isAsking, () -> stage.control.answer(asked(), Answer.ALLOWED));
        ScriptedModel model = new ScriptedModel(List.of(new Line.Call(List.of(CHECKED)), new Line.Call(List.of(END))));

        AgentEvent.RunEnded end = stage.start(model, new TextReplyReader()).join();

        assertThat(end.reason()).isEqualTo(EndReason.FINISHED);
        assertThat(((PaperOperator) stage.operator).performed()).hasSize(1);
        person.close();
    }

    private boolean isAsking(StreamItem item) {
        return item instanceof StreamItem.Recorded(AgentEvent.Asked _);
    }

    @Test
    void an_answer_that_is_given_twice_is_not_taken_for_one_to_the_next_question() {
        stage.control = new RunControl(RunControl.Questions.ANSWERED);
        ScriptedModel model =
                new ScriptedModel(List.of(new Line.Call(List.of(CHECKED, CHECKED_TOO)), new Line.Call(List.of(END))));
        CompletableFuture<AgentEvent.RunEnded> end = stage.start(model, new TextReplyReader());
        stage.await("asked");
        String first = asked();
        stage.control.answer(first, Answer.ALLOWED);
        Rehearsal.await(() -> !asked().equals(first));

        stage.control.answer(first, Answer.ALLOWED);
        stage.control.answer(asked(), Answer.DENIED);

        assertThat(end.join().reason()).isEqualTo(EndReason.FINISHED);
        assertThat(stage.recorder.of(AgentEvent.Answered.class))
                .extracting(AgentEvent.Answered::answer)
                .containsExactly(Answer.ALLOWED, Answer.DENIED);
        assertThat(((PaperOperator) stage.operator).performed()).hasSize(1);
    }

    @Test
    void where_nobody_is_there_to_answer_nothing_is_done_and_the_run_needs_the_person() {
        ScriptedModel model = new ScriptedModel(List.of(new Line.Call(List.of(CLICK, CHECKED))));

        AgentEvent.RunEnded end = stage.run(model, Rehearsal.family(5), new TextReplyReader());

        assertThat(end.reason()).isEqualTo(EndReason.NEEDS_USER);
        assertThat(end.message()).isEqualTo("This page looks odd.");
        assertThat(((PaperOperator) stage.operator).performed()).isEmpty();
    }

    @Test
    void a_stop_ends_a_question_at_once_and_nothing_is_done() {
        stage.control = new RunControl(RunControl.Questions.ANSWERED);
        ScriptedModel model = new ScriptedModel(List.of(new Line.Call(List.of(CHECKED))));
        CompletableFuture<AgentEvent.RunEnded> end =
                CompletableFuture.supplyAsync(() -> stage.run(model, Rehearsal.family(5), new TextReplyReader()));
        stage.await("asked");

        stage.control.stop();

        assertThat(end.orTimeout(20, TimeUnit.SECONDS).join().reason()).isEqualTo(EndReason.STOPPED);
        assertThat(((PaperOperator) stage.operator).performed()).isEmpty();
    }

    @Test
    void a_word_from_the_person_takes_the_place_of_an_answer() {
        stage.control = new RunControl(RunControl.Questions.ANSWERED);
        ScriptedModel model = new ScriptedModel(List.of(new Line.Call(List.of(CHECKED)), new Line.Call(List.of(END))));
        CompletableFuture<AgentEvent.RunEnded> end =
                CompletableFuture.supplyAsync(() -> stage.run(model, Rehearsal.family(5), new TextReplyReader()));
        stage.await("asked");

        stage.control.steer("Leave that page.");

        assertThat(end.orTimeout(20, TimeUnit.SECONDS).join().reason()).isEqualTo(EndReason.FINISHED);
        assertThat(((PaperOperator) stage.operator).performed()).isEmpty();
    }
}
