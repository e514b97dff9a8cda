#ifndef KOSTKA_SIM_MODEL_TWI_H
#define KOSTKA_SIM_MODEL_TWI_H

#include "faults.h"
#include "models/boards/wiring.h"
#include "models/lines/model_backpack.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stdint.h>

/* The processor's two-wire interface as a master that only writes and is polled (ATmega328P
   datasheet, section 22). It replaces simavr's, for which a byte takes 9 us at any rate. Faults:
   SCL faster than the 100 kHz of a PCF8574, interrupts, a byte without a start condition or after
   one that was not acknowledged, a new action before the last one is done, and lines that the part
   does not pull up, which float without a backpack (section 22.2.1). While the bus is held low it
   waits for ever. */

enum twi_action { TWI_NOTHING, TWI_STARTS, TWI_SENDS, TWI_STOPS };

struct twi {
    avr_t *avr;
    struct faults *faults;
    const struct wiring *wiring;
    struct backpack *backpack;
    enum twi_action doing;
    uint64_t began;
    bool owns;       /* the bus, since a start condition */
    bool is_address; /* the next byte is an address */
    bool refused;    /* the last byte was not acknowledged */
};

/* Takes over the registers of an AVR's interface. */
void twi_start(struct twi *twi, avr_t *avr, const struct wiring *wiring, struct backpack *backpack,
               struct faults *faults);

/* Call before avr_reset. A backpack that is just acknowledging goes on until its next clock. */
void twi_reset(struct twi *twi);

/* True if it drives the two lines, and not their port. */
bool twi_is_on(const struct twi *twi);

#endif
