#include "core/pairs/pair_update.h"

/* ---- where values go ------------------------------------------------------------------------- */

static uint8_t slot_ahead(uint8_t slot, uint8_t face) {
    slot += face;
    return slot >= PAIR_SLOTS ? slot - PAIR_SLOTS : slot;
}

/* Extrapolates a kept value, so that the slowest part of its error vanishes. No value would have
   changed by more than in the sweep before but for others that have leapt already. */
static pair_word leap(const struct pair_shells *shells, pair_word value, pair_word last) {
    pair_word greatest = shells->kind == PAIR_VALUES_WINS ? shells->one : PAIR_RANGE - 1;
    bool up = (value > last) == (shells->leap > 0);
    pair_word change = value > last ? value - last : last - value;
    uint32_t factor = (uint32_t)(shells->leap > 0 ? shells->leap : -shells->leap);
    uint64_t by = (uint64_t)(change < shells->leapt ? change : shells->leapt) * factor >> 8;

    if (up) {
        return by < greatest - value ? value + (pair_word)by : greatest;
    }
    return by < value ? value - (pair_word)by : 0;
}

/* What a value of a full column was is what this sweep has used, or will: notes the difference. */
static pair_word compare(struct pair_shells *shells, pair_word value, pair_word last) {
    pair_word change = last - value;

    if (value > last) {
        change = value - last;
        if (change > shells->rise) {
            shells->rise = change;
        }
        shells->drift += (int64_t)change;
    } else {
        shells->drift -= (int64_t)change;
    }
    if (change > shells->change) {
        shells->change = change;
    }
    return shells->leap ? leap(shells, value, last) : value;
}

static void keep(struct pair_shells *shells, uint8_t column, uint8_t rank, pair_word value) {
    const struct pair_columns *columns = &shells->columns;
    uint8_t *place = pair_columns_place(columns, column, rank);

    if (value >= PAIR_RANGE) {
        value = PAIR_RANGE - 1;
    }
    if (pair_columns_is_full(columns, column)) {
        value = compare(shells, value, pair_columns_load(columns, place));
    }
    pair_columns_store(columns, place, value);
}

/* Notes the value of a pair that is asked for, or the greatest there is. */
static void look_at(struct pair_shells *shells, uint8_t first, uint8_t second, pair_word value) {
    struct pair_asked *asked = shells->asked;

    if (value > shells->greatest) {
        shells->greatest = value;
    }
    for (uint8_t left = shells->is_asked ? shells->asked_count : 0; left; left--, asked++) {
        if (asked->first == first && asked->second == second) {
            asked->value = value;
        }
    }
}

/* The low token's next stop enters the ring: what it is worth while the high one stays. */
static void enter_ring(struct pair_shells *shells, pair_word value) {
    pair_word *at = &shells->ring[shells->low_slot];

    shells->ring_sum += value - *at;
    *at = value;
}

/* The value of a stop where a jump starts. */
static void enter_jump(struct pair_shells *shells, uint8_t column, bool is_duel) {
    pair_word value = 0;

    if (column != PAIR_NO_COLUMN) {
        if (is_duel && shells->columns.column[column].rank == shells->high_rank) {
            column = PAIR_START_COLUMN;
        }
        value = pair_columns_get(&shells->columns, column, shells->high_rank);
    }
    enter_ring(shells, value);
}

/* The faces that leave the low token where it is. */
static uint8_t low_stay(struct pair_shells *shells, uint8_t mark) {
    return mark & PAIR_STAY ? shells->columns.stay[shells->stays++].faces : 0;
}

/* ---- two players ----------------------------------------------------------------------------- */

/* Six times the value, less or more the sum. */
static pair_word of_sum(const struct pair_shells *shells, pair_word sum) {
    pair_word mean = pair_sixth(sum);

    return shells->kind == PAIR_VALUES_WINS ? shells->one - mean : shells->one + mean;
}

/* The sum without the stops of some faces, from a slot on; counts them. */
static pair_word without(pair_word sum, const pair_word six[], uint8_t slot, uint8_t faces,
                         uint8_t *count) {
    *count = 0;
    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        if (faces & 1 << face) {
            sum -= six[slot_ahead(slot, face)];
            ++*count;
        }
    }
    return sum;
}

/* u = one + s (a + p v) / 6 and v = one + s (b + q u) / 6, with s = -1 for the chance, else 1, are
   (36 - p q) u = 36 one + 6 s a + 6 s p one + p b. */
static pair_word solve_both(const struct pair_shells *shells, pair_word a, uint8_t p, pair_word b,
                            uint8_t q) {
    uint64_t more = 36 * (uint64_t)shells->one + (uint64_t)p * b;
    uint64_t signed_part = 6 * ((uint64_t)a + (uint64_t)p * shells->one);
    uint8_t divisor = (uint8_t)(36 - p * q);

    more = shells->kind == PAIR_VALUES_WINS ? more - signed_part : more + signed_part;
    return (pair_word)((more + divisor / 2) / divisor);
}

