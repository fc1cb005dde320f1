package dev.deskhand.app.trial;

import dev.deskhand.testkit.eyes.PictureReader;
import dev.deskhand.testkit.eyes.Spot;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.SeenRequest;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Predicate;

/// The mind of an endpoint that really looks at the picture it is sent: it finds the red square by its colour and
/// says where it is, in units of the test's choice. What these units are is the test's own knowledge.
public final class SeeingModel implements Answerer {
    private static final int RED = 0xFF0000;

    private final Speech speech;
    private final double shrinking;
    private final Predicate<SeenRequest> refused;
    private final Answer refusal;

    /// How it says where something is.
    @FunctionalInterface
    public interface Speech {
        /// Two numbers.
        double[] of(double x, double y, double width, double height);
    }

    private SeeingModel(Speech speech, double shrinking, Predicate<SeenRequest> refused, Answer refusal) {
        this.speech = speech;
        this.shrinking = shrinking;
        this.refused = refused;
        this.refusal = refusal;
    }

    public static SeeingModel speaking(Speech speech) {
        return new SeeingModel(speech, 1, _ -> false, Answer.empty());
    }

    /// It is shown pictures smaller by that factor.
    public SeeingModel shrinking(double factor) {
        return new SeeingModel(speech, factor, refused, refusal);
    }

    /// Its server answers some requests otherwise.
    public SeeingModel refusing(Predicate<SeenRequest> what, Answer how) {
        return new SeeingModel(speech, shrinking, what, how);
    }

    @Override
    public Answer answer(SeenRequest request) {
        if (refused.test(request)) {
            return refusal;
        }
        if (request.pictures().isEmpty()) {
            return Answer.text("yes");
        }
        BufferedImage shown = shrunk(request.lastPicture());
        PictureReader reader = new PictureReader(shown);
        Spot at = reader.patch(RED, 60).orElseThrow().centre();
        double[] said = speech.of(at.x(), at.y(), shown.getWidth(), shown.getHeight());
        String click = String.format(Locale.ROOT, "Action: click(start_box='(%.3f,%.3f)')", said[0], said[1]);
        return Answer.text("Thought: there it is.\n" + click, 4, Duration.ZERO);
    }

    private BufferedImage shrunk(BufferedImage picture) {
        int width = (int) Math.round(picture.getWidth() * shrinking);
        int height = (int) Math.round(picture.getHeight() * shrinking);
        BufferedImage shrunk = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        var graphics = shrunk.createGraphics();
        graphics.drawImage(picture, 0, 0, width, height, null);
        graphics.dispose();
        return shrunk;
    }
}
