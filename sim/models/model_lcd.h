#ifndef KOSTKA_SIM_MODEL_LCD_H
#define KOSTKA_SIM_MODEL_LCD_H

#include "faults.h"
#include "models/lcd_commands.h"
#include "models/view.h"
#include <stdbool.h>
#include <stdint.h>

/* The HD44780 behind a 4-bit, write-only bus (Hitachi ADE-207-272(Z)): start-up by figure 24,
   execution times by table 6, bus timing by figure 25 at 5 V. Strict: what the datasheet forbids is
   a fault. Times are in ticks (see ticks.h). */

enum { LCD_STARTUP_STEPS = 4 };

struct lcd_pins {
    bool e, rs;
    bool driven;  /* RS and all data lines are outputs */
    uint8_t data; /* DB7..DB4 as bits 3..0 */
};

struct lcd {
    struct faults *faults;
    struct lcd_pins pins;
    uint64_t rose, rs_changed, data_changed; /* when */
    uint64_t ready;                          /* when the controller takes the next instruction */
    unsigned startup;                        /* nibbles of the start-up sequence seen */
    bool half;                               /* the high nibble has come */
    uint8_t high;
    bool high_rs;
    struct lcd_controller controller;
};

/* Power came up at the time. */
void lcd_power_on(struct lcd *lcd, struct faults *faults, uint64_t now);

/* The processor was reset, the display was not: it may be started up afresh, the 15 ms being over.
 */
void lcd_processor_reset(struct lcd *lcd);

/* The pins as they are from the time on. */
void lcd_drive(struct lcd *lcd, const struct lcd_pins *pins, uint64_t now);

/* Fills in cells, glyphs and display_on. */
void lcd_show(const struct lcd *lcd, struct view *view);

#endif
