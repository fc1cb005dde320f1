package dev.deskhand.agent.reply;

import java.util.Optional;

/// One way of writing calls. Grammars only find what was called with which arguments; what a call means is
/// the same for all of them ([CallMeaning]), and so is where in a reply something may be called at all
/// ([Outline]).
sealed interface Grammar
        permits AnswerGrammar,
                CallGrammar,
                CapitalsGrammar,
                CodeGrammar,
                ElementGrammar,
                FieldGrammar,
                ObjectGrammar,
                PairGrammar,
                PlaceGrammar,
                WordGrammar {
    /// What is written this way from that place on; empty where nothing is. Takes any text, never throws,
    /// and takes time linear in the length of what it reads.
    Optional<Passage> at(Source source, int at);
}
