package dev.deskhand.app.profile;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Says what is missing or wrong in a profile as it stands, as keys of texts.
final class ProfileCheck {
    private static final int LONGEST = 2048;

    private final Set<String> families;

    ProfileCheck(Set<String> families) {
        this.families = Set.copyOf(families);
    }

    /// What is wrong, by field; empty where the profile can be used.
    Map<ProfileField, String> problems(ProfileEntry entry) {
        Map<ProfileField, String> problems = new EnumMap<>(ProfileField.class);
        put(problems, ProfileField.NAME, entry.name().isBlank() ? "profile.problem.no_name" : null);
        put(problems, ProfileField.BASE_URL, baseUrl(entry.baseUrl().strip()));
        put(problems, ProfileField.MODEL, entry.model().isBlank() ? "profile.problem.no_model" : null);
        put(problems, ProfileField.FAMILY, families.contains(entry.family()) ? null : "profile.problem.no_family");
        return problems;
    }

    private static void put(Map<ProfileField, String> problems, ProfileField field, @Nullable String problem) {
        if (problem != null) {
            problems.put(field, problem);
        }
    }

    private static @Nullable String baseUrl(String typed) {
        if (typed.isEmpty()) {
            return "profile.problem.no_url";
        }
        try {
            URI url = new URI(typed);
            boolean web = "http".equalsIgnoreCase(url.getScheme()) || "https".equalsIgnoreCase(url.getScheme());
            if (!web || url.getHost() == null || typed.length() > LONGEST) {
                return "profile.problem.bad_url";
            }
            return url.getUserInfo() == null ? null : "profile.problem.key_in_url";
        } catch (URISyntaxException e) {
            return "profile.problem.bad_url";
        }
    }
}
