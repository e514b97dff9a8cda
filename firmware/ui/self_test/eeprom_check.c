#include "ui/self_test/eeprom_check.h"

#include "core/number/flash.h"
#include "store/store.h"

/* Written to each byte one after the other; the last is the value of an erased byte. */
static const FLASH uint8_t patterns[] = {0x55, 0xAA, 0xFF};

enum { ROUNDS = sizeof patterns };

void eeprom_check_start(struct eeprom_check *check) {
    *check = (struct eeprom_check){0};
}

/* Each byte is read one round later, when it has been written, and before the next pattern
   overwrites it. */
enum progress eeprom_check_step(struct eeprom_check *check) {
    uint8_t round = check->steps / STORE_FREE_BYTES;
    uint8_t address = check->steps % STORE_FREE_BYTES;

    if (round > 0 && nvm_read(address) != patterns[round - 1]) {
        check->failed = true;
    }
    if (round < ROUNDS) {
        nvm_write(address, patterns[round]);
    } else if (address == STORE_FREE_BYTES - 1) {
        return check->failed ? IMPOSSIBLE : DONE;
    }
    check->steps++;
    return WORKING;
}
