#include "games/snakes/odds/pairs/pair_table.h"

#include <string.h>

enum { BOUNCED = BOARD_FACES - 1 };

static uint8_t rank_of(const struct board *board, uint8_t square) {
    const struct board_jump *jump = board->jumps;
    uint8_t rank = square;

    for (uint8_t count = board->jump_count; count > 0; count--, jump++) {
        rank -= jump->from < square;
    }
    return rank;
}

/* ---- columns --------------------------------------------------------------------------------- */

/* Adds the column of a square on which a token can stand, unless there is one. Answers its
   number. */
static uint8_t add_column(struct pair_table *table, uint8_t square, bool is_full) {
    uint8_t *mark = &table->mark[square];
    struct pair_column *column;

    if (!(*mark & PAIR_STORED)) {
        *mark |= PAIR_STORED | table->column_count;
        table->column[table->column_count++].rank = rank_of(table->board, square);
    }
    column = &table->column[*mark & PAIR_COLUMN];
    if (is_full) {
        column->above = PAIR_FULL;
    }
    return *mark & PAIR_COLUMN;
}

static void add_jumps(struct pair_table *table, bool home) {
    const struct board *board = table->board;
    const struct board_jump *jump = board->jumps;

    for (uint8_t count = board->jump_count; count > 0; count--, jump++) {
        uint8_t column = PAIR_NO_COLUMN;
        if (home || jump->to != board->goal) {
            column = add_column(table, jump->to, jump->to < jump->from);
        }
        table->mark[jump->from] = PAIR_JUMP | column;
    }
}

/* A token that bounces may land behind its square, so these columns are full. */
static void add_bounced(struct pair_table *table) {
    for (uint8_t back = 1; back <= BOUNCED; back++) {
        uint8_t square = table->board->goal - back;
        uint8_t mark = table->mark[square];
        if (!(mark & PAIR_JUMP)) {
            add_column(table, square, true);
        } else if (mark != (PAIR_JUMP | PAIR_NO_COLUMN)) {
            table->column[mark & PAIR_COLUMN].above = PAIR_FULL;
        }
    }
}

/* ---- places ---------------------------------------------------------------------------------- */

/* The lowest square from which a jump leads to the square of the column. */
static uint8_t lowest_from(const struct pair_table *table, uint8_t column) {
    uint8_t square = 0;

    while (table->mark[square] != (PAIR_JUMP | column)) {
        square++;
    }
    return square;
}

/* A room: places that the columns of several ladders use one after the other. */
struct room {
    uint16_t depth;     /* where it begins, counted down from the end of all rooms */
    uint8_t free_below; /* free for ends of ladders below this square; 0: not laid out */
};

/* Takes the first room that is free, or adds one; each begins deeper than the one before. */
static struct room *room_for(struct room rooms[], const struct pair_column *column,
                             uint8_t square) {
    struct room *room = rooms;
    uint16_t depth = 0;

    while (room->free_below && room->free_below <= square) {
        depth = room->depth;
        room++;
    }
    if (!room->free_below) {
        room->depth = depth + column->rank + 1;
    }
    return room;
}

/* Gives each ladder's end a room, from the goal downwards. Answers the least place where the rooms
   can end: no room reaches down to rows of the window that are in use. */
static uint16_t lay_ladders(struct pair_table *table, struct room rooms[]) {
    uint16_t end = PAIR_SUMMANDS * table->ranks;

    for (uint8_t square = table->board->goal + 1; square-- > 0;) {
        uint8_t number = table->mark[square] & PAIR_COLUMN;
        bool is_stored = (table->mark[square] & (PAIR_JUMP | PAIR_STORED)) == PAIR_STORED;
        if (is_stored && table->column[number].above != PAIR_FULL) {
            struct pair_column *column = &table->column[number];
            struct room *room = room_for(rooms, column, square);
            uint16_t least = PAIR_SUMMANDS * (column->rank + 1) + room->depth;
            room->free_below = lowest_from(table, number);
            column->above = (uint8_t)(room - rooms);
            end = least > end ? least : end;
        }
    }
    return end;
}

