#include "games/snakes/odds/chain/last_six.h"

#include "core/number/fraction.h"
#include <string.h>

void last_six_clear(struct last_six *six) {
    memset(six, 0, sizeof *six);
    six->oldest = six->value;
}

void last_six_put(struct last_six *six, const uint64_t *value) {
    uint64_t *oldest = six->oldest;

    six->sum += *value - *oldest;
    *oldest++ = *value;
    six->oldest = oldest == six->value + BOARD_FACES ? six->value : oldest;
}

const uint64_t *last_six_recent(const struct last_six *six, uint8_t ago) {
    const uint64_t *recent = six->oldest;

    if (recent < six->value + ago) {
        recent += BOARD_FACES;
    }
    return recent - ago;
}

void last_six_mirror(struct last_six *six) {
    six->value[3] = six->value[1];
    six->value[4] = six->value[0];
    six->sum += six->value[0] + six->value[1];
}

/* Two thirds in 2^-64, rounded up: for every 64-bit number a quarter of the product is the sixth.
   With the compiler's division the expected throws of chutes take twice as long. */
#define TWO_THIRDS 0xAAAAAAAAAAAAAAABULL

void last_six_mean(uint64_t *sum, uint8_t parts) {
    *sum += parts - 1U;
    if (parts == BOARD_FACES) {
        *sum = fraction_product64(*sum, TWO_THIRDS) >> 2;
    } else {
        *sum /= parts;
    }
}
