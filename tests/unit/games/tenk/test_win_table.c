/* The table of games of ten thousand for two. */

#include "games/tenk/win_table.h"

#include "support/testing.h"

/* Nodes are what the table says; between them it goes straight; more points are never worse. */
static void the_win_table_goes_straight_from_node_to_node(void **unused) {
    (void)unused;
    assert_int_equal((win_table_at(0, 0) + 128) / 256, 136); /* 0.532739 */
    for (int mine = 0; mine < 200; mine++) {
        for (int theirs = 0; theirs < 200; theirs++) {
            int here = win_table_at((uint8_t)mine, (uint8_t)theirs);
            if (mine % 16 == 0 && theirs % 16 == 0) {
                assert_int_equal(here, 256 * win_table_values[mine / 16][theirs / 16]);
            }
            assert_true(mine == 199 || win_table_at((uint8_t)(mine + 1), (uint8_t)theirs) >= here);
            assert_true(theirs == 199 ||
                        win_table_at((uint8_t)mine, (uint8_t)(theirs + 1)) <= here);
        }
    }
    assert_int_equal(win_table_at(8, 0), 128 * (win_table_values[0][0] + win_table_values[1][0]));
    assert_int_equal(win_table_at(192, 136),
                     128 * (win_table_values[12][8] + win_table_values[12][9]));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_win_table_goes_straight_from_node_to_node),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
