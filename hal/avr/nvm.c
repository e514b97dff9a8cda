#include "hal/nvm.h"

#include <avr/io.h>
#include <util/atomic.h>

_Static_assert(NVM_SIZE <= E2END + 1, "the EEPROM is smaller than NVM_SIZE");

bool nvm_busy(void) {
    return EECR & 1 << EEPE;
}

uint8_t nvm_read(uint16_t address) {
    if (address >= NVM_SIZE) {
        return 0xFF;
    }
    while (nvm_busy()) {
    }
    EEAR = address;
    EECR |= 1 << EERE;
    return EEDR;
}

/* The read waits while busy, leaves EEAR at the address and finds out whether there is anything to
   do: a byte lasts 100,000 writes. EEPE must follow EEMPE within four cycles (section 8.6.3): they
   become two SBI, two cycles each, and interrupts are off for these only. */
void nvm_write(uint16_t address, uint8_t value) {
    if (address >= NVM_SIZE || nvm_read(address) == value) {
        return;
    }
    EEDR = value;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        EECR |= 1 << EEMPE;
        EECR |= 1 << EEPE;
    }
}
