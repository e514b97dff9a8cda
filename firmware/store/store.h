#ifndef KOSTKA_STORE_STORE_H
#define KOSTKA_STORE_STORE_H

#include "hal/nvm.h"
#include "store/journal.h"
#include <stdbool.h>
#include <stdint.h>

/* Data that survive power-off: one record of each kind, each in a ring of its own (ring.h says why
   a power cut cannot spoil it), and the events of games in the rest of the EEPROM (journal.h). A
   load yields the last record that was saved completely, or none. It may have been written by other
   firmware: check every field before use. A record of another format is not loaded, and stays where
   it is until one of its kind is saved or erased.

   Saves are queued by pointer, not copied, and store_step writes a byte at a time. The data must
   stay in place until store_busy is false. A caller that changes them meanwhile calls store_save
   again before the next store_step, and the write starts again. A handler that changes a value and
   saves it before it returns satisfies this.

   The numbers of slots and the endurance (100,000 cycles a byte): */
enum {
    STORE_GAMES = NVM_SIZE < 4096 ? 2 : 5, /* kinds from STORE_GAME on, one a game */
    STORE_HAS_OWN = NVM_SIZE >= 4096       /* room for own boards and the graph; without it they
                                              are not saved */
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

/* Bytes from address 0 on that belong to no record. */
enum { STORE_FREE_BYTES = 8 };

/* The largest record of each kind, in bytes. */
enum {
    STORE_SETTINGS_SIZE = 8,
    STORE_CALIBRATION_SIZE = 12,
    STORE_POOL_SIZE = 32,
    STORE_GAME_SIZE = 156,
    STORE_BOARD_SIZE = 56,
    STORE_GRAPH_SIZE = 34,
    STORE_MOST_SIZE = STORE_GAME_SIZE
};

/* The layout of each kind of record. If you change the saved struct, or the meaning of a value in
   it, take the next number; never use an old one again. Do not change the sizes above and the
   numbers of slots: the places of all records follow from them. */
enum {
    STORE_SETTINGS_FORMAT = 2,    /* struct settings, device/settings.h; 1 had no coach */
    STORE_CALIBRATION_FORMAT = 1, /* struct keypad, device/settings.h */
    STORE_POOL_FORMAT = 1,        /* random bytes, device/dice.h */
    STORE_GAME_FORMAT = 6,  /* struct session up to the events of its record, device/session.h */
    STORE_BOARD_FORMAT = 1, /* struct own_board, device/own_boards.h */
    STORE_GRAPH_FORMAT = 1  /* struct graph, device/own_boards.h */
};

/* Clears the queue, and hides no kind. Call once at start. */
void store_start(void);

/* Copies the record to data if there is one of its kind, of the right format and of exactly that
   length (1 or more). Otherwise false, data unchanged. Does not see saves that are still queued. At
   most 3.5 ms on the AVR, and 3.4 ms more while a byte is being written. */
bool store_load(enum store_kind kind, void *data, uint8_t length);

/* True if there is a record of the kind, of any format and length, that has not been erased. Takes
   as long as a load. */
bool store_holds(enum store_kind kind);

/* Treats the kind as if it had no record, until a save or an erasure of it is queued. The record
   stays. */
void store_hide(enum store_kind kind);

/* Queues a save, in place of a queued one of the same kind. False, and nothing queued, if the kind
   is unknown or the length exceeds its size. Length 0 erases. */
bool store_save(enum store_kind kind, const void *data, uint8_t length);

/* Queues the erasure of the kind's record, in place of a queued save. Once it is
   written, loads yield none. */
void store_forget(enum store_kind kind);

/* Writes at most one byte, if the memory is ready. After a start, it first rewrites the bytes of
   records that a torn write may have left unreliable (ring_confirm). The loop calls it. A save
   takes length + 9 calls of about 3.4 ms: 0.5 s for a game. At most 3.5 ms on the AVR. */
void store_step(void);

/* Makes store_step write this journal from now on, before any record. Sets the area of the journal
   by the game's place. store_journal_is_done: true if nothing of it is left to write. */
void store_journal(uint8_t place, struct journal *journal);
bool store_journal_is_done(void);

/* True while anything is queued, or its last byte is still being written. */
bool store_busy(void);

/* True if a power cut can no longer undo the last save of the kind. */
bool store_is_done(enum store_kind kind);

#endif
