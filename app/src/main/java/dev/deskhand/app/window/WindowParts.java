package dev.deskhand.app.window;

import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.event.RecordedEvents;
import dev.deskhand.app.desk.RunMaker;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.profile.ConnectionTrial;
import dev.deskhand.app.profile.ProfileBook;
import dev.deskhand.app.run.OperatorChoice;
import dev.deskhand.app.run.PictureSource;
import dev.deskhand.app.shell.BarPlace;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/// Everything the window needs from the composition root.
///
/// @param runs puts runs together and carries their events
/// @param operators what can be chosen
/// @param place where the window finds itself
public record WindowParts(
        Runs runs, Models models, List<OperatorChoice> operators, Place place, Texts texts, Clock clock) {
    public WindowParts {
        operators = List.copyOf(operators);
    }

    /// Where runs come from and where what they did can be seen.
    ///
    /// @param stream carries the events of every run the maker prepares
    /// @param events reads them again
    /// @param pictures reads the pictures they name
    /// @param brokenOff ends the runs a program that died left without an end, and says how many; may block
    public record Runs(
            RunMaker maker, EventStream stream, RecordedEvents events, PictureSource pictures, IntSupplier brokenOff) {}

    /// What models there are.
    ///
    /// @param trial tries one out
    public record Models(ProfileBook profiles, ConnectionTrial trial) {}

    /// Where the window finds itself.
    ///
    /// @param memory the file that keeps how it was left
    /// @param bar tells the operator of this display where our bar is
    /// @param onLost takes what is to be told when the window's display is gone, by a thread that does not
    ///     go on after that; to be called on the FX thread, once it has started
    public record Place(Path memory, BarPlace bar, Consumer<Runnable> onLost) {}
}
