#ifndef KOSTKA_UI_SNAKES_SNAKES_PICTURE_H
#define KOSTKA_UI_SNAKES_SNAKES_PICTURE_H

#include "core/number/fixed.h"
#include "games/snakes/position.h"
#include "ui/kit/game.h"
#include <stdbool.h>
#include <stdint.h>

/* The picture of snakes and ladders. */

/* The last choice of a person has cost so much more than the other, in throws; 0: nothing that is
   known. */
void snakes_picture_note_cost(struct real cost);

/* For struct game. */
void snakes_picture_sound(const void *before, const struct event *event);
void snakes_picture_draw(void);
void snakes_picture_draw_puzzle(void);
void snakes_picture_draw_rolling(const void *before);
void snakes_picture_draw_event(const void *before, const struct event *event);
void snakes_picture_draw_over(void);
bool snakes_picture_draw_prompt(bool prompting);
void snakes_picture_write_decision(const void *before, decision_t decision);
void snakes_picture_write_throw(const void *before, const struct foretold *dice);

#endif
