#ifndef KOSTKA_UI_TENK_TENK_PICTURE_H
#define KOSTKA_UI_TENK_TENK_PICTURE_H

#include "ui/kit/game.h"

/* What is to be seen of ten thousand, as struct game asks for it: in every state of play, and the
   second row of its own page where that is not odds. */

void tenk_draw(void);
bool tenk_draw_prompt(bool prompting);
void tenk_draw_rolling(const void *before);
void tenk_draw_event(const void *before, const struct event *event);
void tenk_draw_over(void);
void tenk_write_decision(const void *before, decision_t decision);
void tenk_write_throw(const void *before, const struct foretold *dice);

#endif
