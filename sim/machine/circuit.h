#ifndef KOSTKA_SIM_CIRCUIT_H
#define KOSTKA_SIM_CIRCUIT_H

#include "faults.h"
#include "machine/port_watch.h"
#include "machine/vcd.h"
#include "models/boards/wiring.h"
#include "models/lines/model_backpack.h"
#include "models/lines/model_twi.h"
#include "models/lines/port_levels.h"
#include "models/model_ladder.h"
#include "models/model_lcd.h"
#include "models/model_piezo.h"
#include "models/view.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stdint.h>

/* The parts of the board, each on its pins. Faults: the backlight pin driven high, the ladder's ADC
   pin an output or pulled up, the board's own LED lit, a pin driven to which nothing is wired, an
   LED of the die pulled up, a line of the I2C bus driven high, a plain key's pin an output or read
   without its pull-up, a line high at an LCD without a supply. */

struct circuit {
    avr_t *avr;
    const struct wiring *wiring;
    struct faults *faults;
    struct vcd *vcd; /* NULL: no trace */
    struct port_watch ports;
    struct port_levels levels;
    const struct ladder *keys; /* which key is down */
    struct lcd lcd;
    bool lcd_supplied, lcd_fed;
    struct backpack backpack;
    struct twi twi;
    bool scl_low, bus_wrong, keys_wrong;
    struct piezo piezo;
    bool light, light_wrong, ladder_wrong, lamp_wrong, free_wrong, pips_wrong;
    uint8_t pips;                  /* as in struct view */
    uint64_t light_time, led_time; /* ticks with the light on; ticks lit, summed over the LEDs */
    uint64_t lcd_time;             /* ticks with a supply at the LCD */
    uint64_t counted;              /* the time up to which these are counted */
};

/* Wires the board to an AVR. */
void circuit_start(struct circuit *circuit, avr_t *avr, const struct wiring *wiring,
                   const struct ladder *keys, struct faults *faults, struct vcd *vcd, bool slow_lcd,
                   uint64_t seed);

/* circuit_power_on: power came up. circuit_processor_reset: the processor alone was reset. In both
   cases all pins are inputs. Call circuit_leave_bus before the processor is reset: it ends a
   transfer on the bus of the LCD. */
void circuit_power_on(struct circuit *circuit);
void circuit_leave_bus(struct circuit *circuit);
void circuit_processor_reset(struct circuit *circuit);

/* True if every pin to which nothing is wired is pulled up, and the pin of the board's own LED, if
   there is one, is an output (high is a fault). Otherwise writes the first that is not, as PG5. */
bool circuit_is_at_rest(const struct circuit *circuit, char pin[4]);

/* True if the light behind the LCD is on. */
bool circuit_light(const struct circuit *circuit);

/* Adds the time since the last count to light_time, led_time and lcd_time. */
void circuit_count(struct circuit *circuit);

/* Fills in all of the view but the key and the time. */
void circuit_show(const struct circuit *circuit, struct view *view);

#endif
