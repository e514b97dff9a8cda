#include "games/snakes/odds/pairs/pair_columns.h"

#include "core/number/flash.h"
#include <stddef.h>
#include <string.h>

enum { NO_LIMIT = UINT8_MAX, BOUNCED = BOARD_FACES - 1 };

static OUT_OF_LINE uint8_t rank_of(const struct board *board, uint8_t square) {
    const struct board_jump *jump = board->jumps;
    uint8_t rank = square;

    for (uint8_t count = board->jump_count; count; count--, jump++) {
        rank -= jump->from < square;
    }
    return rank;
}

/* The column of a square on which a token can stand. */
static uint8_t add_column(struct pair_columns *columns, uint8_t square, bool is_full) {
    uint8_t *mark = &columns->mark[square];
    struct pair_column *column;

    if (!(*mark & PAIR_KEPT)) {
        *mark |= PAIR_KEPT | columns->column_count;
        column = &columns->column[columns->column_count++];
        column->rank = rank_of(columns->board, square);
        column->limit = column->rank;
    }
    if (is_full) {
        columns->column[*mark & PAIR_COLUMN].limit = NO_LIMIT;
    }
    return *mark & PAIR_COLUMN;
}

static void add_jumps(struct pair_columns *columns, bool home) {
    const struct board *board = columns->board;
    const struct board_jump *jump = board->jumps;

    for (uint8_t count = board->jump_count; count; count--, jump++) {
        uint8_t column = PAIR_NO_COLUMN;
        if (home || jump->to != board->goal) {
            column = add_column(columns, jump->to, jump->to < jump->from);
        }
        columns->mark[jump->from] = PAIR_JUMP | column;
    }
}

/* A token that bounces may land behind where it was. */
static void add_bounced(struct pair_columns *columns) {
    const struct board *board = columns->board;

    for (uint8_t back = 1; back <= BOUNCED; back++) {
        uint8_t square = board->goal - back;
        uint8_t mark = columns->mark[square];
        if (!(mark & PAIR_JUMP)) {
            add_column(columns, square, true);
        } else if (mark != (PAIR_JUMP | PAIR_NO_COLUMN)) {
            columns->column[mark & PAIR_COLUMN].limit = NO_LIMIT;
        }
    }
}

static bool stays(const struct pair_columns *columns, uint8_t square, uint8_t face) {
    uint8_t stop = board_stop(columns->board, square, face);

    if (columns->mark[stop] & PAIR_JUMP) {
        return board_throw(columns->board, square, face).landing == square;
    }
    return stop == square;
}

static uint8_t faces_that_stay(const struct pair_columns *columns, uint8_t square) {
    uint8_t faces = 0;

    for (uint8_t face = BOARD_FACES; face; face--) {
        faces = (uint8_t)(faces << 1);
        faces |= stays(columns, square, face);
    }
    return (uint8_t)(faces << 1);
}

/* Where a short snake may throw a token back to where it was. */
static void suspect_stays(struct pair_columns *columns) {
    const struct board_jump *jump = columns->board->jumps;

    for (uint8_t count = columns->board->jump_count; count; count--, jump++) {
        if (jump->to < jump->from && jump->from - jump->to <= BOARD_FACES) {
            columns->mark[jump->to] |= PAIR_STAY;
        }
    }
}

/* Of these squares, and of those from which the goal can be passed. */
static void add_stays(struct pair_columns *columns) {
    const struct board *board = columns->board;

    suspect_stays(columns);
    for (uint8_t square = board->goal; square-- > 0;) {
        uint8_t *mark = &columns->mark[square];
        bool is_near = square + BOARD_FACES > board->goal && !(*mark & PAIR_JUMP);
        uint8_t faces = *mark & PAIR_STAY || is_near ? faces_that_stay(columns, square) : 0;
        *mark &= (uint8_t)~PAIR_STAY;
        if (faces) {
            *mark |= PAIR_STAY;
            columns->stay[columns->stay_count++] = (struct pair_stay){square, faces};
        }
    }
}

/* ---- places ---------------------------------------------------------------------------------- */

/* The lowest square from which a jump leads to the column's. */
static uint8_t lowest_from(const struct pair_columns *columns, uint8_t column) {
    uint8_t square = 0;

    while (columns->mark[square] != (PAIR_JUMP | column)) {
        square++;
    }
    return square;
}

/* Room that ladders share one after the other. */
struct shared_room {
    uint16_t offset;
    uint8_t free_below; /* for the ends of ladders on these squares; 0: not laid out */
};

