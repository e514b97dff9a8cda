#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_VALUES_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_VALUES_H

#include "core/number/bounded.h"
#include "core/number/progress.h"
#include "games/snakes/odds/pairs/pair_alone.h"
#include "games/snakes/odds/pairs/pair_leaps.h"

/* Games of snakes and ladders in which two tokens meet: a value for every pair of squares on which
   two tokens can stand.

   Two players, one token each, with kick-out; the player who throws next stands on i, the other one
   on j:

   - PAIR_VALUES_WINS: f(i,j) = mean over the faces of 1 - f(j',i'), the chance to win of the player
     who throws next, where i' is the landing, and j' is 0 if i' = j and that is not the start, else
     j. With i' on the goal the game is won: 1 instead of 1 - f.
   - PAIR_VALUES_THROWS: g(i,j) = 1 + mean of g(j',i'), the expected throws of both together. With
     i' on the goal none are left: 0 instead of g.

   One player with two tokens, who throws one die and chooses which of them moves:

   - PAIR_VALUES_TOKENS: t(i,j) = 1 + mean of min(t(i',j), t(i,j')), the expected throws until both
     are home under the best choice; a token that is home cannot move.

   The method is Gauss-Seidel iteration (value iteration for the choice: Puterman, Markov Decision
   Processes, 1994, ch. 6.3). Its sweeps (games/snakes/odds/pairs/pair_sweep.h) store only the
   values which are looked up again (games/snakes/odds/pairs/pair_table.h), in whole numbers of 2 to
   4 bytes: as wide as there is room for on a Mega, and the same on every part and the host. g
   begins with the sum, and t with the greater, of the throws that either token takes alone, which
   are solved directly (games/snakes/odds/chain/absorption.h). When the ratio of two changes has
   settled, the sweep extrapolates (Aitken): on the built-in boards 8 to 41 sweeps are enough.

   The bound of the error comes from the changes of the last sweep. Take the value that each
   equation yields, before rounding, from the numbers that the sweep looked up. A number looked up
   differs from that by its rounding, half a unit; one of the sweep before differs by its change
   since. So all these values satisfy their equations within r, the greater of the greatest change
   and half a unit. Then t and g lie within t r / (1 - r) and g r / (1 - r) of the truth, since t is
   at least (1 - r) times the throws of the policy that it chooses and at most (1 + r) times those
   of any other. And f lies within r N of the truth, with N the longest game: (I - P)^-1 1. N is at
   most g / (1 - u) for any g of which a sweep shows g + u >= 1 + P g, u < 1. So sweeps for g come
   before those for f, two of them on the built-in boards. The answer is rounded by another half
   unit. */

enum pair_values_stage {
    PAIR_BEGINNING,
    PAIR_ALONE,
    PAIR_FILLING,
    PAIR_HALVING,
    PAIR_SWEEPING,
    PAIR_RESTING
};

struct pair_values {
    struct pair_state state;
    struct pair_leaps leaps;
    bool wins_wanted; /* the throws are only needed to bound the chances */
    enum pair_values_stage stage;
    uint8_t column; /* the next column to be filled or halved */
    uint8_t done;   /* for the progress bar */
    uint16_t sweeps;
    uint16_t idle;       /* sweeps since the least change */
    pair_word least;     /* the least change */
    pair_word start;     /* first value of all pairs; 0: the throws that tokens take alone */
    uint32_t longest;    /* bound of the throws expected of the longest game, for the chances */
    bool settled;        /* the values have settled */
    bool complete;       /* all questions were asked before the sweep began */
    bool answered;       /* `answer` has the answers to the questions */
    pair_word residue;   /* sixths of a unit within which the answers satisfy their equations */
    uint8_t answer_bits; /* fraction bits of the answers */
    pair_word answer[PAIR_ASKED];
    union {
        uint8_t bytes[PAIR_TABLE_BYTES];
        struct pair_alone alone;
    };
};

/* The board must outlive the computation. 5 ms. */
void pair_values_start(struct pair_values *pairs, const struct board *board,
                       enum pair_values_kind kind);

/* After DONE for PAIR_VALUES_THROWS: begins with the chances on the same board; their bound is
   known already. */
void pair_values_turn_to_wins(struct pair_values *pairs);

/* Asks for the value of a pair of squares on which tokens can stand, as one of PAIR_ASKED questions
   by index. All questions of lower indices must be asked, too. Only PAIR_VALUES_TOKENS has values
   for the goal. May be called at any time. A new question is answered by the next whole sweep. */
void pair_values_ask(struct pair_values *pairs, uint8_t index, uint8_t first, uint8_t second);

/* One slice of at most 5 ms at 16 MHz. IMPROVING: the answers are known, and further sweeps improve
   them. IMPOSSIBLE: the game takes more than 100,000 throws, or 1,000 if values have room for 2
   bytes only; or it may never end, as on some boards two players can kick each other for ever. */
enum progress pair_values_step(struct pair_values *pairs);

/* Progress, 0..255. It is half of that after twelve sweeps: the number of sweeps is not known
   beforehand. */
uint8_t pair_values_done(const struct pair_values *pairs);

/* When IMPROVING or DONE: the answer to a question. */
struct bounded pair_values_answer(const struct pair_values *pairs, uint8_t index);

/* Likewise: the faces that better move the second of the two tokens of the first question, one bit
   each from bit 1 on. Neither token may be home. */
uint8_t pair_values_second_moves(const struct pair_values *pairs);

#endif
