#include "device/own_graph.h"

#include "device/saved.h"
#include "store/store.h"

_Static_assert(sizeof(struct graph) <= (int)STORE_GRAPH_SIZE, "a record holds a graph");

bool own_graph_load(struct graph *graph) {
    if (!saved_load(STORE_GRAPH, graph, sizeof *graph)) {
        return false;
    }
    if (!graph_is_sound(graph)) {
        saved_refuse(STORE_GRAPH);
        return false;
    }
    return true;
}

void own_graph_start(void) {
    struct graph graph;

    own_graph_load(&graph);
}

void own_graph_save(const struct graph *graph) {
    store_save(STORE_GRAPH, graph, sizeof *graph);
}

bool own_graph_is_saved(void) {
    return !store_busy();
}
