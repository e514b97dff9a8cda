#include "support/drivers/console_driver.h"

#include "games/nim/graph.h"
#include "store/store.h"

#include "support/testing.h"

/* Console commands of heaps, the graph and the pawns on it: lines and their answers. */

EXCHANGES(heaps_are_won_by_these_moves, {"heaps nim 3 5 7", "win\n3>2\n5>4\n7>6"},
          {"heaps nim 1 2 3", "lose"},
          {"heaps nim 15 15 15 15 15", "win\n15>0\n15>0\n15>0\n15>0\n15>0"},
          {"heaps nim 0", "lose"}, {"heaps  nim  9 ", "win\n9>0"}, {"heaps misere 1 1 1", "lose"},
          {"heaps misere 1 1", "win\n1>0\n1>0"}, {"heaps misere 1 3", "win\n3>0"},
          {"heaps misere 1 3 1", "win\n3>1"}, {"heaps misere 0 0", "win"},
          {"heaps take:3 8", "lose"}, {"heaps take:3 7 2", "win\n7>6"},
          {"heaps take:15 3 5 7", "win\n3>2\n5>4\n7>6"}, {"heaps take:1 5 4", "win\n5>4\n4>3"})

EXCHANGES(heaps_that_cannot_be_are_refused, {"heaps nim 3 16", "error: N must be 0 to 15"},
          {"heaps nim 256", "error: N must be 0 to 15"},
          {"heaps nim 1 2 3 4 5 6", "error: more than 5 heaps or pawns"},
          {"heaps take:0 1", "error: K must be 1 to 15"},
          {"heaps take:16 1", "error: K must be 1 to 15"},
          {"heaps", "error: nim|misere|take:K is missing"}, {"heaps nim", "error: N is missing"},
          {"heaps nam 1", "error: \"nam\" is not nim|misere|take:K"},
          {"heaps take 3 1", "error: \"take\" is not nim|misere|take:K"},
          {"heaps take: 1", "error: K must be 1 to 15"},
          {"heaps take:3x 1", "error: \"take:3x\" is not nim|misere|take:K"},
          {"heaps nim 1 x", "error: N must be 0 to 15"},
          {"heaps nim -1", "error: N must be 0 to 15"}, {"heaps nim 1x", "error: \"1x\" is not N"})

EXCHANGES(a_graph_has_values_and_pawns_on_it_win_or_lose, {"graph 5 0>1 1>2 2>3 0>3", ""},
          {"nodes", "0 1 1 3\n1 0 2 2\n2 1 1 1\n3 0 0 0\n4 0 0 0"}, {"graph + 4>0 4>1", ""},
          {"nodes", "0 1 1 3\n1 0 2 2\n2 1 1 1\n3 0 0 0\n4 2 3 3"}, {"pawns sum 0", "win"},
          {"pawns sum 1", "lose"}, {"pawns sum 2 0", "lose"}, {"pawns or 2 4", "win"},
          {"pawns or 1 3", "lose"}, {"pawns and 1 4", "lose"}, {"pawns and 1 2", "win"},
          {"pawns and 4 3", "lose"}, {"pawns long 1 2", "lose"}, {"pawns long 1 4", "win"},
          {"pawns long 3 3 3 3 3", "lose"}, {"graph 1", ""}, {"nodes", "0 0 0 0"},
          {"graph 16 15>14 14>15\b\b13", ""}, {"pawns sum 15 14", "win"})

TEST(a_graph_survives_power_off, console_set_up) {
    expect("graph 3 2>1 1>0", "");
    assert_false(store_busy());
    store_start();
    expect("nodes", "0 0 0 0\n1 1 1 1\n2 0 2 2");
}

TEST(a_stored_graph_that_cannot_be_is_none, console_set_up) {
    static const struct graph strange[] = {
        {.nodes = 0},
        {.nodes = 17},
        {.nodes = 3, .follows = {[1] = 1 << 2, [2] = 1 << 1}}, /* a cycle */
        {.nodes = 3, .follows = {[2] = 1 << 3}},               /* an arc beyond the nodes */
        {.nodes = 3, .follows = {[15] = 1 << 0}},
    };
    enum { STRANGE = sizeof strange / sizeof *strange };

    expect("nodes", "error: no graph yet");
    expect("pawns sum 0", "error: no graph yet");
    expect("graph + 2>1", "error: no graph yet");
    for (unsigned i = 0; i <= STRANGE; i++) {
        uint8_t length = i < STRANGE ? sizeof strange[0] : sizeof strange[0] - 1;
        store_save(STORE_GRAPH, &strange[i % STRANGE], length);
        while (store_busy()) {
            step();
        }
        expect("nodes", "error: no graph yet");
    }
}

TEST(a_graph_that_cannot_be_changes_nothing, console_set_up) {
    static const struct exchange refused[] = {
        {"graph 0", "error: N must be 1 to 16"},
        {"graph 17", "error: N must be 1 to 16"},
        {"graph 4 4>1", "error: a node must be 0 to 3"},
        {"graph 4 1>4", "error: a node must be 0 to 3"},
        {"graph 16 15>16", "error: a node must be 0 to 15"},
        {"graph 4 0>1 1>2 2>1", "error: a cycle 2>1>2"},
        {"graph 4 3>2 2>1 1>0 0>3", "error: a cycle 0>3>2>1>0"},
        {"graph 4 2>2", "error: a cycle 2>2"},
        {"graph + 0>1", "error: a cycle 0>1>0"},
        {"graph + 2>1", "error: a node must be 0 to 1"},
        {"graph", "error: N|+ is missing"},
        {"graph x", "error: N must be 1 to 16"},
        {"graph 4 1", "error: \"1\" is not A>B"},
        {"graph 4 1>", "error: a node must be 0 to 3"},
        {"graph 4 1>2>3", "error: \"1>2>3\" is not A>B"},
        {"graph 4x", "error: \"4x\" is not N|+"},
        {"graph +1>0", "error: \"+1>0\" is not N|+"},
        {"pawns", "error: sum|or|and|long is missing"},
        {"pawns sum", "error: NODE is missing"},
        {"pawns xor 1", "error: \"xor\" is not sum|or|and|long"},
        {"pawns sum 1 x", "error: a node must be 0 to 1"},
        {"pawns sum 2", "error: a node must be 0 to 1"},
        {"pawns sum 0 0 0 0 0 0", "error: more than 5 heaps or pawns"},
        {"nodes 1", "error: \"1\" is too much"},
    };

    expect("graph 2 1>0", "");
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        expect(refused[i].line, refused[i].answer);
        expect("nodes", "0 0 0 0\n1 1 1 1");
    }
}

/* A command may find another command's memory in the workspace. */
EXCHANGES(heaps_follow_a_duel, {"duel 0 0", "0.515622\n~19.45579"},
          {"heaps nim 256", "error: N must be 0 to 15"}, {"heaps nim 3 5 7", "win\n3>2\n5>4\n7>6"})
