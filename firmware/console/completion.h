#ifndef KOSTKA_CONSOLE_COMPLETION_H
#define KOSTKA_CONSOLE_COMPLETION_H

#include "console/command.h"

/* What can stand at some place of a line is found by reading it: the readers of commands and
   arguments offer their words there (console/arguments.h). The call has a state and nothing more to
   do; lines begin with a command, have no word behind their NUL, and are not changed unless that is
   said. */

/* Adds to a line of some length what all words have in common that its last word may become, and a
   blank if that is one word; but no more than there is room for. Returns the new length. */
uint8_t completion_extend(struct console_call *call, char *line, uint8_t length, uint8_t room);

/* Prints the next part of what the last word may become, after the newline or blank that belongs in
   front, at most a line: the command's syntax if nothing is typed of an argument yet, or no word is
   known; then one word after the other. `part` counts from 0. False if nothing is left. */
bool completion_list(struct console_call *call, const char *line, uint8_t part);

/* Prints how to go on with a line that has been refused: what may have been meant by the word that
   the reading has stopped at, or a line that works. */
void completion_advise(struct console_call *call, const char *line);

#endif
