#include "device/dice.h"

#include "core/number/flash.h"
#include "core/random/generator.h"
#include "core/random/health.h"
#include "hal/clock.h"
#include "hal/entropy.h"
#include "store/store.h"
#include <string.h>

_Static_assert((int)DICE_SAMPLES == (int)HEALTH_WINDOW, "a series is one window");

/* Milliseconds after dice_start by which all samples have come if there is noise; they may be ten
   percent late. */
enum { NOISE_SEEN_AFTER = 2400 };

static struct generator generator;
static enum dice_state state;
static uint8_t collected;
static uint16_t started; /* in milliseconds; not 0, because a saved game is replayed before */

static union {
    struct health health;    /* until the dice are ready */
    uint8_t pool[DICE_POOL]; /* before and after that; the store writes it from here */
} shared;

static void begin_series(enum dice_state as) {
    health_start(&shared.health);
    collected = 0;
    state = as;
}

void dice_start(void) {
    memset(shared.pool, 0, sizeof shared.pool);
    store_load(STORE_POOL, shared.pool, sizeof shared.pool);
    generator_start(&generator, shared.pool, sizeof shared.pool);
    begin_series(DICE_COLLECTING);
    started = clock_milliseconds();
    entropy_start();
}

static void finish(void) {
    entropy_stop();
    for (uint8_t i = 0; i < sizeof shared.pool; i++) {
        shared.pool[i] = generator_byte(&generator);
    }
    store_save(STORE_POOL, shared.pool, sizeof shared.pool);
    state = DICE_READY;
}

enum dice_state dice_collect(void) {
    uint8_t sample;

    if (state != DICE_READY && entropy_sample(&sample)) {
        generator_mix(&generator, &sample, sizeof sample);
        if (!health_accept(&shared.health, sample)) {
            begin_series(DICE_FAILED);
        } else if (++collected == DICE_SAMPLES) {
            finish();
        }
    }
    if (state == DICE_COLLECTING &&
        (uint16_t)(clock_milliseconds() - started) >= NOISE_SEEN_AFTER) {
        state = DICE_FAILED;
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
    uint16_t time[] = {cycles, clock_milliseconds()};

    generator_mix(&generator, time, sizeof time);
}

/* Not inlined, so that a simulator can replace dice and secrets. */
OUT_OF_LINE uint8_t dice_throw(void) {
    return generator_die(&generator);
}

uint8_t dice_byte(void) {
    return generator_byte(&generator);
}

OUT_OF_LINE uint8_t dice_below(uint8_t n) {
    return generator_below(&generator, n);
}

OUT_OF_LINE uint8_t dice_secret(void) {
    return generator_byte(&generator);
}
