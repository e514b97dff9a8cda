#ifndef KOSTKA_DEVICE_SESSION_H
#define KOSTKA_DEVICE_SESSION_H

#include "device/game_list.h"
#include "device/tally.h"
#include <stdbool.h>
#include <stdint.h>

/* The game that goes on. There is one, and it survives power-off, together with the tally of all:
   so no power cut counts a game twice, or not at all. What its state is, and whether a state that
   was read can be played on, only the game itself knows. */

/* Room for the state of any game: a constant of the board (sizes.h). */
#if !defined(SESSION_STATE_BYTES)
#define SESSION_STATE_BYTES 1024
#endif

struct session {
    struct tally tally;
    uint8_t game; /* enum game_number, or whatever else was read */
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

/* Fetches the tally, and the game that was going on at power-off with its state unchecked: the game
   must judge it before anything else looks at it. Call once at start. */
void session_load(void);

/* Keeps the tally and the game as it stands. */
void session_keep(void);

/* Whether no power cut can undo that any more. */
bool session_is_kept(void);

#endif
