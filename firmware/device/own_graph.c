#include "device/own_graph.h"

#include "store/store.h"

_Static_assert(sizeof(struct graph) <= (int)STORE_GRAPH_SIZE, "a record holds a graph");

bool own_graph_load(struct graph *graph) {
    return store_load(STORE_GRAPH, graph, sizeof *graph) && graph_is_sound(graph);
}

void own_graph_save(const struct graph *graph) {
    store_save(STORE_GRAPH, graph, sizeof *graph);
}

bool own_graph_is_saved(void) {
    return !store_busy();
}
