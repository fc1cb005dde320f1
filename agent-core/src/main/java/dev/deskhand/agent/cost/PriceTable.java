package dev.deskhand.agent.cost;

import dev.deskhand.agent.json.Fields;
import dev.deskhand.agent.json.JsonLine;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The prices that come with the program: `prices.json`, a list of who asks what for which models since
/// when. A price is an endpoint's: the same model costs something else elsewhere. The first entry that fits
/// counts. It holds only what a source has, with the day it was read; what a person knows better stands in
/// their profile. For any thread.
public final class PriceTable {
    private static final int LONGEST = 1 << 18;
    private static final int LONGEST_NAME = 200;
    private static final int MOST_ENTRIES = 1000;
    private static final int MOST_MODELS = 100;
    private static final Pattern DAY = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");

    private final List<Entry> entries;

    private record Entry(String host, List<Pattern> models, Price price) {
        boolean fits(String itsHost, String model) {
            return host.equals(itsHost)
                    && models.stream().anyMatch(each -> each.matcher(model).matches());
        }
    }

    private PriceTable(List<Entry> entries) {
        this.entries = List.copyOf(entries);
    }

    /// The one that comes with the program.
    public static PriceTable builtIn() {
        try (InputStream in = PriceTable.class.getResourceAsStream("prices.json")) {
            if (in == null) {
                throw new IllegalStateException("this build lacks prices.json");
            }
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The one in that text.
    ///
    /// @throws dev.deskhand.agent.json.BadField where a field of it cannot be taken
    static PriceTable read(String json) {
        List<Entry> entries = new ArrayList<>();
        for (Fields each : JsonLine.read(json, "prices", LONGEST).objects("prices", MOST_ENTRIES)) {
            entries.add(entry(each));
        }
        return new PriceTable(entries);
    }

    private static Entry entry(Fields fields) {
        fields.refuseOthersThan("host", "models", "input", "output", "cached", "currency", "as_of");
        if (!DAY.matcher(fields.text("as_of", LONGEST_NAME)).matches()) {
            throw fields.bad("as_of", "must be a day such as 2026-01-31");
        }
        List<Pattern> models = fields.texts("models", MOST_MODELS, LONGEST_NAME).stream()
                .map(PriceTable::pattern)
                .toList();
        return new Entry(fields.text("host", LONGEST_NAME), models, price(fields));
    }

    private static Price price(Fields fields) {
        BigDecimal input = fields.decimal("input");
        BigDecimal cached = fields.has("cached") ? fields.decimal("cached") : input;
        try {
            return new Price(input, fields.decimal("output"), cached, fields.text("currency", LONGEST_NAME));
        } catch (IllegalArgumentException e) {
            throw fields.bad("currency", "or a price is out of range");
        }
    }

    /// A name in which `*` stands for anything.
    private static Pattern pattern(String name) {
        return Pattern.compile(Pattern.quote(name.toLowerCase(Locale.ROOT)).replace("*", "\\E.*\\Q"));
    }

    /// What an endpoint asks for a model; empty where that is not known.
    ///
    /// @param host the endpoint's host
    public Optional<Price> find(String host, String model) {
        String itsHost = host.toLowerCase(Locale.ROOT);
        String name = model.toLowerCase(Locale.ROOT);
        return entries.stream()
                .filter(entry -> entry.fits(itsHost, name))
                .map(Entry::price)
                .findFirst();
    }
}
