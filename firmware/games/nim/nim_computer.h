#ifndef KOSTKA_GAMES_NIM_NIM_COMPUTER_H
#define KOSTKA_GAMES_NIM_NIM_COMPUTER_H

#include "core/player/level.h"
#include "games/nim/compound_search.h"
#include "games/nim/impartial.h"

/* How the computer plays Nim and its kin: a winning move, or where there is none the move that
   leaves the fewest winning replies. The best computer does so always, the good one three times in
   four, the easy one every other time; otherwise they make any move, good or bad. Of a position
   that it cannot search to the end it makes the best move that it has seen. */

struct nim_computer {
    struct compound_search search;
};

/* Begins for the player to move. When that is a person the answer is a hint, and never an error.
   `random` is a random byte. At most 130,000 cycles where the computer errs, otherwise 50,000. */
void nim_computer_start(struct nim_computer *computer, const struct impartial *game,
                        enum level level, uint8_t random);

/* At most 80,000 cycles; there are COMPOUND_SEARCH_SLICES and one at most, less than 3 s.
   IMPOSSIBLE: the game is over. */
enum progress nim_computer_step(struct nim_computer *computer);

/* It is to decide by what it has seen, at the next step (for a winning move it may take another).
 */
void nim_computer_hurry(struct nim_computer *computer);

/* 0..255: how far it has come. */
uint8_t nim_computer_done(const struct nim_computer *computer);

/* The move, when it is done: for every pawn its node after it, as impartial_move takes it. */
const uint8_t *nim_computer_move(const struct nim_computer *computer);

/* Whether the player to move can win against the best play. Known from the start. */
bool nim_computer_can_win(const struct nim_computer *computer);

#endif
