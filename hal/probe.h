#ifndef KOSTKA_HAL_PROBE_H
#define KOSTKA_HAL_PROBE_H

#include <stdbool.h>
#include <stdint.h>

/* Marks for a simulator that measures times: the number of a handler while it runs, 0 between
   handlers. One OUT instruction, so it stays in the released image, and the measured image is the
   played one. */
void probe_mark(uint8_t handler);

/* True while the computer player thinks about a decision. */
void probe_deciding(bool deciding);

#endif
