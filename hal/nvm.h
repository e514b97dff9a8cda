#ifndef KOSTKA_HAL_NVM_H
#define KOSTKA_HAL_NVM_H

#include <stdbool.h>
#include <stdint.h>

/* Byte-wise memory that survives power-off (EEPROM). Erased bytes read 0xFF. A power cut during a
   write leaves any value in that byte, and changes no other. Until the byte is written again, those
   of its bits that were 0 or were to become 0 may read differently after each start. */

/* The size in bytes: a constant of the board (sizes.h). */
#if !defined(NVM_BYTES)
#define NVM_BYTES 4096
#endif
enum { NVM_SIZE = NVM_BYTES };

/* True while a byte is being written (3.4 ms on the AVR). */
bool nvm_busy(void);

/* The byte at an address below NVM_SIZE; 0xFF beyond it. Waits while nvm_busy. */
uint8_t nvm_read(uint16_t address);

/* Starts writing a byte and returns at once; waits first while nvm_busy. A byte that already has
   the value is not written again. Addresses from NVM_SIZE on are ignored. */
void nvm_write(uint16_t address, uint8_t value);

/* The same, but writes the value even if the byte reads so already. */
void nvm_rewrite(uint16_t address, uint8_t value);

/* Writes the zeros of a byte again, so that they are certain from now on. Erases nothing, so a
   power cut does no harm. Waits first while nvm_busy. The address must be below NVM_SIZE. */
void nvm_confirm(uint16_t address);

#endif
