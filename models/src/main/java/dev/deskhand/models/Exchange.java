package dev.deskhand.models;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.ServerSentEvent;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpResponse;
import java.time.InstantSource;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/// One request and its streamed answer, as the HTTP client of one LangChain4j model that lives for one
/// turn. Whatever goes wrong is told to the [Inbox] and to nobody else, so that no text of a server reaches
/// an exception or a log.
///
/// [#execute] runs on a virtual thread of its own; [#hangUp] takes effect from any thread and in any phase.
final class Exchange implements HttpClient, AutoCloseable {
    /// How long the rest of a stream may take after it has said that it is over. Read to its end, the
    /// connection serves the next turn as well.
    private static final long LAST_BYTES_SECONDS = 2;

    private final Transport transport;
    private final Destination destination;
    private final Enclosures enclosures;
    private final AnswerProtocol protocol;
    private final Inbox inbox;
    private final InstantSource clock;
    private final HangUp line = new HangUp();
    /// Set before the answer is handed out, so that whoever has it leaves the connection alone.
    private volatile boolean over;

    Exchange(
            Transport transport,
            Destination destination,
            Enclosures enclosures,
            AnswerProtocol protocol,
            Inbox inbox,
            InstantSource clock) {
        this.transport = transport;
        this.destination = destination;
        this.enclosures = enclosures;
        this.protocol = protocol;
        this.inbox = inbox;
        this.clock = clock;
    }

    /// Sends the body and reads the answer to its end. The address and the headers are the destination's:
    /// LangChain4j is told neither the one nor the key.
    @Override
    public void execute(HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
        execute(request.body(), listener);
    }

    /// Sends that JSON, each picture in its place, and reads the answer to its end.
    void execute(String json, ServerSentEventListener listener) {
        try {
            HttpResponse<InputStream> response = send(enclosures.body(json));
            int status = response.statusCode();
            if (status < 200 || status > 299) {
                fail(refusal(response));
            } else {
                listen(response, listener);
            }
        } catch (ExecutionException e) {
            fail(Failures.ofBreakdown(destination.origin(), e.getCause()));
        } catch (CancellationException | InterruptedException e) {
            // Hung up, or closing for good: nobody else interrupts a virtual thread of ours.
            fail(Failures.ofBreakdown(destination.origin(), null));
        } finally {
            line.hangUp();
        }
    }

    private AgentFailure refusal(HttpResponse<InputStream> response) {
        int status = response.statusCode();
        try {
            if (TooLong.isSaid(status, unpacked(response))) {
                return new ModelRefused(status, ModelRefused.Ground.TOO_LARGE);
            }
        } catch (IOException e) {
            // What it says cannot be read: its status is all there is.
        }
        return Failures.ofStatus(status, RetryAfter.of(response.headers(), clock));
    }

    private HttpResponse<InputStream> send(BodyPublisher body) throws ExecutionException, InterruptedException {
        var answer = new BodyStream();
        CompletableFuture<HttpResponse<InputStream>> sending =
                transport.client().sendAsync(destination.request(body), _ -> answer);
        line.hold(() -> {
            sending.cancel(true);
            answer.close();
        });
        return sending.get();
    }

    private void listen(HttpResponse<InputStream> response, ServerSentEventListener listener) {
        try {
            InputStream body = unpacked(response);
            if (read(new EventReader(body, inbox::heard), listener)) {
                over = true;
                listener.onClose();
                readLastBytes(body);
            }
        } catch (MalformedStream e) {
            fail(new ModelGarbled(e.flaw()));
        } catch (IOException e) {
            end(listener);
        }
    }

    /// Nothing asks for a packed body, and some servers send one all the same.
    private static InputStream unpacked(HttpResponse<InputStream> response) throws IOException {
        boolean packed = response.headers()
                .firstValue("Content-Encoding")
                .filter(encoding -> encoding.strip().toLowerCase(Locale.ROOT).matches("(x-)?gzip"))
                .isPresent();
        return packed ? new GZIPInputStream(response.body()) : response.body();
    }

    /// Reads events until one says that the stream is over.
    private boolean read(EventReader events, ServerSentEventListener listener) throws IOException {
        @Nullable ServerSentEvent event;
        while ((event = events.next()) != null) {
            switch (protocol.judge(event)) {
                case AnswerProtocol.Verdict.Pass(var passed) -> {
                    listener.onEvent(passed);
                    if (protocol.isEnded()) {
                        inbox.ended();
                    }
                }
                case AnswerProtocol.Verdict.Skip() -> {}
                case AnswerProtocol.Verdict.Over() -> {
                    return true;
                }
                case AnswerProtocol.Verdict.Fault(var failure) -> {
                    fail(failure);
                    return false;
                }
            }
        }
        end(listener);
        return false;
    }

    /// The stream stopped without saying that it is over. What the model has ended is whole all the same.
    private void end(ServerSentEventListener listener) {
        if (protocol.isEnded()) {
            listener.onClose();
        } else {
            fail(new ModelGarbled(ModelGarbled.Flaw.CUT_OFF));
        }
    }

    private void readLastBytes(InputStream body) {
        CompletableFuture.delayedExecutor(LAST_BYTES_SECONDS, TimeUnit.SECONDS, transport.threads())
                .execute(line::hangUp);
        try {
            body.readNBytes(LineReader.LONGEST_LINE);
        } catch (IOException e) {
            // The next turn takes another connection.
        }
    }

    private void fail(AgentFailure failure) {
        inbox.put(new Signal.Failed(failure));
    }

    /// Closes the connection, wherever it stands; the server sees it.
    ///
    /// @return whether it was still open
    boolean hangUp() {
        return line.hangUp();
    }

    /// Closes the connection unless the answer is whole, in which case it is kept for the next.
    @Override
    public void close() {
        if (!over) {
            line.hangUp();
        }
    }

    /// Not used: every turn is streamed.
    @Override
    public SuccessfulHttpResponse execute(HttpRequest request) {
        throw new UnsupportedOperationException("every turn is streamed");
    }
}
