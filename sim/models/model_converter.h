#ifndef KOSTKA_SIM_MODEL_CONVERTER_H
#define KOSTKA_SIM_MODEL_CONVERTER_H

#include "faults.h"
#include "models/model_ladder.h"
#include "prng.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stdint.h>

/* The supply's voltage: at first 5 V, and from then on it goes evenly to where it is told to. */

enum { SUPPLY_FULL = 5000 }; /* millivolts */

struct supply {
    unsigned from, to;     /* millivolts */
    uint64_t begins, ends; /* ticks */
};

void supply_start(struct supply *supply);

/* From now on to so many millivolts, in so long. */
void supply_go(struct supply *supply, unsigned millivolts, uint64_t now, uint64_t lasts);

/* When it is at so many, on its way there; the end of its way when that never is. */
uint64_t supply_reaches(const struct supply *supply, unsigned millivolts);

unsigned supply_millivolts(const struct supply *supply, uint64_t now);

/* What simavr's converter does not care about (ATmega328P datasheet, section 24): the reference
   must be the supply, as it is that of the ladder, the result in its lower bits, and the clock 50
   to 200 kHz; the first conversion with a reference is anything (24.5.2), and before a conversion
   is complete there is no result to be read. Channels are that of the ladder and the internal 1.1
   V, a weak source: after a change to it the first three conversions are anything. Breaches are
   faults. A result is that of the last conversion that is complete, where simavr's is what the
   voltage was when the last one began. */

struct converter {
    avr_t *avr;
    struct faults *faults;
    const struct ladder *ladder;
    const struct supply *supply;
    uint8_t reference; /* the channel */
    unsigned settling; /* conversions to come that are anything */
    struct prng prng;
    struct converter_hook {
        struct converter *converter;
        avr_io_write_t write; /* simavr's own */
        void *parameter;
    } result, control, choice;
    bool switched;         /* what it compares with, since the last conversion */
    uint16_t code, coming; /* of the last conversion, and of the one under way */
    unsigned conversions;  /* begun since it was turned on */
    bool old_flag;         /* ADIF has been set since before it was turned on */
    bool read_early;       /* said once */
};

/* Watches the registers of an AVR's converter. */
void converter_start(struct converter *converter, avr_t *avr, uint8_t reference,
                     const struct ladder *ladder, const struct supply *supply,
                     struct faults *faults, uint64_t seed);

/* After avr_reset. */
void converter_reset(struct converter *converter);

/* Whether it is turned on, and so draws current. */
bool converter_is_on(const struct converter *converter);

/* A conversion begins; answers the code that it will give. */
uint16_t converter_begin(struct converter *converter);

#endif
