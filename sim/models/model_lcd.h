#ifndef KOSTKA_SIM_MODEL_LCD_H
#define KOSTKA_SIM_MODEL_LCD_H

#include "faults.h"
#include "models/lcd_commands.h"
#include "models/view.h"
#include "prng.h"
#include <stdbool.h>
#include <stdint.h>

/* The HD44780 behind a 4-bit, write-only bus (Hitachi ADE-207-272(Z)): start-up by figure 24,
   execution times by table 6, bus timing by figure 25 at 5 V. Strict: what the datasheet forbids is
   a fault, and what it does not promise is as bad as can be: at power-on both memories hold
   anything, the entry mode is the wrong one, and the bus has 8 bits, of which the lower ones, not
   wired, read 0. The controller has no reset line: when the processor is reset it stays as it is,
   with half a byte if it has one. Times are in ticks (see ticks.h). */

enum { LCD_STARTUP_STEPS = 4 };

struct lcd_pins {
    bool e, rs;
    bool driven;  /* RS and all data lines are outputs */
    uint8_t data; /* DB7..DB4 as bits 3..0 */
};

struct lcd {
    struct faults *faults;
    struct faults unheard; /* of a controller that is not in a known state */
    struct prng prng;
    bool disturbed; /* and not started up since */
    struct lcd_pins pins;
    uint64_t rose, rs_changed, data_changed; /* when */
    uint64_t ready;                          /* when the controller takes the next instruction */
    unsigned startup;                        /* nibbles of the start-up sequence seen */
    bool half;                               /* the high nibble has come */
    uint8_t high;
    bool high_rs;
    struct lcd_controller controller;
};

/* A display whose oscillator is as slow as it may be, or typical. */
void lcd_start(struct lcd *lcd, struct faults *faults, bool slow, uint64_t seed);

/* Power came up at the time. */
void lcd_power_on(struct lcd *lcd, uint64_t now);

/* The processor was reset, the display was not: it must be started up afresh, the 40 ms being over.
 */
void lcd_processor_reset(struct lcd *lcd, uint64_t now);

/* Noise on its lines: some of both memories is spoiled, the picture shifted, the modes are wrong,
   and it may be half a byte out of step or have a bus of 8 bits. What comes from then on until it
   is started up anew is no fault. */
void lcd_disturb(struct lcd *lcd);

/* The pins as they are from the time on. */
void lcd_drive(struct lcd *lcd, const struct lcd_pins *pins, uint64_t now);

/* Fills in cells, glyphs and display_on. */
void lcd_show(const struct lcd *lcd, struct view *view);

#endif
