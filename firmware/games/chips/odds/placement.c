#include "games/chips/odds/placement.h"

#include "core/number/flash.h"
#include "core/number/fraction.h"
#include "games/chips/odds/chip_duel.h"
#include <string.h>

enum {
    NOISE = 256,       /* differences of chances and scores must be greater, in 2^-31 */
    PASSES_MOST = 40,  /* many more than are ever needed: every search ends */
    PASSES_OF_HALF = 3 /* passes of a reply when progress is one half */
};

/* The times by which a field is hit 1..15 times with 97 % certainty, in eighths of the mean time
   between two hits. */
static const FLASH uint8_t all_but_certain[CLEARANCE_CHIPS] = {
    28, 43, 56, 68, 80, 91, 102, 113, 123, 134, 144, 154, 165, 175, 185};

/* Takes the question; IMPOSSIBLE until a stage is set. */
static void begin(struct placement *placement, const struct chip_fields *fields, uint8_t chips,
                  bool replies) {
    placement->fields = *fields;
    placement->replies = replies;
    placement->chips = chips;
    placement->passes = 0;
    placement->stage = PLACEMENT_IMPOSSIBLE;
}

/* ---- the fastest ----------------------------------------------------------------------------- */

/* The field on which one more chip is almost certainly gone soonest. */
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

/* The weight of a field: the least rate over its own. */
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
    begin(placement, fields, chips, false);
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

/* Finds the field from which a chip is best moved to field `to`. Returns what that gains, 0 if no
   move gains. */
static uint32_t gain_of(const struct placement *placement, uint8_t to, uint8_t *from) {
    const uint32_t *weight = placement->weight;
    const probability_t *last = placement->additions.last_with[0][to];
    uint32_t stays = fraction_product32(last[to], weight[to]) + NOISE;
    uint32_t most = stays;

    for (uint8_t field = 0; field < placement->fields.count; field++) {
        uint32_t saved = fraction_product32(last[field], weight[field]);
        if (placement->best[field] && saved > most) {
            most = saved;
            *from = field;
        }
    }
    return most - stays;
}

/* Moves the chip that gains most. False if no move gains. */
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

/* ---- the best reply -------------------------------------------------------------------------- */

static uint8_t count_chips(const uint8_t chips[], uint8_t fields) {
    uint8_t all = 0;

    while (fields--) {
        all += *chips++;
    }
    return all;
}

/* The greater of the reply and the placement replied to, without the surplus that is given up. */
static void find_greater(const struct placement *placement, uint8_t greater[]) {
    for (uint8_t field = 0; field < placement->fields.count; field++) {
        greater[field] = placement->against[field];
        if (field != placement->given_up) {
            greater[field] += placement->surplus[field];
        }
    }
}

static void try_surplus(struct placement *placement, uint8_t given_up) {
    uint8_t greater[CLEARANCE_FIELDS];

    placement->given_up = given_up;
    placement->evaluated = 0;
    find_greater(placement, greater);
    additions_start(&placement->additions, &placement->fields, greater, ADDITIONS_MOST);
}

void placement_start_reply(struct placement *placement, const struct chip_fields *fields,
                           uint8_t chips, const uint8_t against[]) {
    uint8_t all = count_chips(against, fields->count);

    memmove(placement->against, against, fields->count);
    begin(placement, fields, chips, true);
    memset(placement->surplus, 0, sizeof placement->surplus);
    placement->spared = (struct placement_step){0};
    placement->tried = fields->count;
    placement->score = 0;
    if (chips > 0 && chips <= all && all <= CLEARANCE_CHIPS) {
        placement->stage = PLACEMENT_SURPLUS;
        try_surplus(placement, fields->count);
    }
}

/* The field with the greatest gain; of several, the last. */
static uint8_t greatest(const uint32_t gain[], uint8_t fields) {
    uint8_t greatest = 0;

    for (uint8_t field = 1; field < fields; field++) {
        if (gain[field] >= gain[greatest]) {
            greatest = field;
        }
    }
    return greatest;
}

/* The gain of a field is half its chance to be last. A draw on the field adds it to the score, and
   cutting the field adds it once more. It is 0 if no chip can be taken from the field, otherwise
   more. Returns the score before any cut. */
static uint32_t gains_of(const struct placement *placement, const probability_t last[],
                         const uint8_t greater[], uint32_t gain[]) {
    uint32_t score = 0;

    for (uint8_t field = 0; field < placement->fields.count; field++) {
        bool fixed = greater[field] != placement->against[field] || greater[field] == 0;
        gain[field] = fixed ? 0 : last[field] >> 1 | 1;
        score += gain[field];
    }
    return score;
}

/* Completes the greater of both to a reply. Returns its score, 0 if the surplus is too much. */
static uint32_t complete(const struct placement *placement, const probability_t last[],
                         uint8_t reply[]) {
    uint8_t fields = placement->fields.count;
    uint32_t gain[CLEARANCE_FIELDS] = {0};
    uint32_t score = gains_of(placement, last, reply, gain);

    for (uint8_t spare = count_chips(reply, fields) - placement->chips; spare; spare--) {
        uint8_t field = greatest(gain, fields);
        if (gain[field] == 0) {
            return 0;
        }
        score += gain[field];
        reply[field]--;
        gain[field] = reply[field] != 0;
    }
    return score;
}

