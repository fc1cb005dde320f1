package dev.deskhand.operators.desktop.x11;

import com.sun.jna.LastErrorException;
import com.sun.jna.Library;
import com.sun.jna.Pointer;

/// The C library's shared memory and waiting, which Xlib leaves to its caller. A failed call raises
/// [LastErrorException].
interface LibC extends Library {

    int shmget(int key, long size, int flags) throws LastErrorException;

    Pointer shmat(int id, Pointer address, int flags) throws LastErrorException;

    int shmdt(Pointer address) throws LastErrorException;

    int shmctl(int id, int command, Pointer data) throws LastErrorException;

    int poll(Pointer descriptors, long count, int timeoutMillis) throws LastErrorException;

    int eventfd(int initial, int flags) throws LastErrorException;

    long write(int descriptor, byte[] data, long count) throws LastErrorException;

    int shutdown(int descriptor, int how) throws LastErrorException;

    int close(int descriptor) throws LastErrorException;
}
