package dev.deskhand.frames;

import dev.deskhand.agent.model.PictureEncoder;

class PortableEncoderTest extends PictureEncoderContract {
    @Override
    PictureEncoder encoder() {
        return PictureEncoders.portable();
    }
}
