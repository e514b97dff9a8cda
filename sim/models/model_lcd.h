#ifndef KOSTKA_SIM_MODEL_LCD_H
#define KOSTKA_SIM_MODEL_LCD_H

#include "faults.h"
#include "models/lcd_commands.h"
#include "models/view.h"
#include "prng.h"
#include <stdbool.h>
#include <stdint.h>

/* The HD44780 behind a 4-bit, write-only bus (Hitachi ADE-207-272(Z)): start-up by figure 24,
   execution times by table 6, bus timing by figure 25 at 5 V. What the datasheet forbids is a
   fault. What it does not promise takes the worst value: at power-on both memories hold random
   bytes, the entry mode is wrong, and the bus has 8 bits, of which the lower ones are not wired and
   read 0. The controller has no reset line: a reset of the processor leaves it as it is, possibly
   with half a byte. Times are in ticks (see ticks.h). */

enum { LCD_STARTUP_STEPS = 4 };

struct lcd_pins {
    bool e, rs;
    bool driven;  /* RS and all data lines are outputs */
    uint8_t data; /* DB7..DB4 as bits 3..0 */
};

struct lcd {
    struct faults *faults;
    struct faults unheard; /* ignored: the controller is in an unknown state */
    struct prng prng;
    bool disturbed; /* by noise, and not started up since */
    struct lcd_pins pins;
    uint64_t rose, rs_changed, data_changed; /* times of the last edges */
    uint64_t ready;                          /* when the controller takes the next instruction */
    unsigned startup;                        /* nibbles of the start-up sequence seen */
    bool half;                               /* the high nibble has come */
    uint8_t high;
    bool high_rs;
    struct lcd_controller controller;
};

/* `slow`: the slowest oscillator that the datasheet allows instead of the typical one. */
void lcd_start(struct lcd *lcd, struct faults *faults, bool slow, uint64_t seed);

/* Power has come up. */
void lcd_power_on(struct lcd *lcd, uint64_t now);

/* The processor was reset, but not the display. It must be started again; the 40 ms after power-on
   are over. */
void lcd_processor_reset(struct lcd *lcd, uint64_t now);

/* Noise on the lines: spoils part of both memories, shifts the picture and changes the modes; the
   controller may be half a byte out of step or expect a bus of 8 bits. Until it is started again,
   nothing is a fault. */
void lcd_disturb(struct lcd *lcd);

/* Sets the pins from this time on. */
void lcd_drive(struct lcd *lcd, const struct lcd_pins *pins, uint64_t now);

/* Fills in cells, glyphs and display_on. */
void lcd_show(const struct lcd *lcd, struct view *view);

#endif
