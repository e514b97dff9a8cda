#include "core/pairs/pair_duel.h"

#include "core/pairs/pair_places.h"

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
            sum -= six[pair_slot_ahead(slot, face)];
            ++*count;
        }
    }
    return sum;
}

/* The value times `times` / divisor, rounded. */
static pair_word scaled(pair_word value, uint8_t times, uint8_t divisor) {
    pair_word quotient = value / divisor;
    uint16_t rest = (uint16_t)(uint8_t)(value - quotient * divisor) * times;

    return quotient * times + (rest + divisor / 2U) / divisor;
}

/* u = one + s (a + p v) / 6 and v = one + s (b + q u) / 6, with s = -1 for the chance, else 1, are
   (1 - p q / 36) u = one + s (a + p (one + s b / 6)) / 6. The right side is off by less than
   1/2 + p/12, and u by half a unit more; with v, which is found from it, they satisfy both within
   PAIR_ROUNDING. */
static pair_word solve_both(const struct pair_shells *shells, pair_word a, uint8_t p, pair_word b,
                            uint8_t q) {
    return scaled(of_sum(shells, a + p * of_sum(shells, b)), 36, (uint8_t)(36 - p * q));
}

/* Both on the start: u = one + s (a + p u) / 6. */
static pair_word solve_start(const struct pair_shells *shells, pair_word a, uint8_t p) {
    return scaled(of_sum(shells, a), 6, shells->kind == PAIR_VALUES_WINS ? 6 + p : 6 - p);
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

    pair_look_at(shells, shells->high, shells->low, values.high);
    pair_look_at(shells, shells->low, shells->high, values.low);
    if (low_mark & PAIR_KEPT) {
        pair_keep(shells, low_mark & PAIR_COLUMN, high_rank, values.high);
    }
    if (shells->low == 0) {
        pair_keep(shells, PAIR_START_COLUMN, high_rank, values.low);
    }
    if (shells->low == shells->high) {
        stop = pair_columns_get(&shells->columns, PAIR_START_COLUMN, high_rank);
    } else {
        pair_word *at = &six[shells->high_slot];
        if (high_mark & PAIR_KEPT) {
            pair_keep(shells, high_mark & PAIR_COLUMN, shells->low_rank, values.low);
        }
        shells->sums[shells->low_rank] += values.low - *at;
        *at = values.low;
    }
    pair_enter_ring(shells, stop);
}

void pair_update_duel(struct pair_shells *shells) {
    uint8_t mark = shells->columns.mark[shells->low];
    struct duel_values values;
    pair_word *six;
    uint8_t stay;

    if (mark & PAIR_JUMP) {
        pair_enter_jump(shells, mark & PAIR_COLUMN, true);
        return;
    }
    six = &shells->window[shells->low_rank * PAIR_SLOTS];
    stay = pair_low_stay(shells, mark);
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
            pair_keep(shells, high_mark & PAIR_COLUMN, shells->low_rank, low);
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
