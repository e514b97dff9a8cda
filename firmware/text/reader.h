#ifndef KOSTKA_TEXT_READER_H
#define KOSTKA_TEXT_READER_H

#include "core/flash.h"
#include <stdint.h>

/* Texts in flash, read character by character, plain or packed by byte-pair coding (P. Gage, "A New
   Algorithm for Data Compression", C Users Journal, 1994): a code 0x80..0xFE stands for two codes.
   All others stand for themselves, so that a plain string of other characters is a packed text too.
   NUL is in no pair: strings can be counted without being read.

   One text is read at a time. A character takes at most some 100 cycles. */

/* Marks what is to be packed: static const FLASH char help[] = TEXT("OK throws."); between the
   brackets are string literals and macros that are such. For the AVR the mark is left to the packer
   (firmware/text/pack), which replaces it; elsewhere the text stays as it is. */
#if !defined(TEXT_PACKED)
#define TEXT(string) string
#endif

enum { TEXT_PAIRS = 127, TEXT_PENDING = 2 };

/* The first code of a pair, and the code after the last one as a signed byte. */
enum { TEXT_FIRST_PAIR = 0x80, TEXT_BEYOND_PAIRS = TEXT_FIRST_PAIR + TEXT_PAIRS - 256 };

/* What each code stands for; made by `make texts`. A pair of the first code is nested so that
   never more than TEXT_PENDING codes wait for their turn. */
extern const FLASH uint8_t text_pairs[TEXT_PAIRS][2];

/* The string behind so many others that follow each other, each with a NUL at its end. */
const FLASH char *text_string(const FLASH char *strings, uint8_t number);

/* Begins to read. */
void text_open(const FLASH char *text);

/* The next character; NUL at the end, and after that what follows in flash. */
char text_next(void);

#endif
