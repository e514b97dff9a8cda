#include "games/nim/graph.h"

enum { EVEN = 0x5555 };

uint16_t graph_bit(uint8_t n) {
    uint16_t bit = 1;

    while (n--) {
        bit <<= 1;
    }
    return bit;
}

/* 1 + the least or the greatest member, 0 for the empty set. */
static uint8_t after(uint16_t set, bool least) {
    enum { BITS = 8 * sizeof(unsigned) };

    if (set == 0) {
        return 0;
    }
    return (uint8_t)(least ? graph_least(set) + 1 : BITS - __builtin_clz(set));
}

uint8_t graph_least(uint16_t set) {
    return (uint8_t)__builtin_ctz(set);
}

/* The value of a node by the set of values of its followers. */
static uint8_t evaluate(uint8_t measure, uint16_t set) {
    uint16_t even = set & EVEN;
    bool least = measure == GRAPH_REMOTENESS;

    if (!least && measure != GRAPH_SUSPENSE) {
        return graph_least((uint16_t)~set);
    }
    if (even) {
        set = even;
    } else {
        least = !least;
    }
    return after(set, least);
}

/* The set of values of these nodes. */
static uint16_t values_of(uint16_t nodes, const uint8_t *value) {
    uint16_t set = 0;

    for (; nodes; nodes >>= 1, value++) {
        if (nodes & 1) {
            set |= graph_bit(*value);
        }
    }
    return set;
}

/* Repeats until no further node gets a value; once is enough if all arcs lead down. */
uint16_t graph_values(const struct graph *graph, uint8_t measure, uint8_t value[GRAPH_NODES]) {
    uint16_t without = UINT16_MAX;
    uint16_t before;

    do {
        uint8_t node = 0;
        before = without;
        for (uint16_t bit = 1; bit; bit <<= 1, node++) {
            uint16_t follows = graph->follows[node];
            if ((without & bit) && (without & follows) == 0) {
                value[node] = evaluate(measure, values_of(follows, value));
                without -= bit;
            }
        }
    } while (without != before);
    return without;
}

bool graph_is_sound(const struct graph *graph) {
    uint8_t value[GRAPH_NODES] = {0};
    uint8_t nodes = graph->nodes;
    uint16_t within;

    if (nodes == 0 || nodes > GRAPH_NODES) {
        return false;
    }
    within = (uint16_t)((1UL << nodes) - 1);
    for (uint8_t node = 0; node < GRAPH_NODES; node++) {
        if (graph->follows[node] & (uint16_t)(node < nodes ? ~within : UINT16_MAX)) {
            return false;
        }
    }
    return graph_values(graph, GRAPH_GRUNDY, value) == 0;
}

/* A node without a value has a follower without one, so a way along them ends in a cycle. */
uint8_t graph_cycle(const struct graph *graph, uint8_t cycle[GRAPH_NODES]) {
    uint16_t without = graph_values(graph, GRAPH_GRUNDY, cycle);
    uint8_t node;
    uint8_t count = 0;

    if (without == 0) {
        return 0;
    }
    node = graph_least(without);
    for (uint8_t steps = GRAPH_NODES; steps; steps--) {
        node = graph_least(graph->follows[node] & without);
    }
    do {
        cycle[count++] = node;
        node = graph_least(graph->follows[node] & without);
    } while (node != cycle[0]);
    return count;
}

void graph_subtract(struct graph *graph, uint16_t amounts) {
    uint16_t left = 0;

    for (uint8_t heap = 0; heap < GRAPH_NODES; heap++) {
        graph->follows[heap] &= left;
        left = left << 1 | (amounts & 1);
        amounts >>= 1;
    }
}
