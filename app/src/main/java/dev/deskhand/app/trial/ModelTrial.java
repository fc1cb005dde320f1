package dev.deskhand.app.trial;

import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.trial.Check;
import dev.deskhand.agent.trial.Finding;
import dev.deskhand.agent.trial.Part;
import dev.deskhand.agent.trial.Report;
import dev.deskhand.agent.trial.Trial;
import dev.deskhand.agent.trial.TrialParts;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.workbench.ModelChoice;
import dev.deskhand.app.workbench.Parts;
import dev.deskhand.app.workbench.Workbench;
import dev.deskhand.models.BaseUrl;
import dev.deskhand.models.ModelEndpoint;
import java.net.URI;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// Tries out a model where and as it was set up. Where nothing speaks for a model at its address, the one
/// with the `/v1` most servers want is tried as well. On a platform thread.
public final class ModelTrial {
    private static final String VERSION = "/v1";
    private static final Pattern HAS_VERSION = Pattern.compile("/v\\d");
    private static final Set<Part> OF_THE_ADDRESS = EnumSet.of(Part.PATH, Part.MODEL);

    private final Workbench workbench;
    private final String language;
    private final Consumer<Finding> heard;

    /// Prepares a trial.
    ///
    /// @param language the language thoughts are asked for in, as an English name
    /// @param heard is told each finding when it is made
    public ModelTrial(Workbench workbench, String language, Consumer<Finding> heard) {
        this.workbench = workbench;
        this.language = language;
        this.heard = heard;
    }

    /// Tries it.
    ///
    /// @throws BadSetting where its key cannot be had
    /// @throws Revoked as soon as the permit is taken back
    public Report run(ModelChoice.Endpoint choice, Permit permit) throws BadSetting, Revoked {
        List<Finding> heldBack = new ArrayList<>();
        Report report = ask(choice, permit, finding -> {
            if (isOfTheAddress(finding)) {
                heldBack.add(finding);
            } else {
                heard.accept(finding);
            }
        });
        if (heldBack.isEmpty()) {
            return report;
        }
        Optional<Report> elsewhere = elsewhere(choice, permit);
        if (elsewhere.isEmpty()) {
            heldBack.forEach(heard);
        }
        return elsewhere.orElse(report);
    }

    private static boolean isOfTheAddress(Finding finding) {
        return finding instanceof Finding.Broken(var part, var _) && OF_THE_ADDRESS.contains(part);
    }

    /// What is found with `/v1` behind the address; empty where it has one, or nothing comes of it.
    private Optional<Report> elsewhere(ModelChoice.Endpoint choice, Permit permit) throws BadSetting, Revoked {
        Optional<String> corrected = corrected(choice);
        if (corrected.isEmpty()) {
            return Optional.empty();
        }
        List<Finding> findings = new ArrayList<>(List.of(new Finding.AnswersElsewhere(corrected.get())));
        ModelChoice.Endpoint there = choice.at(corrected.get());
        Report report = ask(there, permit, finding -> {
            // That somebody answers was found at the address as it was given.
            if (!finding.equals(new Finding.Passed(Check.REACHABLE))) {
                findings.add(finding);
            }
        });
        if (report.brokenPart().filter(OF_THE_ADDRESS::contains).isPresent()) {
            return Optional.empty();
        }
        findings.forEach(heard);
        return Optional.of(new Report(findings));
    }

    private static Optional<String> corrected(ModelChoice.Endpoint choice) {
        URI url = new ModelEndpoint(BaseUrl.of(choice.baseUrl()), choice.model(), null).baseUrl();
        boolean mayLackIt = choice.family().speech().protocol() == Speech.Protocol.CHAT
                && url.getRawQuery() == null
                && !HAS_VERSION.matcher(url.getRawPath()).find();
        return mayLackIt ? Optional.of(url + VERSION) : Optional.empty();
    }

    private Report ask(ModelChoice.Endpoint choice, Permit permit, Consumer<Finding> teller)
            throws BadSetting, Revoked {
        Parts parts = workbench.parts();
        try (VisionModel model = workbench.model(choice)) {
            TrialParts trial = new TrialParts(
                    model, choice.family(), choice.engine(), parts.encoder().get(), parts.reader());
            return new Trial(trial, parts.families(), choice.model(), language, teller).run(permit);
        }
    }
}
