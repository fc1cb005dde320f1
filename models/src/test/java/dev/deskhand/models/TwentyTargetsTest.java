package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.testkit.eyes.PictureReader;
import dev.deskhand.testkit.eyes.Region;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.SeenRequest;
import dev.deskhand.testkit.model.StandInModel;
import java.util.Collections;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// A model that sees the target in the picture it was sent, and names its middle in its protocol's own units, hits it:
/// no protocol, picture or family's space shifts a click.
class TwentyTargetsTest {
    private static final int TARGETS = 20;
    private static final int CORNERS = 4;
    private static final int TOLERANCE = 40;

    private static Answer look(Speech.Protocol protocol, SeenRequest request, TargetBoard board, int targets) {
        if (board.hits().size() == targets) {
            return Speaking.finish(protocol, request);
        }
        Region target = new PictureReader(request.lastPicture())
                .patch(TargetBoard.COLOUR, TOLERANCE)
                .orElseThrow();
        return Speaking.click(protocol, request, target.centre());
    }

    private static void hits(Speech.Protocol protocol, StandInModel there, TargetBoard board) {
        AgentEvent.RunEnded end = new PaperRun(protocol, board).run(there);
        assertThat(end.reason()).as("after refusals %s", there.rejections()).isEqualTo(EndReason.FINISHED);
    }

    @ParameterizedTest
    @EnumSource(Speech.Protocol.class)
    void every_click_hits_the_target_that_was_seen(Speech.Protocol protocol) {
        TargetBoard board = new TargetBoard();
        try (StandInModel there = StandInModel.open(protocol, request -> look(protocol, request, board, TARGETS))) {
            hits(protocol, there, board);
            assertThat(there.rejections()).isEmpty();
        }
        assertThat(board.hits()).isEqualTo(Collections.nCopies(TARGETS, true));
    }

    @ParameterizedTest
    @CsvSource({
        "ANTHROPIC, computer_20251124, 1",
        "ANTHROPIC, computer_20250124, 2",
        "ANTHROPIC, none, 3",
        "OPENAI_RESPONSES, computer_use_preview, 1",
        "OPENAI_RESPONSES, none, 2",
        "GEMINI, ENVIRONMENT_BROWSER, 1",
        "GEMINI, none, 2"
    })
    void a_server_that_knows_an_older_tool_or_none_is_found_out_once_and_hits_as_well(
            Speech.Protocol protocol, String tool, int refusals) {
        TargetBoard board = new TargetBoard();
        Answerer mind = request -> look(protocol, request, board, CORNERS);
        try (StandInModel there = StandInModel.openKnowing(Set.of(tool), protocol, mind)) {
            hits(protocol, there, board);
            assertThat(there.rejections()).hasSize(refusals);
        }
        assertThat(board.hits()).isEqualTo(Collections.nCopies(CORNERS, true));
    }
}
