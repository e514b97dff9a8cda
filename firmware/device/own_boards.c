#include "device/own_boards.h"

#include "device/saved.h"
#include "device/session.h"
#include "device/workspace.h"
#include "games/snakes/built_in_boards.h"
#include "games/snakes/snakes_rules.h"
#include <string.h>

enum { PLAIN_GOAL = 24 };

const FLASH char own_alphabet[] = " ABCDEFGHIJKLMNOPQRSTUVWXYZ";

_Static_assert(sizeof(struct own_board) <= (int)STORE_BOARD_SIZE, "a record holds a board");
_Static_assert(STORE_BOARD_1 + OWN_BOARDS == STORE_BOARD_3 + 1, "a record for each");
WORKSPACE_HOLDS(struct own_board);

static char names[OWN_BOARDS][OWN_NAME + 1];

/* The store writes these copies, as whoever saves may soon need its memory for something else. */
static struct own_board saved_board[OWN_BOARDS];
static struct graph saved_graph;

/* Reads what has been saved last, be it still on its way to the store. */
static bool read(enum store_kind kind, void *data, const void *copy, uint8_t length) {
    if (store_is_done(kind)) {
        return saved_load(kind, data, length);
    }
    memcpy(data, copy, length);
    return true;
}

static bool is_name(const uint8_t *name) {
    for (uint8_t i = 0; i < OWN_NAME; i++) {
        if (name[i] > sizeof own_alphabet - 2) {
            return false;
        }
    }
    return true;
}

static bool is_sound(const struct own_board *own) {
    uint8_t square;

    return is_name(own->name) && board_check(&own->board, &square) == BOARD_SOUND;
}

static enum store_kind kind_of(uint8_t number) {
    return (enum store_kind)(STORE_BOARD_1 + number);
}

bool own_boards_read(uint8_t number, struct own_board *own) {
    return read(kind_of(number), own, &saved_board[number], sizeof *own);
}

bool own_boards_load(uint8_t number, struct own_board *own) {
    if (own_boards_read(number, own)) {
        if (is_sound(own)) {
            return true;
        }
        saved_refuse(kind_of(number));
    }
    memset(own, 0, sizeof *own);
    own->board.goal = PLAIN_GOAL;
    return false;
}

static void remember_name(uint8_t number, const struct own_board *own) {
    char *name = names[number];
    bool blank = true;

    for (uint8_t i = 0; i < OWN_NAME; i++) {
        blank &= own->name[i] == 0;
        name[i] = own_alphabet[own->name[i]];
    }
    if (blank) {
        memset(name, '-', OWN_NAME - 1);
        name[OWN_NAME - 1] = (char)('1' + number);
    }
}

const char *own_boards_name(uint8_t number) {
    return names[number];
}

void own_boards_start(void) {
    struct own_board *own = (struct own_board *)workspace_take(WORKSPACE_EDITOR);

    for (uint8_t number = 0; number < OWN_BOARDS; number++) {
        own_boards_load(number, own);
        remember_name(number, own);
    }
    workspace_release();
}

void own_boards_save(uint8_t number, const struct own_board *own) {
    remember_name(number, own);
    saved_board[number] = *own;
    store_save(kind_of(number), &saved_board[number], sizeof *own);
}

bool own_boards_are_saved(void) {
    return !store_busy();
}

bool own_boards_is_in_play(uint8_t number, const struct own_board *own) {
    return session.goes_on && session.game == GAME_SNAKES &&
           session.record.setup[SNAKES_OPTION_BOARD] == BOARDS_COUNT + number &&
           memcmp(session.own, &own->board, sizeof own->board) != 0;
}

_Static_assert(sizeof(struct graph) <= (int)STORE_GRAPH_SIZE, "a record holds a graph");

bool own_graph_load(struct graph *graph) {
    if (!read(STORE_GRAPH, graph, &saved_graph, sizeof *graph)) {
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
    saved_graph = *graph;
    store_save(STORE_GRAPH, &saved_graph, sizeof saved_graph);
}

bool own_graph_is_saved(void) {
    return !store_busy();
}
