package dev.deskhand.agent.reply;

/// `Thought: … Action: call(…)`, as the UI-TARS line writes it, with `Reflection:` and `Action_Summary:`. It takes
/// any text that no other grammar recognises.
final class ThoughtActionGrammar implements Grammar {
    @Override
    public boolean recognises(Source source) {
        return true;
    }

    @Override
    public Draft read(Source source) {
        Outline.Parts parts = Outline.of(source);
        Thoughts said = Thoughts.of(parts.prose());
        String thought = said.thought().isEmpty() ? parts.thinking().strip() : said.thought();
        return new Draft(thought, said.reflection(), parts.calls());
    }
}
