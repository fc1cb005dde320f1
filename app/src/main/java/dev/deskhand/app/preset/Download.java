package dev.deskhand.app.preset;

import dev.deskhand.app.preset.BadPreset.Rule;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Fetches a preset over https, with limits on size and time. Is sent on to other addresses only where they are https
/// too, and never into a private network from a server outside of it: nobody has asked for that. Sends neither
/// cookies nor keys.
final class Download {
    private static final int MOST_HOPS = 4;
    private static final int OK = 200;

    private final Supplier<HttpClient> clients;
    private final Duration patience;

    /// Fetches with such a client.
    ///
    /// @param clients make a client that follows no redirect
    /// @param patience for all of it
    Download(Supplier<HttpClient> clients, Duration patience) {
        this.clients = clients;
        this.patience = patience;
    }

    static Download overHttps() {
        return new Download(
                () -> HttpClient.newBuilder()
                        .followRedirects(HttpClient.Redirect.NEVER)
                        .connectTimeout(Duration.ofSeconds(10))
                        .build(),
                Duration.ofSeconds(20));
    }

    /// The address itself, where it can be asked.
    static URI require(URI url) throws BadPreset {
        boolean isSound =
                "https".equalsIgnoreCase(url.getScheme()) && url.getHost() != null && url.getRawUserInfo() == null;
        if (!isSound) {
            throw new BadPreset(Rule.NO_ADDRESS);
        }
        return url;
    }

    byte[] get(URI typed) throws BadPreset, InterruptedException {
        long deadline = System.nanoTime() + patience.toNanos();
        HttpClient client = clients.get();
        try {
            URI url = typed;
            for (int hop = 0; hop < MOST_HOPS; hop++) {
                HttpResponse<byte[]> response = ask(client, url, deadline);
                URI next = next(url, response);
                if (next == null) {
                    return response.body();
                }
                requireExpected(next, typed);
                url = next;
            }
            throw new BadPreset(Rule.IN_CIRCLES);
        } finally {
            client.shutdownNow(); // closing it would wait for an answer that may never end
        }
    }

    private static HttpResponse<byte[]> ask(HttpClient client, URI url, long deadline)
            throws BadPreset, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(url)
                .header("Accept", "application/yaml, text/yaml, text/plain, */*")
                .build();
        CompletableFuture<HttpResponse<byte[]>> answer =
                client.sendAsync(request, BodyHandlers.limiting(BodyHandlers.ofByteArray(), PresetReader.LONGEST));
        try {
            return answer.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            throw new BadPreset(Rule.SLOW);
        } catch (ExecutionException e) {
            throw new BadPreset(isTooLong(e.getCause()) ? Rule.TOO_LARGE : Rule.UNREACHABLE);
        } finally {
            answer.cancel(true);
        }
    }

    /// The client has no kind of its own for it.
    private static boolean isTooLong(@Nullable Throwable cause) {
        return cause instanceof IOException
                && String.valueOf(cause.getMessage()).contains("capacity");
    }

    /// Where it is sent on to; null where it is not.
    private static @Nullable URI next(URI from, HttpResponse<byte[]> response) throws BadPreset {
        int status = response.statusCode();
        return switch (status) {
            case OK -> null;
            case 301, 302, 303, 307, 308 -> {
                String location = response.headers().firstValue("Location").orElse("");
                try {
                    yield from.resolve(location);
                } catch (IllegalArgumentException e) {
                    throw new BadPreset(Rule.ASTRAY);
                }
            }
            default -> throw new BadPreset(Rule.STATUS, status);
        };
    }

    private static void requireExpected(URI next, URI typed) throws BadPreset {
        boolean isWeb =
                "https".equalsIgnoreCase(next.getScheme()) && next.getHost() != null && next.getRawUserInfo() == null;
        if (!isWeb) {
            throw new BadPreset(Rule.ASTRAY);
        }
        if (!next.getHost().equalsIgnoreCase(typed.getHost()) && isPrivate(next.getHost())) {
            throw new BadPreset(Rule.ASTRAY);
        }
    }

    /// Whether any address of that host lies within a private network or on this computer. What Java has looked up it
    /// remembers for a while: the connection goes where was looked.
    private static boolean isPrivate(String host) throws BadPreset {
        try {
            for (InetAddress address : InetAddress.getAllByName(host)) {
                if (PrivateAddress.is(address)) {
                    return true;
                }
            }
            return false;
        } catch (UnknownHostException e) {
            throw new BadPreset(Rule.UNREACHABLE);
        }
    }
}
