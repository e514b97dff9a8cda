#ifndef KOSTKA_SIM_MODEL_CONVERTER_H
#define KOSTKA_SIM_MODEL_CONVERTER_H

#include "faults.h"
#include "models/model_ladder.h"
#include "prng.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stdint.h>

/* What simavr's converter does not care about (ATmega328P datasheet, section 24): the reference
   must be the supply, as it is that of the ladder, the result in its lower bits, and the clock 50
   to 200 kHz; the first conversion with a reference is anything (24.5.2), and before a conversion
   is complete there is no result to be read. Breaches are faults. A result is that of the last
   conversion that is complete, where simavr's is what the voltage was when the last one began. */

struct converter {
    avr_t *avr;
    struct faults *faults;
    const struct ladder *ladder;
    struct prng prng;
    struct converter_hook {
        struct converter *converter;
        avr_io_write_t write; /* simavr's own */
        void *parameter;
    } result, control, choice;
    bool switched;         /* the reference, since the last conversion */
    uint16_t code, coming; /* of the last conversion, and of the one under way */
    unsigned conversions;  /* begun since it was turned on */
    bool read_early;       /* said once */
};

/* Watches the registers of an AVR's converter. */
void converter_start(struct converter *converter, avr_t *avr, const struct ladder *ladder,
                     struct faults *faults, uint64_t seed);

/* After avr_reset. */
void converter_reset(struct converter *converter);

/* A conversion begins; answers the code that it will give. */
uint16_t converter_begin(struct converter *converter);

#endif
