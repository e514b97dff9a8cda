#include "games/chips/odds/placement.h"

#include "core/number/flash.h"
#include "core/number/fraction.h"
#include "core/number/product.h"
#include "games/chips/odds/chip_duel.h"
#include "games/chips/odds/placement_search.h"
#include <string.h>

enum {
    PASSES_OF_HALF = 3, /* of a reply: then the bar is in the middle */
};

/* The times by which a field is hit 1..15 times with 97 % certainty, in eighths of the mean time
   between two hits. */
static const FLASH uint8_t all_but_certain[CLEARANCE_CHIPS] = {
    28, 43, 56, 68, 80, 91, 102, 113, 123, 134, 144, 154, 165, 175, 185};

void placement_begin(struct placement *placement, const struct chip_fields *fields, uint8_t chips,
                     bool replies) {
    placement->fields = *fields;
    placement->replies = replies;
    placement->chips = chips;
    placement->passes = 0;
    placement->stage = PLACEMENT_IMPOSSIBLE;
}

/* ---- the fastest --------------------------------------------------------------------------------
 */

/* The field on which one chip more is all but certainly gone the soonest. */
static uint8_t soonest(const struct placement *placement) {
    const uint8_t *rate = placement->fields.rate;
    uint8_t soonest = 0;

    for (uint8_t field = 1; field < placement->fields.count; field++) {
        uint8_t time = all_but_certain[placement->best[field]];
        uint8_t least = all_but_certain[placement->best[soonest]];
        if ((uint16_t)(time * rate[soonest]) <= (uint16_t)(least * rate[field])) {
            soonest = field;
        }
    }
    return soonest;
}

/* What a throw of the slowest field is in throws of the others. */
static void find_weights(struct placement *placement) {
    const struct chip_fields *fields = &placement->fields;
    uint8_t least = UINT8_MAX;

    for (uint8_t field = 0; field < fields->count; field++) {
        if (fields->rate[field] < least) {
            least = fields->rate[field];
        }
    }
    for (uint8_t field = 0; field < fields->count; field++) {
        placement->weight[field] = UINT32_MAX / fields->rate[field] * least;
    }
}

void placement_start_fastest(struct placement *placement, const struct chip_fields *fields,
                             uint8_t chips) {
    placement_begin(placement, fields, chips, false);
    memset(placement->best, 0, sizeof placement->best);
    if (chips == 0 || chips > CLEARANCE_CHIPS) {
        return;
    }
    for (; chips; chips--) {
        placement->best[soonest(placement)]++;
    }
    find_weights(placement);
    placement->stage = PLACEMENT_FASTER;
    additions_start(&placement->additions, &placement->fields, placement->best, 1);
}

/* The field from which a chip is best taken when there is one more on a field; what that gains, 0
   if it had best stay. */
static uint32_t gain_of(const struct placement *placement, uint8_t to, uint8_t *from) {
    const uint32_t *weight = placement->weight;
    const probability_t *last = additions_last_with(&placement->additions, 1, to);
    uint32_t stays = product_upper(last[to], weight[to]) + PLACEMENT_NOISE;
    uint32_t most = stays;

    for (uint8_t field = 0; field < placement->fields.count; field++) {
        uint32_t saved = product_upper(last[field], weight[field]);
        if (placement->best[field] && saved > most) {
            most = saved;
            *from = field;
        }
    }
    return most - stays;
}

/* False when nothing is gained any more. */
static bool move_chip(struct placement *placement) {
    uint32_t most = 0;
    uint8_t best_from = 0;
    uint8_t best_to = 0;

    for (uint8_t to = 0; to < placement->fields.count; to++) {
        uint8_t from = to;
        uint32_t gain = gain_of(placement, to, &from);
        if (gain > most) {
            most = gain;
            best_from = from;
            best_to = to;
        }
    }
    placement->best[best_from]--;
    placement->best[best_to]++;
    return most > 0;
}

static void make_faster(struct placement *placement) {
    if (placement->passes < PLACEMENT_PASSES_MOST && move_chip(placement)) {
        additions_start(&placement->additions, &placement->fields, placement->best, 1);
    } else {
        clearance_start(&placement->clearance, &placement->fields, placement->best);
        placement->stage = PLACEMENT_CLEARANCE;
    }
}

/* ---- both ---------------------------------------------------------------------------------------
 */

/* What a pass has found is judged in slices of their own. */
static void search(struct placement *placement) {
    if (placement->additions.progress == WORKING) {
        additions_step(&placement->additions);
    } else if (placement->replies) {
        placement_judge(placement);
    } else {
        placement->passes++;
        make_faster(placement);
    }
}

enum progress placement_step(struct placement *placement) {
    switch (placement->stage) {
    case PLACEMENT_FASTER:
    case PLACEMENT_SURPLUS:
        search(placement);
        return WORKING;
    case PLACEMENT_CLEARANCE:
        if (clearance_step(&placement->clearance) == WORKING) {
            return WORKING;
        }
        placement->stage = PLACEMENT_FOUND;
        return DONE;
    default:
        return placement->stage == PLACEMENT_FOUND ? DONE : IMPOSSIBLE;
    }
}

uint8_t placement_done(const struct placement *placement) {
    uint16_t passes = placement->passes;
    uint8_t half = placement->replies ? PASSES_OF_HALF : 1;

    if (placement->stage >= PLACEMENT_FOUND) {
        return PROGRESS_ALL;
    }
    passes = passes * 16 + (placement->stage == PLACEMENT_CLEARANCE
                                ? clearance_done(&placement->clearance) / 16
                                : additions_done(&placement->additions) / 16);
    return (uint8_t)((uint32_t)passes * PROGRESS_ALL / (passes + half * 16));
}

uint8_t placement_chips(const struct placement *placement, uint8_t field) {
    return placement->best[field];
}

struct bounded placement_throws(const struct placement *placement) {
    return clearance_throws(&placement->clearance);
}

/* In halves of chances. */
struct bounded placement_score(const struct placement *placement) {
    struct bounded score = {0};

    for (uint8_t field = 0; field < placement->fields.count; field++) {
        struct bounded last = clearance_last(&placement->clearance, field);
        enum chip_duel_outcome outcome =
            chip_duel_outcome(placement->best[field], placement->against[field]);
        uint8_t halves = CHIP_DUEL_SECOND_WINS - outcome;
        last.fraction_bits++;
        for (; halves; halves--) {
            bounded_add(&score, &last);
        }
    }
    return score;
}
