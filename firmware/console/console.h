#ifndef KOSTKA_CONSOLE_CONSOLE_H
#define KOSTKA_CONSOLE_CONSOLE_H

#include "core/number/flash.h"
#include <stdbool.h>

/* The serial line as a questionnaire: a line with a command, answered by data lines and then "ok",
   or by one line "error: <what and why>" and nothing changed. Nothing is echoed. What a command is:
   console/command.h.

   A line has at most 79 characters and ends with CR, LF or both. Backspace and DEL take the last
   character back; spaces in front are left out, and lines without a word are passed over. */

/* No command runs, and what outlives a line is as after switching on. */
void console_start(void);

/* Called by the super-loop. Takes in what has come, or does one slice of the running command: at
   most about 5 ms of computation and one line of at most 79 characters. While a command runs, what
   comes in waits in the serial line's ring. A computation that loses the workspace to a screen
   starts afresh. True when there is more to do at once, so that the loop need not wait. */
bool console_step(void);

/* False when the serial line is closed and everything on it has been answered (host only). */
bool console_is_open(void);

/* Says a line that nobody has asked for; false, and nothing said, while a command is answered. */
bool console_say(const FLASH char *text);

#endif
