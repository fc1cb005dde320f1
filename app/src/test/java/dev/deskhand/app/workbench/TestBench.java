package dev.deskhand.app.workbench;

import dev.deskhand.agent.cost.PriceTable;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.rehearsal.ScriptedModel;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.app.settings.DataHome;
import dev.deskhand.app.settings.SecretsFile;
import dev.deskhand.app.settings.Surroundings;
import dev.deskhand.frames.PictureEncoders;
import dev.deskhand.journal.Journal;
import dev.deskhand.models.ModelEndpoint;
import dev.deskhand.models.Models;
import dev.deskhand.models.Timeouts;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A workbench with paper for a screen and a script for a model; everything else is the real thing.
public final class TestBench implements AutoCloseable {
    private final PaperScreens screens;
    private final Path folder;
    private final List<ModelEndpoint> asked = new ArrayList<>();
    private final Workbench workbench;
    private ModelMaker maker = (endpoint, protocol) -> ScriptedModel.saying();

    public TestBench(Path folder, int displays, Map<String, String> variables) {
        this(folder, displays, variables, Clock.systemUTC());
    }

    /// One whose runs have another time.
    public TestBench(Path folder, int displays, Map<String, String> variables, Clock clock) {
        this.folder = folder;
        this.screens = new PaperScreens(displays);
        Parts parts = new Parts(
                screens,
                this::open,
                PictureEncoders::portable,
                new TextReplyReader(),
                Families.builtIn(),
                PriceTable.builtIn());
        Surroundings surroundings = new Surroundings(
                variables, "Linux", folder, new Surroundings.Shared(null, folder.resolve("deskhand-ada")));
        workbench = new Workbench(
                () -> Journal.open(home().journal()),
                new SecretsFile(home().secretsFile()),
                surroundings,
                parts,
                clock);
    }

    private VisionModel open(ModelEndpoint endpoint, Speech.Protocol protocol) {
        asked.add(endpoint);
        return maker.open(endpoint, protocol);
    }

    /// Has it think with that.
    public TestBench thinkingWith(VisionModel script) {
        maker = (endpoint, protocol) -> script;
        return this;
    }

    /// Has it ask real endpoints, with that patience.
    public TestBench askingOverHttp(Timeouts timeouts) {
        maker = (endpoint, protocol) -> Models.speaking(
                protocol,
                new ModelEndpoint(endpoint.baseUrl(), endpoint.model(), endpoint.key(), timeouts, endpoint.sampling()),
                workbench.clock());
        return this;
    }

    public DataHome home() {
        return new DataHome(folder.resolve("home"), folder.resolve("home"));
    }

    public Workbench workbench() {
        return workbench;
    }

    public PaperScreens screens() {
        return screens;
    }

    /// The endpoints models were opened at.
    public List<ModelEndpoint> asked() {
        return List.copyOf(asked);
    }

    @Override
    public void close() {
        workbench.close();
    }
}
