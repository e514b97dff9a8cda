#ifndef KOSTKA_GAMES_SNAKES_PAIR_VALUES_H
#define KOSTKA_GAMES_SNAKES_PAIR_VALUES_H

#include "core/chain/board.h"
#include "core/number/fixed.h"
#include "core/number/progress.h"

/* Games of snakes and ladders in which two tokens meet: a value for every pair of squares on which
   two tokens can stand, all of them found together.

   Two players, one token each, with kick-out; i where the player who throws next stands, j where
   the other does:

   - PAIR_VALUES_WINS: f(i,j) = mean over the faces of 1 - f(j',i'), the chance that the one who
     throws next wins, where i' is the landing, and j' is 0 if i' = j and that is not the start,
     else j. With i' on the goal the game is won: 1 instead of 1 - f.
   - PAIR_VALUES_THROWS: g(i,j) = 1 + mean of g(j',i'), the expected throws of both together.
     With i' on the goal none are left: 0 instead of g.

   One player with two tokens, who throws one die and chooses which of them moves:

   - PAIR_VALUES_TOKENS: t(i,j) = 1 + mean of min(t(i',j), t(i,j')), the expected throws until both
     are home under the best choice; a token that is home cannot move.

   Gauss-Seidel iteration (value iteration for the choice: Puterman, Markov Decision Processes,
   1994, ch. 6.3) over the pairs from the goal downwards: within a sweep everything but the ends of
   backward moves is new already, so that a sweep takes a game from one snake or kick to the next:
   30 to 160 on the built-in boards. A sweep that moves no value by more than two units ends it,
   after a quarter as many more; f may still move a unit more for every 64 sweeps, since
   on some boards roundings of f chase each other round.

   Values have as many bytes as there is room for, 4 at most and 2 at least. What rounding takes
   from one value it gives to the next, so that errors do not add up. Errors at 4, 3 and 2 bytes, on
   boards of up to 200 expected throws for one token: chances at most 1e-8, 5e-7, 1e-4; expected
   throws, relative to the longest of the board, 1e-7, 5e-6, 2e-3. PAIR_VALUES_BYTES is a constant
   of the part, given by the makefile:

     1,200   20 squares before the goal at 24 bits (forch), 24 at 16; two tokens: 26 and 32
     14,792  86 squares at 16 bits
     40,804  every board at 32 bits, the default */

#if !defined(PAIR_VALUES_BYTES)
#define PAIR_VALUES_BYTES 40804
#endif

/* So many bytes at the end of value[] are left alone by PAIR_VALUES_TOKENS. */
enum { PAIR_VALUES_BESIDE = 64 };

/* Bytes of a value. */
enum { PAIR_VALUES_NARROWEST = 2, PAIR_VALUES_WIDEST = 4 };

enum pair_values_kind { PAIR_VALUES_WINS, PAIR_VALUES_THROWS, PAIR_VALUES_TOKENS };

struct pair_values {
    const struct board *board;
    enum pair_values_kind kind;
    uint8_t width; /* bytes of a value */
    uint8_t bits;  /* fraction bits of a value, as if it had 4 bytes */
    uint8_t count; /* squares before the goal on which a token can stand */
    uint8_t done;  /* for the progress bar */
    uint8_t high;  /* the pair that is next: squares high >= low */
    uint8_t low;
    uint16_t sweeps;  /* begun */
    uint16_t last;    /* of the sweeps, once the values are calm */
    uint16_t residue; /* what rounding has left for the next value */
    bool moved;       /* a value of this sweep, by more than is calm */
    uint16_t rest;    /* the bits of a word for which a value has no bytes */
    uint32_t calm;
    uint8_t value[PAIR_VALUES_BYTES];
};

/* How many bytes a value of this kind would get on a board; below PAIR_VALUES_NARROWEST none will
   fit. */
uint8_t pair_values_width(const struct board *board, enum pair_values_kind kind);

/* The board must outlive the computation. Where it does not fit, pair_values_step answers
   IMPOSSIBLE. `width` may be made less before the first step. */
void pair_values_start(struct pair_values *pairs, const struct board *board,
                       enum pair_values_kind kind);

/* One slice of at most 5 ms at 16 MHz. On forch all slices together take 35 million cycles for the
   chances, 105 million for the throws and 128 million for two tokens. IMPOSSIBLE: there is
   no room (pair_values_fit is false), or the values have not come to rest in 4,000 sweeps: the game
   takes some 500 throws or more, or may never end, as on some boards two players can kick each
   other for ever. */
enum progress pair_values_step(struct pair_values *pairs);
uint8_t pair_values_done(const struct pair_values *pairs);
bool pair_values_fit(const struct pair_values *pairs);

/* After DONE: the value of a pair of squares on which tokens can stand. With one token on the goal
   PAIR_VALUES_TOKENS is the expectation of the other alone; for the other kinds both must be before
   the goal. At most 2,000 cycles. */
struct real pair_values_at(const struct pair_values *pairs, uint8_t first, uint8_t second);

#endif
