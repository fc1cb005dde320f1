package dev.deskhand.agent.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelBusy;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused.Ground;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.trial.Finding.Arrived;
import dev.deskhand.agent.trial.Finding.Broken;
import dev.deskhand.agent.trial.Finding.Functions;
import dev.deskhand.agent.trial.Finding.Passed;
import dev.deskhand.agent.trial.Finding.Pictures;
import dev.deskhand.agent.trial.Finding.SpaceDiffers;
import dev.deskhand.agent.trial.Finding.SpaceFits;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrialTest {
    private static final CoordinateSpace THOUSANDTHS = CoordinateSpace.Grid.THOUSANDTHS;
    private static final AgentFailure REQUEST = new ModelRefused(400, Ground.REQUEST);

    private final Permit permit = new Permit();
    private final PointingModel model = new PointingModel(THOUSANDTHS);

    private Report report(String family) throws Revoked {
        return report(family, "m");
    }

    private Report report(String family, String name) throws Revoked {
        return new Trial(model.parts(family), Families.builtIn(), name, "English", _ -> {}).run(permit);
    }

    @Test
    void a_model_that_fits_its_family_works() throws Revoked {
        Report report = report("doubao-ui-tars");

        assertThat(report.works()).isTrue();
        assertThat(report.findings().stream().map(Finding::kind))
                .containsExactly(
                        "reachable",
                        "key_accepted",
                        "model_known",
                        "takes_pictures",
                        "streamed",
                        "space_fits",
                        "enough_pictures",
                        "functions_left");
    }

    @Test
    void the_picture_is_sent_as_it_is_and_the_model_is_asked_in_the_familys_words() throws Revoked {
        report("ui-tars-1.5");

        assertThat(model.sizes()).containsOnly(TestPicture.SIZE);
        assertThat(PointingModel.text(model.requests().getFirst()))
                .contains("Click the red square.", "left_double(start_box=");
    }

    @Test
    void a_wrong_family_is_contradicted_and_the_one_the_models_name_speaks_for_is_named_first() throws Revoked {
        Report report = report("ui-tars-1.5", "qwen3-vl-8b-instruct");

        assertThat(report.works()).isFalse();
        assertThat(report.findings())
                .anySatisfy(each -> assertThat(each)
                        .isInstanceOfSatisfying(
                                SpaceDiffers.class,
                                differs -> assertThat(differs.families())
                                        .startsWith("qwen3-vl")
                                        .contains("ui-tars-1.0")
                                        .doesNotContain("ui-tars-1.5", "gemini")));
    }

    @Test
    void where_the_name_tells_nothing_the_family_that_writes_alike_is_named_first() throws Revoked {
        assertThat(report("ui-tars-1.5").findings())
                .anySatisfy(each -> assertThat(each)
                        .isInstanceOfSatisfying(
                                SpaceDiffers.class,
                                differs -> assertThat(differs.families()).startsWith("ui-tars-1.0", "doubao-ui-tars")));
    }

    @Test
    void pixels_as_sent_suit_a_family_that_is_sent_what_its_processor_would_make() throws Revoked {
        model.speaking(new CoordinateSpace.SentPixels(AxisOrder.XY));

        assertThat(report("ui-tars-1.5").findings()).hasAtLeastOneElementOfType(SpaceFits.class);
    }

    @Test
    void pixels_of_a_processor_do_not_suit_a_family_that_is_sent_any_size() throws Revoked {
        model.speaking(Families.builtIn().find("ui-tars-1.5").orElseThrow().space());

        assertThat(report("gpt").findings()).hasAtLeastOneElementOfType(SpaceDiffers.class);
    }

    @Test
    void the_most_pictures_that_are_taken_are_found() throws Revoked {
        model.mostPictures(3);

        assertThat(report("doubao-ui-tars").findings()).contains(new Pictures(3, 5));
    }

    @Test
    void a_model_that_takes_one_picture_only_would_fail_in_the_second_step() throws Revoked {
        model.mostPictures(1);
        Report report = report("doubao-ui-tars");

        assertThat(report.findings()).contains(new Pictures(1, 5));
        assertThat(report.works()).isFalse();
    }

    @Test
    void all_pictures_a_family_keeps_are_sent_in_one_request() throws Revoked {
        report("doubao-ui-tars");

        assertThat(model.requests().stream().map(PointingModel::pictures)).contains(5);
    }

    @Test
    void a_model_that_refuses_pictures_and_takes_words_is_blamed_for_that() throws Revoked {
        model.refusing(request -> PointingModel.pictures(request) > 0, REQUEST);
        Report report = report("doubao-ui-tars");

        assertThat(report.findings())
                .containsExactly(
                        new Passed(Check.REACHABLE),
                        new Passed(Check.KEY_ACCEPTED),
                        new Passed(Check.MODEL_KNOWN),
                        new Broken(Part.PICTURES, REQUEST));
    }

    @Test
    void a_server_that_breaks_down_at_pictures_only_is_blamed_for_them() throws Revoked {
        AgentFailure broken = new ModelBusy(500, null);
        model.refusing(request -> PointingModel.pictures(request) > 0, broken);

        assertThat(report("doubao-ui-tars").findings()).contains(new Broken(Part.PICTURES, broken));
    }

    @Test
    void a_model_that_takes_only_few_words_is_blamed_for_that() throws Revoked {
        model.refusing(request -> PointingModel.text(request).length() > 500, REQUEST);

        assertThat(report("doubao-ui-tars").findings()).contains(new Broken(Part.LENGTH, REQUEST));
    }

    @Test
    void one_that_takes_nothing_at_all_is_blamed_for_no_part_of_it() throws Revoked {
        model.refusing(_ -> true, REQUEST);

        assertThat(report("doubao-ui-tars").findings()).contains(new Broken(Part.REQUEST, REQUEST));
    }

    @Test
    void nothing_more_is_asked_of_an_endpoint_that_does_not_take_the_key() throws Revoked {
        AgentFailure key = new ModelRefused(401, Ground.KEY);
        model.refusing(_ -> true, key);

        assertThat(report("doubao-ui-tars").findings())
                .containsExactly(new Passed(Check.REACHABLE), new Broken(Part.KEY, key));
        assertThat(model.requests()).hasSize(1);
    }

    @Test
    void a_look_it_asks_for_first_is_given() throws Revoked {
        model.beginningWith(new ModelTurn(
                "", "", List.of(new FunctionCall("1", "screenshot", "{}")), Usage.NONE, ModelTurn.End.COMPLETE, null));

        assertThat(report("gemini").findings()).hasAtLeastOneElementOfType(SpaceFits.class);
        assertThat(model.requests().get(1).messages().getLast().parts())
                .hasAtLeastOneElementOfType(ModelMessage.Answered.class);
    }

    @Test
    void an_answer_without_a_place_ends_the_trial() throws Revoked {
        model.saying("I see a red square.");
        Report report = report("doubao-ui-tars");

        assertThat(report.findings()).endsWith(new Finding.NoPlace());
        assertThat(report.works()).isFalse();
    }

    @Test
    void an_answer_that_is_cut_is_not_read() throws Revoked {
        model.cut();

        assertThat(report("doubao-ui-tars").findings()).endsWith(new Finding.AnswerCut());
    }

    @Test
    void an_answer_in_one_piece_is_no_hindrance() throws Revoked {
        model.inOnePiece();
        Report report = report("doubao-ui-tars");

        assertThat(report.findings()).contains(new Arrived(1));
        assertThat(report.works()).isTrue();
    }

    @Test
    void functions_that_are_called_are_noticed_and_their_refusal_is_no_hindrance() throws Revoked {
        model.calling("report_number");
        assertThat(report("doubao-ui-tars").findings()).contains(new Functions(Functions.Fate.CALLED));

        model.refusing(request -> !request.offer().functions().isEmpty(), REQUEST);
        Report report = report("doubao-ui-tars");
        assertThat(report.findings()).contains(new Functions(Functions.Fate.REFUSED));
        assertThat(report.works()).isTrue();
    }

    @Test
    void what_was_not_offered_is_no_function_that_was_called() throws Revoked {
        model.calling("finished");

        assertThat(report("doubao-ui-tars").findings()).contains(new Functions(Functions.Fate.LEFT));
    }

    @Test
    void a_model_with_a_tool_of_its_vendors_is_not_asked_to_call_other_functions() throws Revoked {
        model.speaking(new CoordinateSpace.SentPixels(AxisOrder.XY));

        assertThat(report("claude-4.6").findings().stream().map(Finding::kind))
                .contains("enough_pictures")
                .noneMatch(kind -> kind.startsWith("functions"));
    }

    @Test
    void a_permit_taken_back_ends_it() {
        permit.revoke(() -> {});

        assertThatThrownBy(() -> report("doubao-ui-tars")).isInstanceOf(Revoked.class);
        assertThat(model.requests()).isEmpty();
    }

    @Test
    void what_breaks_later_is_found_too() throws Revoked {
        model.refusing(request -> PointingModel.pictures(request) > 1, new ModelBusy(503, null));
        Report report = report("doubao-ui-tars");

        assertThat(report.findings()).endsWith(new Broken(Part.SERVER, new ModelBusy(503, null)));
    }
}
