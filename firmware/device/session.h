#ifndef KOSTKA_DEVICE_SESSION_H
#define KOSTKA_DEVICE_SESSION_H

#include "core/player/level.h"
#include "core/random/foretold.h"
#include "device/features.h"
#include "device/game_list.h"
#include "device/kept_account.h"
#include "device/tally.h"
#include <stdbool.h>
#include <stdint.h>

/* All that is kept of a game: how it was set up last, the state of the one that goes on, and the
   tallies. There is a record of each game in the store, and one of them is in hand: this. So no
   power cut counts a game twice, or not at all, and a game that goes on is not lost by another.
   What its state is, and whether a state that was read can be played on, only the game itself
   knows. */

/* Room for the state of any game, with what is told of it when there is a review: a constant of the
   board (sizes.h). */
#if !defined(SESSION_STATE_BYTES)
#define SESSION_STATE_BYTES 1024
#endif

/* The most values that a game is set up with, and one for the level. */
enum { SESSION_CHOSEN = 16 };

#if HAS_REVIEW
#define SESSION_ROOM (SESSION_STATE_BYTES - sizeof(struct review))
#else
#define SESSION_ROOM SESSION_STATE_BYTES
#endif

/* What the throws of a game follow from (device/proof.h). Any values can be. */
struct session_proof {
    uint8_t seed[FORETOLD_SEED]; /* zeros: there is none yet */
    uint16_t throws : 15;        /* so far; stops at FORETOLD_THROWS */
    uint16_t is_distrusted : 1;  /* the seed was drawn while the dice were not to be trusted */
};

struct session {
    struct tally tally[LEVELS]; /* of games between persons and computers */
    uint16_t latest;            /* the greatest is that of the game played last */
    uint8_t game;               /* enum game_number, or whatever else was read */
    uint8_t goes_on;            /* whether the state is a game that goes on */
    uint8_t level;              /* enum level, of the computers in it */
    uint8_t counts;             /* whether it is one for the tally of that level */
    uint8_t chosen[SESSION_CHOSEN];
    union {
        uint8_t bytes[SESSION_ROOM];
        struct {
            struct session_proof proof;
            uint8_t bytes[SESSION_ROOM - sizeof(struct session_proof)];
        } thrown; /* of games with dice */
        uint16_t for_alignment;
    } state;
#if HAS_REVIEW
    struct review review; /* by device/review/review.c alone */
#endif
};

extern struct session session;

/* How many bytes of a state survive, from the front. */
enum { SESSION_STATE_KEPT = 46 };

/* Says at file scope that a game's state fits, and how much of it is to survive. */
#define SESSION_HOLDS(type, kept)                                                                  \
    _Static_assert(sizeof(type) <= SESSION_ROOM, "the session is too small");                      \
    _Static_assert(_Alignof(type) <= _Alignof(uint16_t), "the state lies at an even address");     \
    _Static_assert((int)(kept) <= (int)SESSION_STATE_KEPT, "more than is kept")

/* What room the state leaves is at least so many bytes, for the latest throws. */
enum { SESSION_THROWN = HAS_PROOF ? 12 : 0 };

/* The same of a game with dice, whose state is session.state.thrown.bytes. */
#define SESSION_HOLDS_THROWN(type, kept)                                                           \
    SESSION_HOLDS(type, (kept) + sizeof(struct session_proof));                                    \
    _Static_assert(sizeof(type) + SESSION_THROWN <= sizeof session.state.thrown.bytes,             \
                   "the session is too small")

/* What room the state leaves is lent: to what was shown of the throws (device/proof.c), and to the
   events of the review (device/review/review.c). Where both are told of a game each has half of it.
 */
enum { SESSION_SHARES_ROOM = HAS_PROOF && HAS_REVIEW };

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
