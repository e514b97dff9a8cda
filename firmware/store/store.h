#ifndef KOSTKA_STORE_STORE_H
#define KOSTKA_STORE_STORE_H

#include "hal/nvm.h"
#include "store/journal.h"
#include <stdbool.h>
#include <stdint.h>

/* Whether the settings have a coach, as in device/features.h. */
#if !defined(HAS_COACH)
#define HAS_COACH 1
#endif

/* What survives power-off: one record of each kind, each in a ring of its own (ring.h says why no
   power cut can spoil it), and the events of games in what is left of the EEPROM (journal.h). A
   load yields the last record whose saving was completed, or none; it may still be a stranger's:
   check every field before use. A record of another format is not loaded, and stays where it is
   until one of its kind is saved or forgotten.

   Saves are queued by pointer, not copied, and written a byte at a time by store_step. So the data
   must stay where they are until store_busy is false, and whoever changes them calls store_save
   again before the next store_step; the writing then starts anew. That is all it takes: code run
   from one super-loop changes a value and saves it within one handler.

   How long it lasts (100,000 cycles a byte): */
enum {
    STORE_GAMES = NVM_SIZE < 4096 ? 2 : 5, /* kinds from STORE_GAME on, one a game */
    STORE_HAS_OWN = NVM_SIZE >= 4096       /* there is room for own boards and the graph: where
                                              there is none, nothing of these kinds is saved */
};
enum store_kind {
    STORE_SETTINGS,    /* 4 slots: 200,000 saves */
    STORE_CALIBRATION, /* 2 slots: 100,000 saves */
    STORE_POOL,        /* 2 slots: 100,000 starts */
    STORE_BOARD_1,     /* 2 slots each: 100,000 saves */
    STORE_BOARD_2,
    STORE_BOARD_3,
    STORE_GRAPH, /* 2 slots: 100,000 saves */
    STORE_GAME,  /* 2 slots: 100,000 games begun; their events are in journals */
    STORE_KINDS = STORE_GAME + STORE_GAMES
};

/* So many bytes from address 0 on belong to no record. */
enum { STORE_FREE_BYTES = 8 };

/* The most bytes that a record of the kind has. */
enum {
    STORE_SETTINGS_SIZE = 8,
    STORE_CALIBRATION_SIZE = 12,
    STORE_POOL_SIZE = 32,
    STORE_GAME_SIZE = 156,
    STORE_BOARD_SIZE = 56,
    STORE_GRAPH_SIZE = 34,
    STORE_MOST_SIZE = STORE_GAME_SIZE
};

/* How a record of the kind is laid out. Whoever changes the struct that is saved, or what a value
   in it means, takes the next number; numbers of old are never used again. The sizes above and the
   numbers of slots do not change: the places of all records follow from them. */
enum {
    STORE_SETTINGS_FORMAT = HAS_COACH ? 2 : 1, /* struct saved_settings, device/settings.c */
    STORE_CALIBRATION_FORMAT = 1,              /* struct keypad, device/settings.h */
    STORE_POOL_FORMAT = 1,                     /* random bytes, device/dice.h */
    STORE_GAME_FORMAT = 5,  /* struct session up to the list of its record, device/session.h */
    STORE_BOARD_FORMAT = 1, /* struct own_board, device/own_boards.h */
    STORE_GRAPH_FORMAT = 1  /* struct graph, device/own_graph.h */
};

/* Gives up what is queued, and hides nothing any more. Call once at start. */
void store_start(void);

/* Copies the record of the kind to data if there is one of its format and of exactly that length
   (1 or more); otherwise false, data unchanged. Saves still queued are not seen. At most 3.5 ms on
   the AVR, and 3.4 ms more while a byte is being written. */
bool store_load(enum store_kind kind, void *data, uint8_t length);

/* Whether there is a record of the kind, whatever its format and length; one that was forgotten is
   none. As long as a load. */
bool store_holds(enum store_kind kind);

/* From now on the kind is as if it had no record, which stays where it is, until one is saved or
   forgotten. */
void store_hide(enum store_kind kind);

/* Queues a save; one queued for the same kind is replaced. False, and nothing queued, for an
   unknown kind or a length above the kind's size. Length 0 forgets. */
bool store_save(enum store_kind kind, const void *data, uint8_t length);

/* Queues forgetting the kind's record: loads then yield none. It replaces a queued save. */
void store_forget(enum store_kind kind);

/* Writes at most one byte, if the memory is ready for it; first of all, after a start, those of the
   records that may be read by luck. Called by the super-loop. A save takes length + 9 calls and
   about 3.4 ms each: 0.3 s for a game. At most 3.5 ms on the AVR. */
void store_step(void);

/* The journal of a game, by its place, is written by store_step from now on, before all records:
   puts its area in its place. And whether nothing of it is left to be written. */
void store_journal(uint8_t place, struct journal *journal);
bool store_journal_is_done(void);

/* True while anything is queued, or its last byte is still being written. */
bool store_busy(void);

/* Whether no power cut can undo the last save of the kind any more. */
bool store_is_done(enum store_kind kind);

#endif
