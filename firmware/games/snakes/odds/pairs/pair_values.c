#include "games/snakes/odds/pairs/pair_values.h"

#include "core/number/flash.h"
#include "games/snakes/odds/pairs/pair_sweep.h"
#include <stddef.h>
#include <string.h>

/* SWEEPS: the most sweeps, with answers and without. IDLE: sweeps without a smaller change, after
   which values have settled if they change by at most NEARLY_SETTLED units. SETTLED: with answers,
   values have settled at once if they change by at most so many units. */
enum {
    SWEEPS_ANSWERED = 1000,
    SWEEPS_UNANSWERED = 16000,
    IDLE_ANSWERED = 5,
    IDLE_UNANSWERED = 500,
    NEARLY_SETTLED = 16,
    NOISE = 16, /* changes so small that most of them is rounding have no ratio to leap by */
    SETTLED = 1
};

/* FIRST_THROWS, FIRST_RANGE_BITS: throws to begin with and bits for them, if a token alone takes
   too many. MOST_RANGE_BITS: bits for the greatest values that are still carried. FEWEST_BITS:
   fraction bits without which no value is bounded. */
enum { FIRST_THROWS = 16, FIRST_RANGE_BITS = 5, MOST_RANGE_BITS = 17, FEWEST_BITS = 4 };

static pair_word one(const struct pair_values *pairs) {
    return (pair_word)1 << pairs->state.bits;
}

static uint8_t range_bits(const struct pair_values *pairs) {
    return pair_table_range_bits(&pairs->state.table);
}

/* ---- beginning ------------------------------------------------------------------------------- */

static void fill(struct pair_values *pairs, pair_word start) {
    pairs->start = start;
    pairs->stage = PAIR_FILLING;
    pairs->column = 0;
    pairs->sweeps = 0;
    pairs->settled = false;
    pairs->answered = false;
}

/* `longest` is known since the throws were answered. */
void pair_values_turn_to_wins(struct pair_values *pairs) {
    pairs->state.kind = PAIR_VALUES_WINS;
    pairs->state.bits = range_bits(pairs) - 1;
    fill(pairs, one(pairs) / 2);
}

void pair_values_start(struct pair_values *pairs, const struct board *board,
                       enum pair_values_kind kind) {
    memset(pairs, 0, offsetof(struct pair_values, bytes));
    pairs->wins_wanted = kind == PAIR_VALUES_WINS;
    pairs->state.kind = pairs->wins_wanted ? PAIR_VALUES_THROWS : kind;
    pair_table_lay(&pairs->state.table, board, kind == PAIR_VALUES_TOKENS, pairs->bytes,
                   PAIR_WIDEST);
    pairs->state.most = ((pair_word)1 << range_bits(pairs)) - 1;
    pairs->stage = PAIR_BEGINNING;
}

static void step_alone(struct pair_values *pairs) {
    enum progress progress = pair_alone_step(&pairs->alone, &pairs->state);

    if (progress == DONE) {
        pairs->state.bits = pairs->alone.bits;
        fill(pairs, 0);
    } else if (progress == IMPOSSIBLE) {
        pairs->state.bits = range_bits(pairs) - FIRST_RANGE_BITS;
        fill(pairs, FIRST_THROWS * one(pairs));
    }
}

/* ---- filling and halving the columns --------------------------------------------------------- */

static void begin_sweep(struct pair_values *pairs, int32_t leap) {
    pairs->stage = PAIR_SWEEPING;
    pairs->complete = true;
    pair_sweep_begin(&pairs->state, leap);
}

static pair_word first_value(const struct pair_values *pairs, uint8_t rank) {
    const struct pair_column *column = &pairs->state.table.column[pairs->column];

    return pairs->start ? pairs->start
                        : pair_alone_first(&pairs->alone, &pairs->state, column->rank, rank);
}

