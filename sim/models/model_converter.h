#ifndef KOSTKA_SIM_MODEL_CONVERTER_H
#define KOSTKA_SIM_MODEL_CONVERTER_H

#include "faults.h"
#include "models/boards/wiring.h"
#include "models/model_ladder.h"
#include "prng.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stdint.h>

/* The supply voltage: 5 V at first; later it moves evenly to the voltage that supply_go sets. */

enum { SUPPLY_FULL = 5000 }; /* millivolts */

struct supply {
    unsigned from, to;     /* millivolts */
    uint64_t begins, ends; /* ticks */
};

void supply_start(struct supply *supply);

/* Starts moving to a voltage, during `lasts` ticks. */
void supply_go(struct supply *supply, unsigned millivolts, uint64_t now, uint64_t lasts);

/* The time at which it passes a voltage; `begins` if the voltage lies behind its way, `ends` if it
   lies beyond. */
uint64_t supply_reaches(const struct supply *supply, unsigned millivolts);

unsigned supply_millivolts(const struct supply *supply, uint64_t now);

/* Rules of the converter that simavr does not check (ATmega328P datasheet, section 24). A breach is
   a fault. The reference must be the supply, because the ladder uses it too; the result must be
   right adjusted; the clock must be 50 to 200 kHz. The first conversion with a new reference gives
   an arbitrary result (24.5.2), and there is no result before a conversion is complete. The
   channels are the ladder and the internal 1.1 V, which is a weak source: the first three
   conversions after a change to it give arbitrary results. The program reads the result of the last
   complete conversion; simavr gives the voltage when the last one began. The result must be of the
   channel that is selected when it is read (24.5.1), and its low byte must be read first (24.9.3).
   The digital input of the ladder's pin must be disabled: between its levels it would draw current
   (24.9.5). */

struct converter {
    avr_t *avr;
    struct faults *faults;
    const struct ladder *ladder;
    const struct supply *supply;
    uint8_t reference; /* channel of the internal 1.1 V */
    bool has_ladder;
    unsigned settling; /* conversions to come with arbitrary results */
    struct prng prng;
    struct converter_hook {
        struct converter *converter;
        avr_io_write_t write; /* simavr's own */
        void *parameter;
    } result, high, control, choice;
    bool switched;         /* the reference has changed since the last conversion */
    uint16_t code, coming; /* of the last conversion, and of the one under way */
    uint8_t code_channel, coming_channel;
    unsigned conversions; /* begun since it was turned on, 2 at most */
    bool old_flag;        /* ADIF has been set since before it was turned on */
    bool read_early;      /* a read before the first result has been reported */
    bool low_read;        /* the low byte has been read, the high one not yet */
};

/* Watches the registers of an AVR's converter. */
void converter_start(struct converter *converter, avr_t *avr, const struct wiring *wiring,
                     const struct ladder *ladder, const struct supply *supply,
                     struct faults *faults, uint64_t seed);

/* Call after avr_reset. */
void converter_reset(struct converter *converter);

/* True if it is on, and so draws current. */
bool converter_is_on(const struct converter *converter);

/* Begins a conversion; returns the code that it will give. */
uint16_t converter_begin(struct converter *converter);

#endif
