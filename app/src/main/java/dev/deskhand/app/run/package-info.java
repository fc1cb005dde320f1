/// The current run as the window shows it: its state is a fold of events ([dev.deskhand.app.run.RunState], plain Java),
/// the store puts that state on the FX thread, the view model adds words and permissions, the views lay it out.
/// Starting and stopping runs is the business of `app.desk`.
@NullMarked
package dev.deskhand.app.run;

import org.jspecify.annotations.NullMarked;
