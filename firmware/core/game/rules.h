#ifndef KOSTKA_CORE_GAME_RULES_H
#define KOSTKA_CORE_GAME_RULES_H

#include "core/random/derived_throw.h"
#include <stdbool.h>
#include <stdint.h>

/* The rules of a game, as a table of pure functions: what may happen, and what it leads to. A game
   is a sequence of events, each a decision of a player or a throw. Everything random in it follows
   from its seed, so that the setup, the seed and the decisions are the whole game
   (core/game/record.h). */

/* A decision as the game packs it into DECISION_BITS bits at most. */
typedef uint32_t decision_t;
enum { DECISION_BITS = 24 };

enum {
    GAME_PLAYERS = 6,
    GAME_NOBODY = UINT8_MAX,
    GAME_SETUP = 16,        /* values that a game is set up with, at most */
    GAME_STATE = 72,        /* bytes of a state, at most */
    GAME_STATE_STORED = 48, /* bytes from its front that are stored, at most */
    GAME_DEAL = 37          /* random bytes for what is dealt when a game begins */
};

/* Room for the state of any game. */
union game_state {
    uint8_t bytes[GAME_STATE];
    uint16_t for_alignment;
};

enum turn_kind { TURN_DECIDE, TURN_THROW, TURN_OVER };

/* What happens next. */
struct turn {
    enum turn_kind kind;
    uint8_t player; /* who decides; whose throw it is, GAME_NOBODY: everybody's; who has won,
                       GAME_NOBODY: nobody, it is a draw */
};

/* What a game begins with. */
struct game_start {
    const uint8_t *setup; /* GAME_SETUP values: the game's own header names them */
    const uint8_t *deal;  /* GAME_DEAL bytes that follow from the seed; NULL: nothing is dealt */
    const void *own;      /* the owner's board or graph that the setup names; NULL: there is none */
};

struct rules {
    uint8_t state_bytes;   /* at most GAME_STATE */
    uint8_t stored_bytes;  /* from the front; `begin` makes the rest anew */
    uint8_t decision_bits; /* 0: nothing is decided */
    bool deals;            /* something is dealt when a game begins */
    uint8_t first_seat;    /* of the setup: who plays player 0, and then the others; 0: a person */

    /* Makes the state of a game that begins. False: there is no such game, and the state is
       undefined. Any setup is allowed. */
    bool (*begin)(void *state, const struct game_start *start);

    /* How many play, 1..GAME_PLAYERS. */
    uint8_t (*players)(const void *state);

    struct turn (*turn)(const void *state);

    /* When a decision is due: carries it out. False: it is not allowed, and nothing has changed. */
    bool (*decide)(void *state, decision_t decision);

    /* When a throw is due: what the dice do. */
    void (*throw)(void *state, const struct derived_throw *dice);

    /* True if a state can be played on whose front was read from somewhere, and whose rest is as
       `begin` made it. Checks every field before it is used. */
    bool (*is_sound)(void *state);

    /* Of games in which players decide in secret; NULL: there are no secrets. Takes out of the
       state what the player to move may not know; and, when all have decided and nothing has
       happened since, puts one player's decision before that player again, all others known. */
    void (*conceal)(void *state);
    void (*reopen)(void *state, uint8_t player);
};

#endif
