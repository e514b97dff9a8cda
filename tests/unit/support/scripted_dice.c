#include "support/scripted_dice.h"

#include "core/random/derived_throw.h"
#include "device/dice.h"
#include <string.h>

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
    dice_chance = dice_chance * 1664525 + 1013904223;
    return (uint8_t)(dice_chance >> 24);
}

uint8_t dice_below(uint8_t n) {
    return dice_byte() % n;
}

/* Each game has another seed. */
uint8_t dice_secret(void) {
    static uint8_t secret;

    return ++secret;
}

uint8_t dice_throw(void) {
    dice_thrown++;
    return *dice_coming ? (uint8_t)(*dice_coming++ - '0') : dice_byte() % 6 + 1;
}

/* ---- throws of a game ------------------------------------------------------------------------ */

enum { THROWS = 512 };

static struct {
    uint8_t seed[SEED_BYTES];
    struct derived_throw throw[THROWS];
    uint16_t made; /* the greatest number of a throw made from this seed */
} game;

/* Reads the dice of the next word; its last die stands for those that it does not name. */
static void read_word(uint8_t die[THROW_DICE]) {
    for (unsigned i = 0; i < THROW_DICE; i++) {
        die[i] = *dice_coming ? (uint8_t)(*dice_coming - '0') : dice_byte() % 6 + 1;
        if (*dice_coming && dice_coming[1] > ' ') {
            dice_coming++;
        }
    }
    dice_coming += *dice_coming != '\0';
    dice_coming += strspn(dice_coming, " ");
}

static uint8_t coin(void) {
    if (*dice_tosses_coming) {
        return *dice_tosses_coming++ == 'T' ? UINT8_MAX : 0;
    }
    return dice_byte();
}

static void make(struct derived_throw *throw) {
    dice_thrown++;
    throw->coin = coin();
    read_word(throw->die);
}

/* Replaces throw_derive (the linker's --wrap). */
void __wrap_throw_derive(struct derived_throw *throw, const uint8_t seed[SEED_BYTES],
                         uint16_t number);
void __wrap_throw_derive(struct derived_throw *throw, const uint8_t seed[SEED_BYTES],
                         uint16_t number) {
    if (memcmp(game.seed, seed, SEED_BYTES) != 0) {
        memcpy(game.seed, seed, SEED_BYTES);
        game.made = 0;
    }
    while (game.made < number) {
        make(&game.throw [game.made++ % THROWS]);
    }
    *throw = game.throw [(number - 1) % THROWS];
}
