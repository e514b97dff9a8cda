#include "hal/buttons.h"

#include "fake.h"

static uint16_t current = BUTTONS_LEVEL_MAXIMUM;

void buttons_start(void) {
}

void buttons_stop(void) {
}

uint16_t buttons_level(void) {
    return current;
}

void fake_buttons_reset(void) {
    current = BUTTONS_LEVEL_MAXIMUM;
}

void fake_buttons_set(uint16_t level) {
    current = level > BUTTONS_LEVEL_MAXIMUM ? (uint16_t)BUTTONS_LEVEL_MAXIMUM : level;
}
