#ifndef KOSTKA_CONSOLE_CONSOLE_H
#define KOSTKA_CONSOLE_CONSOLE_H

#include "device/service.h"
#include <stdbool.h>

/* The console on the serial line. A line with a command is answered by data lines and then "ok", or
   by a single line "error: <what and why>", in which case nothing has changed. Nothing is echoed.
   Commands: console/command.h. A line has at most 79 characters and ends with CR, LF or both.
   Backspace and DEL delete the last character; leading spaces and empty lines are ignored. Ctrl-C
   ends a command that is being answered with such an error, and forgets the lines that wait; so
   does a key of the device, if the command has the workspace. */

/* Resets the console to its state after power-on. */
void console_start(void);

/* Called by the loop. Reads input, or runs one slice of the current command: at most about 5 ms of
   computation and one line of at most 79 characters. While a command runs, input waits in the ring
   of the serial line. A computation that loses the workspace to a screen starts again. True if
   there is more to do at once, so that the loop need not sleep. */
bool console_step(void);

/* False once the serial line is closed and all of its input has been answered (host only). */
bool console_is_open(void);

/* The console on the serial line of the device. */
extern const FLASH struct service console_service OPTIONAL;

#endif
