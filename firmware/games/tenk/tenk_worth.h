#ifndef KOSTKA_GAMES_TENK_TENK_WORTH_H
#define KOSTKA_GAMES_TENK_TENK_WORTH_H

#include "core/number/fixed.h"
#include "games/tenk/odds/win_table.h"
#include "games/tenk/tenk_chances.h"

/* What a choice among a throw of ten thousand is worth, or the throw that is about to be made: in
   points, and as a chance to win. A choice is a struct scoring with it chosen; NULL stands for the
   throw of the game's dice. The game must have room for it: it is THROWN with a choice, READY
   without. */

/* The expected final score of the turn, if all is done for the greatest: right to the second digit
   for stakes of up to 10,000 points, and beyond to less than a point. */
struct real tenk_points(const struct tenk *game, const struct scoring *choice);

/* The same after a decision: the choice is set aside, and then banked, as it may be, or all that is
   left is thrown; an attempt. */
struct real tenk_points_after(const struct tenk *game, const struct scoring *choice, bool bank);
enum { TENK_POINTS_BITS = 11 }; /* of both, after the point */

/* The stake that a choice leads to, an attempt if it succeeds. */
uint16_t tenk_stake(const struct tenk *game, const struct scoring *choice);

/* A chance of 16 bits, of which the greatest is certain. */
probability_t tenk_probability(uint32_t chance);

/* The chance to win against the strongest of the others alone (games/tenk/tenk_chances.h). The
   chances must be done, and hold for the game with the stake that the choice leads to. */
probability_t tenk_chance(struct tenk_chances *chances, const struct tenk *game,
                          const struct scoring *choice);

/* The same after a decision: the choice is set aside, and then banked, as it may be, or all that is
   left is thrown. At most 15,000 cycles. */
probability_t tenk_chance_after(struct tenk_chances *chances, const struct tenk *game,
                                const struct scoring *choice, bool bank);

/* How far off such a chance can be, of 2^16: against the exact solution, over all scores, stakes
   and dice (tests/tenk/errors.c), it is at most 0.0003. In per cent it is shown with one digit
   behind the point. */
enum { TENK_CHANCE_ERROR = 23 };

/* How the computer plays. TENK_POINTS: for the greatest expected score of the turn
   (games/tenk/odds/turn_points.h). TENK_WINNER: for the greatest chance to win
   (games/tenk/tenk_chances.h). TENK_THESIS: by the number of dice left. All bank what wins the
   game. This is what a player of a kind goes by. */
struct tenk_worth {
    uint32_t
        value; /* the greater the better: *points* in the units of games/tenk/odds/turn_points.h,
                *winner* chances of 16 bits, *thesis* numbers of its own */
    bool bank; /* whether the choice is best banked; otherwise to throw on */
};

/* For TENK_WINNER the chances must be done and hold for the game, which is near enough to choose
   by; otherwise they are not looked at. A person's is that of TENK_POINTS. */
struct tenk_worth tenk_worth(struct tenk_chances *chances, enum tenk_player kind,
                             const struct tenk *game, const struct scoring *choice);

/* What to do with a throw: set this choice aside, then bank or throw on. SCORING_NOTHING: the
   throw allows nothing. */
struct tenk_advice {
    uint8_t choice;
    bool bank;
};

/* What a player of a kind, not a person, does with a throw that it is to choose from. For
   TENK_WINNER the chances must be done and hold for the game; otherwise they are not looked at. */
struct tenk_advice tenk_computer_advise(struct tenk_chances *chances, enum tenk_player kind,
                                        const struct tenk *game, const struct scoring *throw);

#endif
