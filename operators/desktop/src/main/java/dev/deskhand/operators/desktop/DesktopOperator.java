package dev.deskhand.operators.desktop;

import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Readiness;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.screen.Display;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FramePixel;
import dev.deskhand.operators.desktop.x11.Progress;
import dev.deskhand.operators.desktop.x11.X11Desktop;
import dev.deskhand.operators.desktop.x11.X11Exception;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The operator of one display of this computer, over X11.
///
/// [#look] and [#perform] belong to the run's thread; everything else may be called from any. A server that is
/// gone, or a display that was unplugged, is `ScreenLost` for good: no other display takes its place.
final class DesktopOperator implements Operator {
    static final String NAME = "desktop";

    private final X11Desktop desktop;
    private final Displays displays;
    private final String display;
    private final FrameMaker frames;
    private final Gaze gaze;
    private final Acting acting;
    private final FrameGate gate = new FrameGate();

    DesktopOperator(X11Desktop desktop, Display display, FrameMaker frames) {
        this.desktop = desktop;
        this.displays = new Displays(desktop.monitors());
        this.display = display.name();
        this.frames = frames;
        this.gaze = new Gaze(new Samples(desktop.eyes(), display.bounds()), frames);
        this.acting = new Acting(desktop.mouse(), desktop.keyboard(), gaze);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public ActionSpace actions() {
        return Acting.SPACE;
    }

    @Override
    public Readiness readiness() {
        try {
            return displays.named(display).isPresent()
                    ? Readiness.READY
                    : new Readiness(List.of(Failures.screenLost()));
        } catch (X11Exception unable) {
            return new Readiness(List.of(Failures.of(unable)));
        }
    }

    @Override
    public Frame look(Settle settle, Permit permit, Consumer<Frame> candidate) throws AgentException, Revoked {
        try {
            Display now = displays.named(display).orElseThrow(() -> new AgentException(Failures.screenLost()));
            gaze.moveTo(now.bounds());
            frames.awaitBarGone(permit);
            Frame frame = gaze.look(settle, permit, candidate);
            gate.handedOut(frame);
            return frame;
        } catch (X11Exception unable) {
            throw new AgentException(Failures.ofLooking(unable), unable);
        }
    }

    @Override
    public Outcome perform(BoundAction action, Permit permit) {
        try {
            Optional<Refusal> refusal = refusal(action, permit);
            return refusal.isPresent() ? new Outcome.Refused(refusal.get()) : begin(action, permit);
        } catch (Revoked before) {
            return new Outcome.NotRun(Outcome.NotRun.Why.STOPPED);
        } catch (X11Exception unable) {
            return new Outcome.Failed(Failures.of(unable));
        }
    }

    private Outcome begin(BoundAction action, Permit permit) throws X11Exception {
        Progress progress = new Progress();
        gate.begins(action);
        try {
            try {
                acting.carryOut(action, permit, progress);
            } finally {
                gaze.acted();
            }
            return new Outcome.Done(Change.UNKNOWN);
        } catch (Revoked stopped) {
            return new Outcome.Interrupted(progress.done(), Math.max(1, progress.of()));
        }
    }

    /// Everything that must hold before the first event, the cheap first and the look at the screen last.
    private Optional<Refusal> refusal(BoundAction action, Permit permit) throws X11Exception, Revoked {
        permit.check();
        if (!Acting.SPACE.has(action.action().kind())) {
            return refused(Refusal.Reason.UNSUPPORTED);
        }
        Optional<Refusal.Reason> belongsElsewhere = gate.refuses(action);
        if (belongsElsewhere.isPresent()) {
            return belongsElsewhere.map(Refusal::because);
        }
        if (!isWhereItWas(action.frame())) {
            return refused(Refusal.Reason.REPLACED);
        }
        if (!action.keys().isEmpty() && desktop.keyboard().wouldStop(action.keys())) {
            return refused(Refusal.Reason.STOP_KEY);
        }
        if (action.points().stream().anyMatch(frames::isUnderBar)) {
            return refused(Refusal.Reason.UNDER_BAR);
        }
        Optional<Refusal> impossible = acting.impossible(action);
        if (impossible.isPresent()) {
            return impossible;
        }
        if (!gate.isUntouched()) {
            gaze.calm(permit);
            return Optional.empty();
        }
        Optional<FramePixel> aim = action.pixels().stream().findFirst();
        return gaze.hasChangedSince(action.frame(), aim) ? refused(Refusal.Reason.CHANGED) : Optional.empty();
    }

    private static Optional<Refusal> refused(Refusal.Reason reason) {
        return Optional.of(Refusal.because(reason));
    }

    private boolean isWhereItWas(Frame frame) throws X11Exception {
        return displays.named(display)
                .filter(now -> now.bounds().equals(frame.bounds()))
                .isPresent();
    }

    @Override
    public void letGo() {
        desktop.letGo();
    }

    @Override
    public void close() {
        gaze.close();
        desktop.close();
    }
}
