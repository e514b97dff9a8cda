#ifndef KOSTKA_TEXT_PACK_SCAN_H
#define KOSTKA_TEXT_PACK_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Finds the texts of a preprocessed C source: TEXT("string literals" "beside each other"). */

/* Called with the bytes of each text; what it writes to copy stands in the place of the text. */
typedef void (*scan_found)(void *context, const uint8_t *text, size_t length, FILE *copy);

/* Reads source, of this name as long as no line marker says another one, and copies it. What is
   between the literals of a text, its line ends too, comes behind the text, so that lines keep
   their numbers. False, and a line on errors with file and line, if a text is not made of string
   literals alone, or has bytes that do not stand for themselves. */
bool scan_source(const char *name, const char *source, scan_found found, void *context, FILE *copy,
                 FILE *errors);

#endif
