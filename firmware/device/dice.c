#include "device/dice.h"

#include "core/random/generator.h"
#include "core/random/health.h"
#include "hal/entropy.h"
#include "store/store.h"
#include <string.h>

_Static_assert((int)DICE_SAMPLES == (int)HEALTH_WINDOW, "a series is one window");

static struct generator generator;
static struct health health;
static enum dice_state state;
static uint8_t collected;
static uint8_t pool[DICE_POOL]; /* the store writes it from here */

static void begin_series(enum dice_state as) {
    health_start(&health);
    collected = 0;
    state = as;
}

void dice_start(void) {
    memset(pool, 0, sizeof pool);
    store_load(STORE_POOL, pool, sizeof pool);
    generator_start(&generator, pool, sizeof pool);
    begin_series(DICE_COLLECTING);
    entropy_start();
}

static void finish(void) {
    entropy_stop();
    for (uint8_t i = 0; i < sizeof pool; i++) {
        pool[i] = generator_byte(&generator);
    }
    store_save(STORE_POOL, pool, sizeof pool);
    state = DICE_READY;
}

enum dice_state dice_collect(void) {
    uint8_t sample;

    if (state != DICE_READY && entropy_sample(&sample)) {
        generator_mix(&generator, &sample, sizeof sample);
        if (!health_accept(&health, sample)) {
            begin_series(DICE_FAILED);
        } else if (++collected == DICE_SAMPLES) {
            finish();
        }
    }
    return state;
}

enum dice_state dice_state(void) {
    return state;
}

uint8_t dice_progress(void) {
    return collected;
}

void dice_stir(uint16_t cycles) {
    generator_mix(&generator, &cycles, sizeof cycles);
}

uint8_t dice_throw(void) {
    return generator_die(&generator);
}

uint8_t dice_byte(void) {
    return generator_byte(&generator);
}

uint8_t dice_below(uint8_t n) {
    return generator_below(&generator, n);
}
