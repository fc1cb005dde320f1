package dev.deskhand.testkit.contract;

import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelMessage.Image;
import dev.deskhand.agent.model.ModelMessage.Role;
import dev.deskhand.agent.model.ModelMessage.Text;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;

/// A request as a run makes them: instruction, an old turn, and the screen as it is now.
final class Asking {
    static final Size PICTURE = new Size(56, 28);

    private Asking() {}

    static ModelRequest request() {
        Picture picture = new Picture(new FrameId(2), PICTURE, Picture.Format.PNG, png());
        return new ModelRequest(List.of(
                new ModelMessage(Role.SYSTEM, List.of(new Text("be brief"))),
                new ModelMessage(Role.USER, List.of(new Text("go"))),
                new ModelMessage(Role.ASSISTANT, List.of(new Text("went"))),
                new ModelMessage(Role.USER, List.of(new Text("look"), new Image(picture)))));
    }

    static String pictureInBase64() {
        return Base64.getEncoder().encodeToString(png());
    }

    private static byte[] png() {
        BufferedImage image = new BufferedImage(PICTURE.width(), PICTURE.height(), BufferedImage.TYPE_INT_RGB);
        image.setRGB(7, 9, 0xff8800);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
