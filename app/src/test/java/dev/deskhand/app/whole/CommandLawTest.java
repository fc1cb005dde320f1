package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.cost.Cost;
import dev.deskhand.agent.cost.Money;
import dev.deskhand.agent.cost.Price;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.AgentEvent.TokensUsed;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.app.child.DeskhandProcess;
import dev.deskhand.app.child.Ended;
import dev.deskhand.testkit.display.Monitor;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.Person;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.StandInModel;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The laws of a run as whoever starts `deskhand run` sees them: by its exit status, its output and the screen.
class CommandLawTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final String DONE = "Thought: Good.\nAction: finished(content='All is well.')";

    @TempDir
    Path home;

    private VirtualDisplay display;
    private CommandRun command;

    @BeforeEach
    void open() throws InterruptedException {
        display = VirtualDisplay.open(VirtualDisplay.HD);
        command = new CommandRun(home, display);
    }

    @AfterEach
    void close() {
        display.close();
    }

    @Test
    void a_key_that_is_not_accepted_ends_it_at_once_and_is_named_with_where_it_is_set() throws InterruptedException {
        command.program().with("SOME_KEY", "sk-wrong");
        try (StandInModel model = StandInModel.openWithKey("sk-right", Answerer.always(Answer.text(DONE)));
                DeskhandProcess process = command.start(model, "--api-key-env", "SOME_KEY")) {
            Ended ended = process.awaitEnd();

            assertThat(ended.status()).isEqualTo(1);
            assertThat(ended.out()).contains("key", "HTTP 401", "SOME_KEY").hasLineCount(1);
            assertThat(ended.out() + ended.err()).doesNotContain("sk-wrong", model.canary());
            assertThat(model.rejections()).hasSize(1);
        }
    }

    @Test
    void a_limit_on_cost_is_kept_before_the_request_that_would_cross_it() throws Exception {
        Price price = new Price(new BigDecimal("3"), new BigDecimal("15"), new BigDecimal("0.3"), "USD");
        Money most = new Money(new BigDecimal("0.05"), "USD");
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.text("Action: wait(time='0.01')")))) {
            Files.createDirectories(command.program().data());
            Files.writeString(command.program().data().resolve("settings.json"), """
                    {"version": 1, "profiles": [{"name": "Lab", "base_url": "%s", "model": "m",
                      "family": "doubao-ui-tars", "limits": {"cost": 0.05},
                      "price": {"input": 3, "output": 15, "cached": 0.3, "currency": "USD"}}]}
                    """.formatted(model.baseUrl()));
            Ended ended = command.program().run("", "run", "--profile", "Lab", "--events", "Go on");

            List<AgentEvent> events = CommandRun.events(ended.out());
            List<TokensUsed> used = events.stream()
                    .filter(TokensUsed.class::isInstance)
                    .map(TokensUsed.class::cast)
                    .toList();
            assertThat(ended.status()).as(ended.err()).isEqualTo(4);
            assertThat(ended.err()).startsWith("Cost limit reached. The next request would have cost more");
            assertThat(events)
                    .last()
                    .isInstanceOfSatisfying(
                            AgentEvent.RunEnded.class,
                            end -> assertThat(end.reason()).isEqualTo(EndReason.MONEY));
            assertThat(model.requests()).hasSameSizeAs(used).hasSizeGreaterThan(2);
            assertThat(used)
                    .allSatisfy(each ->
                            assertThat(each.cost()).isEqualTo(new Cost(price.of(each.turn()), price.of(each.run()))));
            TokensUsed last = used.getLast();
            assertThat(price.of(last.run()).isMoreThan(most)).isFalse();
            Usage another = last.turn().plus(new Usage(1500, 0, 0)); // with its picture
            assertThat(price.of(last.run().plus(another)).isMoreThan(most))
                    .as("another would have crossed it")
                    .isTrue();
        }
    }

    @Test
    void a_server_in_trouble_is_asked_again_and_a_retry_that_works_leaves_no_failure() throws InterruptedException {
        Answerer answers = Answerer.inTurn(Answer.status(500), Answer.text(DONE));
        try (StandInModel model = StandInModel.open(answers);
                DeskhandProcess process = command.start(model, "--events")) {
            Ended ended = process.awaitEnd();

            List<AgentEvent> events = CommandRun.events(ended.out());
            assertThat(ended.status()).as(ended.err()).isZero();
            assertThat(events).extracting(AgentEvent::type).contains("model_attempt");
            assertThat(events).last().isInstanceOfSatisfying(AgentEvent.RunEnded.class, end -> {
                assertThat(end.reason()).isEqualTo(EndReason.FINISHED);
                assertThat(end.failure()).isNull();
            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM"})
    void a_signal_in_a_call_that_hangs_ends_it_with_130_and_its_end_is_recorded(String signal) throws Exception {
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.hangBeforeFirstByte()));
                DeskhandProcess process = command.start(
                        model, "--events", "--out", home.resolve("out").toString())) {
            model.awaitRequests(1, LIMIT);
            process.signal(signal);
            Ended ended = process.awaitEnd(LIMIT);

            assertThat(ended.status()).isEqualTo(130);
            assertThat(CommandRun.events(ended.out())).last().satisfies(CommandLawTest::isStopped);
            assertThat(CommandRun.events(Files.readString(home.resolve("out/log.jsonl"))))
                    .last()
                    .satisfies(CommandLawTest::isStopped);
        }
    }

    @Test
    void a_signal_with_keys_held_lets_go_of_them() throws Exception {
        Answer holding = Answer.text("Action: press(key='ctrl shift')\n\nwait(time='60')");
        try (StandInModel model = StandInModel.open(Answerer.always(holding));
                DeskhandProcess process = command.start(model)) {
            Patience patience = new Patience(LIMIT);
            patience.until("held keys", () -> display.heldInput().size() == 2);
            process.signal("INT");
            Ended ended = process.awaitEnd(LIMIT);

            assertThat(ended.status()).isEqualTo(130);
            assertThat(ended.out()).startsWith("Stopped. ").hasLineCount(1);
            assertThat(display.heldInput()).isEmpty();
        }
    }

    @Test
    void the_stop_key_stops_it_too() throws Exception {
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.hangBeforeFirstByte()));
                DeskhandProcess process = command.start(model)) {
            model.awaitRequests(1, LIMIT);
            new Person(display).key("ctrl+alt+shift+Escape");
            Ended ended = process.awaitEnd(LIMIT);

            assertThat(ended.status()).isEqualTo(130);
            assertThat(display.heldInput()).isEmpty();
        }
    }

    @Test
    void a_second_run_on_the_same_screen_is_refused_with_the_first_ones_number() throws Exception {
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.hangBeforeFirstByte()));
                DeskhandProcess first = command.start(model)) {
            model.awaitRequests(1, LIMIT);
            command.program().with("DESKHAND_HOME", home.resolve("another").toString());
            try (DeskhandProcess second = command.start(model)) {
                Ended ended = second.awaitEnd(LIMIT);

                assertThat(ended.status()).isEqualTo(1);
                assertThat(ended.err()).contains("deskhand, process " + first.pid());
                assertThat(ended.out()).isEmpty();
            }
            assertThat(first.isRunning()).isTrue();
        }
    }

    @Test
    void of_several_displays_one_has_to_be_chosen() throws Exception {
        Size half = new Size(640, 720);
        display.setMonitors(
                new Monitor("left", new ScreenRect(0, 0, half)), new Monitor("right", new ScreenRect(640, 0, half)));
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.text(DONE)))) {
            try (DeskhandProcess process = command.start(model)) {
                Ended ended = process.awaitEnd(LIMIT);
                assertThat(ended.status()).isEqualTo(2);
                assertThat(ended.err()).contains("left 640x720", "right 640x720", "--display");
            }
            try (DeskhandProcess process = command.start(model, "--display", "2")) {
                assertThat(process.awaitEnd(LIMIT).status()).isZero();
            }
        }
    }

    @Test
    void without_a_display_it_says_so_with_2() throws Exception {
        command.program().without("DISPLAY");
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.text(DONE)));
                DeskhandProcess process = command.start(model)) {
            Ended ended = process.awaitEnd(LIMIT);

            assertThat(ended.status()).as(ended.err()).isEqualTo(2);
            assertThat(ended.err()).contains("DISPLAY is not set").hasLineCount(1);
        }
    }

    @Test
    void a_look_and_an_act_work_on_the_real_screen() throws InterruptedException, IOException {
        Path picture = home.resolve("look.png");
        assertThat(command.program()
                        .run("", "look", "--out", picture.toString())
                        .status())
                .isZero();
        assertThat(picture).isNotEmptyFile();

        Ended act = command.program().run("", "act", "mouse_move(point='<point>250 500</point>')");
        assertThat(act.status()).as(act.out() + act.err()).isZero();
        assertThat(display.run("xdotool", "getmouselocation").text()).startsWith("x:320 y:360");
    }

    private static void isStopped(AgentEvent event) {
        assertThat(event)
                .isInstanceOfSatisfying(
                        AgentEvent.RunEnded.class,
                        end -> assertThat(end.reason()).isEqualTo(EndReason.STOPPED));
    }
}
