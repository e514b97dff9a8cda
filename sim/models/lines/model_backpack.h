#ifndef KOSTKA_SIM_MODEL_BACKPACK_H
#define KOSTKA_SIM_MODEL_BACKPACK_H

#include "faults.h"
#include "models/model_lcd.h"
#include <stdbool.h>
#include <stdint.h>

/* The LCD's backpack: a PCF8574 or PCF8574A (NXP, rev. 5) on an I2C bus, whose outputs are P0 RS,
   P1 R/W, P2 E, P3 the light, P4 to P7 DB4 to DB7. At power-on all are high. A written byte appears
   on all of them at once, with its acknowledge. Faults: R/W or RS changes as E rises, any line of
   the LCD changes as E falls, the LCD or the backpack is read. It can be missing, and it can hold a
   line of the bus low. */

enum { BACKPACK_ABSENT = 0, BACKPACK_FOR_EVER = -1 };

struct backpack {
    struct faults *faults;
    struct lcd *lcd;
    uint8_t address; /* of 7 bits, or BACKPACK_ABSENT */
    bool selected;   /* has been addressed since the last start condition */
    bool fresh;      /* nothing was written since the power or a reset of the processor */
    uint8_t outputs;
    int holds_sda; /* clocks for which it still holds SDA low, or BACKPACK_FOR_EVER */
    bool holds_scl;
};

/* Starts a backpack at an address, or BACKPACK_ABSENT, as it is while the device is off. */
void backpack_start(struct backpack *backpack, struct lcd *lcd, struct faults *faults,
                    uint8_t address);

/* Power comes on, for the LCD too. */
void backpack_power_on(struct backpack *backpack, uint64_t now);

/* The processor was reset and has left the bus. */
void backpack_processor_reset(struct backpack *backpack, uint64_t now);

/* Plugs it in at an address, or pulls it out (BACKPACK_ABSENT). */
void backpack_plug(struct backpack *backpack, uint8_t address, uint64_t now);

/* The master sends a start condition, a stop condition or a byte. backpack_take returns true for an
   acknowledge. `is_address`: the byte is the first after a start condition. */
void backpack_begin(struct backpack *backpack);
void backpack_end(struct backpack *backpack);
bool backpack_take(struct backpack *backpack, uint8_t byte, bool is_address, uint64_t now);

/* SCL has risen while no byte was sent. */
void backpack_clock(struct backpack *backpack);

bool backpack_light(const struct backpack *backpack);

#endif
