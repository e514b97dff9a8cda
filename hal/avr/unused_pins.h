#ifndef KOSTKA_HAL_AVR_UNUSED_PINS_H
#define KOSTKA_HAL_AVR_UNUSED_PINS_H

/* Pulls up every pin to which nothing is wired, as a floating input draws current and picks up
   noise (section 14.2.6, "Unconnected Pins"), and both pins of the serial line, which may be left
   open. The board's own LED, if there is one, is kept dark. */
void unused_pins_pull_up(void);

#endif
