#include "games/chips/chips_advice.h"

#include "core/number/flash.h"
#include "core/number/integer64.h"
#include <string.h>

void chips_advice_start(struct chips_advice *advice, enum chips_kind kind, uint8_t players,
                        uint8_t chips) {
    chips_fields(kind, &advice->fields);
    advice->alone = players == 1;
    advice->chips = chips;
    advice->stage = CHIPS_ADVICE_FASTEST;
    advice->found.is_there = false;
    placement_start_fastest(&advice->placement, &advice->fields, chips);
}

void chips_advice_go_on(struct chips_advice *advice, enum chips_kind kind, uint8_t players,
                        const struct chips_advice_found *found) {
    chips_fields(kind, &advice->fields);
    advice->alone = players == 1;
    advice->stage = CHIPS_ADVICE_FOUND;
    advice->found = *found;
}

/* ---- the best -------------------------------------------------------------------------------- */

static void take(const struct chips_advice *advice, uint8_t chips[]) {
    for (uint8_t field = 0; field < advice->fields.count; field++) {
        chips[field] = placement_chips(&advice->placement, field);
    }
}

static void end_search(struct chips_advice *advice, struct bounded worth) {
    take(advice, advice->found.best);
    advice->found.worth_of_best = worth;
    advice->found.is_there = true;
    advice->stage = CHIPS_ADVICE_FOUND;
}

static void end_fastest(struct chips_advice *advice) {
    take(advice, advice->found.fastest);
    if (advice->alone) {
        end_search(advice, placement_throws(&advice->placement));
    } else {
        placement_start_reply(&advice->placement, &advice->fields, advice->chips,
                              advice->found.fastest);
        advice->stage = CHIPS_ADVICE_REPLY;
    }
}

/* ---- another --------------------------------------------------------------------------------- */

static const uint8_t *opponent(const struct chips_advice *advice) {
    return advice->against == CHIPS_AGAINST_BEST ? advice->found.best : advice->found.fastest;
}

static bool is_judged_already(const struct chips_advice *advice, const uint8_t own[],
                              enum chips_advice_against against) {
    return advice->stage >= CHIPS_ADVICE_JUDGING && advice->against == against &&
           memcmp(advice->own, own, advice->fields.count) == 0;
}

void chips_advice_judge(struct chips_advice *advice, const uint8_t own[],
                        enum chips_advice_against against) {
    if (is_judged_already(advice, own, against)) {
        return;
    }
    memcpy(advice->own, own, advice->fields.count);
    advice->against = against;
    advice->stage = CHIPS_ADVICE_JUDGING;
    if (advice->alone) {
        clearance_start(&advice->clearance, &advice->fields, own);
    } else {
        chip_duel_start(&advice->duel, &advice->fields, own, opponent(advice), CHIP_DUEL_CHANCES);
    }
}

/* ---- slices ---------------------------------------------------------------------------------- */

static enum progress step_part(struct chips_advice *advice) {
    if (advice->stage < CHIPS_ADVICE_FOUND) {
        return placement_step(&advice->placement);
    }
    return advice->alone ? clearance_step(&advice->clearance) : chip_duel_step(&advice->duel);
}

/* Not inlined: what is only needed behind a slice would lie on the stack below it, 41 bytes more on
   a Mega. */
static OUT_OF_LINE void end_part(struct chips_advice *advice) {
    if (advice->stage == CHIPS_ADVICE_FASTEST) {
        end_fastest(advice);
    } else if (advice->stage == CHIPS_ADVICE_REPLY) {
        end_search(advice, placement_score(&advice->placement));
    } else {
        advice->stage = CHIPS_ADVICE_JUDGED;
    }
}

static bool is_done(const struct chips_advice *advice) {
    return advice->stage == CHIPS_ADVICE_FOUND || advice->stage == CHIPS_ADVICE_JUDGED;
}

enum progress chips_advice_step(struct chips_advice *advice) {
    enum progress progress = DONE;

    if (!is_done(advice)) {
        progress = step_part(advice);
    }
    if (progress == DONE && !is_done(advice)) {
        end_part(advice);
        progress = is_done(advice) ? DONE : WORKING;
    }
    return progress;
}

/* Of the two placements the fastest takes a third of the time. */
uint8_t chips_advice_done(const struct chips_advice *advice) {
    switch (advice->stage) {
    case CHIPS_ADVICE_FASTEST:
        return placement_done(&advice->placement) / (advice->alone ? 1 : 3);
    case CHIPS_ADVICE_REPLY:
        return PROGRESS_ALL / 3 + placement_done(&advice->placement) / 3 * 2;
    case CHIPS_ADVICE_JUDGING:
        return advice->alone ? clearance_done(&advice->clearance) : chip_duel_done(&advice->duel);
    default:
        return PROGRESS_ALL;
    }
}

/* ---- answers --------------------------------------------------------------------------------- */

const struct chips_advice_found *chips_advice_found(const struct chips_advice *advice) {
    return &advice->found;
}

bool chips_advice_is_best(const struct chips_advice *advice) {
    return memcmp(advice->own, advice->found.best, advice->fields.count) == 0;
}

bool chips_advice_met_itself(const struct chips_advice *advice) {
    return memcmp(advice->own, opponent(advice), advice->fields.count) == 0;
}

struct bounded chips_advice_chance(const struct chips_advice *advice,
                                   enum chip_duel_outcome outcome) {
    return chip_duel_chance(&advice->duel, outcome);
}

/* An outcome that no field decides for has no fraction bits, either. */
static void add_outcome(struct bounded *score, const struct chip_duel *duel,
                        enum chip_duel_outcome outcome) {
    struct bounded chance = chip_duel_chance(duel, outcome);

    if (chance.fraction_bits) {
        bounded_add(score, &chance);
    }
}

/* In halves of chances: of a win there are two. */
static struct bounded score_of(const struct chip_duel *duel) {
    struct bounded score = {0};

    add_outcome(&score, duel, CHIP_DUEL_DRAW);
    add_outcome(&score, duel, CHIP_DUEL_FIRST_WINS);
    add_outcome(&score, duel, CHIP_DUEL_FIRST_WINS);
    score.fraction_bits++;
    return score;
}

struct bounded chips_advice_worth(const struct chips_advice *advice) {
    return advice->alone ? clearance_throws(&advice->clearance) : score_of(&advice->duel);
}

/* What is better than the best found is as good. */
struct bounded chips_advice_cost(const struct chips_advice *advice) {
    struct bounded less = chips_advice_worth(advice);
    struct bounded more = advice->found.worth_of_best;

    if (advice->alone) {
        more = less;
        less = advice->found.worth_of_best;
    }
    integer64_add(&more.error, &less.error);
    if (integer64_subtract(&more.mantissa, &less.mantissa)) {
        more.mantissa = 0;
    }
    return more;
}

bool chips_advice_is_nothing(const struct bounded *cost) {
    return !integer64_is_less(&cost->error, &cost->mantissa);
}
