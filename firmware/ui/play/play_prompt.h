#ifndef KOSTKA_UI_PLAY_PLAY_PROMPT_H
#define KOSTKA_UI_PLAY_PLAY_PROMPT_H

#include <stdbool.h>
#include <stdint.h>

/* Whose turn it is in the second row of the game's own page: what to do, and how things stand, are
   shown there in turn, each for so many milliseconds. A redraw is asked for when it changes. */
enum { PLAY_PROMPT_PERIOD = 2048 };

/* Another moment of the game begins: what to do comes first, or how things stand. */
void play_prompt_start(bool prompting, uint16_t now);

/* The other of the two, when it is time for it; whether it was. */
bool play_prompt_alternate(uint16_t now);

/* While a move is waited for, in each pass. Only a person is told what to do; how things stand is
   seen as soon as that is known. */
void play_prompt_tick(bool of_person, uint16_t now);

/* Whether it says what to do. */
bool play_prompt_is_shown(void);

#endif