static void finish_reply(struct placement *placement) {
    uint8_t greater[CLEARANCE_FIELDS];

    for (uint8_t field = 0; field < placement->fields.count; field++) {
        greater[field] =
            chip_duel_chips(placement->best[field], placement->against[field], CHIP_DUEL_GREATER);
    }
    clearance_start(&placement->clearance, &placement->fields, greater);
    placement->stage = PLACEMENT_CLEARANCE;
}

/* The reply after a step from the current surplus. Returns its score. */
static probability_t reply_after(const struct placement *placement, uint8_t added, uint8_t to,
                                 uint8_t reply[]) {
    const struct additions *additions = &placement->additions;

    find_greater(placement, reply);
    reply[to] += added;
    return complete(placement, added ? additions->last_with[added - 1][to] : additions->last,
                    reply);
}

/* The best of the steps that add `added` chips. */
static struct placement_step best_step(const struct placement *placement, uint8_t added) {
    struct placement_step best = {.added = added};
    uint8_t steps = added ? placement->fields.count : 1;

    for (uint8_t to = 0; to < steps; to++) {
        uint8_t reply[CLEARANCE_FIELDS] = {0};
        probability_t score = reply_after(placement, added, to, reply);
        if (score > best.score) {
            best.score = score;
            best.to = to;
        }
    }
    return best;
}

/* If a step leads to a better reply than the best so far, that becomes the best. */
static bool is_better(struct placement *placement, const struct placement_step *step) {
    uint8_t reply[CLEARANCE_FIELDS] = {0};

    if (step->score <= placement->score + NOISE) {
        return false;
    }
    placement->score = reply_after(placement, step->added, step->to, reply);
    memcpy(placement->best, reply, placement->fields.count);
    return true;
}

/* Takes a step. If a field gets its first surplus, all steps without it have just been evaluated:
   the best one of two chips is spared for later. */
static void take_step(struct placement *placement, const struct placement_step *step) {
    uint8_t *surplus = &placement->surplus[step->to];

    if (placement->given_up < placement->fields.count) {
        placement->surplus[placement->given_up] = 0;
    }
    placement->tried = step->added && !*surplus ? step->to : placement->fields.count;
    placement->spared = (struct placement_step){0};
    if (step->added == 1) {
        placement->spared = placement->step[2];
    }
    *surplus += step->added;
    try_surplus(placement, placement->fields.count);
}

/* Gives up the surplus of the next field that has one. False after the last. */
static bool try_next(struct placement *placement) {
    uint8_t fields = placement->fields.count;
    uint8_t next = placement->given_up == fields ? 0 : placement->given_up + 1;

    while (next < fields && (placement->surplus[next] == 0 || next == placement->tried)) {
        next++;
    }
    if (next < fields) {
        try_surplus(placement, next);
    }
    return next < fields;
}

/* Takes the spared step instead of the last one, if it has turned out to be better. */
static bool take_spared(struct placement *placement) {
    struct placement_step step = placement->spared;

    if (placement->tried == placement->fields.count || step.score <= placement->score + NOISE) {
        return false;
    }
    placement->given_up = placement->tried;
    take_step(placement, &step);
    return true;
}

/* Adds two chips only if one gains nothing: longer steps miss more. */
static void make_better(struct placement *placement) {
    const struct placement_step *step = placement->step;
    const struct placement_step *taken = NULL;
    bool is_new = placement->given_up < placement->fields.count;

    if (is_better(placement, &step[0]) && is_new) {
        taken = &step[0];
    }
    if (placement->passes == PASSES_MOST) {
        finish_reply(placement);
        return;
    }
    if (is_better(placement, &step[1])) {
        taken = &step[1];
    } else if (is_better(placement, &step[2])) {
        taken = &step[2];
    }
    if (taken) {
        take_step(placement, taken);
    } else if (!try_next(placement) && !take_spared(placement)) {
        finish_reply(placement);
    }
}

/* Takes a slice for the steps of each length. */
static void evaluate_steps(struct placement *placement) {
    if (placement->evaluated <= ADDITIONS_MOST) {
        placement->step[placement->evaluated] = best_step(placement, placement->evaluated);
        placement->evaluated++;
    } else {
        placement->passes++;
        make_better(placement);
    }
}

/* ---- both searches --------------------------------------------------------------------------- */

/* The result of a pass is evaluated in slices of its own. */
static void search(struct placement *placement) {
    if (placement->additions.progress == WORKING) {
        additions_step(&placement->additions);
    } else if (placement->replies) {
        evaluate_steps(placement);
    } else {
        if (++placement->passes < PASSES_MOST && move_chip(placement)) {
            additions_start(&placement->additions, &placement->fields, placement->best, 1);
        } else {
            clearance_start(&placement->clearance, &placement->fields, placement->best);
            placement->stage = PLACEMENT_CLEARANCE;
        }
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

struct bounded placement_throws(const struct placement *placement) {
    return clearance_throws(&placement->clearance);
}

/* Adds halves of chances: a win counts two, a draw one. */
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
