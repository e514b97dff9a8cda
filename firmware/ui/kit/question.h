#ifndef KOSTKA_UI_KIT_QUESTION_H
#define KOSTKA_UI_KIT_QUESTION_H

#include "core/number/flash.h"

/* Asks before something is lost: the question, 16 characters at most, and below it no and yes, with
   the cursor on no. Left is no. The screen comes in front of the one that asks, and is gone when
   `yes` is called. */
void question_ask(const FLASH char *text, void (*yes)(void));

#endif
