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

/* EEPE must follow EEMPE within four cycles (section 8.6.3): they become two SBI, two cycles each,
   and interrupts are off for these only. The caller has read the byte, so that nothing is being
   written and EEAR is at its address. The modes: erase and write, or write only. */
static void start(uint8_t mode) {
    EECR = mode;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        EECR |= 1 << EEMPE;
        EECR |= 1 << EEPE;
    }
}

void nvm_rewrite(uint16_t address, uint8_t value) {
    if (address < NVM_SIZE) {
        nvm_read(address);
        EEDR = value;
        start(0);
    }
}

/* A byte lasts 100,000 writes. */
void nvm_write(uint16_t address, uint8_t value) {
    if (nvm_read(address) != value) {
        nvm_rewrite(address, value);
    }
}

/* EEDR still holds what was read. */
void nvm_confirm(uint16_t address) {
    nvm_read(address);
    start(1 << EEPM1);
}
