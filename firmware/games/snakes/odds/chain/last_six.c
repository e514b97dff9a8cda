#include "games/snakes/odds/chain/last_six.h"

#include "core/number/sum.h"
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

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the lower half comes first");

/* A sixth by halves, the rest of the upper one passed on to the lower. With the compiler's division
   the expected throws of chutes take twice as long, 3,325,000 cycles (make bench). */
static void divide_by_six(uint64_t *number) {
    uint32_t half[2];
    struct sum rest = {.carry = 0};

    memcpy(half, number, sizeof half);
    rest.low = half[1];
    half[1] = sum_sixth(&rest);
    rest = (struct sum){.low = half[0], .high = rest.carry};
    half[0] = sum_sixth(&rest);
    memcpy(number, half, sizeof half);
}

void last_six_mean(uint64_t *sum, uint8_t parts) {
    *sum += parts - 1U;
    if (parts == BOARD_FACES) {
        divide_by_six(sum);
    } else {
        *sum /= parts;
    }
}
