#ifndef KOSTKA_TESTS_FUZZ_SHOWN_CELLS_H
#define KOSTKA_TESTS_FUZZ_SHOWN_CELLS_H

#include <stdbool.h>
#include <stdint.h>

/* What the LCD of the host's fakes shows. */

/* Whether its cells have only glyphs and what the ROM draws: no other code is meant by anybody. */
bool shown_cells_are_drawn(void);

/* Different pictures have different hashes but for a chance of 2^-32. */
uint32_t shown_cells_hash(void);

#endif
