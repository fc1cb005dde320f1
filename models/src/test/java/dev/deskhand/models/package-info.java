/// Tests of the adapters: against real sockets, as what they promise is about connections.
@NullMarked
package dev.deskhand.models;

import org.jspecify.annotations.NullMarked;
