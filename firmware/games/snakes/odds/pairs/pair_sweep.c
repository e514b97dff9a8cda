#include "games/snakes/odds/pairs/pair_sweep.h"

#include "games/snakes/odds/pairs/pair_duel.h"
#include "games/snakes/odds/pairs/pair_tokens.h"
#include <string.h>

/* Costs in units of 1,100 cycles; IN_SLICE fit into a slice. A pair in a run costs one, and other
   pairs a few, most if a token may choose to stay or both tokens may stay. A column is copied for
   all ranks. While values leap, it takes longer to store them: LEAPING times as long for pairs
   without such a choice. */
enum { IN_SLICE = 64, PAIR = 3, CHOICE = 6, BOTH_STAY = 24, COLUMN = 12, LEAPING = 3 };

/* The square below the start. */
enum { NO_SQUARE = UINT8_MAX };

void pair_sweep_begin(struct pair_state *state, int32_t leap) {
    const struct pair_table *table = &state->table;

    memset(table->bytes, 0, (uint16_t)(table->ranks * PAIR_SUMMANDS) * table->width);
    state->leap = leap;
    state->leaps = leap != 0;
    state->leapt = state->change / PAIR_SUMMANDS;
    state->greatest = 0;
    state->change = 0;
    state->rise = 0;
    state->open = false;
    state->high_square = table->board->goal + BOARD_FACES;
    state->high_rank = table->ranks;
    state->stay_from =
        table->board->overshoot == BOARD_STAY ? table->board->goal - BOARD_FACES + 1 : UINT8_MAX;
    state->wins = state->kind == PAIR_VALUES_WINS;
    state->six_ones = (pair_word)BOARD_FACES << state->bits;
    state->width = table->width;
}

/* ---- stops ----------------------------------------------------------------------------------- */

/* The column of the square to which a stop leads, for the start of a jump or a stop beyond the
   goal. A throw that bounces leads to the square as far before the goal. A throw that wins or
   leaves the token where it is counts as 0 here. */
static uint8_t column_after(const struct pair_state *state, uint8_t stop) {
    const struct board *board = state->table.board;

    if (stop <= board->goal) {
        return state->table.mark[stop] & PAIR_COLUMN;
    }
    return board->overshoot == BOARD_BOUNCE
               ? pair_table_column_at(&state->table, 2 * board->goal - stop)
               : PAIR_NO_COLUMN;
}

/* Fills in the values of such a stop, for the ranks that are still to come. In a column they lie
   one behind the other. With two players, the other token is kicked on the column's own rank. */
static void fill_stop(struct pair_state *state, uint8_t stop) {
    const struct pair_table *table = &state->table;
    uint8_t width = state->width;
    uint8_t column = column_after(state, stop);
    uint8_t step = column == PAIR_NO_COLUMN ? 0 : width;
    const uint8_t *from =
        step ? pair_table_place(table, column, 0) : pair_after_jump(state, column, 0);
    uint8_t slot = stop % PAIR_SUMMANDS * width;
    uint8_t *to = &table->bytes[slot];

    for (uint8_t left = state->high_rank; left > 0; left--) {
        pair_copy(to, from, width);
        from += step;
        to += PAIR_SUMMANDS * width;
    }
    if (step && table->column[column].rank < state->high_rank) {
        uint8_t rank = table->column[column].rank;
        pair_copy(&pair_table_row(table, rank)[slot], pair_after_jump(state, column, rank), width);
    }
}

/* Under BOARD_WIN, one of two tokens may pass the goal with any face, so all slots have the value
   of the goal. */
static void repeat_goal(struct pair_state *state) {
    uint8_t *six = state->table.bytes;
    uint8_t width = state->width;

    for (uint8_t rank = 0; rank < state->table.ranks; rank++, six += PAIR_SUMMANDS * width) {
        for (uint8_t slot = 0; slot < PAIR_SUMMANDS; slot++) {
            memmove(&six[slot * width], &six[state->high_offset], width);
        }
    }
}

