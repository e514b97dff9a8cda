#ifndef KOSTKA_CONSOLE_REPLY_H
#define KOSTKA_CONSOLE_REPLY_H

#include "console/command.h"
#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include "core/number/flash.h"
#include <stdint.h>

/* Printing of answers, directly to the serial line, and refusal of calls. */

/* ---- the parts of a line --------------------------------------------------------------------- */

/* The caller that begins a line ends it; it has at most 79 characters. */

enum { REPLY_DIGITS = 6 /* after the point */ };

void reply_character(char character);

/* TEXT("...") or LOCAL_TEXT("..."). */
void reply_text(const FLASH char *text);

/* A text in RAM. */
void reply_string(const char *text);

/* A text of the flash, with `first` in place of the first # and `others` in place of the rest. */
void reply_numbers(const FLASH char *text, uint32_t first, uint32_t others);

/* One of the words of a text, a|b|c. */
void reply_choice(const FLASH char *words, uint8_t place);

void reply_unsigned(uint32_t number);

/* Numbers separated by a character: 3,2,1. */
void reply_list(const uint8_t numbers[], uint8_t count, char between);

/* Rounded to 0..REPLY_DIGITS digits after the point. */
void reply_real(struct real number, uint8_t digits);

/* With REPLY_DIGITS digits after the point. */
void reply_probability(probability_t probability);

/* With at most that many digits after the point; see decimal_bounded. */
void reply_bounded(struct bounded number, uint8_t digits);

/* In lowest terms, 7/8 or 1/1. The denominator is not 0. */
void reply_fraction(uint32_t numerator, uint32_t denominator);

/* A command's name and arguments. */
void reply_syntax(const FLASH struct command *command);

/* Ends the line. Returns has_more, for the return statement of a command's `answer`. */
bool reply_end_line(bool has_more);

/* Prints a line with one number. Returns false: the answer ends with it. */
bool reply_bounded_line(struct bounded number);

/* ---- refusals -------------------------------------------------------------------------------- */

/* A refused call prints one line "error: ..." and nothing else; the console ends it, and adds how
   to go on if an argument is wrong. All of these return false, so that a reader can
   `return console_refuse(call, ...)`. */

/* "error: why", and the same with numbers in it (reply_numbers). */
bool console_refuse(struct console_call *call, const FLASH char *why);
bool console_refuse_numbers(struct console_call *call, const FLASH char *why, uint16_t first,
                            uint16_t others);

/* "error: what must be least to most", or "what is missing" if the line has ended. */
bool console_refuse_range(struct console_call *call, const FLASH char *what, uint16_t least,
                          uint16_t most);

/* The same as console_refuse, for a line that is right but cannot be answered now. */
bool console_refuse_for_now(struct console_call *call, const FLASH char *why);

/* `error: "abc" is not NAME`, or "NAME is missing" at the end of the line. console_refuse_argument
   names the argument that is being read. */
bool console_refuse_not(struct console_call *call, const FLASH char *name);
bool console_refuse_argument(struct console_call *call);

/* `error: "abc" is too much`. */
bool console_refuse_more(struct console_call *call);

/* Begins the line; the caller prints the reason. Not while arguments are read. */
void console_refuse_with(struct console_call *call);

#endif
