package dev.deskhand.app.workbench;

import dev.deskhand.agent.cost.PriceTable;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.profile.ProfileEntry;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.Spending;

/// What thinks in a run.
public sealed interface ModelChoice {
    /// Its name, for the record.
    String model();

    /// How it is spoken to.
    Family family();

    /// Where its key is.
    KeyPlace key();

    /// In which way it is brought to say what it wants done.
    Engine engine();

    /// What it costs, and may cost.
    Spending spending();

    /// A model behind an endpoint.
    ///
    /// @param baseUrl where its endpoint is
    /// @param model its name there
    /// @param spending what it costs, and may cost
    record Endpoint(String baseUrl, String model, Family family, KeyPlace key, Engine engine, Spending spending)
            implements ModelChoice {
        /// One that is asked as its family was trained, whose price is not known, and that may use what it will.
        public Endpoint(String baseUrl, String model, Family family, KeyPlace key) {
            this(baseUrl, model, family, key, Engine.NATIVE, Spending.NONE);
        }

        /// The model of a profile.
        public Endpoint(Profile profile, Family family) {
            this(profile.baseUrl(), profile.model(), family, profile.keyPlace(), profile.engine(), profile.spending());
        }

        /// The same model at another address.
        public Endpoint at(String otherUrl) {
            return new Endpoint(otherUrl, model, family, key, engine, spending);
        }

        /// The same model with its key in another place.
        public Endpoint withKeyIn(KeyPlace place) {
            return new Endpoint(baseUrl, model, family, place, engine, spending);
        }

        /// The same model, asked in another way.
        public Endpoint askedBy(Engine otherEngine) {
            return new Endpoint(baseUrl, model, family, key, otherEngine, spending);
        }

        /// The same model, with the price the table has where none was set.
        public Endpoint pricedBy(PriceTable prices) {
            return new Endpoint(baseUrl, model, family, key, engine, spending.orPriceOf(prices, baseUrl, model));
        }
    }

    /// No model: explicit steps are followed, without a key, without the network and for nothing.
    record Follower() implements ModelChoice {
        /// The id of its family, which is not for models.
        public static final String FAMILY = ProfileEntry.WITHOUT_MODEL;

        @Override
        public String model() {
            return FAMILY;
        }

        /// As it comes with the program: a person's file of that name is none of its business.
        @Override
        public Family family() {
            return Families.builtIn().find(FAMILY).orElseThrow();
        }

        @Override
        public KeyPlace key() {
            return new KeyPlace.Nowhere();
        }

        @Override
        public Spending spending() {
            return Spending.NONE;
        }

        @Override
        public Engine engine() {
            return Engine.NATIVE;
        }
    }
}
