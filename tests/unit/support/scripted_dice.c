#include "support/scripted_dice.h"

#include "device/dice.h"

const char *dice_coming = "";
const char *dice_tosses_coming = "";
uint32_t dice_chance = 1;
uint32_t dice_thrown;

void dice_start(void) {
}

enum dice_state dice_collect(void) {
    return DICE_READY;
}

enum dice_state dice_state(void) {
    return DICE_READY;
}

uint8_t dice_progress(void) {
    return DICE_SAMPLES;
}

void dice_stir(uint16_t cycles) {
    (void)cycles;
}

uint8_t dice_byte(void) {
    if (*dice_tosses_coming) {
        return *dice_tosses_coming++ == 'T' ? UINT8_MAX : 0;
    }
    dice_chance = dice_chance * 1664525 + 1013904223;
    return (uint8_t)(dice_chance >> 24);
}

uint8_t dice_below(uint8_t n) {
    return dice_byte() % n;
}

uint8_t dice_secret(void) {
    return 1;
}

void dice_foretell(const struct foretold *throw) {
    (void) throw;
}

uint8_t dice_throw(void) {
    dice_thrown++;
    return *dice_coming ? (uint8_t)(*dice_coming++ - '0') : dice_byte() % 6 + 1;
}
