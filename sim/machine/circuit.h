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

/* The parts on the pins. Faults: the
   backlight pin driven high, the ladder's ADC pin an output or pulled up. */

struct board {
    avr_t *avr;
    const struct wiring *wiring;
    struct faults *faults;
    struct vcd *vcd; /* NULL: no trace */
    struct pins pins;
    struct lcd lcd;
    struct piezo piezo;
    bool light, light_wrong, ladder_wrong;
    uint8_t pips; /* as in struct view */
};

/* Wires the board to an AVR. */
void board_start(struct board *board, avr_t *avr, const struct wiring *wiring,
                 struct faults *faults, struct vcd *vcd);

/* Power came up, or the processor alone was reset; all pins are inputs. */
void board_power_on(struct board *board);
void board_processor_reset(struct board *board);

/* Fills in all of the view but the key and the time. */
void board_show(const struct board *board, struct view *view);

#endif
