#ifndef KOSTKA_UI_SNAKES_SNAKES_VIEW_H
#define KOSTKA_UI_SNAKES_SNAKES_VIEW_H

#include "core/number/bounded.h"
#include "core/number/flash.h"
#include "device/session.h"
#include "games/snakes/snakes.h"

/* Snakes and ladders as its screens see it: the game in play, and how players and throws are
   written. */

static inline struct snakes *snakes_in_play(void) {
    return (struct snakes *)session.state.bytes;
}

/* The player who alone is the computer: of two, or there is nobody else; otherwise ROW_NO_NAMES. */
uint8_t snakes_view_computer(void);

/* Writes a player's name: "You" and "CPU" where a person is alone or plays the computer. */
void snakes_view_name(uint8_t player);

/* Throws that are expected, with so many digits behind the point below 10, and one less for each
   further digit before it. */
void snakes_view_number(const struct bounded *throws, uint8_t digits);

/* Throws that are expected, right-aligned behind a label, which must not take more than 11 places
   of the row: "Throws left 7.65". */
void snakes_view_throws(const FLASH char *label, const struct bounded *throws);

#endif
