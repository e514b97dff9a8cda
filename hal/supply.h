#ifndef KOSTKA_HAL_SUPPLY_H
#define KOSTKA_HAL_SUPPLY_H

#include <stdint.h>

/* The supply's voltage in millivolts, by the part's internal reference: that is 1.1 V, give or take
   a tenth, and what is answered is off by as much. 16 MHz need 4.5 V, and between 4.5 V and 4.1 V
   the brown-out detector stops the part (ATmega328P datasheet, sections 29.3 and 29.5). Waits for
   the converter, 0.8 ms; call after buttons_start. */
uint16_t supply_millivolts(void);

#endif
