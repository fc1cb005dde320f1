package dev.deskhand.benchmarks;

/// What the agent's own time of a step is spent on, in order and without gaps: from the last bytes of a reply to the
/// arrival of the next request's last byte.
enum Stage {
    READ("read the reply, record it"),
    ACT("act"),
    SETTLE("settle: the watch the law asks for"),
    LOOK("look: the frame, beyond that watch"),
    ENCODE("encode: as far as it is not done by then"),
    RECORD("keep the picture, record the look"),
    SEND("send: write the request, until it has arrived");

    private final String title;

    Stage(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }
}
