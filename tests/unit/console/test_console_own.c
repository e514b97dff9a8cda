/* Own boards over the console. */

#include "support/console_driver.h"

#include "device/own_boards.h"
#include "hal/host/fake.h"
#include "store/store.h"
#include "support/testing.h"

static void test_kept_boards_come_back(void **unused) {
    (void)unused;
    expect("board 30 bounce 3>9 20>4", "ok\n");
    expect("keep 2 TEST", "ok\n");
    assert_false(store_busy());
    assert_memory_equal(own_boards_name(1), "TEST  ", OWN_NAME);
    expect("board forch", "ok\n");
    expect("board own 2", "ok\n");
    expect("board", "own\nboard 30 bounce 3>9 20>4\nok\n");
    expect("keep 1", "ok\n");
    expect("board own 1 7>12", "ok\n");
    expect("board", "own\nboard 30 bounce 3>9 20>4 7>12\nok\n");
}

static void test_what_is_refused_changes_nothing(void **unused) {
    (void)unused;
    expect("board 30 bounce 3>9 20>4", "ok\n");
    expect("keep 3 ABCDEF", "ok\n");
    expect("board forch", "ok\n");
    expect_error("board own 1", "no board is kept as own 1");
    expect_error("board own 0", "own boards are 1 to 3");
    expect_error("board own 3 3>5", "two jumps from square 3");
    expect_error("keep 4 ABC", "own boards are 1 to 3");
    expect_error("keep", "usage: keep N [NAME]");
    expect_error("keep 3 lower", "usage: keep N [NAME]");
    expect_error("keep 3 TOOLONG", "usage: keep N [NAME]");
    expect("board", "forch\nboard 24 stay 3>12 10>18 13>2 23>14\nok\n");
    expect("board own 3", "ok\n");
    expect("board", "own\nboard 30 bounce 3>9 20>4\nok\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_kept_boards_come_back, console_set_up),
        cmocka_unit_test_setup(test_what_is_refused_changes_nothing, console_set_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
