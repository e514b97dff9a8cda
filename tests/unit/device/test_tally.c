/* The record counts, survives power-off, and does not trust what it finds. */

#include "device/session.h"
#include "hal/host/fake.h"
#include "store/store.h"
#include "support/testing.h"
#include <stddef.h>
#include <string.h>

/* No games: only the record is kept. */
const struct game *const games_table[GAME_NAMES] = {NULL};

uint8_t game_ask(uint8_t task, uint8_t argument) {
    (void)task;
    (void)argument;
    fail();
    return 0;
}

static void write_all(void) {
    while (store_busy())
        store_step();
}

static void restart(void) {
    memset(&session, 0, sizeof session);
    store_start();
    session_load();
}

static void test_starts_empty(void **state) {
    (void)state;
    fake_nvm_reset();
    restart();
    assert_int_equal(session.tally.games, 0);
    assert_int_equal(session.tally.won, 0);
}

static void test_counts_and_survives(void **state) {
    (void)state;
    fake_nvm_reset();
    restart();
    tally_game(true);
    tally_game(false);
    tally_game(true);
    session_keep();
    write_all();
    restart();
    assert_int_equal(session.tally.games, 3);
    assert_int_equal(session.tally.won, 2);
}

static void test_stops_at_the_top(void **state) {
    (void)state;
    fake_nvm_reset();
    restart();
    session.tally = (struct tally){UINT16_MAX, 5};
    tally_game(true);
    assert_int_equal(session.tally.games, UINT16_MAX);
    assert_int_equal(session.tally.won, 5);
}

static void test_more_won_than_played_is_no_record(void **state) {
    (void)state;
    fake_nvm_reset();
    store_start();
    session.tally = (struct tally){.games = 3, .won = 4};
    session_keep();
    write_all();
    restart();
    assert_int_equal(session.tally.games, 0);
    assert_int_equal(session.tally.won, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_starts_empty),
        cmocka_unit_test(test_counts_and_survives),
        cmocka_unit_test(test_stops_at_the_top),
        cmocka_unit_test(test_more_won_than_played_is_no_record),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
