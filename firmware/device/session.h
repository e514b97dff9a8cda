#ifndef KOSTKA_DEVICE_SESSION_H
#define KOSTKA_DEVICE_SESSION_H

#include "core/player/level.h"
#include "device/game_list.h"
#include "device/tally.h"
#include <stdbool.h>
#include <stdint.h>

/* All that is kept of a game: how it was set up last, the state of the one that goes on, and the
   tallies. There is a record of each game in the store, and one of them is in hand: this. So no
   power cut counts a game twice, or not at all, and a game that goes on is not lost by another.
   What its state is, and whether a state that was read can be played on, only the game itself
   knows. */

/* Room for the state of any game: a constant of the board (sizes.h). */
#if !defined(SESSION_STATE_BYTES)
#define SESSION_STATE_BYTES 1024
#endif

/* The most values that a game is set up with, and one for the level. */
enum { SESSION_CHOSEN = 16 };

struct session {
    struct tally tally[LEVELS]; /* of games between persons and computers */
    uint16_t latest;            /* the greatest is that of the game played last */
    uint8_t game;               /* enum game_number, or whatever else was read */
    uint8_t goes_on;            /* whether the state is a game that goes on */
    uint8_t level;              /* enum level, of the computers in it */
    uint8_t counts;             /* whether it is one for the tally of that level */
    uint8_t chosen[SESSION_CHOSEN];
    union {
        uint8_t bytes[SESSION_STATE_BYTES];
        uint16_t for_alignment;
    } state;
};

extern struct session session;

/* How many bytes of a state survive, from the front. */
enum { SESSION_STATE_KEPT = 46 };

/* Says at file scope that a game's state fits, and how much of it is to survive. */
#define SESSION_HOLDS(type, kept)                                                                  \
    _Static_assert(sizeof(type) <= SESSION_STATE_BYTES, "the session is too small");               \
    _Static_assert(_Alignof(type) <= _Alignof(uint16_t), "the state lies at an even address");     \
    _Static_assert((int)(kept) <= (int)SESSION_STATE_KEPT, "more than is kept")

/* The record of a game, by its place in the store, 0..STORE_GAMES - 1, comes in hand: its state
   unchecked, which the game must judge before anything else looks at it. False, and the session is
   empty, where there is none, or what there is cannot be. At most 3.5 ms; nothing must be queued in
   the store. */
bool session_load(uint8_t place, enum game_number game);

/* Keeps what is in hand as it stands. */
void session_keep(void);

/* Whether no power cut can undo that any more. */
bool session_is_kept(void);

/* What is in hand from now on, until the next load, is nobody's: it is not kept, and nothing is
   heard of it. */
void session_show(enum game_number game);
bool session_is_shown(void);

#endif
