#include "games/tenk/tenk_costs.h"

enum { WEIGHED_IN_SLICE = 2 };

/* ---- decisions about a throw ----------------------------------------------------------------- */

static void list_decision(struct tenk_costs *costs, bool bank) {
    const struct scoring *throw = &costs->throw;

    costs->weighed[costs->decisions++] =
        (struct tenk_weighed){.decision = (uint8_t)tenk_decision_pack(throw->choice, bank),
                              .stake = tenk_stake(&costs->game, throw)};
}

static void list_decisions(struct tenk_costs *costs) {
    costs->decisions = 0;
    for (uint8_t choice = SCORING_NOTHING + 1; choice <= costs->throw.last; choice++) {
        scoring_choose(&costs->throw, choice);
        list_decision(costs, false);
        if (tenk_may_bank(&costs->game, &costs->throw) == TENK_DONE) {
            list_decision(costs, true);
        }
    }
}

static void exchange(struct tenk_costs *costs, uint8_t one, uint8_t other) {
    struct tenk_weighed kept = costs->weighed[one];

    costs->weighed[one] = costs->weighed[other];
    costs->weighed[other] = kept;
}

void tenk_costs_start(struct tenk_costs *costs, const struct tenk *game, bool in_points) {
    costs->game = *game;
    costs->in_points = in_points;
    costs->has_best = false;
    costs->known = 0;
    tenk_read(game, &costs->throw);
    list_decisions(costs);
}

/* ---- worth of a decision --------------------------------------------------------------------- */

/* Finds the best decision and puts it first. */
static void find_best(struct tenk_costs *costs) {
    struct tenk_advice best = tenk_computer_advise(
        &costs->chances, costs->in_points ? TENK_POINTS : TENK_WINNER, &costs->game, &costs->throw);

    for (uint8_t i = 0; i < costs->decisions; i++) {
        if (costs->weighed[i].decision == tenk_decision_pack(best.choice, best.bank)) {
            exchange(costs, 0, i);
        }
    }
    costs->has_best = true;
}

/* A decision to bank needs no solved turn: its chance is looked up. */
static bool can_be_weighed(const struct tenk_costs *costs, const struct tenk_weighed *weighed) {
    return costs->in_points || tenk_decision_is_banked(weighed->decision) ||
           tenk_chances_hold(&costs->chances, &costs->game, weighed->stake, weighed->stake);
}

/* The next to weigh: the best first, then one that can be weighed now, and if there is none the one
   with the lowest stake. */
static uint8_t next(const struct tenk_costs *costs) {
    uint8_t lowest = costs->known;

    if (costs->known == 0) {
        return 0;
    }
    for (uint8_t i = costs->known; i < costs->decisions; i++) {
        if (can_be_weighed(costs, &costs->weighed[i])) {
            return i;
        }
        if (costs->weighed[i].stake < costs->weighed[lowest].stake) {
            lowest = i;
        }
    }
    return lowest;
}

static uint32_t worth_of(struct tenk_costs *costs, uint8_t decision) {
    bool bank = tenk_decision_is_banked(decision);

    scoring_choose(&costs->throw, tenk_decision_choice(decision));
    return costs->in_points ? tenk_points_after(&costs->game, &costs->throw, bank).mantissa
                            : tenk_chance_after(&costs->chances, &costs->game, &costs->throw, bank);
}

/* Weighs a decision and sorts it in; the best stays first. */
static void weigh(struct tenk_costs *costs, uint8_t which) {
    struct tenk_weighed *weighed = costs->weighed;
    uint8_t place = costs->known++;

    weighed[which].worth = worth_of(costs, weighed[which].decision);
    exchange(costs, which, place);
    for (; place > 1 && weighed[place].worth > weighed[place - 1].worth; place--) {
        exchange(costs, place, place - 1);
    }
}

/* Solves the turn from the stake of the game, or if there is no room for that from this stake. */
static void solve_for(struct tenk_costs *costs, uint16_t stake) {
    struct tenk_chances *chances = &costs->chances;
    const struct tenk *game = &costs->game;
    uint16_t thousand = stake - stake % TENK_STAKES_TOGETHER;

    tenk_chances_start(chances, game, game->stake, thousand + TENK_STEPS_AHEAD);
    if (!tenk_chances_hold(chances, game, stake, stake)) {
        tenk_chances_start(chances, game, stake, stake);
    }
}

static void weigh_some(struct tenk_costs *costs) {
    for (uint8_t i = 0; i < WEIGHED_IN_SLICE && costs->known < costs->decisions; i++) {
        uint8_t which = next(costs);
        uint16_t stake = costs->weighed[which].stake;
        if (!can_be_weighed(costs, &costs->weighed[which])) {
            solve_for(costs, stake);
            return;
        }
        weigh(costs, which);
    }
}

/* ---- slices ---------------------------------------------------------------------------------- */

enum progress tenk_costs_step(struct tenk_costs *costs) {
    if (!costs->in_points && tenk_chances_done(&costs->chances) < PROGRESS_ALL) {
        tenk_chances_step(&costs->chances);
    } else if (!costs->has_best) {
        find_best(costs);
    } else {
        weigh_some(costs);
    }
    if (costs->known == costs->decisions) {
        return DONE;
    }
    return costs->known ? IMPROVING : WORKING;
}

uint32_t tenk_costs_of(const struct tenk_costs *costs, uint8_t place) {
    uint32_t best = costs->weighed[0].worth;
    uint32_t worth = costs->weighed[place].worth;

    return worth < best ? best - worth : 0;
}
