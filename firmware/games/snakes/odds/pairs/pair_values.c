#include "games/snakes/odds/pairs/pair_values.h"

#include "core/number/flash.h"
#include "games/snakes/odds/pairs/pair_alone.h"
#include "games/snakes/odds/pairs/pair_bound.h"
#include <stddef.h>
#include <string.h>

/* With answers, and without: sweeps at most; those that may pass without less change before values
   that change by no more than some units are said to rest. */
enum {
    SWEEPS_ANSWERED = 1000,
    SWEEPS_UNANSWERED = 16000,
    IDLE_ANSWERED = 5,
    IDLE_UNANSWERED = 500,
    NEARLY_SETTLED = 16
};

/* Throws to begin with; fraction bits so that values up to 2^17 - 1 are still carried. */
enum { FIRST_THROWS = 16, FIRST_RANGE_BITS = 5, FEWEST_BITS = PAIR_RANGE_BITS - 17 };

/* ---- scale ----------------------------------------------------------------------------------- */

static OUT_OF_LINE void set_bits(struct pair_values *pairs, uint8_t bits) {
    pairs->shells.bits = bits;
    pairs->shells.one = (pair_word)1 << bits;
}

/* As wide as there is room for; 0 where there is none. */
static uint8_t width_of(const struct pair_shells *shells) {
    uint16_t window = pair_shells_bytes(shells);
    uint8_t width = PAIR_VALUES_WIDEST;

    while (window + (uint32_t)shells->columns.entries * width > PAIR_VALUES_BYTES) {
        width--;
    }
    return width >= PAIR_VALUES_NARROWEST ? width : 0;
}

bool pair_values_fit(const struct pair_values *pairs) {
    return pairs->shells.columns.width != 0;
}

/* ---- beginning ------------------------------------------------------------------------------- */

static OUT_OF_LINE void fill(struct pair_values *pairs, pair_word start) {
    pairs->start = start;
    pairs->stage = PAIR_FILLING;
    pairs->column = 0;
    pairs->sweeps = 0;
    pairs->settled = false;
    pairs->answered = false;
}

static void start_wins(struct pair_values *pairs) {
    pairs->shells.kind = PAIR_VALUES_WINS;
    set_bits(pairs, PAIR_RANGE_BITS - 1);
    fill(pairs, pairs->shells.one / 2);
}

void pair_values_start(struct pair_values *pairs, const struct board *board,
                       enum pair_values_kind kind) {
    struct pair_shells *shells = &pairs->shells;

    memset(pairs, 0, offsetof(struct pair_values, words));
    pairs->wins_wanted = kind == PAIR_VALUES_WINS;
    pair_shells_start(shells, board, pairs->wins_wanted ? PAIR_VALUES_THROWS : kind);
    pair_columns_lend(&shells->columns, &pairs->bytes[pair_shells_bytes(shells)], width_of(shells));
    pair_shells_lend(shells, pairs->words);
    pairs->stage = PAIR_BEGINNING;
}

static void step_alone(struct pair_values *pairs) {
    enum progress progress = pair_alone_step(pairs);

    if (progress == DONE) {
        set_bits(pairs, pairs->answer_bits);
        fill(pairs, 0);
    } else if (progress == IMPOSSIBLE) {
        set_bits(pairs, PAIR_RANGE_BITS - FIRST_RANGE_BITS);
        fill(pairs, FIRST_THROWS * pairs->shells.one);
    }
}

/* ---- filling and halving the kept values ----------------------------------------------------- */

static void begin_sweep(struct pair_values *pairs, int32_t leap) {
    pairs->stage = PAIR_SWEEPING;
    pairs->complete = true;
    pair_shells_begin_sweep(&pairs->shells, leap);
}

/* One column of the kept values, if the next sweep looks them up. */
static void step_column(struct pair_values *pairs) {
    struct pair_columns *columns = &pairs->shells.columns;
    const struct pair_column *column = &columns->column[pairs->column];
    uint8_t ranks = pair_columns_is_full(columns, pairs->column) ? columns->ranks : 0;

    for (uint8_t rank = 0; rank < ranks; rank++) {
        uint8_t *place = pair_columns_place(columns, pairs->column, rank);
        pair_word value = pairs->stage == PAIR_HALVING ? pair_columns_load(columns, place) / 2
                                                       : pair_alone_first(pairs, column, rank);
        pair_columns_store(columns, place, value);
    }
    if (++pairs->column == columns->column_count) {
        pair_leaps_start(&pairs->leaps);
        pairs->idle = 0;
        pairs->least = PAIR_RANGE;
        begin_sweep(pairs, 0);
    }
}

