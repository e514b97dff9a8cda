#ifndef KOSTKA_HAL_AVR_TWI_H
#define KOSTKA_HAL_AVR_TWI_H

#include <stdbool.h>
#include <stdint.h>

/* Writing to parts on an I2C bus, at 100 kHz: 90 us a byte (section 22). Each call waits until what
   it asks for is done, and gives up after half a millisecond: a bus that is held low, or that has
   no part on it, stops nobody. */

/* Call once. */
void twi_start(void);

/* Start condition and a part's address of 7 bits; false when nobody answers. 100 us. */
bool twi_begin(uint8_t address);

/* True when the part has taken the byte. */
bool twi_send(uint8_t byte);

/* Stop condition: the bus is free. */
void twi_end(void);

/* Frees a bus on which something went wrong. A part that was interrupted in the middle of a byte,
   as by a reset of the processor, may hold SDA low until it has had its clocks: it gets up to nine,
   and a stop condition (UM10204, section 3.1.16). 200 us. */
void twi_free_bus(void);

#endif
