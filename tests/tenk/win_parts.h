#ifndef KOSTKA_TESTS_TENK_WIN_PARTS_H
#define KOSTKA_TESTS_TENK_WIN_PARTS_H

#include "games/tenk/odds/win_table.h"

/* Finds the parts of firmware/games/tenk/odds/win_table.h from the exact solution game_first. First
   each part is found alone, the most important first, by power iteration: an eigenvector of what
   the parts before it leave over, rounded at the nodes. Then every number is moved up or down by
   one as long as that makes the sum of the eighth powers of all errors smaller, so that in the end
   no error is much greater than the others. */
void parts_find(struct win_table_node nodes[WIN_TABLE_NODES]);

#endif
