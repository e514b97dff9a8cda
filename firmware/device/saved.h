#ifndef KOSTKA_DEVICE_SAVED_H
#define KOSTKA_DEVICE_SAVED_H

#include "store/store.h"
#include <stdbool.h>
#include <stdint.h>

/* What is said of saved records that this firmware cannot use: those of another format or another
   length, and those whose content cannot be. Such a record stays as it is until the owner saves
   another of its kind. The pool of the dice, which every start renews, is nobody's loss and is left
   out. */

/* Nothing has been refused yet. Call before the loads of a start. */
void saved_start(void);

/* store_load; a record of the kind that is there and is not loaded counts as refused. */
bool saved_load(enum store_kind kind, void *data, uint8_t length);

/* What was loaded of this kind cannot be. */
void saved_refuse(enum store_kind kind);

/* The kind that was refused first, STORE_KINDS if none was, and whether others were. */
enum store_kind saved_first_refused(void);
bool saved_more_refused(void);

/* From now on until one of its kind is saved, nothing of the owner's games, boards and graph is
   loaded; it stays where it is. */
void saved_hide_games(void);

/* Queues forgetting all but the pool. A power cut leaves each kind as it was or forgotten. */
void saved_erase(void);

/* Before the loop runs: what is to be stored goes on being so, a byte at most. */
void saved_step(void);

#endif
