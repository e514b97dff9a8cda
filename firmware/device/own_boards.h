#ifndef KOSTKA_DEVICE_OWN_BOARDS_H
#define KOSTKA_DEVICE_OWN_BOARDS_H

#include "core/number/flash.h"
#include "games/nim/graph.h"
#include "games/snakes/board.h"
#include "store/store.h"
#include <stdbool.h>
#include <stdint.h>

/* The owner's boards of snakes and ladders, stored in EEPROM. */

enum {
    OWN_BOARDS = 3,
    OWN_NAME = 6,
    OWN_ARE_STORED = STORE_HAS_OWN /* false: the EEPROM has no room for boards and graph */
};

/* The characters of names: a blank and the capital letters. */
extern const FLASH char own_alphabet[];

struct own_board {
    uint8_t name[OWN_NAME]; /* indexes into own_alphabet */
    struct board board;
};

/* Reads the names. Call once at start. */
void own_boards_start(void);

/* The name of board 0..OWN_BOARDS - 1: OWN_NAME characters and a NUL, "-----1" if it has none. */
const char *own_boards_name(uint8_t number);

/* Reads board 0..OWN_BOARDS - 1. False, and a plain board of 24 squares without a name, if there is
   none or it is invalid. At most 5 ms on the AVR, and 3.4 ms more while a byte of something else is
   being written. */
bool own_boards_load(uint8_t number, struct own_board *own);

/* The same for the rules of snakes, which check every own board themselves: false only if there is
   none, and the board may be invalid. */
bool own_boards_read(uint8_t number, struct own_board *own);

/* Queues a save of a copy. The board must be sound. A power cut leaves the old board or the new
   one. */
void own_boards_save(uint8_t number, const struct own_board *own);

/* True if no save is queued or being written. */
bool own_boards_are_saved(void);

/* True if the game in hand is under way on this board, which a save of `own` would change. */
bool own_boards_is_in_play(uint8_t number, const struct own_board *own);

/* The owner's graph, a game of Nim's kin, stored in EEPROM. */

/* Notes a stored graph that cannot be used (device/saved.h). Call once at start. */
void own_graph_start(void);

/* Reads the graph. False, and the graph undefined, if there is none or it is invalid. At most 7 ms
   on the AVR. */
bool own_graph_load(struct graph *graph);

/* Queues a save of a copy. The graph must be sound. A power cut leaves the old graph or the new
   one. */
void own_graph_save(const struct graph *graph);

/* True if no save is queued or being written. */
bool own_graph_is_saved(void);

#endif
