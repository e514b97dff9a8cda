/* Placements and their numbers. */

#include "support/testing.h"

#include "games/chips/odds/placement_number.h"
#include <string.h>

enum { FIELDS = 11, CHIPS = 15 };

/* Steps to the next placement in the order of digits. The last field with chips gives one to the
   field before it and the others to the last field. False if only the first field has any. */
static bool next(uint8_t placed[], uint8_t fields) {
    uint8_t from = fields - 1, moved;

    while (from > 0 && placed[from] == 0) {
        from--;
    }
    if (from == 0) {
        return false;
    }
    moved = placed[from] - 1;
    placed[from] = 0;
    placed[from - 1]++;
    placed[fields - 1] = moved;
    return true;
}

/* Checks all placements in order, and that no other number has one. Returns how many there are. */
static uint32_t check_all(uint8_t fields, uint8_t chips) {
    uint8_t placed[FIELDS] = {0}, found[FIELDS];
    uint32_t number = 0;

    placed[fields - 1] = chips;
    do {
        memset(found, 0xA5, sizeof found);
        assert_int_equal(placement_number(placed, fields), number);
        assert_true(placement_of_number(number, fields, chips, found));
        assert_memory_equal(found, placed, fields);
        number++;
    } while (next(placed, fields));
    assert_false(placement_of_number(number, fields, chips, found));
    assert_false(placement_of_number(UINT32_MAX, fields, chips, found));
    for (uint8_t field = 0; field < fields; field++) {
        assert_int_equal(found[field], 0);
    }
    return number;
}

TEST(placements_have_numbers_in_the_order_of_their_digits) {
    for (uint8_t fields = 1; fields <= FIELDS; fields++) {
        for (uint8_t chips = 1; chips <= (fields < 7 ? CHIPS : CHIPS / 2); chips++) {
            check_all(fields, chips);
        }
    }
    assert_int_equal(check_all(3, 6), 28);
    assert_int_equal(check_all(6, 15), 15504);
}

/* The greatest number must fit in three bytes. */
TEST(the_most_are_fifteen_on_eleven_fields) {
    uint8_t placed[FIELDS] = {CHIPS}, found[FIELDS];

    assert_int_equal(placement_number(placed, FIELDS), 3268760 - 1);
    assert_true(placement_of_number(3268760 - 1, FIELDS, CHIPS, found));
    assert_memory_equal(found, placed, FIELDS);
    assert_false(placement_of_number(3268760, FIELDS, CHIPS, found));
}
