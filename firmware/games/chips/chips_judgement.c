#include "games/chips/chips_judgement.h"

#include <string.h>

static void reply_to_other(struct chips_judgement *judgement) {
    placement_start_reply(&judgement->reply, &judgement->fields, judgement->chips,
                          judgement->placed[!judgement->player]);
}

void chips_judgement_start(struct chips_judgement *judgement, const struct chips *game) {
    chips_fields((enum chips_kind)game->kind, &judgement->fields);
    judgement->chips = game->chips;
    memcpy(judgement->placed, game->left, sizeof judgement->placed);
    judgement->player = 0;
    judgement->progress = WORKING;
    if (game->players < CHIPS_PLAYERS || game->stage != CHIPS_THROWING || game->throws > 0) {
        judgement->progress = IMPOSSIBLE;
        return;
    }
    reply_to_other(judgement);
}

probability_t chips_judgement_score(const struct chip_duel *duel, uint8_t player) {
    struct bounded wins =
        chip_duel_chance(duel, player ? CHIP_DUEL_SECOND_WINS : CHIP_DUEL_FIRST_WINS);
    struct bounded draw = chip_duel_chance(duel, CHIP_DUEL_DRAW);

    return bounded_to_probability(&wins) + bounded_to_probability(&draw) / 2;
}

static enum progress step_reply(struct chips_judgement *judgement) {
    enum progress progress = placement_step(&judgement->reply);
    struct bounded score;

    if (progress != DONE) {
        return progress;
    }
    score = placement_score(&judgement->reply);
    judgement->best[judgement->player] = bounded_to_probability(&score);
    if (++judgement->player < CHIPS_PLAYERS) {
        reply_to_other(judgement);
    } else {
        chip_duel_start(&judgement->duel, &judgement->fields, judgement->placed[0],
                        judgement->placed[1], CHIP_DUEL_CHANCES);
    }
    return WORKING;
}

static enum progress step_duel(struct chips_judgement *judgement) {
    enum progress progress = chip_duel_step(&judgement->duel);

    for (uint8_t player = 0; progress == DONE && player < CHIPS_PLAYERS; player++) {
        judgement->chance[player] = chips_judgement_score(&judgement->duel, player);
        if (judgement->best[player] < judgement->chance[player]) {
            judgement->best[player] = judgement->chance[player];
        }
    }
    return progress;
}

enum progress chips_judgement_step(struct chips_judgement *judgement) {
    if (judgement->progress == WORKING) {
        judgement->progress =
            judgement->player < CHIPS_PLAYERS ? step_reply(judgement) : step_duel(judgement);
    }
    return judgement->progress;
}

/* Each reply takes more than twice as long as the duel. */
uint8_t chips_judgement_done(const struct chips_judgement *judgement) {
    const uint8_t part = PROGRESS_ALL / 5;
    uint8_t player = judgement->player;

    if (judgement->progress != WORKING) {
        return PROGRESS_ALL;
    }
    if (player < CHIPS_PLAYERS) {
        return (uint8_t)(2 * part * player + placement_done(&judgement->reply) / 5 * 2);
    }
    return 4 * part + chip_duel_done(&judgement->duel) / 5;
}

probability_t chips_judgement_best(const struct chips_judgement *judgement, uint8_t player) {
    return judgement->best[player];
}

probability_t chips_judgement_chance(const struct chips_judgement *judgement, uint8_t player) {
    return judgement->chance[player];
}