/* Values have become too great for their scale. */
static enum progress halve(struct pair_values *pairs) {
    if (pairs->shells.bits == FEWEST_BITS) {
        return IMPOSSIBLE;
    }
    set_bits(pairs, pairs->shells.bits - 1);
    pairs->stage = PAIR_HALVING;
    pairs->column = 0;
    return WORKING;
}

/* After so many sweeps the bar is half full. It does not go back. */
enum { BAR_HALF = 12 };

static void note_done(struct pair_values *pairs) {
    uint8_t done = (uint8_t)(PROGRESS_ALL - BAR_HALF * PROGRESS_ALL / (BAR_HALF + pairs->sweeps));

    if (done > pairs->done) {
        pairs->done = done;
    }
}

/* ---- from sweep to sweep --------------------------------------------------------------------- */

static bool has_settled(struct pair_values *pairs) {
    pair_word change = pairs->shells.change;
    pair_word unit = pair_columns_unit(&pairs->shells.columns);

    if (pairs->shells.leap) {
        return false;
    }
    if (change < pairs->least) {
        pairs->least = change;
        pairs->idle = 0;
    } else {
        pairs->idle++;
    }
    if (pairs->answered && change <= unit) {
        return true;
    }
    return change <= NEARLY_SETTLED * unit &&
           pairs->idle >= (pairs->answered ? IDLE_ANSWERED : IDLE_UNANSWERED);
}

static bool has_had_its_time(const struct pair_values *pairs) {
    return pairs->sweeps >= (pairs->answered ? SWEEPS_ANSWERED : SWEEPS_UNANSWERED);
}

/* For the chances, the throws are computed only until they bound the longest game. */
static bool ends_throws(struct pair_values *pairs) {
    return !pairs->shells.leap && pair_bound_longest(pairs);
}

static enum progress end_sweep(struct pair_values *pairs) {
    pairs->sweeps++;
    if (!pairs->wins_wanted || pairs->shells.kind == PAIR_VALUES_WINS) {
        pair_take_answers(pairs);
    } else if (ends_throws(pairs)) {
        start_wins(pairs);
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
    begin_sweep(pairs, pairs->settled ? 0 : pair_leaps_next(&pairs->leaps, &pairs->shells));
    return pairs->answered ? IMPROVING : WORKING;
}

/* Out of line, as its variables would lie below those of one token alone: 22 bytes. */
static OUT_OF_LINE enum progress step_sweep(struct pair_values *pairs) {
    bool complete = pair_shells_step(&pairs->shells);

    if (pairs->shells.greatest >= PAIR_RANGE) {
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
    case PAIR_ALONE:
    case PAIR_READING:
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

void pair_values_ask(struct pair_values *pairs, uint8_t index, uint8_t first, uint8_t second) {
    struct pair_shells *shells = &pairs->shells;
    struct pair_asked *asked = &shells->asked[index];

    if (index < shells->asked_count && asked->first == first && asked->second == second) {
        return;
    }
    asked->first = first;
    asked->second = second;
    if (index >= shells->asked_count) {
        shells->asked_count = index + 1;
    }
    pairs->answered = false;
    pairs->complete = false;
}

struct bounded pair_values_answer(const struct pair_values *pairs, uint8_t index) {
    pair_word value = pairs->answer[index];
    pair_word one = (pair_word)1 << pairs->answer_bits;
    uint32_t times = 0;

    if (pairs->shells.kind == PAIR_VALUES_WINS) {
        times = pairs->longest;
    } else if (value) {
        times = (uint32_t)(value / (one - pairs->residue)) + 1;
    }
    return (struct bounded){.mantissa = value,
                            .error = (uint64_t)times * pairs->residue,
                            .fraction_bits = pairs->answer_bits};
}

/* The longest game is known since the throws were answered. */
void pair_values_turn_to_wins(struct pair_values *pairs) {
    start_wins(pairs);
}
