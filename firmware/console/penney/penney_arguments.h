#ifndef KOSTKA_CONSOLE_PENNEY_PENNEY_ARGUMENTS_H
#define KOSTKA_CONSOLE_PENNEY_PENNEY_ARGUMENTS_H

#include "console/parser.h"

/* Arguments of the commands of Penney's game: like console/parser.h. Words are as in
   games/penney/patterns.h. */

/* P(heads) = heads / parts, parts more than 32: great parts are solved sooner. */
struct coin {
    uint8_t heads;
    uint8_t parts;
};

/* A word of 2 to 5 letters. */
bool parse_word(struct console_call *call, uint8_t *word);

/* A word as long as another. */
bool parse_word_like(struct console_call *call, uint8_t other, uint8_t *word);

/* A word as long as some others and none of them. */
bool parse_different_word(struct console_call *call, const uint8_t others[], uint8_t count,
                          uint8_t *word);

/* Whether the next argument is to be a word rather than a coin. */
bool parse_has_word(const struct console_call *call);

/* P/Q as the last argument of a line: without it, 1/2. */
bool parse_last_coin(struct console_call *call, struct coin *coin);

/* Says a word, or a row of tosses: HTT. */
void reply_word(uint8_t word);

#endif
