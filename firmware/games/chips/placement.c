#include "games/chips/placement.h"

#include <string.h>

enum { NOISE = 64, STEPS = 2, NO_FIELD = UINT8_MAX };

/* On the fields of two dice. */
enum { PASSES_OF_HALF_A_REPLY = 24 };

static bool can_place(uint8_t chips) {
    return chips > 0 && chips <= CLEARANCE_CHIPS;
}

void placement_start_fastest(struct placement *placement, const struct chip_fields *fields,
                             uint8_t chips) {
    memset(placement, 0, sizeof *placement);
    placement->fields = *fields;
    placement->chips = chips;
    placement->progress = can_place(chips) ? WORKING : IMPOSSIBLE;
    clearance_start(&placement->clearance, fields, placement->best, CLEARANCE_ONE_MORE);
}

static uint8_t count_chips(const uint8_t chips[], uint8_t fields) {
    uint8_t all = 0;

    while (fields--) {
        all += *chips++;
    }
    return all;
}

void placement_start_reply(struct placement *placement, const struct chip_fields *fields,
                           uint8_t chips, const uint8_t against[]) {
    uint8_t against_all = count_chips(against, fields->count);

    memmove(placement->against, against, fields->count);
    memcpy(placement->greater, placement->against, fields->count);
    memcpy(placement->best, placement->against, fields->count);
    placement->fields = *fields;
    placement->replies = true;
    placement->chips = chips;
    placement->passes = 0;
    placement->score = 0;
    placement->improved = NO_FIELD;
    placement->step = STEPS;
    placement->trial = fields->count;
    placement->progress = can_place(chips) && chips <= against_all ? WORKING : IMPOSSIBLE;
    clearance_start(&placement->clearance, fields, placement->greater, CLEARANCE_LAST);
}

static void restart(struct placement *placement, const uint8_t chips[], enum clearance_aim aim) {
    clearance_start(&placement->clearance, &placement->fields, chips, aim);
}

/* One chip more on the field where it costs least; after the last the throws of them all. */
static void place_next(struct placement *placement) {
    if (placement->placed == placement->chips) {
        placement->progress = DONE;
        return;
    }
    placement->best[clearance_cheapest(&placement->clearance)]++;
    placement->placed++;
    restart(placement, placement->best,
            placement->placed == placement->chips ? CLEARANCE_LAST : CLEARANCE_ONE_MORE);
}

/* The last of several. */
static uint8_t greatest(const probability_t gain[], uint8_t fields) {
    uint8_t greatest = 0;

    for (uint8_t field = 1; field < fields; field++) {
        if (gain[field] >= gain[greatest]) {
            greatest = field;
        }
    }
    return greatest;
}

/* What a field adds to the score as a draw, and once more when it is cut: half its chance to be
   last. From which a chip cannot be taken has 0 there, and any other more. The score of all draws.
 */
static probability_t gains_of(const struct placement *placement, probability_t gain[]) {
    probability_t score = 0;

    for (uint8_t field = 0; field < placement->fields.count; field++) {
        uint8_t greater = placement->greater[field];
        bool fixed = greater != placement->against[field] || greater == 0;
        gain[field] = fixed ? 0 : clearance_last(&placement->clearance, field) >> 1 | 1;
        score += gain[field];
    }
    return score;
}

/* Completes the surplus to a reply: its score, 0 if the surplus is too much. */
static probability_t complete(const struct placement *placement, uint8_t reply[]) {
    uint8_t fields = placement->fields.count;
    probability_t gain[CLEARANCE_FIELDS] = {0};
    probability_t score = gains_of(placement, gain);

    memcpy(reply, placement->greater, fields);
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

static void judge_trial(struct placement *placement) {
    uint8_t reply[CLEARANCE_FIELDS];
    probability_t score = complete(placement, reply);

    if (score > placement->score + NOISE) {
        placement->score = score;
        placement->improved = placement->trial;
        memcpy(placement->best, reply, placement->fields.count);
    }
}

/* All fields have been tried: the best of the trials stays, if it has gained anything, and the next
   trials are of one chip again; otherwise of one more. False when there are none. */
static bool next_round(struct placement *placement) {
    if (placement->improved != NO_FIELD) {
        if (placement->improved < placement->fields.count) {
            placement->greater[placement->improved] += placement->step;
        }
        placement->step = 0;
    }
    placement->improved = NO_FIELD;
    placement->trial = 0;
    return placement->step++ != STEPS;
}

/* The first trial is that of no surplus. */
static void try_next(struct placement *placement) {
    judge_trial(placement);
    if (placement->trial < placement->fields.count) {
        placement->greater[placement->trial] -= placement->step;
    }
    if (++placement->trial >= placement->fields.count && !next_round(placement)) {
        placement->progress = DONE;
        return;
    }
    placement->greater[placement->trial] += placement->step;
    restart(placement, placement->greater, CLEARANCE_LAST);
}

enum progress placement_step(struct placement *placement) {
    if (placement->progress == WORKING && clearance_step(&placement->clearance) == DONE) {
        placement->passes += placement->passes < UINT8_MAX;
        if (placement->replies) {
            try_next(placement);
        } else {
            place_next(placement);
        }
    }
    return placement->progress;
}

uint8_t placement_done(const struct placement *placement) {
    uint16_t passes = (uint16_t)(placement->passes * PROGRESS_ALL);

    if (placement->progress != WORKING) {
        return PROGRESS_ALL;
    }
    if (placement->replies) {
        return (uint8_t)(passes / (placement->passes + PASSES_OF_HALF_A_REPLY));
    }
    return (uint8_t)((passes + clearance_done(&placement->clearance)) / (placement->chips + 1));
}

uint8_t placement_chips(const struct placement *placement, uint8_t field) {
    return placement->best[field];
}

struct real placement_throws(const struct placement *placement) {
    return clearance_throws(&placement->clearance);
}

probability_t placement_score(const struct placement *placement) {
    return placement->score;
}
