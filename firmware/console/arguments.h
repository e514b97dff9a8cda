#ifndef KOSTKA_CONSOLE_ARGUMENTS_H
#define KOSTKA_CONSOLE_ARGUMENTS_H

#include "console/command.h"

/* Reads the arguments of a line, from call->at on. Of several errors in a line the first is said:
   what answers false has refused the call, unless it says otherwise, and nothing more is read. */

/* All arguments of the command, and the end of the line. */
bool arguments_read(struct console_call *call);

/* What readers of a command's own arguments are made of: */

/* True if there is another argument. */
bool parse_has_more(const struct console_call *call);

/* The next argument if it is one of these words, a|b|c: its place, or how many words there are.
   Refuses nothing. */
uint8_t parse_choice(struct console_call *call, const FLASH char *words);

/* The next character or characters, if they are these: true if they were. Refuses nothing. */
bool parse_accept(struct console_call *call, char character);
bool parse_accept_text(struct console_call *call, const FLASH char *text);

/* The end of an argument and the spaces behind it, unless they have been read. */
bool parse_end(struct console_call *call);

enum { PARSE_DIGITS = 9 };

/* One to PARSE_DIGITS digits, the argument going on behind them or not. */
bool parse_digits(struct console_call *call, uint32_t *number);

/* The same for a number of a range; "what must be least to most". */
bool parse_number(struct console_call *call, const FLASH char *what, uint16_t least, uint16_t most,
                  uint16_t *number);
bool parse_byte(struct console_call *call, const FLASH char *what, uint8_t least, uint8_t most,
                uint8_t *number);

/* A>B, both 0 to most, and the end of the argument; "what must be 0 to most". */
bool parse_arc(struct console_call *call, const FLASH char *what, uint8_t most, uint8_t *from,
               uint8_t *to);

#endif
