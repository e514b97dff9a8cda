#ifndef KOSTKA_DEVICE_OWN_GRAPH_H
#define KOSTKA_DEVICE_OWN_GRAPH_H

#include "games/nim/graph.h"
#include <stdbool.h>

/* The owner's graph, a game of Nim's kin, kept in EEPROM. */

/* Finds out whether what is kept can be used (device/saved.h). Call once at start. */
void own_graph_start(void);

/* Reads the graph. False, and the graph undefined, where none is kept or what is kept is not one to
   play on. At most 7 ms on the AVR. A save still queued is not seen. */
bool own_graph_load(struct graph *graph);

/* Queues the saving of a graph, which must be sound and stay where it is until it is saved. A power
   cut leaves the old graph or this one. */
void own_graph_save(const struct graph *graph);

/* Whether no save is under way. */
bool own_graph_is_saved(void);

#endif
