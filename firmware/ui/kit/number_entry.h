#ifndef KOSTKA_UI_KIT_NUMBER_ENTRY_H
#define KOSTKA_UI_KIT_NUMBER_ENTRY_H

#include "core/number/flash.h"
#include "ui/kit/keys.h"
#include <stdbool.h>
#include <stdint.h>

/* A number that is entered digit by digit (ui/kit/digit_editor.h), on a screen of its own. */

enum { NUMBER_DIGITS = 5 };

/* Sets the number that the screen shows first, of at most NUMBER_DIGITS digits. Call it when the
   screen is entered. */
void number_entry_begin(uint32_t number, uint8_t digits);

/* True if the key leaves the screen; number_entry then returns the number. */
bool number_entry_key(struct key_event event);
uint32_t number_entry(void);

void number_entry_draw(const FLASH char *title);

#endif
