#ifndef KOSTKA_CONSOLE_ARGUMENTS_H
#define KOSTKA_CONSOLE_ARGUMENTS_H

#include "console/command.h"

/* Readers of the arguments of a line, from call->at on. A reader that returns false has refused the
   call, unless its comment says otherwise, and nothing more is read: so the first error of a line
   is reported. */

/* Reads all arguments of the command, up to the end of the line. During a search for words
   (call->search) the line is refused without a message, at the latest after the word in
   question. */
bool arguments_read(struct console_call *call);

/* For a command's own readers: */

/* True if the line has another argument, or during a search for words may have one. */
bool parse_has_more(const struct console_call *call);

/* Reads the next argument if it is one of these words, a|b|c, and returns its place; otherwise
   reads nothing and returns the number of words. Capitals are taken too. Never refuses. */
uint8_t parse_choice(struct console_call *call, const FLASH char *words);

/* True if a digit comes next. */
bool parse_is_number(const struct console_call *call);

/* Reads the next character or characters if they are these, letters small or capital. Never
   refuses. */
bool parse_accept(struct console_call *call, char character);
bool parse_accept_text(struct console_call *call, const FLASH char *text);

/* Reads the end of an argument and the spaces after it, unless they have been read. */
bool parse_end(struct console_call *call);

enum { PARSE_DIGITS = 9 };

/* Reads one to PARSE_DIGITS digits; the argument may go on after them. */
bool parse_digits(struct console_call *call, uint32_t *number);

/* The same for a number within limits. Refuses with "what must be least to most". */
bool parse_number(struct console_call *call, const FLASH char *what, uint16_t least, uint16_t most,
                  uint16_t *number);
bool parse_byte(struct console_call *call, const FLASH char *what, uint8_t least, uint8_t most,
                uint8_t *number);

/* Reads A>B, both 0 to most, and the end of the argument. Refuses with "what must be 0 to most". */
bool parse_arc(struct console_call *call, const FLASH char *what, uint8_t most, uint8_t *from,
               uint8_t *to);

#endif
