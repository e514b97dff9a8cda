#include "core/throws.h"

#include "core/flash.h"
#include <string.h>

void throws_first(struct throws *throws, uint8_t dice) {
    memset(throws, 0, sizeof *throws);
    throws->count[0] = dice;
}

/* The lowest face that shows gives one die to the face above, the others go back to the ones. */
bool throws_next(struct throws *throws) {
    uint8_t *count = throws->count;
    uint8_t moved;

    while (*count == 0)
        count++;
    if (count == &throws->count[THROWS_FACES - 1])
        return false;
    moved = *count;
    *count = 0;
    throws->count[0] = moved - 1;
    count[1]++;
    return true;
}

/* Where the numbers of throws of so many dice begin. */
static const FLASH uint16_t begins[] = {0, 0, 6, 27, 83, 209, 461, THROWS_KINDS};

uint16_t throws_number(const uint8_t count[THROWS_FACES]) {
    struct throws throws;
    uint8_t dice = 0;
    uint16_t number;

    for (uint8_t face = 0; face < THROWS_FACES; face++)
        dice += count[face];
    throws_first(&throws, dice);
    number = begins[dice];
    while (memcmp(throws.count, count, THROWS_FACES) != 0 && throws_next(&throws))
        number++;
    return number;
}

void throws_numbered(struct throws *throws, uint16_t number) {
    uint8_t dice = 1;

    while (dice < THROWS_FACES && number >= begins[dice + 1])
        dice++;
    throws_first(throws, dice);
    for (number -= begins[dice]; number && throws_next(throws); number--)
        continue;
}

void throws_count(uint8_t count[THROWS_FACES], const uint8_t faces[], uint8_t dice) {
    memset(count, 0, THROWS_FACES);
    while (dice--)
        count[*faces++ - 1]++;
}

uint16_t throws_showing(const uint8_t count[THROWS_FACES], uint8_t dice) {
    uint8_t others = THROWS_FACES;
    uint16_t ways = 1;

    for (uint8_t face = 0; face < THROWS_FACES; face++) {
        if (count[face])
            others--;
        for (uint8_t shown = 1; shown <= count[face]; shown++)
            ways = (uint16_t)(ways * dice-- / shown);
    }
    while (dice--)
        ways *= others;
    return ways;
}
