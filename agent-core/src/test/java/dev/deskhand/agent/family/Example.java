package dev.deskhand.agent.family;

/// A family as a person would write it down.
final class Example {
    static final String YAML = """
            # The model in the cellar.
            name: Mine
            models: [my-model]
            form: lines
            refuses: [temperature]
            space: thousandths
            axes: yx
            picture: { size: fit, longest-side: 1568, patch: 28, most-patches: 1568, format: png }
            pictures-kept: 2
            actions: [click, type, finished]
            opening: |
              Answer in {language}.
              {instruction}
            """;

    private Example() {}
}
