/* links: firmware/ui/record.c firmware/store/store.c firmware/store/ring.c hal/host/nvm.c */

/* The record counts, survives power-off, and does not trust what it finds. */

#include "hal/host/fake.h"
#include "store/store.h"
#include "testing.h"
#include "ui/record.h"

static void write_all(void) {
    while (store_busy())
        store_step();
}

static void restart(void) {
    record_current = (struct record){7, 7};
    store_start();
    record_load();
}

static void test_starts_empty(void **state) {
    (void)state;
    fake_nvm_reset();
    restart();
    assert_int_equal(record_current.games, 0);
    assert_int_equal(record_current.won, 0);
}

static void test_counts_and_survives(void **state) {
    (void)state;
    fake_nvm_reset();
    restart();
    record_game(true);
    record_game(false);
    record_game(true);
    write_all();
    restart();
    assert_int_equal(record_current.games, 3);
    assert_int_equal(record_current.won, 2);
}

static void test_stops_at_the_top(void **state) {
    (void)state;
    fake_nvm_reset();
    restart();
    record_current = (struct record){UINT16_MAX, 5};
    record_game(true);
    assert_int_equal(record_current.games, UINT16_MAX);
    assert_int_equal(record_current.won, 5);
}

static void test_more_won_than_played_is_no_record(void **state) {
    static const struct record stranger = {.games = 3, .won = 4};

    (void)state;
    fake_nvm_reset();
    store_start();
    store_save(STORE_STATISTICS, &stranger, sizeof stranger);
    write_all();
    restart();
    assert_int_equal(record_current.games, 0);
    assert_int_equal(record_current.won, 0);
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
