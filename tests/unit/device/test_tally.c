/* The tally counts, survives power-off with the game, and does not trust what it finds. */

#include "device/session.h"

#include "hal/host/fake.h"
#include "store/store.h"
#include "support/testing.h"

static void restart(void) {
    while (store_busy()) {
        store_step();
    }
    store_start();
    session_load();
}

static int erased(void **state) {
    (void)state;
    fake_nvm_reset();
    store_start();
    session_load();
    return 0;
}

static void expect(uint16_t games, uint16_t won) {
    assert_int_equal(session.tally.games, games);
    assert_int_equal(session.tally.won, won);
}

static void a_device_that_is_new_has_counted_nothing(void **state) {
    (void)state;
    expect(0, 0);
    assert_int_equal(session.game, GAME_NONE);
}

static void what_was_counted_survives(void **state) {
    (void)state;
    tally_count(&session.tally, true);
    tally_count(&session.tally, false);
    tally_count(&session.tally, true);
    expect(3, 2);
    session_keep();
    restart();
    expect(3, 2);
}

static void what_was_not_kept_is_gone(void **state) {
    (void)state;
    tally_count(&session.tally, true);
    restart();
    expect(0, 0);
}

static void it_stops_at_the_top(void **state) {
    (void)state;
    session.tally = (struct tally){UINT16_MAX - 1, 5};
    tally_count(&session.tally, true);
    expect(UINT16_MAX, 6);
    tally_count(&session.tally, true);
    expect(UINT16_MAX, 6);
}

static void more_won_than_played_is_no_tally(void **state) {
    (void)state;
    session.tally = (struct tally){.games = 3, .won = 4};
    session_keep();
    restart();
    expect(0, 0);
    session.tally = (struct tally){.games = 4, .won = 4};
    session_keep();
    restart();
    expect(4, 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_device_that_is_new_has_counted_nothing, erased),
        cmocka_unit_test_setup(what_was_counted_survives, erased),
        cmocka_unit_test_setup(what_was_not_kept_is_gone, erased),
        cmocka_unit_test_setup(it_stops_at_the_top, erased),
        cmocka_unit_test_setup(more_won_than_played_is_no_tally, erased),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
