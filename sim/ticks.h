#ifndef KOSTKA_SIM_TICKS_H
#define KOSTKA_SIM_TICKS_H

#include <stddef.h>
#include <stdint.h>

/* Simulated time is counted in CPU cycles of 62.5 ns since the simulator started; power cuts and
   resets do not set it back. */

enum { TICKS_HERTZ = 16000000, TICKS_PER_MICROSECOND = 16, TICKS_PER_MILLISECOND = 16000 };

#define TICKS_PER_SECOND ((uint64_t)TICKS_HERTZ)

enum { TICKS_TEXT_SIZE = 32 };

/* Writes a time as "12.345678 s" and returns text. */
char *ticks_text(uint64_t ticks, char text[TICKS_TEXT_SIZE]);

/* Reads a time such as 500us, 20ms, 1.5s or 2min. Returns 0, or -1 if the text is not a time or the
   time is longer than 1e17 ticks. */
int ticks_parse(const char *text, uint64_t *ticks);

#endif
