package dev.deskhand.app.window;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.PictureEncoder;
import dev.deskhand.agent.model.SafetyCheck;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.rehearsal.PaperOperator;
import dev.deskhand.agent.rehearsal.ScriptedModel;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.run.AgentLoop;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.agent.run.Recorder;
import dev.deskhand.agent.run.RunControl;
import dev.deskhand.agent.run.RunOrder;
import dev.deskhand.agent.run.RunParts;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.app.desk.PreparedRun;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.profile.BookDouble;
import dev.deskhand.app.profile.ConnectionTrial;
import dev.deskhand.app.run.OperatorChoice;
import dev.deskhand.app.shell.BarPlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The real window over the real loop, with a screen on paper and a model that thinks for ever. Tells on stdout what
/// happens; a file `move` in its folder asks the bar to move away from the place written there.
final class RehearsalWindow {
    private static final Size PAPER = new Size(640, 400);

    private RehearsalWindow() {}

    static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        EventStream stream = new EventStream();
        BarPlace bar = new BarPlace();
        stream.subscribe(item -> tell(item), () -> {});
        Thread.ofPlatform().daemon().start(() -> watch(bar, folder));
        WindowParts.Runs runs = new WindowParts.Runs(
                wish -> run(stream, wish.instruction()),
                stream,
                (run, from, to) -> List.of(),
                picture -> new byte[0],
                () -> 0);
        new WindowProgram(new WindowParts(
                        runs,
                        new WindowParts.Models(
                                BookDouble.withOne(), (_, _, _) -> new ConnectionTrial.Result(false, null)),
                        List.of(new OperatorChoice("desktop", OperatorChoice.Place.THIS_DISPLAY)),
                        new WindowParts.Place(folder.resolve("window.json"), bar, lost -> {}),
                        Texts.in(Locale.ENGLISH),
                        Clock.systemUTC()))
                .run();
        System.out.println("ended");
        System.exit(0);
    }

    private static boolean tell(StreamItem item) {
        if (item instanceof StreamItem.Recorded(var event)) {
            String more = switch (event) {
                case AgentEvent.RunEnded ended -> " " + ended.reason();
                case AgentEvent.Answered answered ->
                    " " + answered.answer().name().toLowerCase(Locale.ROOT);
                default -> "";
            };
            System.out.println("event " + event.type() + more);
        }
        return false;
    }

    private static void watch(BarPlace bar, Path folder) {
        String before = "";
        while (true) {
            String now = bar.bounds()
                    .map(place -> "bar " + place.x() + " " + place.y() + " "
                            + place.size().width() + " " + place.size().height())
                    .orElse("bar gone");
            if (!now.equals(before)) {
                System.out.println(now);
                before = now;
            }
            move(bar, folder.resolve("move"));
        }
    }

    private static void move(BarPlace bar, Path file) {
        try {
            Thread.sleep(20);
            if (Files.exists(file)) {
                String[] place = Files.readString(file).strip().split(" ", -1);
                Files.delete(file);
                bar.moveAwayFrom(new ScreenPixel(Integer.parseInt(place[0]), Integer.parseInt(place[1])));
            }
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static PreparedRun run(EventStream stream, String instruction) {
        Operator operator = new PaperOperator(PAPER, Clock.systemUTC());
        VisionModel model = new ScriptedModel(instruction.startsWith("Ask") ? asking() : patient());
        return new PreparedRun() {
            @Override
            public AgentEvent.RunEnded run(RunControl control) {
                RunParts parts = new RunParts(
                        operator, model, Families.builtIn().all().getFirst(), encoder(), new TextReplyReader());
                RunOrder order = new RunOrder(
                        "run-" + System.nanoTime(),
                        instruction,
                        "scripted",
                        "English",
                        new Limits(100, Duration.ofMinutes(5), null));
                return new AgentLoop(parts, control, recorder(), stream, Clock.systemUTC()).run(order);
            }

            @Override
            public void close() {
                operator.close();
                model.close();
            }
        };
    }

    private static List<ScriptedModel.Line> patient() {
        return List.of(
                new ScriptedModel.Line.Say("Thought: I press it.\nAction: click(start_box='(100,100)')"),
                new ScriptedModel.Line.Hang(),
                new ScriptedModel.Line.Hang(),
                new ScriptedModel.Line.Hang(),
                new ScriptedModel.Line.Hang());
    }

    private static List<ScriptedModel.Line> asking() {
        SafetyCheck check = new SafetyCheck("1", "pay", "This pays a bill.");
        FunctionCall pay = new FunctionCall("a", "click", "{\"point\": [100, 100]}", List.of(check));
        FunctionCall end = new FunctionCall("b", "finished", "{\"content\": \"Done.\"}");
        return List.of(new ScriptedModel.Line.Call(List.of(pay)), new ScriptedModel.Line.Call(List.of(end)));
    }

    private static PictureEncoder encoder() {
        return (frame, spec) -> new Picture(frame.id(), frame.size(), Picture.Format.PNG, new byte[] {1});
    }

    private static Recorder recorder() {
        return new Recorder() {
            @Override
            public void record(List<AgentEvent> events) {
                // nothing here needs to last
            }

            @Override
            public Optional<PictureRef> keep(String run, int step, Picture picture) {
                return Optional.empty();
            }
        };
    }
}
