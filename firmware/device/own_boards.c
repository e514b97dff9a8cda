#include "device/own_boards.h"

#include "device/workspace.h"
#include "store/store.h"
#include <string.h>

enum { PLAIN_GOAL = 24 };

const FLASH char own_alphabet[] = " ABCDEFGHIJKLMNOPQRSTUVWXYZ";

_Static_assert(sizeof(struct own_board) <= (int)STORE_BOARD_SIZE, "a record holds a board");

static bool is_name(const uint8_t *name) {
    for (uint8_t i = 0; i < OWN_NAME; i++) {
        if (name[i] > sizeof own_alphabet - 2)
            return false;
    }
    return true;
}

bool own_boards_load(uint8_t number, struct own_board *own) {
    uint8_t square;

    if (store_load((uint8_t)(STORE_BOARD_1 + number), own, sizeof *own) && is_name(own->name) &&
        board_check(&own->board, &square) == BOARD_SOUND)
        return true;
    memset(own, 0, sizeof *own);
    own->board.goal = PLAIN_GOAL;
    return false;
}

/* Puts a board's name where forms find it. */
static void show_name(uint8_t number, const struct own_board *own) {
    char *letter = option_names[number];
    const uint8_t *code = own->name;
    uint8_t all = 0;

    for (uint8_t left = OWN_NAME; left; left--) {
        all |= *code;
        *letter++ = own_alphabet[*code++];
    }
    if (all)
        return;
    for (uint8_t left = OWN_NAME; left; left--)
        *--letter = '-';
    letter[OWN_NAME - 1] = (char)('1' + number);
}

void own_boards_start(void) {
    struct own_board *own = (struct own_board *)workspace_borrow(WORKSPACE_EDITOR);

    for (uint8_t number = 0; number < OWN_BOARDS; number++) {
        own_boards_load(number, own);
        show_name(number, own);
    }
}

void own_boards_save(uint8_t number, const struct own_board *own) {
    show_name(number, own);
    store_save((uint8_t)(STORE_BOARD_1 + number), own, sizeof *own);
}
