#include "core/chain/finish_times.h"

#include <string.h>

/* Two parts in a billion: more than the error of a probability, far less than anyone asks for. */
#define LEVEL_MARGIN 4

void finish_times_start(struct finish_times *times, const struct finish_times_question *question) {
    memset(times, 0, sizeof *times);
    finish_distribution_start(&times->finish, question->board, question->square, UINT16_MAX);
    memcpy(times->level, question->level, sizeof times->level);
}

static void note_likeliest(struct finish_times *times) {
    probability_t exactly = finish_distribution_exactly(&times->finish);

    if (exactly > times->greatest + LEVEL_MARGIN) {
        times->greatest = exactly;
        times->likeliest = times->finish.throws;
    }
}

/* True when all quantiles are known that were asked for. */
static bool note_quantiles(struct finish_times *times, probability_t within) {
    bool known = true;

    for (uint8_t i = 0; i < FINISH_TIMES_LEVELS; i++) {
        if (times->quantile[i] || times->level[i] == 0) {
            continue;
        }
        if (within + LEVEL_MARGIN >= times->level[i]) {
            times->quantile[i] = times->finish.throws;
        } else {
            known = false;
        }
    }
    return known;
}

/* The bar follows P(T <= m). */
static void note_done(struct finish_times *times, probability_t within) {
    uint8_t part = (uint8_t)(within >> (PROBABILITY_BITS - 7)); /* of 128 */

    part = part > INT8_MAX ? PROGRESS_ALL : 2 * part;
    if (part > times->done) {
        times->done = part;
    }
}

enum progress finish_times_step(struct finish_times *times) {
    struct finish_distribution *finish = &times->finish;
    enum progress last;
    probability_t within;
    bool known;

    if (finish->square == finish->board->goal) {
        return DONE;
    }
    if (finish->throws == 0) {
        times->fewest = board_soonest(finish->board, finish->square);
    }
    last = finish_distribution_step(finish);
    within = finish_distribution_within(finish, finish->square);
    note_done(times, within);
    note_likeliest(times);
    known = note_quantiles(times, within);
    if (last == DONE) {
        return known && times->likeliest ? DONE : IMPOSSIBLE;
    }
    return known && PROBABILITY_ONE - within < times->greatest ? DONE : WORKING;
}

uint8_t finish_times_done(const struct finish_times *times) {
    return times->done;
}

uint8_t finish_times_fewest(const struct finish_times *times) {
    return times->fewest;
}

uint16_t finish_times_likeliest(const struct finish_times *times) {
    return times->likeliest;
}

uint16_t finish_times_quantile(const struct finish_times *times, uint8_t level) {
    return times->quantile[level];
}
