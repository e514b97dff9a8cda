#ifndef KOSTKA_GAMES_TENK_TENK_WORTH_H
#define KOSTKA_GAMES_TENK_TENK_WORTH_H

#include "core/number/fixed.h"
#include "games/tenk/odds/win_table.h"
#include "games/tenk/tenk_chances.h"

/* The worth of a choice in ten thousand, or of the throw that is about to be made: in points, and
   as a chance to win. A choice is a struct scoring in which it is chosen; NULL stands for the throw
   of the game's dice. The game must be in the phase THROWN with a choice, READY without one. */

/* The expected final score of the turn under the play that makes it greatest: right to the second
   decimal for stakes of up to 10,000 points, and beyond to less than a point. */
struct real tenk_points(const struct tenk *game, const struct scoring *choice);

/* The same after a decision: the choice is set aside, and then banked, if it may be, or all dice
   left are thrown; or the attempt is made. */
struct real tenk_points_after(const struct tenk *game, const struct scoring *choice, bool bank);
enum { TENK_POINTS_BITS = 11 }; /* fraction bits of both */

/* The stake that a choice leads to; for an attempt, if it succeeds. */
uint16_t tenk_stake(const struct tenk *game, const struct scoring *choice);

/* Converts a chance of 16 bits, the greatest of which is certain. */
probability_t tenk_probability(uint32_t chance);

/* The chance to win against the strongest of the others alone (games/tenk/tenk_chances.h). The
   chances must be done, and hold for the game with the stake that the choice leads to. */
probability_t tenk_chance(struct tenk_chances *chances, const struct tenk *game,
                          const struct scoring *choice);

/* The same after a decision: the choice is set aside, and then banked, if it may be, or all dice
   left are thrown. At most 15,000 cycles. */
probability_t tenk_chance_after(struct tenk_chances *chances, const struct tenk *game,
                                const struct scoring *choice, bool bank);

/* Error bounds of such a chance and of a cost, the difference between the chances of two decisions
   about a throw, in units of 2^-16. Compared with the exact solution over all scores, stakes and
   dice (tests/tenk/errors.c), a chance is at most 26.8 units too low and at most 12.2 too high, so
   a cost is off by at most 39. Puzzles of a seed depend on the bound of a cost, which is no closer
   for their sake. In per cent a chance is shown with one digit after the point. */
enum { TENK_CHANCE_ERROR = 27, TENK_COST_ERROR = 46 };

/* How computer players value a choice. TENK_POINTS: by the greatest expected score of the turn, in
   the units of games/tenk/odds/turn_points.h. TENK_WINNER: by the greatest chance to win
   (games/tenk/tenk_chances.h), of 16 bits. TENK_THESIS: by the number of dice left, in numbers of
   its own. All bank a stake that wins the game. */
struct tenk_worth {
    uint32_t value; /* the greater the better */
    bool bank;      /* true if banking is best; otherwise throw on */
};

/* For TENK_WINNER the chances must be done and hold for the game, which is good enough to choose
   by; other kinds do not use them. TENK_PERSON counts as TENK_POINTS. */
struct tenk_worth tenk_worth(struct tenk_chances *chances, enum tenk_player kind,
                             const struct tenk *game, const struct scoring *choice);

/* What to do with a throw: set this choice aside, then bank or throw on. SCORING_NOTHING: the
   throw allows nothing. */
struct tenk_advice {
    uint8_t choice;
    bool bank;
};

/* What a computer player of a kind does with a throw. For TENK_WINNER the chances must be done and
   hold for the game; other kinds do not use them. */
struct tenk_advice tenk_computer_advise(struct tenk_chances *chances, enum tenk_player kind,
                                        const struct tenk *game, const struct scoring *throw);

#endif
