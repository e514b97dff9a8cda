#ifndef KOSTKA_HOST_LINE_EDITOR_H
#define KOSTKA_HOST_LINE_EDITOR_H

#include "serial_stdio.h"

/* Asks the person at the terminal for a line, who can edit it and call back earlier ones (libedit).
   Its end is \n; what of it has no room is lost. The input ends with ^D or the line quit. */
serial_stdio_reader line_editor_read;

#endif
