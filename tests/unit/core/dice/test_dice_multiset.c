#include "core/dice/dice_multiset.h"

#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* Throws as multisets, against all 6^n outcomes one by one. */

static unsigned power(unsigned base, unsigned exponent) {
    unsigned result = 1;

    while (exponent--) {
        result *= base;
    }
    return result;
}

static void outcome(unsigned number, unsigned dice, uint8_t faces[6]) {
    for (unsigned i = 0; i < dice; i++, number /= 6) {
        faces[i] = (uint8_t)(number % 6 + 1);
    }
}

/* Exactly so many of the faces counted, whatever the others show. */
static unsigned showing(const uint8_t wanted[6], unsigned dice) {
    uint8_t faces[6], count[6];
    unsigned found = 0;

    for (unsigned i = 0; i < power(6, dice); i++) {
        bool same = true;
        outcome(i, dice, faces);
        dice_multiset_count(count, faces, (uint8_t)dice);
        for (unsigned face = 0; face < 6; face++) {
            same = same && (wanted[face] == 0 || wanted[face] == count[face]);
        }
        found += same;
    }
    return found;
}

static void outcomes_that_show_given_faces_are_counted_as_one_by_one(void **unused) {
    uint8_t wanted[6];
    unsigned checked = 0;

    (void)unused;
    assert_int_equal(dice_multiset_showing((const uint8_t[6]){1, 0, 0, 0, 2, 0}, 6), 60 * 64);
    assert_int_equal(dice_multiset_showing((const uint8_t[6]){1, 1, 1, 1, 1, 1}, 6), 720);
    assert_int_equal(dice_multiset_showing((const uint8_t[6]){0, 0, 0, 0, 0, 6}, 6), 1);
    for (unsigned number = 1; number < power(7, 6); number++) {
        unsigned dice = 0, rest = number;
        for (unsigned face = 0; face < 6; face++, rest /= 7) {
            wanted[face] = (uint8_t)(rest % 7);
            dice += wanted[face];
        }
        if (dice > 6 || (dice > 4 && number % 7)) {
            continue;
        }
        for (; dice <= 6; dice++) {
            assert_int_equal(dice_multiset_showing(wanted, (uint8_t)dice), showing(wanted, dice));
        }
        checked++;
    }
    printf("%u throws\n", checked);
    assert_true(checked > 300);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(outcomes_that_show_given_faces_are_counted_as_one_by_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
