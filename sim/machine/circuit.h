#ifndef KOSTKA_SIM_CIRCUIT_H
#define KOSTKA_SIM_CIRCUIT_H

#include "faults.h"
#include "machine/port_watch.h"
#include "machine/vcd.h"
#include "models/model_lcd.h"
#include "models/model_piezo.h"
#include "models/view.h"
#include "models/wiring.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stdint.h>

/* The parts of the board, each on its pins. Faults: the backlight pin driven high, the ladder's ADC
   pin an output or pulled up, the board's own LED lit, a pin driven to which nothing is wired, an
   LED of the die pulled up. */

struct circuit {
    avr_t *avr;
    const struct wiring *wiring;
    struct faults *faults;
    struct vcd *vcd; /* NULL: no trace */
    struct port_watch ports;
    struct lcd lcd;
    struct piezo piezo;
    bool light, light_wrong, ladder_wrong, lamp_wrong, free_wrong, pips_wrong;
    uint8_t pips; /* as in struct view */
};

/* Wires the board to an AVR. */
void circuit_start(struct circuit *circuit, avr_t *avr, const struct wiring *wiring,
                   struct faults *faults, struct vcd *vcd, bool slow_lcd, uint64_t seed);

/* Power came up, or the processor alone was reset; all pins are inputs. */
void circuit_power_on(struct circuit *circuit);
void circuit_processor_reset(struct circuit *circuit);

/* Whether every pin to which nothing is wired is pulled up, and the board's own LED, if there is
   one, held low. Otherwise the first that is not, such as PG5. */
bool circuit_is_at_rest(const struct circuit *circuit, char pin[4]);

/* Fills in all of the view but the key and the time. */
void circuit_show(const struct circuit *circuit, struct view *view);

#endif