/* ---- shells ---------------------------------------------------------------------------------- */

static void open_shell(struct pair_state *state) {
    const struct pair_table *table = &state->table;
    uint8_t high = state->high_square;

    state->open = true;
    state->low_square = high;
    state->low_rank = --state->high_rank;
    state->mark = &table->mark[high];
    state->high_mark = *state->mark;
    state->high_offset = high % PAIR_SUMMANDS * state->width;
    state->row = pair_table_row(table, state->high_rank);
    memcpy(state->ring, state->row, PAIR_SUMMANDS * state->width);
    if (pair_state_is_duel(state)) {
        state->ring_sum = pair_sum(state->ring, state->width);
    } else {
        memcpy(&state->ring[PAIR_SUMMANDS * state->width], state->row,
               PAIR_SUMMANDS * state->width);
    }
    state->place = &state->ring[state->high_offset];
    state->is_asked = false;
    for (uint8_t i = 0; i < state->asked_count; i++) {
        const struct pair_asked *asked = &state->asked[i];
        state->is_asked |= asked->first == high || asked->second == high;
    }
    state->high_stay = pair_table_stay(table, high);
}

static void close_shell(struct pair_state *state) {
    const struct board *board = state->table.board;

    state->open = false;
    if (state->high_square == board->goal && board->overshoot == BOARD_WIN) {
        repeat_goal(state);
    }
}

static void go_down(struct pair_state *state) {
    uint8_t goal = state->table.board->goal;
    uint8_t high = --state->high_square;

    if (high > goal || state->table.mark[high] & PAIR_JUMP) {
        fill_stop(state, high);
    } else if (high != goal || !pair_state_is_duel(state)) {
        open_shell(state);
    }
}

/* ---- slices ---------------------------------------------------------------------------------- */

/* True if the values of a pair depend on each other, or its value on itself. */
static bool may_stay(const struct pair_state *state) {
    return pair_state_is_duel(state) ? state->low_square >= state->stay_from
                                     : pair_tokens_may_stay(state);
}

/* True if the current pair is not special: such pairs are found many at once. */
static bool runs(const struct pair_state *state) {
    return state->open && !state->is_asked && state->low_square != state->high_square &&
           !may_stay(state);
}

/* Finds as many pairs as there is time for. Answers the time left. */
static uint8_t run(struct pair_state *state, uint8_t left) {
    uint8_t each = state->leap ? LEAPING : 1;
    uint8_t squares = state->low_square + 1;

    state->left = left / each < squares ? left / each : squares;
    left -= state->left * each;
    if (pair_state_is_duel(state)) {
        pair_run(state);
    } else {
        pair_run_tokens(state);
    }
    state->low_square = (uint8_t)(state->mark - state->table.mark);
    return left + state->left * each;
}

static uint8_t cost(const struct pair_state *state) {
    if (!state->open) {
        return COLUMN;
    }
    if (may_stay(state)) {
        return pair_state_is_duel(state) ? BOTH_STAY : CHOICE;
    }
    return state->leap ? LEAPING * PAIR : PAIR;
}

/* Finds one pair, or fills in one column. */
static void go_on(struct pair_state *state) {
    if (!state->open) {
        go_down(state);
    } else if (pair_state_is_duel(state)) {
        pair_find_duel(state);
    } else {
        pair_find_tokens(state);
    }
}

bool pair_sweep_step(struct pair_state *state) {
    uint8_t left = IN_SLICE;

    for (;;) {
        if (runs(state)) {
            left = run(state, left);
        }
        if (state->open && state->low_square == NO_SQUARE) {
            close_shell(state);
        }
        if (!state->open && state->high_square == 0) {
            return true;
        }
        if (cost(state) > left) {
            return false;
        }
        left -= cost(state);
        go_on(state);
    }
}