/* Both on the start: u = one + s (a + p u) / 6. */
static pair_word solve_start(const struct pair_shells *shells, pair_word a, uint8_t p) {
    if (shells->kind == PAIR_VALUES_WINS) {
        return (6 * shells->one - a + (6 + p) / 2) / (6 + p);
    }
    return (6 * shells->one + a + (6 - p) / 2) / (6 - p);
}

struct duel_values {
    pair_word high; /* of the one who throws next from the high square */
    pair_word low;
};

/* Two on one square, which but for the start is not to be met with: who stays there kicks. */
static struct duel_values find_equal(const struct pair_shells *shells, const pair_word six[]) {
    struct duel_values values;
    uint8_t count;
    pair_word sum =
        without(shells->sums[shells->low_rank], six, shells->high_slot, shells->high_stay, &count);

    if (count && shells->high == 0) {
        values.high = solve_start(shells, sum, count);
    } else {
        if (count) {
            sum += count * pair_columns_get(&shells->columns, PAIR_START_COLUMN, shells->high_rank);
        }
        values.high = of_sum(shells, sum);
    }
    values.low = values.high;
    return values;
}

static struct duel_values find_with_stay(const struct pair_shells *shells, const pair_word six[],
                                         uint8_t stay) {
    struct duel_values values;
    uint8_t p;
    uint8_t q;
    pair_word a =
        without(shells->sums[shells->low_rank], six, shells->high_slot, shells->high_stay, &p);
    pair_word b = without(shells->ring_sum, shells->ring, shells->low_slot, stay, &q);

    if (p && q) {
        values.high = solve_both(shells, a, p, b, q);
        values.low = of_sum(shells, b + q * values.high);
    } else if (p) {
        values.low = of_sum(shells, b);
        values.high = of_sum(shells, a + p * values.low);
    } else {
        values.high = of_sum(shells, a);
        values.low = of_sum(shells, b + q * values.high);
    }
    return values;
}

/* Puts the values of a pair into the window and the columns, and what the stop on the low square
   is worth into the ring. */
static void put_duel(struct pair_shells *shells, pair_word six[], struct duel_values values) {
    uint8_t low_mark = shells->columns.mark[shells->low];
    uint8_t high_mark = shells->columns.mark[shells->high];
    uint8_t high_rank = shells->high_rank;
    pair_word stop = values.high;

    look_at(shells, shells->high, shells->low, values.high);
    look_at(shells, shells->low, shells->high, values.low);
    if (low_mark & PAIR_KEPT) {
        keep(shells, low_mark & PAIR_COLUMN, high_rank, values.high);
    }
    if (shells->low == 0) {
        keep(shells, PAIR_START_COLUMN, high_rank, values.low);
    }
    if (shells->low == shells->high) {
        stop = pair_columns_get(&shells->columns, PAIR_START_COLUMN, high_rank);
    } else {
        pair_word *at = &six[shells->high_slot];
        if (high_mark & PAIR_KEPT) {
            keep(shells, high_mark & PAIR_COLUMN, shells->low_rank, values.low);
        }
        shells->sums[shells->low_rank] += values.low - *at;
        *at = values.low;
    }
    enter_ring(shells, stop);
}

void pair_update_duel(struct pair_shells *shells) {
    uint8_t mark = shells->columns.mark[shells->low];
    struct duel_values values;
    pair_word *six;
    uint8_t stay;

    if (mark & PAIR_JUMP) {
        enter_jump(shells, mark & PAIR_COLUMN, true);
        return;
    }
    six = &shells->window[shells->low_rank * PAIR_SLOTS];
    stay = low_stay(shells, mark);
    if (shells->low == shells->high) {
        values = find_equal(shells, six);
    } else if (stay || shells->high_stay) {
        values = find_with_stay(shells, six, stay);
    } else {
        values.high = of_sum(shells, shells->sums[shells->low_rank]);
        values.low = of_sum(shells, shells->ring_sum);
    }
    put_duel(shells, six, values);
    shells->low_rank--;
}

uint8_t pair_update_run(struct pair_shells *shells, uint8_t most) {
    const uint8_t *mark = &shells->columns.mark[shells->low];
    pair_word *six = &shells->window[shells->low_rank * PAIR_SLOTS + shells->high_slot];
    pair_word *sum = &shells->sums[shells->low_rank];
    pair_word *ring = &shells->ring[shells->low_slot];
    pair_word ring_sum = shells->ring_sum;
    pair_word greatest = shells->greatest;
    uint8_t high_mark = shells->columns.mark[shells->high];
    uint8_t done;

    if (most > shells->low) {
        most = shells->low;
    }
    for (done = 0; done < most && !*mark; done++, mark--) {
        pair_word high = of_sum(shells, *sum);
        pair_word low = of_sum(shells, ring_sum);
        greatest = high > greatest ? high : greatest;
        greatest = low > greatest ? low : greatest;
        if (high_mark) {
            keep(shells, high_mark & PAIR_COLUMN, shells->low_rank, low);
        }
        *sum += low - *six;
        *six = low;
        ring_sum += high - *ring;
        *ring = high;
        ring = ring == shells->ring ? ring + PAIR_SLOTS - 1 : ring - 1;
        six -= PAIR_SLOTS;
        sum--;
        shells->low_rank--;
    }
    shells->low -= done;
    shells->low_slot = (uint8_t)(ring - shells->ring);
    shells->ring_sum = ring_sum;
    shells->greatest = greatest;
    return done;
}

