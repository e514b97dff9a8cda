#ifndef KOSTKA_DEVICE_OWN_GRAPH_H
#define KOSTKA_DEVICE_OWN_GRAPH_H

#include "games/nim/graph.h"
#include <stdbool.h>

/* The owner's graph for games like Nim, stored in EEPROM. */

/* Checks the stored graph and notes if it cannot be used (device/saved.h). Call once at start. */
void own_graph_start(void);

/* Reads the stored graph. False, and the graph undefined, if there is none or it is invalid. At
   most 7 ms on the AVR. Does not see a save that is still queued. */
bool own_graph_load(struct graph *graph);

/* Queues a save. The graph must be sound, and stay in place until it is saved. A power cut leaves
   the old graph or the new one. */
void own_graph_save(const struct graph *graph);

/* True if no save is queued or being written. */
bool own_graph_is_saved(void);

#endif
