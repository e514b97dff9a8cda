/* The owner's graph survives power-off. A stored graph that cannot be played on counts as none. */

#include "device/own_boards.h"
#include "hal/host/fake.h"
#include "store/store.h"
#include "support/testing.h"

#include <string.h>

static const struct graph diamond = {.nodes = 4, .follows = {[3] = 6, [2] = 1, [1] = 1}};

/* The memory from which a graph is saved is used for something else at once. */
static void save(const struct graph *graph) {
    struct graph passing = *graph;

    own_graph_save(&passing);
    memset(&passing, 0xFF, sizeof passing);
    assert_false(own_graph_is_saved());
    while (!own_graph_is_saved()) {
        store_step();
    }
}

static int start(void **state) {
    (void)state;
    fake_nvm_reset();
    store_start();
    return 0;
}

TEST(there_is_no_graph_at_first, start) {
    struct graph graph;

    assert_false(own_graph_load(&graph));
    assert_true(own_graph_is_saved());
}

TEST(a_saved_graph_is_read_again, start) {
    struct graph graph;

    save(&diamond);
    store_start();
    assert_true(own_graph_load(&graph));
    assert_int_equal(graph.nodes, diamond.nodes);
    assert_memory_equal(graph.follows, diamond.follows, sizeof graph.follows);
}

TEST(a_graph_on_its_way_to_the_store_is_read, start) {
    static const struct graph line = {.nodes = 2, .follows = {[1] = 1}};
    struct graph graph;

    save(&diamond);
    own_graph_save(&line);
    assert_true(own_graph_load(&graph));
    assert_int_equal(graph.nodes, line.nodes);
}

TEST(what_is_no_graph_to_play_on_is_none, start) {
    static const struct graph strangers[] = {
        {.nodes = 2, .follows = {2, 1}}, /* a cycle */
        {.nodes = 2, .follows = {4}},    /* an arc to a node that is not there */
        {.nodes = 0},
        {.nodes = GRAPH_NODES + 1},
    };
    struct graph graph;

    for (uint8_t i = 0; i < sizeof strangers / sizeof strangers[0]; i++) {
        save(&strangers[i]);
        assert_false(own_graph_load(&graph));
    }
}
