#ifndef KOSTKA_SIM_CHARACTER_ROM_H
#define KOSTKA_SIM_CHARACTER_ROM_H

#include <stdint.h>

/* Character ROM A00 of the HD44780U (datasheet ADE-207-272(Z), table 4, page 17) as a 5x8 display
   shows it: the characters of 5x10 dots lose their last two rows. */

enum { CHARACTER_ROM_ROWS = 8 };

/* The eight rows of a character, bit 4 leftmost. Blank for codes without a character, among them
   the glyph codes 0..15. */
const uint8_t *character_rom_dots(uint8_t code);

/* The character as UTF-8, one terminal column wide, a different one for each code that is not
   blank. Letters that the ROM holds twice and the kanji, which have no narrow form, are given by
   look-alikes: 1000 and 10000 by the Roman numerals, yen by the currency sign. */
const char *character_rom_text(uint8_t code);

#endif
