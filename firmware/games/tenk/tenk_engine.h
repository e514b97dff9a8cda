#ifndef KOSTKA_GAMES_TENK_TENK_ENGINE_H
#define KOSTKA_GAMES_TENK_TENK_ENGINE_H

#include "core/game/puzzle.h"
#include "games/tenk/tenk_costs.h"

/* What positions of ten thousand are worth. States and decisions are those of
   games/tenk/tenk.h.

   Of two players without last turns, the chances to win are known: the turn is solved, and what
   comes after it is looked up (games/tenk/tenk_chances.h, where the error is stated). Every
   decision about a throw is ranked by the chance that it leads to (games/tenk/tenk_costs.h);
   the best is the one that the computer player *winner* takes.

   Of more players, and with last turns, nobody knows the chances before the game is over. Decisions
   are ranked by the expected points of the turn, unless points do not count because the throw leads
   to the goal or another player is there.

   LEVEL_EASY plays as *thesis*, LEVEL_GOOD as *points*, LEVEL_BEST as *winner*
   (games/tenk/tenk_worth.h).

   A turn that has been solved serves as long as it holds, and what is known of the decisions about
   a throw stays. To solve one takes 2.0 to 3.9 million cycles; an answer takes none to three of
   that. */

/* How far off expected points are, in units of 2^-TENK_POINTS_BITS. */
enum { TENK_POINTS_ERROR = 11 };

enum { TENK_ENGINE_CHANCES = 1, TENK_ENGINE_COSTS = 2 };

struct tenk_engine_memory {
    uint8_t holds;           /* TENK_ENGINE_CHANCES of a turn, TENK_ENGINE_COSTS of costs.game */
    struct tenk_costs costs; /* with the chances of the turn */
    struct tenk game;        /* that is asked about */
    struct engine_question question;
    enum progress progress;
    probability_t chance;      /* the answer to ENGINE_VALUE: of who is to move */
    struct tenk_advice advice; /* the answer to ENGINE_PLAY */
};

extern const FLASH struct engine tenk_engine;

/* What pages ask besides, in the same memory, so that a turn that is solved for one serves the
   other. */

/* True if the turn is being solved, or is solved, for stakes from `stake` to `farthest`
   (games/tenk/tenk_chances.h). Otherwise that begins, which takes enough time for a slice. */
bool tenk_engine_prepare(void *memory, const struct tenk *game, uint16_t stake, uint16_t farthest);

/* True once it is solved; until then a slice of that. How far it has come, of PROGRESS_ALL. */
bool tenk_engine_is_prepared(void *memory, uint8_t *done);

/* The chance to win with a choice (games/tenk/tenk_worth.h), and what *winner* would choose. */
probability_t tenk_engine_chance(void *memory, const struct tenk *game,
                                 const struct scoring *choice);
struct tenk_advice tenk_engine_advice(void *memory, const struct tenk *game,
                                      const struct scoring *throw);

/* Puzzles of ten thousand, for two: a throw in the middle of a game, and all that can be done with
   it. The best is ahead of the next by a hundredth of a game at least, a 50th where the puzzle is
   fair and a 25th where it is easy. Costs are chances to win. Each is off by less than twice
   TENK_CHANCE_ERROR, so that only positions are taken in which every cost, in whole per cent, is
   certain all the same. The state is a struct tenk that is THROWN, by player 0. */

extern const FLASH struct puzzle_kind tenk_puzzles OPTIONAL;

#endif
