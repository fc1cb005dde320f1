/// What thinking costs: amounts, prices, and the table of prices that comes with the program. Nothing here
/// is ever guessed: what has no known price has none.
@NullMarked
package dev.deskhand.agent.cost;

import org.jspecify.annotations.NullMarked;
