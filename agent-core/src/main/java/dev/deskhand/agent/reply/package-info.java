/// Reading a model's answer: one scanner, all grammars, actions or typed faults out.
@NullMarked
package dev.deskhand.agent.reply;

import org.jspecify.annotations.NullMarked;
