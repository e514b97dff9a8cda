#ifndef KOSTKA_UI_SNAKES_SNAKES_PICTURE_H
#define KOSTKA_UI_SNAKES_SNAKES_PICTURE_H

#include "core/number/fixed.h"
#include "games/snakes/position.h"
#include "ui/kit/game.h"
#include <stdbool.h>
#include <stdint.h>

/* The picture of snakes and ladders, and the move that it shows. */

/* A move that has been made. */
struct snakes_move {
    uint8_t player;
    uint8_t face;
    uint8_t from;
    struct position_move result;
    struct real cost; /* what the other token would have been better; 0: nothing that is known */
};

/* A game begins or goes on: no move has been made, its face is 0. */
void snakes_picture_begin(void);

/* The move that PLAY_SHOWN shows from now on; and the last one. */
void snakes_picture_show(const struct snakes_move *move);
const struct snakes_move *snakes_picture_shown(void);

/* For struct game. */
void snakes_picture_sound(void);
void snakes_picture_draw(enum play_state state);
bool snakes_picture_draw_prompt(bool prompting);

#endif
