#ifndef KOSTKA_HAL_PROBE_H
#define KOSTKA_HAL_PROBE_H

#include <stdbool.h>
#include <stdint.h>

/* A mark that a measuring simulator can see: a handler's number while it runs, 0 between handlers.
   Costs one OUT instruction, so it stays in the released image and what is measured is what is
   played. */
void probe_mark(uint8_t handler);

/* The same for a decision of the computer player: true from when it begins to think, until it knows
   what it does. */
void probe_deciding(bool deciding);

#endif
