#include "games/tenk/tenk_player.h"

#include "core/number/flash.h"
#include "games/tenk/turn_points.h"
#include "games/tenk/win_table.h"

enum { STEP_WORTH = SCORING_POINTS * TURN_POINTS_UNIT };

/* Steps, those at stake among them, that win the game when they are banked: by themselves, or in a
   last turn. */
static uint16_t needed(const struct tenk *game, uint16_t theirs) {
    uint16_t goal = theirs >= TENK_GOAL_STEPS ? theirs + 1 : TENK_GOAL_STEPS;

    return goal - game->score[game->turn];
}

uint8_t tenk_player_level(const struct tenk *game) {
    return game->stake < TURN_LEVELS ? (uint8_t)game->stake : TURN_LEVELS - 1;
}

/* At the last level banks are of what is beyond the stake; a lost turn is where it was. */
void tenk_player_start(struct turn *turn, const struct tenk *game) {
    uint16_t *bank = turn_chance(turn, 0, TURN_BANKED);
    uint16_t theirs = tenk_strongest_other(game);
    uint16_t win = needed(game, theirs);
    uint8_t level = tenk_player_level(game);
    uint16_t banked = 0;

    turn_start(turn, level);
    for (uint8_t steps = 0; steps < TURN_BANKS; steps++) {
        uint16_t chance = UINT16_MAX;
        if (banked < win) {
            chance = 0;
            if (theirs < TENK_GOAL_STEPS)
                chance = (uint16_t)~win_table_at((uint8_t)theirs,
                                                 (uint8_t)(TENK_GOAL_STEPS - win + banked));
        }
        *bank++ = chance;
        if (steps == 0)
            banked = game->stake - level;
        banked++;
    }
}

/* Thesis: takes hot dice before anything else, banks before throwing on, and to throw on leaves as
   many dice as it can. */
enum { THESIS_BANK = 6, THESIS_HOT };

/* Thesis: below 600 points, below 1000, and from there on, the fewest dice to throw on with, that
   is the least P(score) it accepts, are 4, 4 and 5: 0.843, 0.843, 0.923. Of all such numbers these
   bring most, 542.54 points a turn: `make tuning` (tests/tenk/tuning.c). */
enum { LEAST = 4, LEAST_FROM_1000 = 5, STEPS_1000 = 20 };

/* What it is worth to have so many steps and 0..5 dice or TURN_BANKED. */
static uint32_t aside(struct turn *turn, enum tenk_player kind, const struct tenk *game,
                      uint8_t steps, uint8_t left) {
    if (kind == TENK_WINNER)
        return *turn_chance(turn, turn->stake + steps, left);
    steps += (uint8_t)game->stake;
    if (left == TURN_BANKED)
        return (uint32_t)steps * (SCORING_POINTS * TURN_POINTS_UNIT);
    return turn_points(steps, left ? left : DICE_FACES);
}

uint32_t tenk_player_worth(struct turn *turn, enum tenk_player kind, const struct tenk *game,
                           const struct scoring *scoring, bool *bank) {
    bool attempt = scoring_is_attempt(scoring);
    uint8_t left = attempt ? TURN_HOT : scoring->left;
    uint32_t worth, banked;

    if (kind == TENK_THESIS) {
        uint8_t least = game->stake + scoring->steps < STEPS_1000 ? LEAST : LEAST_FROM_1000;
        worth = left ? left : THESIS_HOT;
        banked = left < least ? THESIS_BANK : 0;
    } else {
        worth = aside(turn, kind, game, scoring->steps, left);
        banked = aside(turn, kind, game, scoring->steps, TURN_BANKED);
    }
    /* Half of it is rounded to nearest, not half of a number rounded before. */
    if (attempt) {
        uint16_t lost = kind == TENK_WINNER ? *turn_chance(turn, 0, TURN_BANKED) : 0;
        worth = lost + (worth - lost + DICE_FACES) / (2 * DICE_FACES) * 2;
    }
    *bank = worth <= banked && tenk_may_bank(game, scoring) == TENK_DONE;
    return *bank ? banked : worth;
}

void tenk_player_advise(struct turn *turn, enum tenk_player kind, const struct tenk *game,
                        struct scoring *scoring, struct tenk_advice *advice) {
    uint16_t win = needed(game, tenk_strongest_other(game));
    uint8_t kept = scoring->choice;
    uint32_t most = 0;
    uint8_t most_steps = 0;

    advice->choice = SCORING_NOTHING;
    for (uint8_t choice = 1; choice <= scoring->last; choice++) {
        uint32_t worth;
        bool bank;
        scoring_choose(scoring, choice);
        worth = tenk_player_worth(turn, kind, game, scoring, &bank);
        if (game->stake + scoring->steps >= win && tenk_may_bank(game, scoring) == TENK_DONE) {
            worth = UINT32_MAX;
            bank = true;
        }
        if (worth > most || (worth == most && scoring->steps > most_steps)) {
            most = worth;
            most_steps = scoring->steps;
            advice->choice = choice;
            advice->bank = bank;
        }
    }
    scoring_choose(scoring, kept);
}
