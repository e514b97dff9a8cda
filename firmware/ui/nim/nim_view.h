#ifndef KOSTKA_UI_NIM_NIM_VIEW_H
#define KOSTKA_UI_NIM_NIM_VIEW_H

#include "device/session.h"
#include "games/nim/impartial.h"
#include <stdint.h>

/* What the screens of Nim and its kin share: the game in play, and its heaps in a row. */

/* The game in play, when it is one of these. */
static inline struct impartial *nim_in_play(void) {
    return (struct impartial *)session.state.bytes;
}

/* Which player is the computer, as row_name wants it. */
uint8_t nim_computer_player(void);

/* A number for each heap at the display's cursor, three places each: an arrow before those that
   differ from the others, and two digits. */
void nim_view_heaps(const uint8_t numbers[], const uint8_t others[]);

#endif
