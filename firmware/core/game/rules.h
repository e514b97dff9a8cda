#ifndef KOSTKA_CORE_GAME_RULES_H
#define KOSTKA_CORE_GAME_RULES_H

#include "core/random/derived_throw.h"
#include <stdbool.h>
#include <stdint.h>

/* The rules of a game: a table of pure functions that say what may happen and what it leads to. A
   game is a sequence of events, each a decision of a player or a throw. Everything random follows
   from the seed, so setup, seed and decisions are the whole game (core/game/record.h). */

/* A decision, packed by its game into at most DECISION_BITS bits. */
typedef uint32_t decision_t;
enum { DECISION_BITS = 24 };

enum {
    GAME_PLAYERS = 6,
    GAME_NOBODY = UINT8_MAX,
    GAME_SETUP = 16,        /* values of a setup, at most */
    GAME_STATE = 72,        /* bytes of a state, at most */
    GAME_STATE_STORED = 48, /* bytes at its front that are stored, at most */
    GAME_DEAL = 37          /* random bytes to deal from when a game begins */
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
    uint8_t player; /* the player who decides; or whose throw it is, GAME_NOBODY: a throw for
                       everybody; or who has won, GAME_NOBODY: a draw */
};

/* Input of `begin`. */
struct game_start {
    const uint8_t *setup; /* GAME_SETUP values, named in the game's header */
    const uint8_t *deal;  /* GAME_DEAL bytes derived from the seed; NULL: nothing is dealt */
    const void *own;      /* the own board or graph that the setup names; NULL: none */
};

struct rules {
    uint8_t state_bytes;   /* at most GAME_STATE */
    uint8_t stored_bytes;  /* bytes at the front that are stored; `begin` makes the rest again */
    uint8_t decision_bits; /* 0: the game has no decisions */
    bool deals;            /* something is dealt when a game begins */
    uint8_t first_seat; /* index in the setup of player 0's seat; the others follow. The value 0 is
                           a person */

    /* Makes the state at the beginning of a game. False, and the state is undefined, if there is no
       game with this setup, which may hold any values. */
    bool (*begin)(void *state, const struct game_start *start);

    /* The number of players, 1..GAME_PLAYERS. */
    uint8_t (*players)(const void *state);

    struct turn (*turn)(const void *state);

    /* Carries out the decision that is due. False, and nothing has changed, if it is not legal. */
    bool (*decide)(void *state, decision_t decision);

    /* Carries out the throw that is due. */
    void (*throw)(void *state, const struct derived_throw *dice);

    /* True if the game can go on from a state whose front was read from storage and whose rest is
       as `begin` made it. Checks every field before using it. */
    bool (*is_sound)(void *state);

    /* For games in which players decide in secret; otherwise NULL. `conceal` removes from the state
       what the player to move may not know. `reopen` takes back one player's decision, with all
       others known; it is called after all have decided, before any other event. */
    void (*conceal)(void *state);
    void (*reopen)(void *state, uint8_t player);
};

#endif
