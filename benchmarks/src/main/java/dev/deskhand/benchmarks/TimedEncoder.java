package dev.deskhand.benchmarks;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.model.PictureEncoder;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.Picture;

/// An encoder whose pictures are timed.
record TimedEncoder(PictureEncoder encoder, Stopwatch stopwatch) implements PictureEncoder {
    @Override
    public Picture encode(Frame frame, PictureSpec spec) throws AgentException {
        long start = System.nanoTime();
        Picture picture = encoder.encode(frame, spec);
        stopwatch.encoded(new Span(start, System.nanoTime()), picture.bytes().length);
        return picture;
    }
}
