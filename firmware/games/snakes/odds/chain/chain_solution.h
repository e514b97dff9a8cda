#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_CHAIN_SOLUTION_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_CHAIN_SOLUTION_H

#include "core/number/bounded.h"
#include "games/snakes/odds/chain/reward.h"
#include <stdbool.h>
#include <stdint.h>

/* State of the solution of an absorbing chain. Callers use games/snakes/odds/chain/absorption.h;
   this header and refinement.h are internal to it. */

/* ABSORPTION_THROWS_MAXIMUM is below 2^ABSORPTION_LONGEST_BITS. */
enum { ABSORPTION_THROWS_MAXIMUM = 10000, ABSORPTION_LONGEST_BITS = 14 };

enum absorption_quantity {
    ABSORPTION_EXPECTED, /* throws until the token is home */
    ABSORPTION_VARIANCE, /* variance of that number; the expected throws come with it */
    ABSORPTION_VISITS    /* expected number of throws that are made from a square */
};

struct absorption_question {
    const struct board *board; /* must outlive the computation */
    enum absorption_quantity what;
    uint8_t square;  /* where the token stands */
    uint8_t visited; /* ABSORPTION_VISITS: the square whose visits are counted */
};

enum absorption_stage {
    ABSORPTION_FACTORING,
    ABSORPTION_COARSE,  /* the expected throws, with room for any number of them */
    ABSORPTION_REFINED, /* the same with as many bits as fit */
    ABSORPTION_REWARDS, /* the same, and the variance of the next throw */
    ABSORPTION_SPREADING,
    ABSORPTION_VISITING,
    ABSORPTION_READING, /* the visits once more, up to the square that is asked about */
    ABSORPTION_SOLVED,
    ABSORPTION_REFUSED
};

/* Progress of a correction between two passes. */
enum absorption_correction {
    ABSORPTION_NO_CORRECTION,
    ABSORPTION_HALF_SOLVED,
    ABSORPTION_CORRECTION /* solved, to be applied */
};

struct absorption {
    enum absorption_stage stage;
    struct absorption_question question;
    uint8_t column;       /* the next column of M */
    uint8_t longest_bits; /* from every square fewer than 2^longest_bits throws are expected */
    uint8_t bits;         /* fraction bits of the values of the pass */
    uint8_t rounds;
    uint8_t done; /* PROGRESS_ALL: all */
    bool settled;
    enum absorption_correction correction;
    int8_t shift;            /* the scale of the correction */
    uint8_t residual_before; /* residual_length one round earlier */
    uint8_t residual_length; /* bits of the longest residual, without its sign */
    uint32_t residual_most;  /* the greatest residual, without its sign */
    uint32_t residual_sum; /* the sum of all, without their signs; UINT32_MAX if that is too much */
    uint16_t longest;      /* a whole number of throws that no square exceeds */
    uint64_t greatest;     /* the greatest value of the pass downwards */
    uint64_t one;          /* one throw, in units of the pass */
    uint64_t six_throws;   /* the reward of a square, times six; 0 for a column of M */
    uint32_t off;          /* units by which the expected throws are off their equations */
    struct bounded expected; /* expected throws from the square */
    struct bounded answer;   /* their variance, or visits */
    struct absorbing_chain chain;
    struct chain_pass pass;
    struct chain_reward reward;
    int32_t change[CHAIN_UNKNOWNS];
    uint64_t by_square[BOARD_GOAL_MAXIMUM]; /* expected throws, or six times the rewards */
    uint16_t factor[CHAIN_UNKNOWNS * CHAIN_UNKNOWNS];
};

#endif
