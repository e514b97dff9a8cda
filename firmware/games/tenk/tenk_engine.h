#ifndef KOSTKA_GAMES_TENK_TENK_ENGINE_H
#define KOSTKA_GAMES_TENK_TENK_ENGINE_H

#include "core/game/puzzle.h"
#include "games/tenk/tenk_costs.h"

/* The engine of ten thousand. States and decisions are those of games/tenk/tenk.h.

   With two players and no last turns, the chances to win are known: the turn is solved, and what
   comes after it is looked up (games/tenk/tenk_chances.h; games/tenk/tenk_worth.h states the
   error). Decisions about a throw are ranked by the chance that they lead to
   (games/tenk/tenk_costs.h); the best is the one that the computer player *winner* takes.

   With more players, or with last turns, the chances are not known before the game is over.
   Decisions are then ranked by the expected points of the turn. There are no ranks if points do not
   count, because the throw can lead to the goal or another player has reached it.

   LEVEL_EASY plays as *thesis*, LEVEL_GOOD as *points*, LEVEL_BEST as *winner*
   (games/tenk/tenk_worth.h).

   A solved turn is used again as long as it holds (tenk_chances_hold), and so are the costs of the
   decisions about a throw. Solving a turn takes 2.0 to 3.9 million cycles; an answer solves none to
   three. */

/* Error bound of expected points, in units of 2^-TENK_POINTS_BITS. */
enum { TENK_POINTS_ERROR = 11 };

enum { TENK_ENGINE_CHANCES = 1, TENK_ENGINE_COSTS = 2 };

struct tenk_engine_memory {
    uint8_t holds;           /* bits: TENK_ENGINE_CHANCES, of a turn; TENK_ENGINE_COSTS, of
                                costs.game */
    struct tenk_costs costs; /* with the chances of the turn */
    struct tenk game;        /* of the question */
    struct engine_question question;
    enum progress progress;
    probability_t chance;      /* the answer to ENGINE_VALUE, for player game.turn */
    struct tenk_advice advice; /* the answer to ENGINE_PLAY */
};

extern const FLASH struct engine tenk_engine;

/* Further questions of pages, in the same memory, so that pages and engine share a solved turn. */

/* True if the turn is solved, or being solved, for stakes from `stake` to `farthest`
   (games/tenk/tenk_chances.h). Otherwise starts to solve it, which takes enough time for a
   slice. */
bool tenk_engine_prepare(void *memory, const struct tenk *game, uint16_t stake, uint16_t farthest);

/* True once the turn is solved; until then runs a slice. `done`: progress, 0..PROGRESS_ALL. */
bool tenk_engine_is_prepared(void *memory, uint8_t *done);

/* The chance to win with a choice (games/tenk/tenk_worth.h), and the choice of *winner*. */
probability_t tenk_engine_chance(void *memory, const struct tenk *game,
                                 const struct scoring *choice);
struct tenk_advice tenk_engine_advice(void *memory, const struct tenk *game,
                                      const struct scoring *throw);

/* Puzzles of ten thousand for two players: a throw in the middle of a game, and all decisions about
   it. The best decision is ahead of the next by at least 1/100 of a game, in a fair puzzle by 1/50
   and in an easy one by 1/25. Costs are chances to win. Each is off by at most
   TENK_COST_ERROR, so only positions are taken in which every cost, in whole per cent, is certain
   all the same. The state is a struct tenk in the phase THROWN, with player 0 to move. */

extern const FLASH struct puzzle_kind tenk_puzzles OPTIONAL;

#endif
