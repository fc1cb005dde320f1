package dev.deskhand.frames;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/// JPEG by the JDK's own writer, for computers without libjpeg-turbo.
final class PortableJpeg implements HeapCanvas.Format {
    private static final String METADATA = "javax_imageio_jpeg_image_1.0";

    @Override
    public byte[] encode(BufferedImage image, int quality) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream output = new MemoryCacheImageOutputStream(bytes)) {
            ImageWriteParam settings = writer.getDefaultWriteParam();
            settings.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            settings.setCompressionQuality(quality / 100f);
            IIOMetadata metadata =
                    writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), settings);
            sampleEveryColour(metadata);
            writer.setOutput(output);
            writer.write(null, new IIOImage(image, null, metadata), settings);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    /// The writer halves the colour resolution on both axes unless the frame header says 1x1 for each component. There
    /// is no setting for it, only the metadata: see "JPEG Metadata Format Specification" in javax.imageio.metadata.
    private static void sampleEveryColour(IIOMetadata metadata) throws IOException {
        IIOMetadataNode tree = (IIOMetadataNode) metadata.getAsTree(METADATA);
        NodeList components = tree.getElementsByTagName("componentSpec");
        for (int i = 0; i < components.getLength(); i++) {
            Element component = (Element) components.item(i);
            component.setAttribute("HsamplingFactor", "1");
            component.setAttribute("VsamplingFactor", "1");
        }
        metadata.setFromTree(METADATA, tree);
    }
}
