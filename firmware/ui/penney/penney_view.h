#ifndef KOSTKA_UI_PENNEY_PENNEY_VIEW_H
#define KOSTKA_UI_PENNEY_PENNEY_VIEW_H

#include "device/session.h"
#include "games/penney/penney.h"

/* Penney's game as its screens see it: the game in play, and how players and tosses are written. */

static inline struct penney *penney_in_play(void) {
    return (struct penney *)session.state.bytes;
}

static inline bool penney_is_choosing(void) {
    return penney_chooser(penney_in_play()) < penney_in_play()->players;
}

/* Which player is the computer, as row_name wants it. */
uint8_t penney_computer_player(void);

/* A player at the cursor, by the name that all games use. */
void penney_draw_player(uint8_t player);

/* A row of tosses at the cursor: "HTT". */
void penney_draw_tosses(uint8_t row);

#endif