/* Fills or halves one column, if the next sweep looks it up. */
static void step_column(struct pair_values *pairs) {
    const struct pair_table *table = &pairs->state.table;
    uint8_t ranks = pair_table_is_full(table, pairs->column) ? table->ranks : 0;

    for (uint8_t rank = 0; rank < ranks; rank++) {
        uint8_t *place = pair_table_place(table, pairs->column, rank);
        pair_word value = pairs->stage == PAIR_HALVING ? pair_load(place, table->width) / 2
                                                       : first_value(pairs, rank);
        pair_store(place, table->width, value);
    }
    if (++pairs->column == table->column_count) {
        pair_leaps_start(&pairs->leaps);
        pairs->idle = 0;
        pairs->least = UINT32_MAX;
        begin_sweep(pairs, 0);
    }
}

/* Drops a fraction bit, as values have become too great for their scale. */
static enum progress halve(struct pair_values *pairs) {
    uint8_t bits = pairs->state.bits;

    if (bits + MOST_RANGE_BITS == range_bits(pairs) || bits == FEWEST_BITS) {
        return IMPOSSIBLE;
    }
    pairs->state.bits = bits - 1;
    pairs->stage = PAIR_HALVING;
    pairs->column = 0;
    return WORKING;
}

/* ---- bounds from a complete sweep ------------------------------------------------------------ */

/* The sixths of a unit within which values satisfy their equations, if the values that were looked
   up are off by `change` sixths or by rounding. */
static pair_word residue_of(pair_word change) {
    return change > PAIR_SUMMANDS / 2 ? change : PAIR_SUMMANDS / 2;
}

/* Bounds the longest game, from throws that a sweep raises by less than half a throw. False if they
   rise by more. */
static bool bound_longest(struct pair_values *pairs) {
    const struct pair_state *state = &pairs->state;
    pair_word rise = residue_of(state->rise) / PAIR_SUMMANDS + 1;

    if (rise > one(pairs) / 2) {
        return false;
    }
    pairs->longest = (state->greatest + 1) / (one(pairs) - rise) + 1;
    return true;
}

/* True if the bound of the error is small enough to be shown. */
static bool is_bounded(const struct pair_values *pairs, pair_word residue) {
    pair_word most = one(pairs) / 8 * PAIR_SUMMANDS;

    if (pairs->state.kind == PAIR_VALUES_WINS) {
        most /= pairs->longest;
    }
    return residue < most;
}

/* Takes the answers from the sweep, if their bound is small enough to be shown and no wider than
   the last one. */
static void take_answers(struct pair_values *pairs) {
    const struct pair_state *state = &pairs->state;
    pair_word residue = residue_of(state->change);
    bool worse = pairs->answered && pairs->answer_bits == state->bits && pairs->residue < residue;

    if (!pairs->complete || worse || !is_bounded(pairs, residue)) {
        return;
    }
    if (state->kind == PAIR_VALUES_THROWS) {
        bound_longest(pairs); /* succeeds: the rise is at most the change */
    }
    for (uint8_t index = 0; index < state->asked_count; index++) {
        pairs->answer[index] = state->asked[index].value;
    }
    pairs->answer_bits = state->bits;
    pairs->residue = residue;
    pairs->answered = true;
}

/* ---- course of the sweeps -------------------------------------------------------------------- */

/* After so many sweeps the bar is half full. It does not go back. */
enum { BAR_HALF = 12 };

static void note_done(struct pair_values *pairs) {
    uint8_t done = (uint8_t)(PROGRESS_ALL - BAR_HALF * PROGRESS_ALL / (BAR_HALF + pairs->sweeps));

    if (done > pairs->done) {
        pairs->done = done;
    }
}

static bool changes_at_most(const struct pair_values *pairs, uint8_t units) {
    return pairs->state.change <= units * PAIR_SUMMANDS;
}

static bool has_settled(struct pair_values *pairs) {
    pair_word change = pairs->state.change;

    if (pairs->state.leap) {
        return false;
    }
    if (change < pairs->least) {
        pairs->least = change;
        pairs->idle = 0;
    } else {
        pairs->idle++;
    }
    if (pairs->answered && changes_at_most(pairs, SETTLED)) {
        return true;
    }
    return changes_at_most(pairs, NEARLY_SETTLED) &&
           pairs->idle >= (pairs->answered ? IDLE_ANSWERED : IDLE_UNANSWERED);
}

