/// Adapters behind the port of a vision model: they turn one step into a request and an answer into a reply.
@NullMarked
package dev.deskhand.models;

import org.jspecify.annotations.NullMarked;
