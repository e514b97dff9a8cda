#ifndef KOSTKA_CONSOLE_REPLY_H
#define KOSTKA_CONSOLE_REPLY_H

#include "console/command.h"
#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include "core/number/flash.h"
#include <stdint.h>

/* What an answer is made of, sent to the serial line at once; and how a call is refused. */

/* ---- the parts of a line --------------------------------------------------------------------- */

/* Whoever begins a line ends it, with at most 79 characters in it. */

enum { REPLY_DIGITS = 6 /* behind the point */ };

void reply_character(char character);

/* TEXT("...") or LOCAL_TEXT("..."). */
void reply_text(const FLASH char *text);

/* The same with numbers in it, in the places of the first # and of the others. */
void reply_numbers(const FLASH char *text, uint32_t first, uint32_t others);

/* One of the words of a text, a|b|c. */
void reply_choice(const FLASH char *words, uint8_t place);

void reply_unsigned(uint32_t number);

/* Numbers with a character between them: 3,2,1. */
void reply_list(const uint8_t numbers[], uint8_t count, char between);

/* Rounded to 0..REPLY_DIGITS digits behind the point. */
void reply_real(struct real number, uint8_t digits);

/* With REPLY_DIGITS digits behind the point. */
void reply_probability(probability_t probability);

/* With that many digits behind the point, or fewer and a mark: as decimal_bounded says. */
void reply_bounded(struct bounded number, uint8_t digits);

/* In lowest terms, 7/8 or 1/1. The denominator is not 0. */
void reply_fraction(uint32_t numerator, uint32_t denominator);

/* A command's name and arguments. */
void reply_syntax(const FLASH struct command *command);

/* Ends the line. Answers has_more, so that `answer` of a command may end with it. */
bool reply_end_line(bool has_more);

/* A line of one number with its bound. Answers false: the answer ends with it. */
bool reply_bounded_line(struct bounded number);

/* ---- refusals -------------------------------------------------------------------------------- */

/* One line "error: ...", which is all that is answered. All return false, so that a reader says
   `return console_refuse(call, ...)`. */

/* "error: why", and the same with numbers in it (reply_numbers). */
bool console_refuse(struct console_call *call, const FLASH char *why);
bool console_refuse_numbers(struct console_call *call, const FLASH char *why, uint16_t first,
                            uint16_t others);

/* "error: what must be least to most" */
bool console_refuse_range(struct console_call *call, const FLASH char *what, uint16_t least,
                          uint16_t most);

/* "error: usage: ..." */
bool console_refuse_usage(struct console_call *call);

/* Begins the line; the caller says why, and ends it. */
void console_refuse_with(struct console_call *call);

#endif
