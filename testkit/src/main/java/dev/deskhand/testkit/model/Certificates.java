package dev.deskhand.testkit.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/// An authority of the tests' own and a server's certificate it vouches for, made with the JDK's `keytool`.
public final class Certificates {
    private static final String PASSWORD = "changeit";

    private final Path folder;

    public Certificates(Path folder) {
        this.folder = folder;
    }

    /// What a server speaks with whose certificate the authority has signed.
    ///
    /// @param host such as `ip:127.0.0.1` or `dns:here.example`
    /// @param start when it begins to be valid, such as `-10d`
    /// @param days how long it is
    public SSLContext server(String host, String start, int days) throws Exception {
        keytool("-genkeypair", "-alias", "authority", "-dname", "CN=authority", "-ext", "bc:c", "-validity", "3650");
        keytool("-genkeypair", "-alias", "server", "-dname", "CN=server");
        Path request = folder.resolve("request");
        Path chain = folder.resolve("chain");
        keytool("-certreq", "-alias", "server", "-file", request.toString());
        keytool(
                "-gencert",
                "-alias",
                "authority",
                "-infile",
                request.toString(),
                "-outfile",
                chain.toString(),
                "-ext",
                "san=" + host,
                "-startdate",
                start,
                "-validity",
                Integer.toString(days));
        keytool("-importcert", "-alias", "server", "-file", chain.toString());
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        KeyStore own = store();
        own.deleteEntry("authority");
        keys.init(own, PASSWORD.toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, new SecureRandom());
        return context;
    }

    /// What a client speaks with that trusts the authority.
    public SSLContext client() throws Exception {
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("authority", store().getCertificate("authority"));
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), new SecureRandom());
        return context;
    }

    private KeyStore store() throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(folder.resolve("keys.p12"))) {
            store.load(in, PASSWORD.toCharArray());
        }
        return store;
    }

    private void keytool(String... words) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
        command.addAll(List.of(words));
        command.addAll(List.of("-storetype", "PKCS12", "-storepass", PASSWORD, "-noprompt"));
        command.addAll(List.of("-keystore", folder.resolve("keys.p12").toString()));
        if (words[0].equals("-genkeypair")) {
            command.addAll(List.of("-keyalg", "EC"));
        }
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor()).isZero();
    }
}