static bool has_had_its_time(const struct pair_values *pairs) {
    return pairs->sweeps >= (pairs->answered ? SWEEPS_ANSWERED : SWEEPS_UNANSWERED);
}

/* For the chances, the throws are computed only until they bound the longest game. */
static enum progress end_sweep(struct pair_values *pairs) {
    struct pair_state *state = &pairs->state;

    pairs->sweeps++;
    if (!pairs->wins_wanted || state->kind == PAIR_VALUES_WINS) {
        take_answers(pairs);
    } else if (bound_longest(pairs)) {
        pair_values_turn_to_wins(pairs);
        return WORKING;
    }
    pairs->settled = has_settled(pairs) || has_had_its_time(pairs);
    if (pairs->settled && pairs->answered) {
        pairs->stage = PAIR_RESTING;
        return DONE;
    }
    if (pairs->settled && pairs->complete) {
        return IMPOSSIBLE;
    }
    begin_sweep(pairs, changes_at_most(pairs, NOISE) ? 0 : pair_leaps_next(&pairs->leaps, state));
    return pairs->answered ? IMPROVING : WORKING;
}

/* Out of line, so that its variables do not lie below those of pair_alone_step: 22 bytes. */
static OUT_OF_LINE enum progress step_sweep(struct pair_values *pairs) {
    bool complete = pair_sweep_step(&pairs->state);

    if (pairs->state.greatest == pairs->state.most) {
        return halve(pairs);
    }
    if (complete) {
        note_done(pairs);
        return end_sweep(pairs);
    }
    return pairs->answered ? IMPROVING : WORKING;
}

static enum progress step_resting(struct pair_values *pairs) {
    if (pairs->answered) {
        return DONE;
    }
    begin_sweep(pairs, 0);
    return WORKING;
}

enum progress pair_values_step(struct pair_values *pairs) {
    switch (pairs->stage) {
    case PAIR_BEGINNING:
        pair_alone_start(&pairs->alone, pairs->state.table.board);
        pairs->stage = PAIR_ALONE;
        break;
    case PAIR_ALONE:
        step_alone(pairs);
        break;
    case PAIR_FILLING:
    case PAIR_HALVING:
        step_column(pairs);
        break;
    case PAIR_SWEEPING:
        return step_sweep(pairs);
    default:
        return step_resting(pairs);
    }
    return WORKING;
}

uint8_t pair_values_done(const struct pair_values *pairs) {
    return pairs->done;
}

enum { PARTS_BITS = 8, HALF = 1 << (PARTS_BITS - 1) };

/* ---- questions ------------------------------------------------------------------------------- */

void pair_values_ask(struct pair_values *pairs, uint8_t index, uint8_t first, uint8_t second) {
    struct pair_state *state = &pairs->state;
    struct pair_asked *asked = &state->asked[index];

    if (index < state->asked_count && asked->first == first && asked->second == second) {
        return;
    }
    asked->first = first;
    asked->second = second;
    if (index >= state->asked_count) {
        state->asked_count = index + 1;
    }
    pairs->answered = false;
    pairs->complete = false;
}

/* In 256ths of a unit. The answer itself is rounded by half a unit. */
struct bounded pair_values_answer(const struct pair_values *pairs, uint8_t index) {
    pair_word value = pairs->answer[index];
    pair_word whole = (pair_word)1 << pairs->answer_bits;
    uint32_t times = 0;

    if (pairs->state.kind == PAIR_VALUES_WINS) {
        times = pairs->longest;
    } else if (value) {
        times = value / (whole - pairs->residue / PAIR_SUMMANDS - 1) + 1;
    }
    return (struct bounded){
        .mantissa = (uint64_t)value << PARTS_BITS,
        .error =
            times ? times * ((uint64_t)pairs->residue << PARTS_BITS) / PAIR_SUMMANDS + HALF + 1 : 0,
        .fraction_bits = pairs->answer_bits + PARTS_BITS};
}

uint8_t pair_values_second_moves(const struct pair_values *pairs) {
    return pairs->state.second_moves;
}
