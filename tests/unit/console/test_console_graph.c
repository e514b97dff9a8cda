#include "support/console_driver.h"

#include "device/dice.h"
#include "games/nim/graph.h"
#include "hal/host/fake.h"
#include "store/store.h"
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* The commands for heaps, graphs and pawns, and the generator's bytes. */

#define HEAPS "usage: heaps nim|misere|take:K N N ..."
#define GRAPH "usage: graph N|+ A>B ..."
#define PAWNS "usage: pawns sum|or|and|long NODE NODE ..."

static void test_heaps(void **unused) {
    (void)unused;
    expect("heaps nim 3 5 7", "win\n3>2\n5>4\n7>6\nok\n");
    expect("heaps nim 1 2 3", "lose\nok\n");
    expect("heaps nim 15 15 15 15 15", "win\n15>0\n15>0\n15>0\n15>0\n15>0\nok\n");
    expect("heaps nim 0", "lose\nok\n");
    expect("heaps  nim  9 ", "win\n9>0\nok\n");
    expect("heaps misere 1 1 1", "lose\nok\n");
    expect("heaps misere 1 1", "win\n1>0\n1>0\nok\n");
    expect("heaps misere 1 3", "win\n3>0\nok\n");
    expect("heaps misere 1 3 1", "win\n3>1\nok\n");
    expect("heaps misere 0 0", "win\nok\n");
    expect("heaps take:3 8", "lose\nok\n");
    expect("heaps take:3 7 2", "win\n7>6\nok\n");
    expect("heaps take:15 3 5 7", "win\n3>2\n5>4\n7>6\nok\n");
    expect("heaps take:1 5 4", "win\n5>4\n4>3\nok\n");
}

static void test_bad_heaps(void **unused) {
    (void)unused;
    expect_error("heaps nim 3 16", "N must be 0 to 15");
    expect_error("heaps nim 256", "N must be 0 to 15");
    expect_error("heaps nim 1 2 3 4 5 6", "more than 5 heaps or pawns");
    expect_error("heaps take:0 1", "K must be 1 to 15");
    expect_error("heaps take:16 1", "K must be 1 to 15");
    expect_error("heaps", HEAPS);
    expect_error("heaps nim", HEAPS);
    expect_error("heaps nam 1", HEAPS);
    expect_error("heaps take 3 1", HEAPS);
    expect_error("heaps take: 1", HEAPS);
    expect_error("heaps take:3x 1", HEAPS);
    expect_error("heaps nim 1 x", HEAPS);
    expect_error("heaps nim -1", HEAPS);
    expect_error("heaps nim 1x", HEAPS);
}

static void test_graph(void **unused) {
    (void)unused;
    expect("graph 5 0>1 1>2 2>3 0>3", "ok\n");
    expect("nodes", "0 1 1 3\n1 0 2 2\n2 1 1 1\n3 0 0 0\n4 0 0 0\nok\n");
    expect("graph + 4>0 4>1", "ok\n");
    expect("nodes", "0 1 1 3\n1 0 2 2\n2 1 1 1\n3 0 0 0\n4 2 3 3\nok\n");
    expect("pawns sum 0", "win\nok\n");
    expect("pawns sum 1", "lose\nok\n");
    expect("pawns sum 2 0", "lose\nok\n");
    expect("pawns or 2 4", "win\nok\n");
    expect("pawns or 1 3", "lose\nok\n");
    expect("pawns and 1 4", "lose\nok\n");
    expect("pawns and 1 2", "win\nok\n");
    expect("pawns and 4 3", "lose\nok\n");
    expect("pawns long 1 2", "lose\nok\n");
    expect("pawns long 1 4", "win\nok\n");
    expect("pawns long 3 3 3 3 3", "lose\nok\n");
    expect("graph 1", "ok\n");
    expect("nodes", "0 0 0 0\nok\n");
    expect("graph 16 15>14 14>15\b\b13", "ok\n");
    expect("pawns sum 15 14", "win\nok\n");
}

