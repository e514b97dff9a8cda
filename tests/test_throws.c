/* links: firmware/core/throws.c */
#include "core/throws.h"

#include <stdio.h>
#include <string.h>

#include "testing.h"

/* Throws as multisets, against all 6^n outcomes one by one. */

static const unsigned kinds[] = {0, 6, 21, 56, 126, 252, 462};

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

/* Every multiset comes once, with as many outcomes as show it. */
static void test_enumeration(void **unused) {
    static unsigned seen[THROWS_KINDS];
    uint8_t faces[6], count[6];
    struct throws throws;
    unsigned number = 0;

    (void)unused;
    for (unsigned dice = 1; dice <= 6; dice++) {
        memset(seen, 0, sizeof seen);
        for (unsigned i = 0; i < power(6, dice); i++) {
            outcome(i, dice, faces);
            throws_count(count, faces, (uint8_t)dice);
            seen[throws_number(count)]++;
        }
        throws_first(&throws, (uint8_t)dice);
        for (unsigned i = 0; i < kinds[dice]; i++, number++) {
            struct throws again;
            assert_int_equal(throws_showing(throws.count, (uint8_t)dice), seen[number]);
            assert_int_equal(throws_number(throws.count), number);
            throws_numbered(&again, (uint16_t)number);
            assert_memory_equal(&again, &throws, sizeof throws);
            assert_int_equal(throws_next(&throws), i + 1 < kinds[dice]);
        }
        assert_int_equal(throws.count[5], dice);
    }
    assert_int_equal(number, THROWS_KINDS);
    throws_numbered(&throws, UINT16_MAX);
    assert_int_equal(throws.count[5], 6);
}

/* Exactly so many of the faces counted, whatever the others show. */
static unsigned showing(const uint8_t wanted[6], unsigned dice) {
    uint8_t faces[6], count[6];
    unsigned found = 0;

    for (unsigned i = 0; i < power(6, dice); i++) {
        bool same = true;
        outcome(i, dice, faces);
        throws_count(count, faces, (uint8_t)dice);
        for (unsigned face = 0; face < 6; face++) {
            same = same && (wanted[face] == 0 || wanted[face] == count[face]);
        }
        found += same;
    }
    return found;
}

static void test_showing(void **unused) {
    struct throws wanted;

    (void)unused;
    assert_int_equal(throws_showing((const uint8_t[6]){1, 0, 0, 0, 2, 0}, 6), 60 * 64);
    assert_int_equal(throws_showing((const uint8_t[6]){1, 1, 1, 1, 1, 1}, 6), 720);
    assert_int_equal(throws_showing((const uint8_t[6]){0, 0, 0, 0, 0, 6}, 6), 1);
    for (unsigned number = 0; number < THROWS_KINDS; number += number < 209 ? 1 : 7) {
        unsigned dice = 0;
        throws_numbered(&wanted, (uint16_t)number);
        for (unsigned face = 0; face < 6; face++) {
            dice += wanted.count[face];
        }
        for (; dice <= 6; dice++) {
            assert_int_equal(throws_showing(wanted.count, (uint8_t)dice),
                             showing(wanted.count, dice));
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_enumeration),
        cmocka_unit_test(test_showing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