/* The first that is free, or one more. */
static struct shared_room *find_room(struct shared_room *room, uint8_t square) {
    while (room->free_below && room->free_below <= square) {
        room++;
    }
    return room;
}

/* From the goal downwards. Values of the start, if there are any, come before them. */
static void place_columns(struct pair_columns *columns) {
    struct shared_room rooms[BOARD_JUMPS] = {{0, 0}};
    uint16_t end = pair_columns_is_full(columns, PAIR_START_COLUMN) ? columns->ranks : 0;

    for (uint8_t square = columns->board->goal + 1; square-- > 0;) {
        uint8_t mark = columns->mark[square];
        struct pair_column *column;
        struct shared_room *room;
        if (mark & PAIR_JUMP || !(mark & PAIR_KEPT)) {
            continue;
        }
        column = &columns->column[mark & PAIR_COLUMN];
        if (column->limit == NO_LIMIT) {
            column->offset = end;
            end += columns->ranks;
            continue;
        }
        room = find_room(rooms, square);
        if (!room->free_below) {
            room->offset = end + 1;
            end += column->rank + 2;
        }
        room->free_below = lowest_from(columns, mark & PAIR_COLUMN);
        column->offset = room->offset;
    }
    columns->entries = end;
}

void pair_columns_lay(struct pair_columns *columns, const struct board *board, bool home) {
    memset(columns, 0, sizeof *columns);
    columns->board = board;
    columns->ranks = rank_of(board, board->goal) + home;
    columns->column[PAIR_START_COLUMN].limit = home ? 0 : NO_LIMIT;
    columns->column_count = 1;
    add_jumps(columns, home);
    if (board->overshoot == BOARD_BOUNCE) {
        add_bounced(columns);
    }
    add_stays(columns);
    place_columns(columns);
}

bool pair_columns_is_full(const struct pair_columns *columns, uint8_t column) {
    return columns->column[column].limit == NO_LIMIT;
}

/* Values are kept as the upper bytes of a word, at whose top they are. */
enum { WORD_BITS = 8 * sizeof(pair_word), SPARE_BITS = WORD_BITS - PAIR_RANGE_BITS };

void pair_columns_lend(struct pair_columns *columns, uint8_t *bytes, uint8_t width) {
    uint8_t dropped = (uint8_t)(WORD_BITS - 8 * width);

    columns->kept = bytes;
    columns->width = width;
    columns->half = dropped > SPARE_BITS ? (pair_word)1 << (dropped - 1) : 0;
}

pair_word pair_columns_unit(const struct pair_columns *columns) {
    return columns->half ? columns->half >> (SPARE_BITS - 1) : 1;
}

uint8_t *pair_columns_place(const struct pair_columns *columns, uint8_t column, uint8_t rank) {
    const struct pair_column *at = &columns->column[column];
    uint16_t index = at->offset + (rank > at->limit ? -1 : rank);

    return &columns->kept[index * columns->width];
}

#ifdef __AVR__

/* pair_run_avr.S relies on these. */
_Static_assert(offsetof(struct pair_columns, width) == 4, "WIDTH");
_Static_assert(offsetof(struct pair_columns, half) == 5, "HALF");
_Static_assert(SPARE_BITS == 3, "load_kept, round_kept, put_kept");

#endif

pair_word pair_columns_load(const struct pair_columns *columns, const uint8_t *place) {
    uint8_t left = columns->width;
    pair_word value = 0;

    do {
        value = value >> 8 | (pair_word)*place++ << (WORD_BITS - 8);
    } while (--left);
    return value >> SPARE_BITS;
}

void pair_columns_store(const struct pair_columns *columns, uint8_t *place, pair_word value) {
    uint8_t left = columns->width;

    value <<= SPARE_BITS;
    if (value <= (pair_word)-1 - columns->half) {
        value += columns->half;
    }
    place += left;
    do {
        *--place = (uint8_t)(value >> (WORD_BITS - 8));
        value <<= 8;
    } while (--left);
}

pair_word pair_columns_get(const struct pair_columns *columns, uint8_t column, uint8_t rank) {
    return pair_columns_load(columns, pair_columns_place(columns, column, rank));
}

uint8_t pair_columns_at(const struct pair_columns *columns, uint8_t stop) {
    uint8_t mark = columns->mark[stop];

    return mark & (PAIR_JUMP | PAIR_KEPT) ? mark & PAIR_COLUMN : PAIR_NO_COLUMN;
}
