#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_STATE_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_STATE_H

#include "games/snakes/odds/chain/absorption.h"
#include "games/snakes/odds/pairs/pair_leaps.h"
#include "games/snakes/odds/pairs/pair_shells.h"

/* What the values of pairs of squares (games/snakes/odds/pairs/pair_values.h) are computed with.

   Kept values have 2 bytes or as many more as there is room for; words are wider
   (games/snakes/odds/pairs/pair_word.h). The room is that of a Mega, on every part and the host: so
   all show the same digits. */

enum { PAIR_VALUES_BYTES = 5596 };

enum { PAIR_VALUES_NARROWEST = 2, PAIR_VALUES_WIDEST = (PAIR_RANGE_BITS + 7) / 8 };

enum pair_values_stage {
    PAIR_BEGINNING,
    PAIR_ALONE,
    PAIR_READING,
    PAIR_FILLING,
    PAIR_HALVING,
    PAIR_SWEEPING,
    PAIR_RESTING
};

struct pair_values {
    struct pair_shells shells;
    bool wins_wanted; /* the throws are only a bound for the chances */
    enum pair_values_stage stage;
    uint8_t column; /* the next to be filled or halved; the next square to be read */
    uint8_t done;   /* for the progress bar */
    uint16_t sweeps;
    uint16_t idle;    /* sweeps since the change was the least, */
    pair_word least;  /* and that */
    pair_word start;  /* value to begin with */
    uint32_t longest; /* throws that a game takes at most, for the chances */
    struct pair_leaps leaps;
    bool settled;        /* the values are at rest */
    bool complete;       /* what is asked was asked before the sweep began */
    bool answered;       /* the answers are those to what is asked, */
    pair_word residue;   /* satisfy their equations within this, */
    uint8_t answer_bits; /* and have so many fraction bits */
    pair_word answer[PAIR_ASKED];
    union {
        pair_word words[PAIR_VALUES_BYTES / sizeof(pair_word)];
        uint8_t bytes[PAIR_VALUES_BYTES];
        struct {
            pair_word by_rank[BOARD_GOAL_MAXIMUM + 1];
            struct absorption absorption;
        } alone;
    };
};

#endif
