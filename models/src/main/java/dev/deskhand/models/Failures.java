package dev.deskhand.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelBusy;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused.Ground;
import dev.deskhand.agent.failure.AgentFailure.ModelUnreachable;
import dev.deskhand.agent.failure.AgentFailure.ModelUnreachable.Obstacle;
import dev.deskhand.agent.failure.AgentFailure.RetryTooFarOff;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.ProtocolException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.security.cert.CertPathBuilderException;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/// Sorts everything that can go wrong with a model into what the loop knows. The one place for it; takes over numbers
/// and kinds, never a word that a server or an exception says.
final class Failures {
    /// The longest wait a person should be left with; beyond it the run ends and names the time.
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(2);

    /// What the protocol calls errors by name, as the status they have outside of a stream.
    private static final Map<String, Integer> STATUS_BY_NAME = Map.ofEntries(
            Map.entry("invalid_request_error", 400),
            Map.entry("context_length_exceeded", 400),
            Map.entry("authentication_error", 401),
            Map.entry("invalid_api_key", 401),
            Map.entry("permission_error", 403),
            Map.entry("not_found_error", 404),
            Map.entry("model_not_found", 404),
            Map.entry("rate_limit_error", 429),
            Map.entry("rate_limit_exceeded", 429),
            Map.entry("insufficient_quota", 429),
            Map.entry("server_error", 500),
            Map.entry("internal_server_error", 500),
            Map.entry("service_unavailable", 503),
            Map.entry("overloaded_error", 529));

    private Failures() {}

    /// What a status other than success means.
    static AgentFailure ofStatus(int status, @Nullable Duration retryAfter) {
        return switch (status) {
            case 408, 409, 429 -> busy(status, retryAfter);
            case 401 -> new ModelRefused(status, Ground.KEY);
            case 403 -> new ModelRefused(status, Ground.FORBIDDEN);
            case 404, 405 -> new ModelRefused(status, Ground.PATH_OR_MODEL);
            case 413 -> new ModelRefused(status, Ground.TOO_LARGE);
            default -> ofOtherStatus(status, retryAfter);
        };
    }

    private static AgentFailure ofOtherStatus(int status, @Nullable Duration retryAfter) {
        if (status >= 500 && status <= 599) {
            return busy(status, retryAfter);
        }
        if (status >= 400 && status <= 499) {
            return new ModelRefused(status, Ground.REQUEST);
        }
        if (status >= 300 && status <= 399) {
            return new ModelRefused(status, Ground.MOVED);
        }
        return new ModelGarbled(ModelGarbled.Flaw.NOT_THE_PROTOCOL);
    }

    private static AgentFailure busy(int status, @Nullable Duration retryAfter) {
        return retryAfter != null && retryAfter.compareTo(LONGEST_WAIT) > 0
                ? new RetryTooFarOff(retryAfter)
                : new ModelBusy(status, retryAfter);
    }

    /// What an error means that came inside of a successful answer. Without a code we know it is an answer broken off.
    static AgentFailure ofStreamedError(JsonNode error) {
        return Stream.of("code", "status", "type")
                .map(field -> statusOf(error.path(field)))
                .filter(status -> status >= 400 && status <= 599)
                .findFirst()
                .map(status -> ofStatus(status, null))
                .orElse(new ModelGarbled(ModelGarbled.Flaw.CUT_OFF));
    }

    private static int statusOf(JsonNode value) {
        return value.isTextual() && STATUS_BY_NAME.containsKey(value.asText())
                ? STATUS_BY_NAME.get(value.asText())
                : value.asInt(0);
    }

    /// What it means that no answer began.
    ///
    /// @param origin scheme, host and port of the endpoint
    static AgentFailure ofBreakdown(String origin, @Nullable Throwable thrown) {
        @Nullable Obstacle certificate = ofCertificate(thrown);
        if (certificate != null) {
            return new ModelUnreachable(origin, certificate);
        }
        boolean connecting = false;
        for (@Nullable Throwable each = thrown; each != null; each = each.getCause()) {
            switch (each) {
                case UnresolvedAddressException _, UnknownHostException _ -> {
                    return new ModelUnreachable(origin, Obstacle.UNKNOWN_HOST);
                }
                case HttpConnectTimeoutException _ -> {
                    return new ModelUnreachable(origin, Obstacle.TIMED_OUT);
                }
                case SSLException _ -> {
                    return new ModelUnreachable(origin, Obstacle.TLS);
                }
                case ProtocolException _ -> {
                    return new ModelGarbled(ModelGarbled.Flaw.NOT_THE_PROTOCOL);
                }
                case ConnectException _, NoRouteToHostException _ -> connecting = true;
                default -> {}
            }
        }
        return new ModelUnreachable(origin, connecting ? Obstacle.CONNECTION_REFUSED : Obstacle.BROKEN_OFF);
    }

    /// What is wrong with the server's certificate; null where it is not that. Java has no class for a certificate of
    /// another host: it is the fault that has none of the other causes.
    private static @Nullable Obstacle ofCertificate(@Nullable Throwable thrown) {
        @Nullable Obstacle found = null;
        for (@Nullable Throwable each = thrown; each != null; each = each.getCause()) {
            if (each instanceof CertificateExpiredException || each instanceof CertificateNotYetValidException) {
                return Obstacle.CERTIFICATE_EXPIRED;
            }
            if (each instanceof CertPathBuilderException || each instanceof CertPathValidatorException) {
                found = Obstacle.CERTIFICATE_UNTRUSTED;
            } else if (each instanceof CertificateException && found == null) {
                found = Obstacle.CERTIFICATE_OF_ANOTHER;
            }
        }
        return found;
    }
}
