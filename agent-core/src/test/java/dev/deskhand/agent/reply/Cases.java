package dev.deskhand.agent.reply;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.deskhand.agent.screen.Size;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// The replies in `cases/parser.jsonl`, as models in the field write them, and what they mean.
final class Cases {
    private Cases() {}

    /// One reply.
    ///
    /// @param json the whole line
    record Case(JsonNode json) {
        String id() {
            return json.get("id").textValue();
        }

        String format() {
            return json.get("format").textValue();
        }

        String family() {
            return json.get("family").textValue();
        }

        String input() {
            return json.get("input").textValue();
        }

        Size image() {
            String[] sides = json.get("image").textValue().split("x", -1);
            return new Size(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
        }

        @Override
        public String toString() {
            return id() + " " + format();
        }
    }

    static List<Case> all() {
        JsonMapper json = new JsonMapper();
        try (InputStream file = Cases.class.getResourceAsStream("/cases/parser.jsonl");
                BufferedReader lines = new BufferedReader(
                        new InputStreamReader(Objects.requireNonNull(file), StandardCharsets.UTF_8))) {
            List<Case> cases = new java.util.ArrayList<>();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                cases.add(new Case(json.readTree(line)));
            }
            return cases;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
