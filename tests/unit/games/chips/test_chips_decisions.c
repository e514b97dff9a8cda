/* Placements and their numbers. */

#include "support/testing.h"

#include "games/chips/chips.h"
#include <string.h>

enum { FIELDS = 11, CHIPS = 15 };

/* The next in the order of digits: a chip of the last field that can spare one goes to the field
   before it, and the others behind that to the end. */
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

/* One after the other, and none else. */
static uint32_t check_all(uint8_t kind, uint8_t chips) {
    const struct chips game = {.kind = kind, .chips = chips};
    uint8_t placed[FIELDS] = {0}, found[FIELDS], fields = chips_count((enum chips_kind)kind);
    uint32_t number = 0;

    placed[fields - 1] = chips;
    do {
        memset(found, 0xA5, sizeof found);
        assert_int_equal(chips_decision_pack(&game, placed), number);
        assert_true(chips_decision_unpack(&game, number, found));
        assert_memory_equal(found, placed, fields);
        number++;
    } while (next(placed, fields));
    assert_false(chips_decision_unpack(&game, number, found));
    assert_false(chips_decision_unpack(&game, UINT32_MAX, found));
    for (uint8_t field = 0; field < fields; field++) {
        assert_int_equal(found[field], 0);
    }
    return number;
}

TEST(placements_have_numbers_in_the_order_of_their_digits) {
    for (uint8_t kind = 0; kind < CHIPS_KINDS; kind++) {
        for (uint8_t chips = 1; chips <= (kind == CHIPS_TWO_DICE ? CHIPS / 2 : CHIPS); chips++) {
            check_all(kind, chips);
        }
    }
    assert_int_equal(check_all(CHIPS_THIRDS, 6), 28);
    assert_int_equal(check_all(CHIPS_DIE, 15), 15504);
}

/* What has to go into three bytes. */
TEST(the_most_are_fifteen_on_eleven_fields) {
    const struct chips game = {.kind = CHIPS_TWO_DICE, .chips = CHIPS};
    uint8_t placed[FIELDS] = {CHIPS}, found[FIELDS];

    assert_int_equal(chips_decision_pack(&game, placed), 3268760 - 1);
    assert_true(chips_decision_unpack(&game, 3268760 - 1, found));
    assert_memory_equal(found, placed, FIELDS);
    assert_false(chips_decision_unpack(&game, 3268760, found));
}
