package dev.deskhand.app.profile;

import dev.deskhand.app.settings.ProfileRules;
import dev.deskhand.app.settings.Secret;
import dev.deskhand.models.BaseUrl;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Says what is missing or wrong in a profile as it stands, as keys of texts.
final class ProfileCheck {
    private final Set<String> families;

    ProfileCheck(Set<String> families) {
        this.families = Set.copyOf(families);
    }

    /// What is wrong, by field; empty where the profile can be used.
    ///
    /// @param key what is typed for its key; empty where nothing is
    Map<ProfileField, String> problems(ProfileEntry entry, String key) {
        Map<ProfileField, String> problems = new EnumMap<>(ProfileField.class);
        put(problems, ProfileField.NAME, name(entry.name()));
        put(problems, ProfileField.BASE_URL, baseUrl(entry.baseUrl()));
        put(problems, ProfileField.MODEL, model(entry.model()));
        put(problems, ProfileField.FAMILY, families.contains(entry.family()) ? null : "profile.problem.no_family");
        put(problems, ProfileField.KEY, key.isEmpty() ? null : key(key));
        return problems;
    }

    private static void put(Map<ProfileField, String> problems, ProfileField field, @Nullable String problem) {
        if (problem != null) {
            problems.put(field, problem);
        }
    }

    private static @Nullable String name(String typed) {
        if (typed.isBlank()) {
            return "profile.problem.no_name";
        }
        return ProfileRules.ofName(typed).isPresent() ? "profile.problem.bad_name" : null;
    }

    private static @Nullable String baseUrl(String typed) {
        if (typed.isBlank()) {
            return "profile.problem.no_url";
        }
        BaseUrl.@Nullable Flaw flaw = BaseUrl.flaw(typed).orElse(null);
        return switch (flaw) {
            case SECRET -> "profile.problem.key_in_url";
            case NO_PORT -> "profile.problem.bad_port";
            case NO_WEB_ADDRESS, NO_HOST -> "profile.problem.bad_url";
            case null -> ProfileRules.ofBaseUrl(typed).isPresent() ? "profile.problem.bad_url" : null;
        };
    }

    private static @Nullable String model(String typed) {
        if (typed.isBlank()) {
            return "profile.problem.no_model";
        }
        return ProfileRules.ofModel(typed).isPresent() ? "profile.problem.long_model" : null;
    }

    private static @Nullable String key(String typed) {
        if (typed.startsWith("$")) {
            boolean named = ProfileRules.ofKeyVariable(typed.substring(1)).isEmpty();
            return named ? null : "profile.problem.bad_variable";
        }
        return Secret.isUsable(typed) ? null : "profile.problem.bad_key";
    }
}
