#include "games/tenk/tenk_costs.h"

enum { JUDGED_IN_SLICE = 2 };

/* ---- what can be done ------------------------------------------------------------------------ */

static void list_decision(struct tenk_costs *costs, bool bank) {
    const struct scoring *throw = &costs->throw;

    costs->weighed[costs->decisions++] = (struct tenk_weighed){
        .decision = {throw->choice, bank}, .stake = tenk_stake(&costs->game, throw)};
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

static void put_best_first(struct tenk_costs *costs, struct tenk_advice best) {
    for (uint8_t i = 0; i < costs->decisions; i++) {
        const struct tenk_advice *decision = &costs->weighed[i].decision;
        if (decision->choice == best.choice && decision->bank == best.bank) {
            exchange(costs, 0, i);
            costs->has_best = true;
        }
    }
}

void tenk_costs_start(struct tenk_costs *costs, const struct tenk *game, bool in_points,
                      struct tenk_advice best) {
    costs->game = *game;
    costs->in_points = in_points;
    costs->fraction_bits = in_points ? TENK_POINTS_BITS : PROBABILITY_BITS;
    costs->has_best = false;
    costs->judged = 0;
    tenk_read(game, &costs->throw);
    list_decisions(costs);
    put_best_first(costs, best);
}

/* ---- what it is worth ------------------------------------------------------------------------ */

static void find_best(struct tenk_costs *costs) {
    tenk_read(&costs->game, &costs->throw);
    put_best_first(costs, tenk_computer_advise(&costs->chances,
                                               costs->in_points ? TENK_POINTS : TENK_WINNER,
                                               &costs->game, &costs->throw));
}

/* What is banked is looked up. */
static bool can_be_judged(const struct tenk_costs *costs, const struct tenk_weighed *weighed) {
    return costs->in_points || weighed->decision.bank ||
           tenk_chances_hold(&costs->chances, &costs->game, weighed->stake, weighed->stake);
}

/* Behind the best one that can be judged, or if there is none the one with the lowest stake. */
static uint8_t next(const struct tenk_costs *costs) {
    uint8_t lowest = costs->judged;

    if (costs->judged == 0) {
        return 0;
    }
    for (uint8_t i = costs->judged; i < costs->decisions; i++) {
        if (can_be_judged(costs, &costs->weighed[i])) {
            return i;
        }
        if (costs->weighed[i].stake < costs->weighed[lowest].stake) {
            lowest = i;
        }
    }
    return lowest;
}

static uint32_t worth_of(struct tenk_costs *costs, struct tenk_advice decision) {
    scoring_choose(&costs->throw, decision.choice);
    return costs->in_points
               ? tenk_points_after(&costs->game, &costs->throw, decision.bank).mantissa
               : tenk_chance_after(&costs->chances, &costs->game, &costs->throw, decision.bank);
}

/* The best stays in front. */
static void judge(struct tenk_costs *costs, uint8_t which) {
    struct tenk_weighed *weighed = costs->weighed;
    uint8_t place = costs->judged++;

    weighed[which].worth = worth_of(costs, weighed[which].decision);
    exchange(costs, which, place);
    for (; place > 1 && weighed[place].worth > weighed[place - 1].worth; place--) {
        exchange(costs, place, place - 1);
    }
}

/* From the stake of the game, if there is room for that. */
static void solve_for(struct tenk_costs *costs, uint16_t stake) {
    struct tenk_chances *chances = &costs->chances;
    const struct tenk *game = &costs->game;
    uint16_t thousand = stake - stake % TENK_STAKES_TOGETHER;

    tenk_chances_start(chances, game, game->stake, thousand + TENK_STEPS_AHEAD);
    if (!tenk_chances_hold(chances, game, stake, stake)) {
        tenk_chances_start(chances, game, stake, stake);
    }
}

static void judge_some(struct tenk_costs *costs) {
    for (uint8_t i = 0; i < JUDGED_IN_SLICE && costs->judged < costs->decisions; i++) {
        uint8_t which = next(costs);
        uint16_t stake = costs->weighed[which].stake;
        if (!can_be_judged(costs, &costs->weighed[which])) {
            solve_for(costs, stake);
            return;
        }
        judge(costs, which);
    }
}

/* ---- slices ---------------------------------------------------------------------------------- */

enum progress tenk_costs_step(struct tenk_costs *costs) {
    if (!costs->in_points && tenk_chances_done(&costs->chances) < PROGRESS_ALL) {
        tenk_chances_step(&costs->chances);
    } else if (!costs->has_best) {
        find_best(costs);
    } else {
        judge_some(costs);
    }
    if (costs->judged == costs->decisions) {
        return DONE;
    }
    return costs->judged ? IMPROVING : WORKING;
}

uint8_t tenk_costs_decisions(const struct tenk_costs *costs) {
    return costs->decisions;
}

struct tenk_advice tenk_costs_decision(const struct tenk_costs *costs, uint8_t place) {
    return costs->weighed[place].decision;
}

struct real tenk_costs_worth(const struct tenk_costs *costs, uint8_t place) {
    return (struct real){costs->weighed[place].worth, costs->fraction_bits};
}

struct real tenk_costs_of(const struct tenk_costs *costs, uint8_t place) {
    uint32_t best = costs->weighed[0].worth;
    uint32_t worth = costs->weighed[place].worth;

    return (struct real){worth < best ? best - worth : 0, costs->fraction_bits};
}
