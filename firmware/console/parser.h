#ifndef KOSTKA_CONSOLE_PARSER_H
#define KOSTKA_CONSOLE_PARSER_H

#include "console/call.h"
#include "core/number/fixed.h"
#include "core/number/flash.h"

/* Reads a line's arguments, from call->at on. A function that answers bool answers false when it
   has refused the call: what it was to read has no meaning then, and nothing more must be read. Of
   several errors in a line the first is said. */

/* Whether there is another argument. */
bool parse_has_more(const struct console_call *call);

/* Reads the next character if it is this one: true if it was. Refuses nothing. */
bool parse_accept(struct console_call *call, char character);

/* Reads a text if the line goes on with it: true if it does. Refuses nothing. */
bool parse_accept_text(struct console_call *call, const FLASH char *text);

/* Reads the next argument if it is this word: true if it was. Refuses nothing. */
bool parse_accept_word(struct console_call *call, const FLASH char *word);

/* The same for one of several words: its index, or count. */
uint8_t parse_accept_choice(struct console_call *call, const FLASH char *const FLASH *words,
                            uint8_t count);

/* The name of a command: NULL, and nothing read, if it is none. Refuses nothing. */
const FLASH struct command *parse_command(struct console_call *call);

/* The end of an argument and the spaces behind it. */
bool parse_end_argument(struct console_call *call);

/* The end of the line. */
bool parse_end(struct console_call *call);

/* One of several words: its index. */
bool parse_choice(struct console_call *call, const FLASH char *const FLASH *words, uint8_t count,
                  uint8_t *choice);

/* One to nine digits, the argument going on behind them or not. */
bool parse_digits(struct console_call *call, uint32_t *number);

/* The same for a number of a range; "what must be least to most". */
bool parse_part(struct console_call *call, const FLASH char *what, uint16_t least, uint16_t most,
                uint16_t *number);

/* Such a number that is an argument of its own; and one below 256. */
bool parse_number(struct console_call *call, const FLASH char *what, uint16_t least, uint16_t most,
                  uint16_t *number);
bool parse_byte(struct console_call *call, const FLASH char *what, uint8_t least, uint8_t most,
                uint8_t *number);

/* A>B, both least 0; "what must be 0 to most". */
bool parse_arc(struct console_call *call, const FLASH char *what, uint8_t most,
               struct board_jump *arc);

/* A decimal between 0 and 1 of up to nine digits, in billionths. */
bool parse_chance(struct console_call *call, uint32_t *billionths);

#endif
