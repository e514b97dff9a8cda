#include "games/chips/chips_judgement.h"

#include <string.h>

static uint8_t count(const uint8_t placed[], uint8_t fields) {
    uint8_t chips = 0;

    while (fields--) {
        chips += *placed++;
    }
    return chips;
}

void chips_judgement_start(struct chips_judgement *judgement, enum chips_kind kind,
                           const uint8_t own[], const uint8_t others[]) {
    uint8_t fields = chips_count(kind);

    chips_fields(kind, &judgement->fields);
    memcpy(judgement->own, own, fields);
    memcpy(judgement->others, others, fields);
    judgement->is_replied = false;
    judgement->progress = WORKING;
    placement_start_reply(&judgement->placement, &judgement->fields, count(own, fields), others);
}

probability_t chips_judgement_score(const struct chip_duel *duel, uint8_t player) {
    struct bounded wins =
        chip_duel_chance(duel, player ? CHIP_DUEL_SECOND_WINS : CHIP_DUEL_FIRST_WINS);
    struct bounded draw = chip_duel_chance(duel, CHIP_DUEL_DRAW);

    return bounded_to_probability(&wins) + bounded_to_probability(&draw) / 2;
}

static enum progress step_reply(struct chips_judgement *judgement) {
    enum progress progress = placement_step(&judgement->placement);
    struct bounded score;

    if (progress != DONE) {
        return progress;
    }
    score = placement_score(&judgement->placement);
    judgement->best = bounded_to_probability(&score);
    for (uint8_t field = 0; field < judgement->fields.count; field++) {
        judgement->reply[field] = placement_chips(&judgement->placement, field);
    }
    judgement->is_replied = true;
    chip_duel_start(&judgement->duel, &judgement->fields, judgement->own, judgement->others,
                    CHIP_DUEL_CHANCES);
    return WORKING;
}

static enum progress step_duel(struct chips_judgement *judgement) {
    enum progress progress = chip_duel_step(&judgement->duel);

    if (progress == DONE) {
        judgement->chance = chips_judgement_score(&judgement->duel, 0);
        if (judgement->best <= judgement->chance) {
            judgement->best = judgement->chance;
            memcpy(judgement->reply, judgement->own, judgement->fields.count);
        }
    }
    return progress;
}

enum progress chips_judgement_step(struct chips_judgement *judgement) {
    if (judgement->progress == WORKING) {
        judgement->progress = judgement->is_replied ? step_duel(judgement) : step_reply(judgement);
    }
    return judgement->progress;
}

/* The reply takes more than twice as long as the duel. */
uint8_t chips_judgement_done(const struct chips_judgement *judgement) {
    if (judgement->progress != WORKING) {
        return PROGRESS_ALL;
    }
    if (!judgement->is_replied) {
        return placement_done(&judgement->placement) / 3 * 2;
    }
    return PROGRESS_ALL / 3 * 2 + chip_duel_done(&judgement->duel) / 3;
}

probability_t chips_judgement_best(const struct chips_judgement *judgement) {
    return judgement->best;
}

probability_t chips_judgement_chance(const struct chips_judgement *judgement) {
    return judgement->chance;
}

const uint8_t *chips_judgement_reply(const struct chips_judgement *judgement) {
    return judgement->reply;
}
