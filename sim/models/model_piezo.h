#ifndef KOSTKA_SIM_MODEL_PIEZO_H
#define KOSTKA_SIM_MODEL_PIEZO_H

#include "faults.h"
#include "models/boards/wiring.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stdint.h>

/* A piezo disc on an output of a timer: the pitch is measured from the edges on its pin, whether
   the program makes them or the timer. The timer's toggling in CTC mode (ATmega328P datasheet,
   section 18.7.2) is modelled here, and hidden from simavr, which leaves the pin alone when
   its compare register is 0, and otherwise changes PORTx, too. A timer that is stopped but not
   disconnected holds the pin where it is, and the high byte of a compare register of 16 bits counts
   from when the low one is written (section 16.3). Faults: the disc at a voltage for 0.1 s, which
   wears it out; a tone whose count is not set to 0, as from beyond the top it runs to the end of
   the timer first. Times are in ticks. */

enum { PIEZO_HOOKS = 5 };

struct piezo;

struct piezo_hook {
    struct piezo *piezo;
    avr_io_write_t write; /* simavr's own handler, called first; may be NULL */
    void *parameter;
};

struct piezo {
    avr_t *avr;
    struct faults *faults;
    const struct wiring *wiring;
    void (*changed)(void *context, bool level); /* at every edge on the pin; may be NULL */
    void *context;
    struct piezo_hook hooks[PIEZO_HOOKS];
    uint64_t half;       /* the timer toggles the pin so often; 0: it is the port's */
    uint8_t control_a;   /* TCCRnA as the program wrote it */
    bool connected;      /* the timer's output is the pin's */
    bool toggled;        /* the timer's output */
    bool begins;         /* the count has been set to 0 since it was last connected */
    uint16_t top, match; /* the compare registers as their low bytes were written */
    bool level;
    uint64_t edge; /* the last edge, 0 before the first */
    uint64_t rose;
    uint64_t period; /* between the last two rising edges, 0 when unknown */
};

void piezo_start(struct piezo *piezo, avr_t *avr, const struct wiring *wiring,
                 struct faults *faults, void (*changed)(void *context, bool level), void *context);

/* After avr_reset: the timer has stopped. */
void piezo_reset(struct piezo *piezo);

/* Its port has changed. */
void piezo_update(struct piezo *piezo);

/* The pitch in hertz, rounded; 0 when there was no edge for 20 ms. */
uint32_t piezo_hertz(const struct piezo *piezo);

#endif
