#ifndef KOSTKA_CONSOLE_COMPLETION_H
#define KOSTKA_CONSOLE_COMPLETION_H

#include "console/command.h"

/* The words that can stand at a place of a line are found by reading the line: the readers of
   commands and arguments offer their words there (console/arguments.h). The call has a state and no
   command in progress. A line begins with a command and has no word after its NUL. Only
   completion_extend changes it. */

/* Extends the last word of a line, which has that length, by what all words that it may become have
   in common. If there is only one, adds a blank, except after a colon. Stops where there is no more
   room. Returns the new length. */
uint8_t completion_extend(struct console_call *call, char *line, uint8_t length, uint8_t room);

/* Prints part `part`, from 0, of what the last word may become: at most a line, with the newline or
   blank that belongs before it. The first part is the command's syntax, if nothing of an argument
   has been typed yet or no word is known; then comes one word after the other. False if nothing is
   left. */
bool completion_list(struct console_call *call, const char *line, uint8_t part);

/* Prints how to go on with a line that has been refused: the word that may have been meant where
   the reading has stopped, a line that works, or the command that lists all. */
void completion_advise(struct console_call *call, const char *line);

#endif
