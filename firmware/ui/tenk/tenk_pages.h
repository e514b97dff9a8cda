#ifndef KOSTKA_UI_TENK_TENK_PAGES_H
#define KOSTKA_UI_TENK_TENK_PAGES_H

#include "games/tenk/tenk_computer.h"
#include <stdint.h>

/* The pages of ten thousand, for enum game_task: after a throw the advice and the odds of each
   choice, before it those of the throw; always the scores and the history. Page 0 is the chance to
   win, or what a computer player goes by. */

/* What the computer player does whose turn it is, or *winner* in a person's place: when page 0 is
   ready. */
extern struct tenk_advice tenk_advice;

uint8_t tenk_pages(uint8_t nothing);
uint8_t tenk_page_start(uint8_t place);
uint8_t tenk_page_step(uint8_t place);
uint8_t tenk_page_draw(uint8_t place);
uint8_t tenk_page_adjust(uint8_t by);

#endif
