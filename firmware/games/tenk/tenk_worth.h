#ifndef KOSTKA_GAMES_TENK_TENK_WORTH_H
#define KOSTKA_GAMES_TENK_TENK_WORTH_H

#include "core/number/fixed.h"
#include "games/tenk/tenk_chances.h"

/* What a choice among a throw of ten thousand is worth, or the throw that is about to be made: in
   points, and as a chance to win. A choice is a struct scoring with it chosen; NULL stands for the
   throw of the game's dice. The game must have room for it: it is THROWN with a choice, READY
   without. */

/* The expected final score of the turn, if all is done for the greatest: right to the second digit
   for stakes of up to 10,000 points, and beyond to less than a point. */
struct real tenk_points(const struct tenk *game, const struct scoring *choice);

/* The chance to win. The chances must be done, and hold for the game. */
probability_t tenk_chance(struct tenk_chances *chances, const struct tenk *game,
                          const struct scoring *choice);

/* How far off a chance can be, in per cent: until somebody has 9100 points, or would have with what
   is at stake, and from then on. Against the exact solution (tests/tenk/errors.c), over all pairs
   of scores, stakes up to 2500 points and dice, it is at most 2.20 and 8.77, and half a per cent
   more as shown in whole per cent. With more at stake nothing is known. */
enum {
    TENK_ERROR_NEAR_STEPS = 9100 / SCORING_POINTS,
    TENK_ERROR_STAKE_MOST = 2500 / SCORING_POINTS
};
enum tenk_error { TENK_ERROR_UNKNOWN, TENK_ERROR_FAR = 3, TENK_ERROR_NEAR = 10 };

/* Of tenk_chance; the value is the per cent. */
enum tenk_error tenk_chance_error(const struct tenk *game, const struct scoring *choice);

/* What a player of a kind goes by. */
struct tenk_worth {
    uint32_t value; /* the greater the better: *points* in the units of games/tenk/turn_points.h,
                     *winner* chances of 16 bits, *thesis* numbers of its own */
    bool bank;      /* whether the choice is best banked; otherwise to throw on */
};

/* For TENK_WINNER the chances must be done and hold for the game; otherwise they are not looked at.
   A person's is that of TENK_POINTS. */
struct tenk_worth tenk_worth(const struct tenk_chances *chances, enum tenk_player kind,
                             const struct tenk *game, const struct scoring *choice);

#endif