/* ---- two tokens ------------------------------------------------------------------------------ */

/* The faces of a throw for which one choice is to stay: what the other choice is worth. */
struct staying {
    pair_word sum; /* of the faces that leave no such choice */
    pair_word other[BOARD_FACES];
    uint8_t others;
    uint8_t forced; /* faces with which one can only stay */
};

/* 6 t = 6 one + sum + (forced + declined) t + the others' values that are taken: taken at first are
   all, then only those below t, which so falls until none is to be declined. */
static pair_word solve_staying(struct staying *staying, pair_word one) {
    for (;;) {
        uint8_t taken = 0;
        pair_word sum = staying->sum + 6 * one;
        pair_word value;
        uint8_t kept = 0;
        uint8_t divisor;

        for (; taken < staying->others; taken++) {
            sum += staying->other[taken];
        }
        divisor = BOARD_FACES - staying->forced;
        value = divisor == BOARD_FACES ? pair_sixth(sum) : (sum + divisor / 2) / divisor;
        for (uint8_t index = 0; index < staying->others; index++) {
            if (staying->other[index] <= value) {
                staying->other[kept++] = staying->other[index];
            }
        }
        if (kept == taken) {
            return value;
        }
        staying->forced += taken - kept;
        staying->others = kept;
    }
}

static pair_word find_with_choice_to_stay(const struct pair_shells *shells, const pair_word six[],
                                          uint8_t stay) {
    struct staying staying = {.sum = 0};
    bool home = shells->high == shells->columns.board->goal;

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        pair_word by_high = six[slot_ahead(shells->high_slot, face)];
        pair_word by_low = shells->ring[slot_ahead(shells->low_slot, face)];
        bool high_stays = home || shells->high_stay & 1 << face;
        bool low_stays = stay & 1 << face;
        if (high_stays && low_stays) {
            staying.forced++;
        } else if (home || (!high_stays && !low_stays)) {
            staying.sum += home || by_low < by_high ? by_low : by_high;
        } else {
            staying.other[staying.others++] = high_stays ? by_low : by_high;
        }
    }
    return solve_staying(&staying, shells->one);
}

/* Nobody stays. */
static pair_word find_choice(const struct pair_shells *shells, const pair_word six[]) {
    uint8_t high = shells->high_slot;
    uint8_t low = shells->low_slot;
    pair_word sum = 0;

    for (uint8_t left = BOARD_FACES; left; left--) {
        pair_word by_high = six[high];
        pair_word by_low = shells->ring[low];
        sum += by_low < by_high ? by_low : by_high;
        high = high == PAIR_SLOTS - 1 ? 0 : high + 1;
        low = low == PAIR_SLOTS - 1 ? 0 : low + 1;
    }
    return shells->one + pair_sixth(sum);
}

static void put_tokens(struct pair_shells *shells, pair_word six[], pair_word value) {
    uint8_t low_mark = shells->columns.mark[shells->low];
    uint8_t high_mark = shells->columns.mark[shells->high];

    look_at(shells, shells->high, shells->low, value);
    if (shells->low != shells->high) {
        look_at(shells, shells->low, shells->high, value);
    }
    if (low_mark & PAIR_KEPT) {
        keep(shells, low_mark & PAIR_COLUMN, shells->high_rank, value);
    }
    if (high_mark & PAIR_KEPT) {
        keep(shells, high_mark & PAIR_COLUMN, shells->low_rank, value);
    }
    six[shells->high_slot] = value;
    enter_ring(shells, value);
}

void pair_update_tokens(struct pair_shells *shells) {
    uint8_t goal = shells->columns.board->goal;
    uint8_t mark = shells->columns.mark[shells->low];
    pair_word *six;
    pair_word value = 0;
    uint8_t stay;

    if (mark & PAIR_JUMP) {
        enter_jump(shells, mark & PAIR_COLUMN, false);
        return;
    }
    six = &shells->window[shells->low_rank * PAIR_SLOTS];
    stay = low_stay(shells, mark);
    if (stay || shells->high_stay || shells->high == goal) {
        if (shells->low != goal) {
            value = find_with_choice_to_stay(shells, six, stay);
        }
    } else {
        value = find_choice(shells, six);
    }
    put_tokens(shells, six, value);
    shells->low_rank--;
}
