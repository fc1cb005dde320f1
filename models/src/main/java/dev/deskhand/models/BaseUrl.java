package dev.deskhand.models;

import java.net.IDN;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What the address of an endpoint must be like, wherever it comes from: absolute, http or https, with a host and a
/// port there can be, and without anything that is secret. The one rule for window, command line and settings.
public final class BaseUrl {
    private static final int HIGHEST_PORT = 65_535;
    private static final Pattern AUTHORITY = Pattern.compile("(?<user>[^@]*@)?(?<host>[^@:\\[\\]]+)(?<port>:[0-9]*)?");

    /// What a parameter that holds a secret is called, and how many keys begin.
    private static final Pattern SECRET = Pattern.compile(
            "(?i)(^|[&;])[^=&;]*(key|token|secret|passw|pwd|auth|credential|signature|\\bsig\\b)[^=&;]*=|(^|[=&;])(sk|pk)-");

    /// What is pasted with an address: where the protocols' requests go.
    private static final List<String> ENDINGS = List.of("/chat/completions", "/messages", "/responses");

    /// The version of an interface, written behind an address that had it already.
    private static final Pattern DOUBLED = Pattern.compile("(/v\\d[a-z0-9]*)\\1+$");

    private BaseUrl() {}

    /// What keeps an address from being used.
    public enum Flaw {
        NO_WEB_ADDRESS("must begin with http:// or https://"),
        NO_HOST("has no host name that can be used"),
        NO_PORT("has a port that is none"),
        /// An address is no place for a key: it is shown and kept.
        SECRET("must not hold a user name, a password or a key");

        private final String words;

        Flaw(String words) {
            this.words = words;
        }
    }

    /// What is wrong with an address as it was typed; empty where it can be used.
    public static Optional<Flaw> flaw(String typed) {
        try {
            return flaw(parse(typed));
        } catch (URISyntaxException e) {
            return Optional.of(Flaw.NO_WEB_ADDRESS);
        }
    }

    /// The address as it was typed, in ASCII: a host named in another script is asked for as DNS knows it.
    ///
    /// @throws IllegalArgumentException where it cannot be used; the message quotes nothing of it
    public static URI of(String typed) {
        try {
            URI url = URI.create(parse(typed).toASCIIString());
            require(url);
            return url;
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("baseUrl: " + Flaw.NO_WEB_ADDRESS.words);
        }
    }

    /// The address that is meant by one as it was typed: without the slashes at its end, where requests go below it,
    /// and a version said twice.
    ///
    /// @throws IllegalArgumentException where it cannot be used; the message quotes nothing of it
    public static String repaired(String typed) {
        return repaired(of(typed)).toString();
    }

    static URI repaired(URI url) {
        String path = withoutSlashes(url.getRawPath());
        for (String ending : ENDINGS) {
            if (path.endsWith(ending)) {
                path = withoutSlashes(path.substring(0, path.length() - ending.length()));
                break;
            }
        }
        return withPath(url, DOUBLED.matcher(path).replaceFirst("$1"));
    }

    private static String withoutSlashes(String path) {
        int end = path.length();
        while (end > 0 && path.charAt(end - 1) == '/') {
            end--;
        }
        return path.substring(0, end);
    }

    static URI withPath(URI url, String path) {
        String query = url.getRawQuery() == null ? "" : "?" + url.getRawQuery();
        String scheme = url.getScheme().toLowerCase(Locale.ROOT);
        return URI.create(scheme + "://" + url.getRawAuthority() + path + query);
    }

    /// The address with one more parameter in its query.
    static URI withParameter(URI url, String parameter) {
        return URI.create(url + (url.getRawQuery() == null ? "?" : "&") + parameter);
    }

    /// Any text as one segment of a path.
    static String segment(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /// Java takes a host beyond ASCII for no host.
    private static URI parse(String typed) throws URISyntaxException {
        URI url = new URI(typed.strip());
        String authority = url.getRawAuthority();
        if (url.getHost() != null || authority == null) {
            return url;
        }
        Matcher parts = AUTHORITY.matcher(authority);
        if (!parts.matches() || parts.group("host").chars().allMatch(each -> each < 0x80)) {
            return url;
        }
        int at = typed.strip().indexOf(authority);
        return new URI(new StringBuilder(typed.strip())
                .replace(at + parts.start("host"), at + parts.end("host"), ascii(parts.group("host")))
                .toString());
    }

    private static String ascii(String host) {
        try {
            return IDN.toASCII(host, IDN.USE_STD3_ASCII_RULES);
        } catch (IllegalArgumentException e) {
            return host;
        }
    }

    private static Optional<Flaw> flaw(URI url) {
        if (!"http".equalsIgnoreCase(url.getScheme()) && !"https".equalsIgnoreCase(url.getScheme())) {
            return Optional.of(Flaw.NO_WEB_ADDRESS);
        }
        if (url.getRawUserInfo() != null || isSecret(url.getRawQuery()) || isSecret(url.getRawFragment())) {
            return Optional.of(Flaw.SECRET);
        }
        if (url.getHost() == null) {
            return Optional.of(Flaw.NO_HOST);
        }
        boolean isPort = url.getPort() == -1 || (url.getPort() > 0 && url.getPort() <= HIGHEST_PORT);
        return isPort ? Optional.empty() : Optional.of(Flaw.NO_PORT);
    }

    private static boolean isSecret(@Nullable String part) {
        return part != null && SECRET.matcher(part).find();
    }

    /// Throws where it cannot be used; the message quotes nothing of it.
    static void require(URI url) {
        flaw(url).ifPresent(flaw -> {
            throw new IllegalArgumentException("baseUrl: " + flaw.words);
        });
    }
}
