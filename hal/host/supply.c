#include "hal/supply.h"

#include "fake.h"

enum { FULL = 5000 };

static uint16_t current = FULL;

uint16_t supply_millivolts(void) {
    return current;
}

void fake_supply_reset(void) {
    current = FULL;
}

void fake_supply_set(uint16_t millivolts) {
    current = millivolts;
}
