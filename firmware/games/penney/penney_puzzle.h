#ifndef KOSTKA_GAMES_PENNEY_PENNEY_PUZZLE_H
#define KOSTKA_GAMES_PENNEY_PENNEY_PUZZLE_H

#include "core/game/puzzle.h"
#include "games/penney/penney_engine.h"

/* Puzzles of Penney's game: the other has a word; which word is the best reply? All others are the
   choices, in the order HH to TT. The first of ten are of three letters and a fair coin, later ones
   of a coin that is not, or of four letters. The best reply is ahead of the next by a hundredth of
   a game at least, a 25th where the puzzle is fair and a twelfth where it is easy. Chances are
   within 1e-9 (games/penney/patterns.h). The state is a struct penney in which player 1 chooses. */

extern const FLASH struct puzzle_kind penney_puzzles;

#endif
