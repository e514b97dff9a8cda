/* Values of the nodes of graphs against their definitions, and cycles. */

#include "support/testing.h"

#include "games/nim/graph.h"
#include "support/random_board.h"
#include <stdbool.h>
#include <string.h>

enum { GRAPHS = 20000 };

static uint64_t seed;

static bool has(const struct graph *graph, unsigned from, unsigned to) {
    return graph->follows[from] >> to & 1;
}

/* The definitions by plain recursion, for acyclic graphs. */
static unsigned grundy(const struct graph *graph, unsigned node) {
    bool taken[GRAPH_NODES + 1] = {false};
    unsigned least = 0;

    for (unsigned m = 0; m < GRAPH_NODES; m++) {
        if (has(graph, node, m)) {
            taken[grundy(graph, m)] = true;
        }
    }
    while (taken[least]) {
        least++;
    }
    return least;
}

static unsigned moves(const struct graph *graph, unsigned node, bool hurry) {
    int even = -1, odd = -1;

    for (unsigned m = 0; m < GRAPH_NODES; m++) {
        if (!has(graph, node, m)) {
            continue;
        }
        int value = (int)moves(graph, m, hurry);
        int *known = value % 2 ? &odd : &even;
        bool least = value % 2 ? !hurry : hurry;
        if (*known < 0 || (least ? value < *known : value > *known)) {
            *known = value;
        }
    }
    return (unsigned)(even >= 0 ? even + 1 : odd + 1);
}

/* Arcs lead down in a random order of the nodes, which makes the graph acyclic. A cyclic one has a
   few arcs up, or from a node to itself, besides. */
static void random_graph(struct random_source *source, struct graph *graph, bool cyclic) {
    unsigned order[GRAPH_NODES];
    unsigned nodes = 1 + random_below(source, GRAPH_NODES);
    unsigned percent = 5 + random_below(source, 40);

    memset(graph, 0, sizeof *graph);
    for (unsigned i = 0; i < nodes; i++) {
        unsigned j = random_below(source, i + 1);
        order[i] = order[j];
        order[j] = i;
    }
    for (unsigned i = 0; i < nodes; i++) {
        for (unsigned j = 0; j < nodes; j++) {
            if (random_below(source, 100) < (j < i ? percent : cyclic ? 3 : 0)) {
                graph->follows[order[i]] |= (uint16_t)(1U << order[j]);
            }
        }
    }
}

TEST(the_values_of_random_graphs_follow_their_definitions) {
    struct random_source source = {seed};

    for (unsigned i = 0; i < GRAPHS; i++) {
        struct graph graph;
        uint8_t value[3][GRAPH_NODES], cycle[GRAPH_NODES];
        random_graph(&source, &graph, false);
        for (uint8_t measure = GRAPH_GRUNDY; measure <= GRAPH_SUSPENSE; measure++) {
            assert_int_equal(graph_values(&graph, measure, value[measure]), 0);
        }
        assert_int_equal(graph_cycle(&graph, cycle), 0);
        unsigned node = random_below(&source, GRAPH_NODES);
        assert_int_equal(value[GRAPH_GRUNDY][node], grundy(&graph, node));
        assert_int_equal(value[GRAPH_REMOTENESS][node], moves(&graph, node, true));
        assert_int_equal(value[GRAPH_SUSPENSE][node], moves(&graph, node, false));
    }
}

/* Nodes from which there is a way of 16 arcs: those from which a cycle can be reached. */
static uint16_t with_long_way(const struct graph *graph) {
    uint16_t nodes = UINT16_MAX;

    for (unsigned steps = 0; steps < GRAPH_NODES; steps++) {
        uint16_t longer = 0;
        for (unsigned i = 0; i < GRAPH_NODES; i++) {
            if (graph->follows[i] & nodes) {
                longer |= (uint16_t)(1U << i);
            }
        }
        nodes = longer;
    }
    return nodes;
}

TEST(a_cycle_is_found_where_there_is_one) {
    struct random_source source = {seed};
    unsigned cyclic = 0, longest = 0;

    for (unsigned i = 0; i < GRAPHS; i++) {
        struct graph graph;
        uint8_t value[GRAPH_NODES], cycle[GRAPH_NODES];
        bool seen[GRAPH_NODES] = {false};
        random_graph(&source, &graph, true);
        unsigned length = graph_cycle(&graph, cycle);
        uint16_t without = graph_values(&graph, (uint8_t)(i % 3), value);
        assert_int_equal(without, with_long_way(&graph));
        assert_int_equal(length != 0, without != 0);
        for (unsigned at = 0; at < length; at++) {
            assert_true(has(&graph, cycle[at], cycle[(at + 1) % length]));
            assert_false(seen[cycle[at]]);
            seen[cycle[at]] = true;
        }
        cyclic += length != 0;
        longest = length > longest ? length : longest;
    }
    assert_in_range(cyclic, GRAPHS / 4, GRAPHS - GRAPHS / 10);
    assert_true(longest >= 8);
}

static void expect_values(const struct graph *graph, const char *digits) {
    uint8_t value[GRAPH_NODES];

    assert_int_equal(graph_values(graph, GRAPH_GRUNDY, value), 0);
    for (unsigned n = 0; n < GRAPH_NODES; n++) {
        assert_int_equal(value[n], digits[n] - '0');
    }
}

/* Take-away: n mod (k + 1). Nim: n. Squares, primes: OEIS A014586, A014589. */
TEST(heaps_have_the_values_that_are_known) {
    struct graph graph;
    uint8_t value[GRAPH_NODES];

    for (unsigned most = 1; most < GRAPH_NODES; most++) {
        memset(&graph, UINT8_MAX, sizeof graph);
        graph_subtract(&graph, (uint16_t)((1U << most) - 1));
        assert_int_equal(graph_values(&graph, GRAPH_GRUNDY, value), 0);
        for (unsigned n = 0; n < GRAPH_NODES; n++) {
            assert_int_equal(value[n], n % (most + 1));
            for (unsigned m = 0; m < GRAPH_NODES; m++) {
                assert_int_equal(has(&graph, n, m), m < n && n - m <= most);
            }
        }
    }
    memset(&graph, UINT8_MAX, sizeof graph);
    graph_subtract(&graph, 1U << 0 | 1U << 3 | 1U << 8);
    expect_values(&graph, "0101201012010120");
    memset(&graph, UINT8_MAX, sizeof graph);
    graph_subtract(&graph, 1U << 1 | 1U << 2 | 1U << 4 | 1U << 6 | 1U << 10 | 1U << 12);
    expect_values(&graph, "0011223340011223");
}

TEST(sets_know_their_least_member) {
    for (unsigned set = 1; set <= UINT16_MAX; set++) {
        assert_int_equal(graph_least((uint16_t)set), __builtin_ctz(set));
    }
    for (uint8_t n = 0; n < GRAPH_NODES; n++) {
        assert_int_equal(graph_bit(n), 1U << n);
    }
    assert_int_equal(graph_bit(GRAPH_NODES), 0);
}

int main(void) {
    seed = random_board_seed();
    return run_listed_tests(NULL, NULL);
}
