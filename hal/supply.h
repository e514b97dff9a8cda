#ifndef KOSTKA_HAL_SUPPLY_H
#define KOSTKA_HAL_SUPPLY_H

#include <stdint.h>

/* The supply voltage in millivolts, measured against the internal reference of 1.1 V. The reference
   may be off by a tenth, and then so is the result. 16 MHz need 4.5 V, and between 4.5 V and 4.1 V
   the brown-out detector stops the part (ATmega328P datasheet, sections 29.3 and 29.5). Waits 0.8
   ms for the converter. Call after buttons_start. */
uint16_t supply_millivolts(void);

#endif
