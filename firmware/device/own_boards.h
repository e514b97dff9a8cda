#ifndef KOSTKA_DEVICE_OWN_BOARDS_H
#define KOSTKA_DEVICE_OWN_BOARDS_H

#include "core/chain/board.h"
#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* The owner's boards of snakes and ladders, kept in EEPROM. */

enum { OWN_BOARDS = 3, OWN_NAME = 6 };

/* A blank and the capital letters: what a name is made of. */
extern const FLASH char own_alphabet[];

struct own_board {
    uint8_t name[OWN_NAME]; /* places in own_alphabet */
    struct board board;
};

/* Reads the names. Call once at start. */
void own_boards_start(void);

/* The name of a board, 0..OWN_BOARDS - 1, OWN_NAME characters and a NUL: "-----1" where none has
   been given. */
const char *own_boards_name(uint8_t number);

/* Reads a board, 0..OWN_BOARDS - 1. False, and a plain board of 24 squares without a name, where
   none is kept or what is kept is not a board. At most 10 ms on the AVR. Saves still queued are not
   seen. */
bool own_boards_load(uint8_t number, struct own_board *own);

/* Queues the saving of a board, which must be sound and stay where it is until it is saved. A power
   cut leaves the old board or this one. */
void own_boards_save(uint8_t number, const struct own_board *own);

/* Whether no save is under way. */
bool own_boards_are_saved(void);

#endif
