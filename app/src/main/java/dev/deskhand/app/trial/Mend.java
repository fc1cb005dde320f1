package dev.deskhand.app.trial;

import dev.deskhand.agent.trial.Finding;
import dev.deskhand.agent.trial.Report;
import dev.deskhand.app.settings.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Corrects in a profile what a trial has found wrong and what it has found in its place: the family and the
/// address.
public final class Mend {
    private Mend() {}

    /// One field that was corrected.
    public record Change(String field, String before, String after) {}

    /// The corrected profile, which nobody has tried yet; empty where there is nothing to correct.
    public static Optional<Profile> of(Profile profile, Report report) {
        Profile mended = profile;
        for (Finding finding : report.findings()) {
            mended = mended(mended, finding);
        }
        return mended.equals(profile) ? Optional.empty() : Optional.of(mended);
    }

    private static Profile mended(Profile profile, Finding finding) {
        return switch (finding) {
            case Finding.AnswersElsewhere(var baseUrl) -> profile.at(baseUrl);
            case Finding.SpaceDiffers(var _, var families)
            when !families.isEmpty() -> profile.speaking(families.getFirst());
            default -> profile;
        };
    }

    /// What differs between the two.
    public static List<Change> changes(Profile before, Profile after) {
        List<Change> changes = new ArrayList<>();
        add(changes, "base_url", before.baseUrl(), after.baseUrl());
        add(changes, "family", before.family(), after.family());
        return changes;
    }

    private static void add(List<Change> changes, String field, String before, String after) {
        if (!before.equals(after)) {
            changes.add(new Change(field, before, after));
        }
    }
}
