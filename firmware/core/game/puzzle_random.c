#include "core/game/puzzle_random.h"

static uint32_t mixed(uint32_t bits) {
    bits ^= bits >> 16;
    bits *= 0x85EBCA6B;
    bits ^= bits >> 13;
    bits *= 0xC2B2AE35;
    return bits ^ bits >> 16;
}

void puzzle_random_start(struct puzzle_random *random, uint32_t seed) {
    random->state = mixed(seed);
    if (random->state == 0) {
        random->state = 1;
    }
}

uint8_t puzzle_random_below(struct puzzle_random *random, uint8_t n) {
    random->state ^= random->state << 13;
    random->state ^= random->state >> 17;
    random->state ^= random->state << 5;
    return (uint8_t)((random->state >> 16) * n >> 16);
}

uint8_t puzzle_random_die(struct puzzle_random *random) {
    return 1 + puzzle_random_below(random, 6);
}
