/* The table of games of ten thousand for two. */

#include "games/tenk/odds/win_table.h"

#include <math.h>
#include <stdlib.h>

#include "support/testing.h"

static int node_of(int score) {
    int down = WIN_TABLE_LAST - score;

    if (down < WIN_TABLE_NEAR) {
        return down;
    }
    return down % 8 == WIN_TABLE_NEAR % 8 ? WIN_TABLE_NEAR + (down - WIN_TABLE_NEAR) / 8 : -1;
}

/* At nodes the chance is what the table says; more points are never worse, but for roundings; and
   from 9650 on nothing changes. */
TEST(the_win_table_goes_through_its_nodes_and_never_back) {
    int nodes = 0;

    assert_int_equal((win_table_at(0, 0) + 128) / 256, 136); /* 0.532739 */
    for (int mine = 0; mine < 200; mine++) {
        for (int theirs = 0; theirs < 200; theirs++) {
            int here = win_table_at((uint8_t)mine, (uint8_t)theirs);
            int row = node_of(mine < 193 ? mine : 193),
                column = node_of(theirs < 193 ? theirs : 193);
            if (row >= 0 && column >= 0) {
                assert_int_equal(here, win_table_values[row * WIN_TABLE_NODES + column]);
                nodes++;
            }
            assert_true(mine == 199 ||
                        win_table_at((uint8_t)(mine + 1), (uint8_t)theirs) >= here - 2);
            assert_true(theirs == 199 ||
                        win_table_at((uint8_t)mine, (uint8_t)(theirs + 1)) <= here + 2);
        }
    }
    assert_int_equal(nodes, (64 + 17) * (64 + 17));
    assert_int_equal(win_table_at(199, 199), win_table_at(193, 193));
}

/* Half way between nodes of a straight line with a bend: 3/8 of the first, 3/4 of the second, less
   1/8 of the third. */
TEST(between_nodes_the_chance_goes_on_a_parabola) {
    for (int column = 0; column < 57; column++) {
        const win_table_value *node = &win_table_values[60 * WIN_TABLE_NODES + column];
        double want = (3 * node[0] + 6 * node[WIN_TABLE_NODES] - node[2 * WIN_TABLE_NODES]) / 8.0;
        int mine = WIN_TABLE_LAST - WIN_TABLE_NEAR - 3 * 8 - 4;
        assert_true(fabs(win_table_at((uint8_t)mine, (uint8_t)(193 - column)) - want) <= 1);
    }
}
