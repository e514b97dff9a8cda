#ifndef KOSTKA_GAMES_TENK_TENK_H
#define KOSTKA_GAMES_TENK_TENK_H

#include "core/game/rules.h"
#include "core/number/flash.h"
#include "games/tenk/scoring.h"

/* A game of ten thousand: who plays, who has how much, whose turn it is and how far that is. Points
   are counted in steps of 50, and a choice is a byte (games/tenk/scoring.h).

   A turn is: a throw; if it allows something, a choice is set aside, and either the dice that are
   left (all six if none is) are thrown or the stake is banked; if not, the turn is lost. A straight
   attempt is a choice to throw on with.

   What the throw allows, and the choice among it, is the caller's struct scoring, which tenk_read
   or tenk_throw has filled in. */

enum {
    TENK_PLAYERS = 4,
    TENK_GOAL_STEPS = 200,
    TENK_BANK_STEPS = 7 /* 350 points, the least to bank */
};

/* A person, or how the computer plays (games/tenk/tenk_worth.h). */
enum tenk_player { TENK_PERSON, TENK_THESIS, TENK_POINTS, TENK_WINNER };

enum tenk_phase {
    TENK_READY,   /* `dice` dice are to be thrown */
    TENK_ATTEMPT, /* one die is to be thrown, and must complete the straight */
    TENK_THROWN,  /* something is to be set aside of `face` */
    TENK_LOST,    /* `face` allows nothing, or an attempt has failed: the turn has ended */
    TENK_OVER     /* the player whose turn it is has won */
};

/* Why a choice cannot be banked. */
enum tenk_answer {
    TENK_DONE,
    TENK_NOTHING_ASIDE, /* SCORING_NOTHING, or an attempt */
    TENK_HOT_DICE,      /* all six are set aside: they must be thrown again */
    TENK_BELOW_MINIMUM  /* less than 350 points to bank */
};

struct tenk {
    uint8_t players;              /* 2..TENK_PLAYERS */
    uint8_t kind[TENK_PLAYERS];   /* enum tenk_player */
    bool last_turns;              /* house rule: who has thrown fewer turns gets one more */
    uint8_t turn;                 /* whose turn it is, or who has won */
    uint8_t phase;                /* enum tenk_phase */
    uint8_t dice;                 /* 1..6, to be thrown or as thrown */
    uint8_t face[DICE_FACES];     /* 1..6 each: the first `dice` of them are the last throw */
    uint8_t round;                /* of turns, from 1, stops at 255 */
    uint16_t stake;               /* steps set aside in this turn */
    uint16_t score[TENK_PLAYERS]; /* steps banked; of those who do not play 0 */
};

/* Everybody has nothing; player 0 throws six dice. players, kind and last_turns are given and
   stay. */
void tenk_start(struct tenk *game);

/* What the last throw allows, with the choice worth most, of an attempt the attempt. */
void tenk_read(const struct tenk *game, struct scoring *scoring);

/* What a throw shows, before the rules pass a lost turn on: in the phases READY and ATTEMPT, of
   `dice` faces 1..6 (of an attempt: one face). Leads to THROWN or LOST; a successful attempt to
   READY with six dice. */
void tenk_throw(struct tenk *game, struct scoring *scoring, const uint8_t faces[]);

/* TENK_DONE if the choice can be banked, or why not. */
enum tenk_answer tenk_may_bank(const struct tenk *game, const struct scoring *scoring);

/* Who has most but the player whose turn it is, of equals the first. */
uint8_t tenk_rival(const struct tenk *game);

/* The most steps that anybody has but the player whose turn it is. TENK_GOAL_STEPS or more: this is
   a last turn by the house rule, and must get past it. */
uint16_t tenk_strongest_other(const struct tenk *game);

/* The steps that win the game when they are banked, where the others have at most so many: the
   goal, or in a last turn one more than theirs. */
uint16_t tenk_goal(uint16_t theirs);

/* The rules. The state is a struct tenk that is never LOST: a throw that allows nothing, or a
   failed attempt, ends the turn at once. A throw takes the first dice of the six, as many as are to
   be thrown; a straight attempt takes one, and leads to the throw of all six if it succeeds. A
   decision sets something aside, and then banks or throws on. */
extern const FLASH struct rules tenk_rules;

/* What a game is set up with. */
enum tenk_option {
    TENK_OPTION_PLAYERS,    /* 2..TENK_PLAYERS */
    TENK_OPTION_FIRST_SEAT, /* enum tenk_player, and so for each seat */
    TENK_OPTION_LAST_TURNS = TENK_OPTION_FIRST_SEAT + TENK_PLAYERS, /* 0 or 1: the house rule */
    TENK_OPTIONS
};

/* A choice (games/tenk/scoring.h), and above it whether it is banked. */
enum { TENK_CHOICE_BITS = 4, TENK_BANKED = 1 << TENK_CHOICE_BITS };
enum { TENK_DECISION_BITS = TENK_CHOICE_BITS + 1 };

static inline decision_t tenk_decision_pack(uint8_t choice, bool bank) {
    return choice | (bank ? TENK_BANKED : 0);
}

static inline uint8_t tenk_decision_choice(decision_t decision) {
    return decision & (TENK_BANKED - 1);
}

static inline bool tenk_decision_is_banked(decision_t decision) {
    return decision & TENK_BANKED;
}

#endif
