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
   disconnected holds the pin where it is, and the high byte of a 16-bit compare register takes
   effect when the low one is written (section 16.3). Faults: the disc at a voltage for 0.1 s, which
   wears it out; a tone that begins without the count set to 0, because from beyond the top the
   timer first runs to its end. Times are in ticks. */

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
    uint64_t half;     /* ticks from toggle to toggle of the timer; 0: it makes no tone */
    uint8_t control_a; /* TCCRnA as the program wrote it */
    bool connected;    /* the timer drives the pin */
    bool toggled;      /* the timer's output */
    bool begins; /* the count was set to 0, by the program or a reset, since the last tone began */
    uint16_t top, match; /* the compare registers as their low bytes were written */
    bool level;
    uint64_t edge; /* time of the last edge, 0 before the first */
    uint64_t rose;
    uint64_t period; /* between the last two rising edges, 0 when unknown */
};

void piezo_start(struct piezo *piezo, avr_t *avr, const struct wiring *wiring,
                 struct faults *faults, void (*changed)(void *context, bool level), void *context);

/* Call after avr_reset, which stops the timer. */
void piezo_reset(struct piezo *piezo);

/* Call when the pin's port has changed. */
void piezo_update(struct piezo *piezo);

/* The pitch in hertz, rounded; 0 if there was no edge for 20 ms. */
uint32_t piezo_hertz(const struct piezo *piezo);

#endif
