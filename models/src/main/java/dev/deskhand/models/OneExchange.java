package dev.deskhand.models;

import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;
import java.time.Duration;

/// Gives LangChain4j the one exchange of a turn for its HTTP client. Its own time-outs are not taken over: ours cover
/// every phase.
record OneExchange(Exchange exchange) implements HttpClientBuilder {
    @Override
    public Duration connectTimeout() {
        return Duration.ZERO;
    }

    @Override
    public HttpClientBuilder connectTimeout(Duration timeout) {
        return this;
    }

    @Override
    public Duration readTimeout() {
        return Duration.ZERO;
    }

    @Override
    public HttpClientBuilder readTimeout(Duration timeout) {
        return this;
    }

    @Override
    public HttpClient build() {
        return exchange;
    }
}
