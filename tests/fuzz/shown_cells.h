#ifndef KOSTKA_TESTS_FUZZ_SHOWN_CELLS_H
#define KOSTKA_TESTS_FUZZ_SHOWN_CELLS_H

#include <stdbool.h>
#include <stdint.h>

/* The cells that the LCD of the host's fakes shows. */

/* True if the cells have only glyphs and characters that the ROM draws; nobody means any other
   code. */
bool shown_cells_are_drawn(void);

/* Different pictures have different hashes, except for a chance of 2^-32. */
uint32_t shown_cells_hash(void);

#endif
