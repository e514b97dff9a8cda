#include "games/snakes/odds/pairs/pair_duel.h"
#include "games/snakes/odds/pairs/pair_tokens.h"
#include "vectors.h"
#include <string.h>

/* The routines of games/snakes/odds/pairs that are assembly on the AVR, each by itself and with all
   inputs that it may get: numbers of every width, and runs of pairs from every kind of shell. */

enum { RANKS = 20, GOAL = 28, COLUMNS = 4, RUNS = 60, SHORT = GOAL - RANKS, PLACES = 12 };
enum { COLUMN_BYTES = (RANKS + 1) * PAIR_WIDEST };

struct pairs_room {
    struct pair_state state;
    struct board board;
    uint8_t window[RANKS * PAIR_SUMMANDS * PAIR_WIDEST];
    uint8_t columns[COLUMNS * COLUMN_BYTES];
};

/* A random value of the table; chances are 1 at most. */
static pair_word random_value(const struct pair_state *state) {
    pair_word most = state->wins ? (pair_word)1 << state->bits : state->most;
    pair_word value = random_word() & state->most;

    switch (random_below(8)) {
    case 0:
        return most;
    case 1:
        return 0;
    default:
        value >>= random_below(pair_table_range_bits(&state->table));
        return value < most ? value : most;
    }
}

static void set_width(struct pair_state *state, uint8_t width) {
    state->width = width;
    state->table.width = width;
    state->most = ((pair_word)1 << pair_table_range_bits(&state->table)) - 1;
}

static void fill(struct pair_state *state, uint8_t *bytes, uint16_t size) {
    for (; size >= state->width; size -= state->width, bytes += state->width) {
        pair_store(bytes, state->width, random_value(state));
    }
}

/* Writes a sum of all bytes. */
static void put_sum(const void *from, uint16_t bytes) {
    const uint8_t *byte = from;
    uint32_t sum = 0;

    for (; bytes; bytes--) {
        sum = (sum << 5 | sum >> 27) + *byte++;
    }
    put_hex(sum);
}

static void say_numbers(struct pairs_room *room) {
    struct pair_state *state = &room->state;
    uint8_t *place = room->window;

    for (uint8_t i = 0; i < VECTORS_CASES; i++) {
        struct pair_found found;
        set_width(state, PAIR_NARROWEST + i % 3);
        fill(state, place, PLACES * PAIR_WIDEST);
        if (i % 40 == 0) {
            state->change = state->rise = 0;
        }
        put_text("numbers");
        put_hex(pair_load(place, state->width));
        put_hex(pair_sum(place, state->width));
        put_hex(pair_sum_of_least(place, place + PAIR_SUMMANDS * state->width, state->width));
        found.value = random_value(state);
        found.six = 6 * found.value + random_below(6) - 3;
        pair_change(state, place, &found);
        put_hex(state->change);
        put_hex(state->rise);
        pair_store(place + state->width, state->width, random_value(state));
        put_sum(place, PLACES * PAIR_WIDEST);
        put_text("\n");
    }
}

/* Draws jumps that keep to the number of ranks, from the second square on, and columns. */
static void lay_marks(struct pairs_room *room) {
    struct pair_table *table = &room->state.table;
    uint8_t jumps = SHORT;

    memset(table->mark, 0, sizeof table->mark);
    table->mark[0] = PAIR_STORED | PAIR_NO_COLUMN;
    for (uint8_t square = 1; square < GOAL; square++) {
        uint8_t chance = random_below(GOAL - square);
        uint8_t column = random_below(COLUMNS + 1);
        if (chance < jumps) {
            table->mark[square] = PAIR_JUMP | (column < COLUMNS ? column : PAIR_NO_COLUMN);
            jumps--;
        } else if (random_below(3) == 0) {
            table->mark[square] = PAIR_STORED | column % COLUMNS;
        }
    }
    table->bytes = room->window;
    table->above = room->columns + RANKS * PAIR_WIDEST;
    for (uint8_t column = 0; column < COLUMNS; column++) {
        table->column[column].rank = random_below(RANKS);
        table->column[column].above = random_below(2) ? PAIR_FULL : 0;
        table->column[column].first = room->columns + column * COLUMN_BYTES;
    }
    table->column[PAIR_START_COLUMN].above = PAIR_FULL;
}

static void choose_kind(struct pair_state *state) {
    state->kind = (enum pair_values_kind)random_below(3);
    state->wins = state->kind == PAIR_VALUES_WINS;
    state->bits = pair_table_range_bits(&state->table) - (state->wins ? 1 : 7);
}

static void begin_run(struct pairs_room *room) {
    struct pair_state *state = &room->state;
    uint8_t slot = random_below(PAIR_SUMMANDS);

    state->six_ones = (pair_word)6 << state->bits;
    state->leap = random_below(3) ? 0 : (int32_t)random_below(200) - 100;
    state->leaps = state->leap != 0;
    state->leapt = random_value(state);
    state->change = state->rise = 0;
    state->greatest = random_value(state) >> random_below(9);
    state->high_rank = random_below(RANKS);
    state->high_square = GOAL;
    room->board.goal = GOAL + 1;
    state->table.board = &room->board;
    state->high_mark = random_below(2) ? PAIR_STORED | random_below(COLUMNS) : 0;
    state->high_offset = random_below(PAIR_SUMMANDS) * state->width;
    state->high_stay = random_below(3) || !pair_state_is_duel(state) ? 0 : random_below(64);
    state->stay_from = UINT8_MAX;
    state->mark = &state->table.mark[GOAL - 1];
    state->low_square = GOAL - 1;
    state->low_rank = RANKS - 1;
    state->row = room->window + (RANKS - 1) * PAIR_SUMMANDS * state->width;
    state->place = state->ring + slot * state->width;
    state->ring_sum = pair_sum(state->ring, state->width);
    state->left = random_below(4) ? GOAL : random_below(GOAL);
}

static void say_run(struct pairs_room *room) {
    struct pair_state *state = &room->state;
    pair_word value = 0;

    if (pair_state_is_duel(state)) {
        value = pair_value_of_six(state, room->window);
        pair_run(state);
    } else {
        pair_run_tokens(state);
    }
    put_text("run");
    put_hex(value);
    put_hex((uint32_t)(state->mark - state->table.mark));
    put_hex((uint32_t)(state->row - room->window));
    put_hex((uint32_t)(state->place - state->ring));
    put_hex(state->low_rank);
    put_hex(state->ring_sum);
    put_hex(state->greatest);
    put_hex(state->left);
    put_hex(state->change);
    put_hex(state->rise);
    put_sum(state->ring, sizeof state->ring);
    put_sum(room->window, sizeof room->window);
    put_sum(room->columns, sizeof room->columns);
    put_text("\n");
}

void say_pair_kernels(void) {
    struct pairs_room *room = VECTORS_MEMORY(struct pairs_room);

    memset(room, 0, sizeof *room);
    say_numbers(room);
    for (uint8_t i = 0; i < RUNS; i++) {
        set_width(&room->state, PAIR_NARROWEST + i % 3);
        choose_kind(&room->state);
        fill(&room->state, room->window, sizeof room->window);
        fill(&room->state, room->columns, sizeof room->columns);
        fill(&room->state, room->state.ring, sizeof room->state.ring);
        lay_marks(room);
        begin_run(room);
        say_run(room);
    }
}
