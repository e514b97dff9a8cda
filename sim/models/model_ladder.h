#ifndef KOSTKA_SIM_MODEL_LADDER_H
#define KOSTKA_SIM_MODEL_LADDER_H

#include "models/view.h"
#include "prng.h"
#include <stdbool.h>
#include <stdint.h>

/* Five buttons on a resistor ladder. A press or release bounces for 0.5..8 ms: the contact chatters
   between the old and the new level, and while it moves the voltage sweeps through the bands of
   other keys. A worn contact bounces for 14 ms, in two states of half that time: the worst that the
   firmware promises to tolerate (ui/kit/keys.h). */

enum { LADDER_KEYS = 6, LADDER_OPEN = 1023 };

struct ladder {
    const uint16_t *levels; /* by enum view_key, as ADC codes 0..1023 */
    struct prng prng;
    uint64_t noise; /* of the present bounce */
    bool worn;
    enum view_key key, before;
    uint16_t from, to;
    uint64_t changed, settled; /* ticks */
};

/* Starts with a ladder named common, v10, v11 or odd; false if there is none of that name. */
bool ladder_start(struct ladder *ladder, const char *name, uint64_t seed);

/* Holds a key down from time `now` on; VIEW_KEY_NONE: no key. */
void ladder_key(struct ladder *ladder, enum view_key key, uint64_t now);

/* The level at a time, as the ADC code it should give; the same time gives the same level. */
uint16_t ladder_level(const struct ladder *ladder, uint64_t now);

/* For five plain buttons, which bounce alike: true if the contact of a key is closed. */
bool ladder_is_closed(const struct ladder *ladder, enum view_key key, uint64_t now);

/* Millivolts that simavr's ADC turns into exactly this code with a 5 V reference. */
uint32_t ladder_millivolts(uint16_t level);

#endif
