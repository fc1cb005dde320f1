package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.VisionModel;
import java.net.URI;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OneLineTest {
    @ParameterizedTest
    @EnumSource
    void all_ways_of_asking_one_model_share_their_connections(Speech.Protocol protocol) {
        Set<Thread> before = clients();
        try (VisionModel _ = Speaking.model(protocol, URI.create("http://127.0.0.1:9"))) {
            Set<Thread> now = clients();
            now.removeAll(before);

            assertThat(now).hasSize(1);
        }
    }

    /// The threads that mind connections: each client of the JDK has one.
    private static Set<Thread> clients() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().endsWith("-SelectorManager"))
                .collect(Collectors.toSet());
    }
}
