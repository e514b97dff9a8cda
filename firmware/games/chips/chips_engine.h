#ifndef KOSTKA_GAMES_CHIPS_CHIPS_ENGINE_H
#define KOSTKA_GAMES_CHIPS_CHIPS_ENGINE_H

#include "core/game/puzzle.h"
#include "games/chips/chips.h"
#include "games/chips/odds/chip_duel.h"
#include "games/chips/odds/placement.h"

/* The engine of chips. States and decisions are those of games/chips/chips.h.

   A placement is worth its chance to win against the other player's placement, a draw counting
   half. While that is not known, it is worth its chance against the fastest placement, which
   everybody can work out. The best placement is the best reply. If the other's placement is not
   known, the fastest has rank 1. There are no other ranks, but every placement can be weighed. For
   a single player a placement is worth its expected throws, the best is the fastest, and nobody
   wins or loses.

   The chances to win are known once one player's placement is known.

   A computer player does not use the other's placement. LEVEL_EASY spreads its chips evenly,
   LEVEL_GOOD takes the fastest placement, and LEVEL_BEST the best reply to that, which never does
   worse than the fastest. (Chips in proportion to the chances would not be easy: on thirds that
   beats the fastest.) Two computer players must not do the same. So the first plays at LEVEL_GOOD
   at most, and the second one level higher than asked.

   Chances are within 1e-6; with more than 10 chips on a field, within 1e-5. With 15 chips on the
   fields of two dice it takes 1.4 s to find the best reply to the fastest placement, and 0.2 s to
   weigh another. */

enum chips_engine_stage {
    CHIPS_ENGINE_FASTEST,  /* finding the fastest placement */
    CHIPS_ENGINE_REPLY,    /* finding the best reply */
    CHIPS_ENGINE_WEIGHING, /* weighing a placement */
    CHIPS_ENGINE_THROWS,   /* weighing a single player's placement */
    CHIPS_ENGINE_DONE,
    CHIPS_ENGINE_IMPOSSIBLE
};

struct chips_engine_memory {
    bool has_best;     /* against, best and worth_of_best are those of game */
    struct chips game; /* of the question */
    struct engine_question question;
    struct chip_fields fields;
    enum chips_engine_stage stage;
    uint8_t against[CLEARANCE_FIELDS]; /* the placement replied to; of a single player the
                                          fastest */
    uint8_t best[CLEARANCE_FIELDS];
    struct bounded worth_of_best;
    union {
        struct placement placement;
        struct chip_duel duel;
        struct clearance clearance;
    };
};

extern const FLASH struct engine chips_engine;

/* Puzzles of chips on thirds: the placement of player 1 is known; which of four replies is best?
   One is the best of all replies; the others have one or two of its chips on other fields. The best
   is ahead of them by at least 1/100 of a game, in a fair puzzle by 1/12 and in an easy one by 1/7.
   Costs are chances to win, a draw counting half, within 1e-9 (games/chips/odds/chip_duel.h). The
   state is a struct chips in which player 1 has placed. */

extern const FLASH struct puzzle_kind chips_puzzles OPTIONAL;

#endif
