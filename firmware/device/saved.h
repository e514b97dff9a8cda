#ifndef KOSTKA_DEVICE_SAVED_H
#define KOSTKA_DEVICE_SAVED_H

#include "store/store.h"
#include <stdbool.h>
#include <stdint.h>

/* Notes which stored records this firmware cannot use: those of another format or length, and those
   with invalid content. Such a record stays as it is until the owner saves another of its kind. The
   pool of the dice is not reported, because every start renews it. */

/* Clears the notes. Call before the loads of a start. */
void saved_start(void);

/* store_load; notes a refusal if there is a record of the kind that cannot be loaded. */
bool saved_load(enum store_kind kind, void *data, uint8_t length);

/* Notes that the content of a loaded record is invalid. */
void saved_refuse(enum store_kind kind);

/* The kind that was refused first, STORE_KINDS if none was, and whether others were. */
enum store_kind saved_first_refused(void);
bool saved_more_refused(void);

/* From now on games, own boards and the graph are not loaded, each until one of its kind is saved.
   They stay where they are. */
void saved_hide_games(void);

/* Queues the erasure of everything but the pool. A power cut leaves each kind whole or erased. */
void saved_erase(void);

/* Writes at most one queued byte, for use before the loop runs. */
void saved_step(void);

#endif
