#ifndef KOSTKA_GAMES_CHIPS_CHIPS_ENGINE_H
#define KOSTKA_GAMES_CHIPS_CHIPS_ENGINE_H

#include "core/game/puzzle.h"
#include "games/chips/chips.h"
#include "games/chips/odds/chip_duel.h"
#include "games/chips/odds/placement.h"

/* What positions of chips are worth. States and decisions are those of games/chips/chips.h.

   A placement is worth its chance to win against what the other has placed, a draw counting half,
   or while that is not known against the fastest placement, which everybody can work out. The best
   is the best reply to it. Where the fastest is not met, it has rank 1; there are no other ranks,
   but every placement can be weighed. Alone, a placement is worth its expected throws, the best is
   the fastest, and nobody wins or loses.

   Nobody knows the chances before what both have placed is known.

   Computers do not look at what the other has placed. The easy one spreads its chips evenly, the
   good one has the fastest placement, and the best one the best reply to that, which never does
   worse than it. (In proportion to the chances would be no easy placement: on thirds it beats the
   fastest.) Of two computers, lest both do the same, the best one that is first places fastest, and
   the second as if it were of the next level.

   Chances are within 1e-6, of placements with more than 10 chips on a field within 1e-5. 15 chips
   on the fields of two dice take 1.4 s to find the best reply to the fastest, and 0.2 s to weigh
   another. */

enum chips_engine_stage {
    CHIPS_ENGINE_FASTEST,  /* the fastest placement is looked for, */
    CHIPS_ENGINE_REPLY,    /* the best reply, */
    CHIPS_ENGINE_WEIGHING, /* or what a placement is worth */
    CHIPS_ENGINE_THROWS,   /* the same alone */
    CHIPS_ENGINE_DONE,
    CHIPS_ENGINE_IMPOSSIBLE
};

struct chips_engine_memory {
    bool has_best;     /* of game: against, best and worth_of_best */
    struct chips game; /* that is asked about */
    struct engine_question question;
    struct chip_fields fields;
    enum chips_engine_stage stage;
    uint8_t against[CLEARANCE_FIELDS]; /* what is replied to; alone the fastest */
    uint8_t best[CLEARANCE_FIELDS];
    struct bounded worth_of_best;
    union {
        struct placement placement;
        struct chip_duel duel;
        struct clearance clearance;
    };
};

extern const FLASH struct engine chips_engine;

/* Puzzles of chips on thirds: the other has placed, and what is known; which of four replies is
   best? One is the best reply of all, the others have a chip or two of it on other fields; it is
   ahead of them by a hundredth of a game at least, a twelfth where the puzzle is fair and a seventh
   where it is easy. Costs are chances to win, a draw counting half, within 1e-9
   (games/chips/odds/chip_duel.h). The state is a struct chips in which player 1 has placed. */

extern const FLASH struct puzzle_kind chips_puzzles OPTIONAL;

#endif
