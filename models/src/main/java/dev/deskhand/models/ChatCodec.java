package dev.deskhand.models;

import dev.deskhand.agent.model.ModelRequest;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.openai.OpenAiStreamingChatModel.OpenAiStreamingChatModelBuilder;

/// OpenAI's chat completions. LangChain4j writes the request and reads the events.
///
/// The body holds model, messages, stream and stream_options, the sampling's temperature and max_tokens and
/// what is offered where they are set, and nothing else.
record ChatCodec(String model, Sampling sampling) implements Codec {
    @Override
    public Dialogue open(ModelRequest request, Enclosures enclosures, Inbox inbox) {
        ChatRequest question = new ChatOffer(request.offer())
                .addTo(ChatRequest.builder().messages(new ChatMessages(enclosures).of(request)))
                .build();
        return new Turn(this, question, new ChatProtocol(), inbox);
    }

    private record Turn(ChatCodec codec, ChatRequest question, ChatProtocol protocol, Inbox inbox) implements Dialogue {
        @Override
        public void ask(Exchange exchange) {
            new OpenAiStreamingChatModelBuilder()
                    .httpClientBuilder(new OneExchange(exchange))
                    .baseUrl("http://known-to-the-exchange.invalid")
                    .modelName(codec.model)
                    .temperature(codec.sampling.temperature())
                    .maxTokens(codec.sampling.maxTokens())
                    .returnThinking(true)
                    .build()
                    .chat(question, new StreamedAnswer(protocol, inbox));
        }
    }
}
