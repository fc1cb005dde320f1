package dev.deskhand.app.workbench;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.Part;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.screen.Display;
import dev.deskhand.app.settings.Surroundings;
import dev.deskhand.operators.desktop.DesktopOperators;
import dev.deskhand.operators.desktop.DisplayChoice;
import dev.deskhand.operators.desktop.OwnBar;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// This computer's displays. Native libraries are loaded with the first call.
public final class DesktopScreens implements Screens {
    private static final Pattern SCREEN_NUMBER = Pattern.compile("\\.\\d+$");

    private final Optional<String> server;
    private final OwnBar bar;
    private final DesktopOperators operators = DesktopOperators.ofThisSession();

    /// Those of the session this process was started in.
    ///
    /// @param bar our own bar, where one is shown
    public DesktopScreens(Surroundings surroundings, OwnBar bar) {
        this.server = surroundings.variable("DISPLAY");
        this.bar = bar;
    }

    /// Mouse and keyboard are the whole server's, so its name without the number of a screen.
    @Override
    public String name() {
        String display = SCREEN_NUMBER.matcher(server.orElse("none")).replaceFirst("");
        return "desktop-" + display.replaceFirst("^unix(?=:)", "").replaceAll("[^A-Za-z0-9]", "_");
    }

    @Override
    public List<Display> displays() throws AgentException {
        requireDisplay();
        return operators.displays();
    }

    @Override
    public Operator open(DisplayChoice choice) throws AgentException {
        requireDisplay();
        return operators.open(choice, bar);
    }

    @Override
    public void bearToolkit(Runnable lost) {
        DesktopOperators.guardAgainstToolkits(lost);
    }

    @Override
    public void letGoOfLeftovers() throws AgentException {
        requireDisplay();
        operators.letGoOfLeftovers();
    }

    @Override
    public Watch watchStopKey(Runnable pressed, Consumer<AgentFailure> lost) throws AgentException {
        requireDisplay();
        return operators.watchStopKey(pressed, lost)::close;
    }

    private void requireDisplay() throws AgentException {
        if (server.isEmpty()) {
            throw new AgentException(new AgentFailure.PartMissing(Part.ANY_DISPLAY));
        }
    }
}
