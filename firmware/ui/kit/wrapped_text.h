#ifndef KOSTKA_UI_KIT_WRAPPED_TEXT_H
#define KOSTKA_UI_KIT_WRAPPED_TEXT_H

#include "core/number/flash.h"
#include <stdint.h>

/* Texts that are longer than a row, broken between words. */

/* Takes the first row off a text: answers how many of its characters, at most `width`, stand on it,
   and leaves the text at the first of the row below; at its end the text is empty. A word that is
   wider than a row is cut. */
uint8_t wrapped_text_row(const FLASH char **text, uint8_t width);

#endif