/* Lays out the window first, then the rooms as far as they do not lie in it, a place above for each
   room, and the full columns. */
static void lay_columns(struct pair_table *table, bool home) {
    struct room rooms[BOARD_JUMPS] = {{0, 0}};
    uint16_t above = lay_ladders(table, rooms);
    uint16_t full = above;
    uint16_t end;

    for (uint8_t i = 0; i < BOARD_JUMPS && rooms[i].free_below; i++) {
        full++;
    }
    end = full;
    for (uint8_t number = home; number < table->column_count; number++) {
        end += table->column[number].above == PAIR_FULL ? table->ranks : 0;
    }
    while (end * (uint32_t)table->width > PAIR_TABLE_BYTES) {
        table->width--;
    }
    table->above = &table->bytes[above * table->width];
    for (uint8_t number = home; number < table->column_count; number++) {
        struct pair_column *column = &table->column[number];
        uint16_t first;
        if (column->above == PAIR_FULL) {
            first = full;
            full += table->ranks;
        } else {
            first = above - rooms[column->above].depth;
        }
        column->first = &table->bytes[first * table->width];
    }
}

void pair_table_lay(struct pair_table *table, const struct board *board, bool home, uint8_t *bytes,
                    uint8_t widest) {
    memset(table, 0, sizeof *table);
    table->board = board;
    table->bytes = bytes;
    table->width = widest;
    table->ranks = rank_of(board, board->goal) + home;
    table->column[PAIR_START_COLUMN].above = home ? 0 : PAIR_FULL;
    table->column_count = 1;
    add_jumps(table, home);
    if (board->overshoot == BOARD_BOUNCE) {
        add_bounced(table);
    }
    lay_columns(table, home);
    if (!home && !(table->mark[0] & PAIR_STORED)) {
        table->mark[0] |= PAIR_STORED | PAIR_NO_COLUMN;
    }
}

/* ---- lookup ---------------------------------------------------------------------------------- */

uint8_t pair_table_range_bits(const struct pair_table *table) {
    return table->width == PAIR_WIDEST ? PAIR_RANGE_BITS : 8 * table->width;
}

uint8_t pair_table_column_at(const struct pair_table *table, uint8_t stop) {
    uint8_t mark = table->mark[stop];

    return mark & (PAIR_JUMP | PAIR_STORED) ? mark & PAIR_COLUMN : PAIR_NO_COLUMN;
}

/* A throw beyond the goal may leave a token where it is, and so may a short snake. */
uint8_t pair_table_stay(const struct pair_table *table, uint8_t square) {
    const struct board *board = table->board;
    uint8_t own = pair_table_column_at(table, square);
    uint8_t slot = 1 << square % PAIR_SUMMANDS;
    uint8_t slots = 0;

    if (own == PAIR_NO_COLUMN && square + BOARD_FACES <= board->goal) {
        return 0;
    }
    for (uint8_t stop = square + 1; stop <= square + BOARD_FACES; stop++) {
        uint8_t last = stop <= board->goal ? stop : 2 * board->goal - stop;
        bool stays =
            last == square || (own != PAIR_NO_COLUMN && table->mark[last] == (PAIR_JUMP | own));
        if (stop > board->goal && board->overshoot != BOARD_BOUNCE) {
            stays = board->overshoot == BOARD_STAY;
        }
        slot = slot == 1 << (PAIR_SUMMANDS - 1) ? 1 : slot << 1;
        slots |= stays ? slot : 0;
    }
    return slots;
}

uint8_t *pair_table_row(const struct pair_table *table, uint8_t rank) {
    return &table->bytes[(uint16_t)(rank * PAIR_SUMMANDS) * table->width];
}

bool pair_table_is_full(const struct pair_table *table, uint8_t column) {
    return table->column[column].above == PAIR_FULL;
}

uint8_t *pair_table_place(const struct pair_table *table, uint8_t column, uint8_t rank) {
    const struct pair_column *at = &table->column[column];

    if (rank > at->rank && at->above != PAIR_FULL) {
        return table->above + at->above * table->width;
    }
    return at->first + rank * table->width;
}