/* The graph is kept like a board, and read anew for every command. */
static void test_graph_survives(void **unused) {
    (void)unused;
    expect("graph 3 2>1 1>0", "ok\n");
    assert_false(store_busy());
    store_start();
    expect("nodes", "0 0 0 0\n1 1 1 1\n2 0 2 2\nok\n");
}

static void test_no_graph(void **unused) {
    static const struct graph strange[] = {
        {.nodes = 0},
        {.nodes = 17},
        {.nodes = 3, .follows = {[1] = 1 << 2, [2] = 1 << 1}}, /* a cycle */
        {.nodes = 3, .follows = {[2] = 1 << 3}},               /* an arc beyond them */
        {.nodes = 3, .follows = {[15] = 1 << 0}},
    };
    enum { STRANGE = sizeof strange / sizeof *strange };

    (void)unused;
    expect_error("nodes", "no graph");
    expect_error("pawns sum 0", "no graph");
    expect_error("graph + 2>1", "no graph");
    for (unsigned i = 0; i <= STRANGE; i++) {
        uint8_t length = i < STRANGE ? sizeof strange[0] : sizeof strange[0] - 1;
        store_save(STORE_GRAPH, &strange[i % STRANGE], length);
        while (store_busy())
            step();
        expect_error("nodes", "no graph");
    }
}

static void test_bad_graphs(void **unused) {
    static const char before[] = "0 0 0 0\n1 1 1 1\nok\n";
    static const char *const table[][2] = {
        {"graph 0", "N must be 1 to 16"},
        {"graph 17", "N must be 1 to 16"},
        {"graph 4 4>1", "a node must be 0 to 3"},
        {"graph 4 1>4", "a node must be 0 to 3"},
        {"graph 16 15>16", "a node must be 0 to 15"},
        {"graph 4 0>1 1>2 2>1", "a cycle 2>1>2"},
        {"graph 4 3>2 2>1 1>0 0>3", "a cycle 0>3>2>1>0"},
        {"graph 4 2>2", "a cycle 2>2"},
        {"graph + 0>1", "a cycle 0>1>0"},
        {"graph + 2>1", "a node must be 0 to 1"},
        {"graph", GRAPH},
        {"graph x", GRAPH},
        {"graph 4 1", GRAPH},
        {"graph 4 1>", GRAPH},
        {"graph 4 1>2>3", GRAPH},
        {"graph 4x", GRAPH},
        {"graph +1>0", GRAPH},
        {"pawns", PAWNS},
        {"pawns sum", PAWNS},
        {"pawns xor 1", PAWNS},
        {"pawns sum 1 x", PAWNS},
        {"pawns sum 2", "a node must be 0 to 1"},
        {"pawns sum 0 0 0 0 0 0", "more than 5 heaps or pawns"},
        {"nodes 1", "usage: nodes"},
    };

    (void)unused;
    expect("graph 2 1>0", "ok\n");
    for (unsigned i = 0; i < sizeof table / sizeof table[0]; i++) {
        expect_error(table[i][0], table[i][1]);
        expect("nodes", before);
    }
}

/* The same bytes as the dice give out from the same seed. */
static void test_raw(void **unused) {
    char wanted[80] = "";

    (void)unused;
    for (int i = 0; i < 32; i++)
        sprintf(wanted + strlen(wanted), "%02x", dice_byte());
    strcat(wanted, "\nok\n");
    console_set_up(NULL);
    expect("raw 32", wanted);
    console_set_up(NULL);
    memcpy(wanted + 6, "\nok\n", 5);
    expect("raw 3", wanted);
    expect_error("raw 0", "N must be 1 to 32");
    expect_error("raw 33", "N must be 1 to 32");
    expect_error("raw", "usage: raw N");
}

#define TEST(name) cmocka_unit_test_setup(name, console_set_up)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_heaps),    TEST(test_bad_heaps),  TEST(test_graph), TEST(test_graph_survives),
        TEST(test_no_graph), TEST(test_bad_graphs), TEST(test_raw),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
