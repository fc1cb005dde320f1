package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// The tools one of Gemini's requests declares.
///
/// @param environment of the vendor's tool for using a computer; empty where there is none
/// @param functions the names of the client's own
record GeminiTools(String environment, Set<String> functions) {
    static final String DESKTOP = "ENVIRONMENT_DESKTOP";
    private static final Set<String> ENVIRONMENTS = Set.of(DESKTOP, "ENVIRONMENT_BROWSER", "ENVIRONMENT_MOBILE");
    private static final Set<String> TYPES = Fields.words("STRING NUMBER INTEGER BOOLEAN ARRAY OBJECT");

    static GeminiTools read(JsonNode tools, Predicate<String> knows) throws BadRequest {
        String environment = "";
        Set<String> functions = new HashSet<>();
        for (int at = 0; at < tools.size(); at++) {
            Proto tool = Proto.of(tools.get(at), "tools[" + at + "]");
            tool.allowOnly("computerUse functionDeclarations");
            if (tool.has("computerUse")) {
                environment = environment(tool.object("computerUse"), knows);
            }
            if (tool.has("functionDeclarations")) {
                for (Proto function : tool.list("functionDeclarations")) {
                    functions.add(function(function));
                }
            }
        }
        return new GeminiTools(environment, Set.copyOf(functions));
    }

    private static String environment(Proto tool, Predicate<String> knows) throws BadRequest {
        tool.allowOnly("environment excludedPredefinedFunctions enablePromptInjectionDetection disabledSafetyPolicies");
        String environment = tool.text("environment");
        if (!ENVIRONMENTS.contains(environment) || !knows.test(environment)) {
            throw new BadRequest(tool.where() + ".environment: '" + environment + "' is none there is");
        }
        return environment;
    }

    private static String function(Proto function) throws BadRequest {
        function.allowOnly("name description parameters parametersJsonSchema response responseJsonSchema behavior");
        function.text("description");
        if (function.has("parameters")) {
            checkSchema(function.object("parameters"));
        }
        return function.text("name");
    }

    /// The vendor's schema is a part of JSON Schema and has nothing of the rest.
    private static void checkSchema(Proto schema) throws BadRequest {
        schema.allowOnly(
                "type format title description nullable enum maxItems minItems properties required maxProperties"
                        + " minProperties maxLength minLength pattern example anyOf propertyOrdering default items minimum"
                        + " maximum");
        String type = schema.text("type").toUpperCase(Locale.ROOT);
        if (!TYPES.contains(type)) {
            throw new BadRequest(schema.where() + ".type is none there is");
        }
        if (type.equals("ARRAY")) {
            checkSchema(schema.object("items"));
        }
        for (Map.Entry<String, JsonNode> property : schema.get("properties").properties()) {
            checkSchema(Proto.of(property.getValue(), schema.where() + ".properties." + property.getKey()));
        }
        for (JsonNode required : schema.get("required")) {
            if (!schema.get("properties").has(required.asText())) {
                throw new BadRequest(schema.where() + ".required: property is not defined: " + required.asText());
            }
        }
    }
}
