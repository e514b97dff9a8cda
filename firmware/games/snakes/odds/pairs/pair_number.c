#include "games/snakes/odds/pairs/pair_number.h"

#ifndef __AVR__

pair_word pair_load(const uint8_t *place, uint8_t width) {
    pair_word value = 0;

    while (width-- > 0) {
        value = value << 8 | place[width];
    }
    return value;
}

void pair_store(uint8_t *place, uint8_t width, pair_word value) {
    for (; width > 0; width--) {
        *place++ = (uint8_t)value;
        value >>= 8;
    }
}

pair_word pair_sum(const uint8_t *six, uint8_t width) {
    pair_word sum = 0;

    for (uint8_t left = PAIR_SUMMANDS; left > 0; left--, six += width) {
        sum += pair_load(six, width);
    }
    return sum;
}

pair_word pair_sum_of_least(const uint8_t *six, const uint8_t *others, uint8_t width) {
    pair_word sum = 0;

    for (uint8_t left = PAIR_SUMMANDS; left > 0; left--, six += width, others += width) {
        pair_word one = pair_load(six, width);
        pair_word other = pair_load(others, width);
        sum += one < other ? one : other;
    }
    return sum;
}

pair_word pair_sixth(pair_word sum) {
    return (sum + 3) / 6;
}

#endif
