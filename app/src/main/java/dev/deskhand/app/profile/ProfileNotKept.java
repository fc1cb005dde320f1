package dev.deskhand.app.profile;

import java.io.Serial;

/// Settings or secrets could not be written. The cause is for the log; a person is told in words of ours.
public final class ProfileNotKept extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    public ProfileNotKept(Throwable cause) {
        super("profile not kept", cause);
    }
}
