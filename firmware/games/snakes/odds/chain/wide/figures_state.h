#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_WIDE_FIGURES_STATE_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_WIDE_FIGURES_STATE_H

#include "core/number/bounded.h"
#include "games/snakes/odds/chain/absorption.h"
#include "games/snakes/odds/chain/wide/wide_chain.h"
#include "games/snakes/odds/chain/wide/wide_reward.h"
#include <stdbool.h>
#include <stdint.h>

/* The figures of an absorbing chain while they are being found.
   games/snakes/odds/chain/wide/absorption_figures.h is for everybody; this and figures_refinement.h
   are its inside. */

enum absorption_figures_stage {
    FIGURES_SOLVING, /* in 32 bits */
    FIGURES_SOLVED,
    FIGURES_EXPECTED,
    FIGURES_REWARDS, /* the same, and r */
    FIGURES_VARIANCE,
    FIGURES_VISITS,
    FIGURES_READING, /* the visits once more, up to the square that is asked about */
    FIGURES_FOUND,
    FIGURES_REFUSED
};

/* Between two passes. */
enum absorption_figures_correction {
    FIGURES_NO_CORRECTION,
    FIGURES_HALF_SOLVED,
    FIGURES_CORRECTION /* solved, to be applied */
};

/* 3,153 bytes on AVR. */
struct absorption_figures {
    enum absorption_figures_stage stage;
    struct absorption_question question;
    uint8_t longest_bits; /* no square takes 2^longest_bits throws */
    uint8_t bits;         /* after the point, of the values of the pass */
    uint8_t rounds;
    uint8_t done; /* PROGRESS_ALL: all */
    bool settled;
    enum absorption_figures_correction correction;
    int8_t shift;            /* of the correction: its scale */
    uint8_t residual_before; /* its bits */
    uint8_t residual_length; /* of the longest one, in bits without the sign */
    uint32_t residual_most;  /* without their signs the greatest, */
    uint32_t residual_sum;   /* and all together; UINT32_MAX if that is too much */
    union wide one;
    uint32_t off;            /* the p of the expected throws, in units */
    struct bounded expected; /* throws from the square */
    struct bounded answer;   /* their variance, or visits */
    struct absorption alone;
    struct wide_chain wide;
    struct wide_reward reward;
    union wide six_rewards[BOARD_GOAL_MAXIMUM];
};

#endif
