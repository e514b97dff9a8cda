/* Changes that are noted when values are stored, and leaps of values beyond themselves, in every
   width, against plain arithmetic. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/snakes/odds/pairs/pair_state.h"
#include "support/random_board.h"

enum { TRIALS = 4000, SEED = 45, RANK = 3, LADDER = 1 };

static struct random_source source = {SEED};
static struct pair_state state;
static uint8_t bytes[16 * PAIR_WIDEST];

static pair_word any(pair_word most) {
    return random_below(&source, most) >> random_below(&source, 24);
}

/* Two columns: one is full, the other is a ladder's. */
static void start(uint8_t width) {
    memset(&state, 0, sizeof state);
    memset(bytes, 0, sizeof bytes);
    state.width = state.table.width = width;
    state.kind = PAIR_VALUES_THROWS;
    state.most = ((pair_word)1 << pair_table_range_bits(&state.table)) - 1;
    state.table.column[PAIR_START_COLUMN] = (struct pair_column){0, PAIR_FULL, bytes};
    state.table.column[LADDER] = (struct pair_column){RANK, 0, &bytes[8 * PAIR_WIDEST]};
    state.table.above = &bytes[15 * PAIR_WIDEST];
}

static uint8_t *place(void) {
    return &bytes[RANK * state.width];
}

static pair_word stored(void) {
    return pair_load(place(), state.width);
}

/* Stores a value over the last one. Returns by how many sixths its equation says more. */
static double change(pair_word last, pair_word value) {
    unsigned off = random_below(&source, BOARD_FACES);
    struct pair_found found = {value, PAIR_SUMMANDS * value + off};

    pair_store(place(), state.width, last);
    pair_store_in(&state, PAIR_START_COLUMN, RANK, &found);
    return (double)found.six - PAIR_SUMMANDS * (double)last;
}

TEST(changes_are_noted) {
    for (uint8_t width = PAIR_NARROWEST; width <= PAIR_WIDEST; width++) {
        double greatest = 0, rise = 0;
        start(width);
        for (unsigned i = 0; i < TRIALS; i++) {
            pair_word last = i / 64 % 4 == 1 ? state.most : any(state.most);
            pair_word value = i / 64 % 4 == 1 ? 0 : any(state.most);
            double by = change(last, value);
            greatest = fmax(greatest, fabs(by));
            rise = fmax(rise, by);
            assert_true(stored() == value);
            assert_true((double)state.change == greatest && (double)state.rise == rise);
        }
    }
}

/* Only full columns are looked up by the next sweep. */
TEST(changes_of_a_ladder_are_not_noted) {
    struct pair_found found = {100, 600};

    start(PAIR_NARROWEST);
    pair_store_in(&state, LADDER, RANK, &found);
    found.value = 101;
    pair_store_in(&state, LADDER, RANK + 1, &found);
    assert_true(state.change == 0 && state.rise == 0);
    assert_true(pair_load(pair_table_place(&state.table, LADDER, RANK), PAIR_NARROWEST) == 100);
    assert_true(pair_load(state.table.above, PAIR_NARROWEST) == 101);
}

/* A leap goes beyond the value by so many 256ths of its change, or of `leapt` if that is less. It
   ends at 0, at the chance of 1, or below the number that stands for too great a value. */
TEST(values_leap_by_their_change) {
    for (unsigned i = 0; i < TRIALS; i++) {
        start(PAIR_NARROWEST + i % 3);
        state.wins = i / 3 % 2;
        state.bits = pair_table_range_bits(&state.table) - 1;
        const pair_word most = state.wins ? (pair_word)1 << state.bits : state.most - 1;
        const pair_word last = any(most), value = any(most);
        state.leap = (int32_t)random_below(&source, 3000) - 1000;
        state.leap += state.leap == 0;
        state.leaps = true;
        state.leapt = any(state.most);
        double by = (double)value - (double)last;
        double part = fmin(fabs(by), (double)state.leapt);
        double wanted = (double)value + copysign(part, by) * state.leap / 256;
        wanted = fmin(fmax(wanted, 0), (double)most);
        double six = change(last, value);
        assert_true(fabs((double)stored() - wanted) <= 1);
        assert_true((double)state.change == fabs(six)); /* of the value, not of the leap */
    }
}

TEST(a_value_at_rest_stays) {
    for (int32_t by = -300; by <= 300; by += 200) {
        start(PAIR_WIDEST);
        state.leap = by;
        state.leaps = true;
        state.leapt = 1000;
        change(5000, 5000);
        assert_true(stored() == 5000 && state.change < BOARD_FACES);
    }
}

/* The greatest number tells that the value is of no use. */
TEST(a_value_too_great_is_the_greatest_number) {
    struct pair_found found;

    start(PAIR_NARROWEST);
    pair_find(&state, &found, PAIR_SUMMANDS * state.most - 4);
    assert_true(found.value == state.most - 1 && state.greatest == state.most - 1);
    pair_find(&state, &found, PAIR_SUMMANDS * state.most + 40);
    assert_true(found.value == state.most && state.greatest == state.most);
    pair_find(&state, &found, 12);
    assert_true(found.value == 2 && found.six == 12 && state.greatest == state.most);
}
