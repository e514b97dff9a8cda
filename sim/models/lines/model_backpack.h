#ifndef KOSTKA_SIM_MODEL_BACKPACK_H
#define KOSTKA_SIM_MODEL_BACKPACK_H

#include "faults.h"
#include "models/model_lcd.h"
#include <stdbool.h>
#include <stdint.h>

/* The LCD's backpack: a PCF8574 or PCF8574A (NXP, rev. 5) on an I2C bus, whose outputs are P0 RS,
   P1 R/W, P2 E, P3 the light, P4 to P7 DB4 to DB7. At power-on all are high. A byte that is written
   stands on them from its acknowledge on, all at once: faults are R/W or RS that change as E rises,
   any line of the LCD that changes as E falls, and an LCD that is read. It can be missing, and it
   can hold a line of the bus low. */

enum { BACKPACK_ABSENT = 0, BACKPACK_FOR_EVER = -1 };

struct backpack {
    struct faults *faults;
    struct lcd *lcd;
    uint8_t address; /* of 7 bits */
    bool selected;   /* has been addressed since the last start condition */
    bool fresh;      /* nothing was written since the power or a reset of the processor */
    uint8_t outputs;
    int holds_sda; /* low, until it has had so many clocks */
    bool holds_scl;
};

/* One at an address, or none; as it is while the device is off. */
void backpack_start(struct backpack *backpack, struct lcd *lcd, struct faults *faults,
                    uint8_t address);

/* Power comes on at the time; the LCD's, too. */
void backpack_power_on(struct backpack *backpack, uint64_t now);

/* The processor was reset, and leaves the bus. */
void backpack_processor_reset(struct backpack *backpack, uint64_t now);

/* Plugged in at an address, or pulled out. */
void backpack_plug(struct backpack *backpack, uint8_t address, uint64_t now);

/* A start condition, a stop condition, and a byte of the master, which it answers with an
   acknowledge or not: the first one after a start condition is an address. */
void backpack_begin(struct backpack *backpack);
void backpack_end(struct backpack *backpack);
bool backpack_take(struct backpack *backpack, uint8_t byte, bool is_address, uint64_t now);

/* SCL has risen while no byte was sent. */
void backpack_clock(struct backpack *backpack);

bool backpack_light(const struct backpack *backpack);

#endif
