package dev.deskhand.operators.desktop;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.testkit.contract.OperatorStopContract;
import dev.deskhand.testkit.contract.Stage;
import dev.deskhand.testkit.contract.X11Stage;

class DesktopOperatorStopTest extends OperatorStopContract {
    @Override
    protected Stage open() throws AgentException, InterruptedException {
        return X11Stage.open(
                display -> DesktopOperators.of(display.name()).open(new DisplayChoice.Only(), OwnBar.NONE));
    }
}
