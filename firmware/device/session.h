#ifndef KOSTKA_DEVICE_SESSION_H
#define KOSTKA_DEVICE_SESSION_H

#include "device/tally.h"
#include "games/chips/chips.h"
#include "games/nim/impartial.h"
#include "games/penney/penney.h"
#include "games/snakes/snakes.h"
#include "games/tenk/tenk.h"
#include "games/tenk/tenk_history.h"
#include "ui/kit/game.h"
#include <stdbool.h>
#include <stdint.h>

/* The game that goes on. There is one, and it survives power-off, together with the record of all:
   so no power cut counts a game twice, or not at all. */

enum { SESSION_KEPT = 52 }; /* bytes of running that survive, from the front */

struct session {
    struct tally tally;
    uint8_t game; /* enum game_name, GAME_NONE if there is none */
    union {
        struct snakes snakes;
        struct chips chips;
        struct impartial impartial;
        struct {
            struct tenk tenk;
            struct tenk_history tenk_history;
        };
        struct penney penney;
    };
};

extern struct session session;

/* Fetches the record, and the game that was going on at power-off. Call once at start. */
void session_load(void);

/* Keeps the record and the game as it stands; if it is over it is not fetched any more. */
void session_keep(void);

#endif
