#ifndef KOSTKA_HAL_AVR_TWI_H
#define KOSTKA_HAL_AVR_TWI_H

#include <stdbool.h>
#include <stdint.h>

/* Writes to parts on an I2C bus, at 100 kHz: 90 us a byte (section 22). Each call waits until it is
   done, but gives up after half a millisecond, so a bus that is held low or has no part on it does
   not stop the device. */

/* Call once. Frees the bus. */
void twi_start(void);

/* Sends a start condition and a 7-bit address. False if no part answers. 100 us. */
bool twi_begin(uint8_t address);

/* Sends a byte. True if the part acknowledges it. */
bool twi_send(uint8_t byte);

/* Sends a stop condition, which frees the bus. */
void twi_end(void);

/* Frees a bus after an error. A part that was interrupted in the middle of a byte, for example by a
   reset of the processor, may hold SDA low until it has received all its clocks. Sends up to nine,
   and a stop condition (UM10204, section 3.1.16). 200 us. */
void twi_free_bus(void);

#endif
