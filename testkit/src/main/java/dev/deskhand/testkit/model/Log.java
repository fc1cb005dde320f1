package dev.deskhand.testkit.model;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// All that has happened at a stand-in. Safe from any thread.
final class Log {
    private final List<SeenRequest> requests = new ArrayList<>();
    private final List<Rejection> rejections = new ArrayList<>();
    private final List<Throwable> faults = new ArrayList<>();

    synchronized SeenRequest accept(long arrived, HttpRequest http, ReadRequest read, ClientStream client) {
        SeenRequest request = new SeenRequest(requests.size() + 1, arrived, http, read, client);
        requests.add(request);
        notifyAll();
        return request;
    }

    synchronized void reject(Rejection rejection) {
        rejections.add(rejection);
    }

    synchronized void fault(Throwable fault) {
        faults.add(fault);
    }

    synchronized List<SeenRequest> requests() {
        return List.copyOf(requests);
    }

    synchronized List<Rejection> rejections() {
        return List.copyOf(rejections);
    }

    synchronized List<SeenRequest> awaitRequests(int count, Duration limit) throws InterruptedException {
        long end = System.nanoTime() + limit.toNanos();
        while (requests.size() < count) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new AssertionError("not within " + limit.toMillis() + " ms: " + count + " requests; there were "
                        + requests.size() + ", refused " + rejections);
            }
            wait(left);
        }
        return List.copyOf(requests);
    }

    synchronized void throwFaults() {
        if (!faults.isEmpty()) {
            throw new AssertionError("the script of the stand-in failed", faults.getFirst());
        }
    }
}
