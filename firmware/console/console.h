#ifndef KOSTKA_CONSOLE_CONSOLE_H
#define KOSTKA_CONSOLE_CONSOLE_H

#include <stdbool.h>

/* The serial line as a questionnaire: a line with a command, answered by data lines and then "ok",
   or by one line "error: <what and why>" and nothing changed.

   A line has at most 79 characters from space to tilde and ends with CR, LF or both; backspace and
   DEL take the last one back; nothing is echoed. A line that is too long, has another byte in it
   or lost characters on the way is answered by an error at its end. Lines without a word are
   not answered. */

/* The current board is forch again, no command runs. */
void console_start(void);

/* Called by the super-loop. Takes in what has come, or does one slice of the running command: at
   most about 4 ms of computation and one line of at most 79 characters. While a command runs, what
   comes in waits in the serial line's ring. A computation that loses the workspace to a screen
   starts afresh. False when the line is closed and everything on it has been answered (host only).
   Takes text_to for itself. */
bool console_step(void);

#endif
