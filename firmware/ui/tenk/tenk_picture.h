#ifndef KOSTKA_UI_TENK_TENK_PICTURE_H
#define KOSTKA_UI_TENK_TENK_PICTURE_H

#include "ui/kit/game.h"

/* What is to be seen of ten thousand, as struct game asks for it: in every state of play, and the
   second row of its own page where that is not odds. */

void tenk_draw(enum play_state state);
bool tenk_draw_prompt(bool prompting);

#endif
