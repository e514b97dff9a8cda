#ifndef KOSTKA_GAMES_TENK_TENK_H
#define KOSTKA_GAMES_TENK_TENK_H

#include "core/game/rules.h"
#include "core/number/flash.h"
#include "games/tenk/scoring.h"

/* State and rules of a game of ten thousand. Points are counted in steps of 50, and a choice is a
   byte (games/tenk/scoring.h).

   A turn begins with a throw. If the throw allows nothing, the turn is lost. Otherwise the player
   sets a choice aside, and then either throws the dice that are left (all six if none is left) or
   banks the stake. A straight attempt is a choice after which the player must throw on.

   The choices of the throw, and the chosen one, are in the caller's struct scoring, which tenk_read
   or tenk_throw has filled in. */

enum {
    TENK_PLAYERS = 4,
    TENK_GOAL_STEPS = 200,
    TENK_BANK_STEPS = 7 /* 350 points, the least to bank */
};

/* A person, or the kind of a computer player (games/tenk/tenk_worth.h). */
enum tenk_player { TENK_PERSON, TENK_THESIS, TENK_POINTS, TENK_WINNER };

enum tenk_phase {
    TENK_READY,   /* `dice` dice are to be thrown */
    TENK_ATTEMPT, /* one die is to be thrown, and must complete the straight */
    TENK_THROWN,  /* a choice from `face` is to be set aside */
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
    bool last_turns;              /* house rule: players with fewer turns get one more */
    uint8_t turn;                 /* the player to move, or the winner */
    uint8_t phase;                /* enum tenk_phase */
    uint8_t dice;                 /* 1..6, to be thrown or just thrown */
    uint8_t face[DICE_FACES];     /* 1..6 each: the first `dice` of them are the last throw */
    uint8_t round;                /* of turns, from 1, stops at 255 */
    uint16_t stake;               /* steps set aside in this turn */
    uint16_t score[TENK_PLAYERS]; /* steps banked; 0 for players not in the game */
};

/* Starts a game: nobody has points, and player 0 throws six dice. The caller has set players, kind
   and last_turns, which stay. */
void tenk_start(struct tenk *game);

/* Reads the last throw, and chooses its best choice; in the phase ATTEMPT, the attempt. */
void tenk_read(const struct tenk *game, struct scoring *scoring);

/* Takes the faces, 1..6, of a throw: `dice` of them in the phase READY, one in the phase ATTEMPT.
   Leads to THROWN or LOST; a successful attempt leads to READY with six dice. Does not pass a lost
   turn on; the rules do. */
void tenk_throw(struct tenk *game, struct scoring *scoring, const uint8_t faces[]);

/* TENK_DONE if the choice can be banked, otherwise the reason. */
enum tenk_answer tenk_may_bank(const struct tenk *game, const struct scoring *scoring);

/* The player with most steps except the player to move; of equals the first. */
uint8_t tenk_rival(const struct tenk *game);

/* The steps of tenk_rival. TENK_GOAL_STEPS or more: this is a last turn by the house rule, and the
   player to move must get past them. */
uint16_t tenk_strongest_other(const struct tenk *game);

/* The score that wins the game once it is banked, if the others have at most `theirs`: the goal, or
   in a last turn one step more than theirs. */
uint16_t tenk_goal(uint16_t theirs);

/* The rules. The state is a struct tenk that is never LOST: a throw that allows nothing, or a
   failed attempt, ends the turn at once. A throw takes as many of the six dice as are to be thrown,
   the first ones. A straight attempt takes one, and if it succeeds all six are thrown next. A
   decision sets a choice aside, and then banks or throws on. */
extern const FLASH struct rules tenk_rules;

/* The values of a setup. */
enum tenk_option {
    TENK_OPTION_PLAYERS,    /* 2..TENK_PLAYERS */
    TENK_OPTION_FIRST_SEAT, /* enum tenk_player; one value for each seat */
    TENK_OPTION_LAST_TURNS = TENK_OPTION_FIRST_SEAT + TENK_PLAYERS, /* 0 or 1: the house rule */
    TENK_OPTIONS
};

/* A decision: a choice (games/tenk/scoring.h), and above it a bit that is set if it is banked. */
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
