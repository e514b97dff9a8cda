#include "ui/tenk/tenk_judging.h"

#include "device/review/review.h"
#include "games/tenk/tenk_worth.h"
#include "ui/tenk/tenk_event.h"
#include "ui/tenk/tenk_thinking.h"
#include "ui/tenk/tenk_view.h"

/* A decision to throw on and its throw happen in one pass, before anything can be computed: then
   both are judged behind it, one after the other. */
static struct {
    uint8_t best; /* decision (ui/tenk/tenk_event.h) about the throw on the table; 0: not known */
    uint16_t stake : 10; /* before the latest decision */
    bool is_open : 1;    /* a decision to throw on is owed */
    bool is_best : 1;
    bool is_followed : 1; /* by its throw, which is to be told then */
    bool is_attempt : 1;
} owed;

void tenk_judging_open(void) {
    owed.best = 0;
    owed.is_open = false;
}

uint8_t tenk_judging_own(void) {
    return review_own_player(tenk_in_play()->kind, tenk_in_play()->players);
}

/* Of the player whose turn it is. */
static probability_t own_chance(uint16_t chance) {
    return tenk_probability(tenk_in_play()->turn == tenk_judging_own() ? chance
                                                                       : (uint16_t)~chance);
}

/* ---- the chance ------------------------------------------------------------------------------ */

static enum progress solve(union workspace *space, uint16_t stake) {
    uint8_t done;

    tenk_chances_prepare(space, stake);
    return tenk_chances_solve(space, &done);
}

/* Looked up, as that after banking is. */
static uint16_t when_turn_begins(uint8_t player) {
    const uint16_t *score = tenk_in_play()->score;

    return win_table_at((uint8_t)score[player], (uint8_t)score[!player]);
}

static bool does_turn_begin(void) {
    const struct tenk *game = tenk_in_play();

    return game->phase == TENK_READY && game->stake == 0 && game->dice == DICE_FACES;
}

static uint16_t with_best_choice(const struct tenk_chances *chances) {
    const struct tenk *game = tenk_in_play();
    struct tenk_advice advice;
    struct scoring scoring;

    tenk_read(game, &scoring);
    advice = tenk_computer_advise(chances, TENK_WINNER, game, &scoring);
    owed.best = tenk_event_decision(advice.choice, advice.bank);
    scoring_choose(&scoring, advice.choice);
    return (uint16_t)tenk_worth(chances, TENK_WINNER, game, &scoring).value;
}

static uint16_t as_solved(struct tenk_chances *chances) {
    const struct tenk *game = tenk_in_play();

    switch (game->phase) {
    case TENK_THROWN:
        return with_best_choice(chances);
    case TENK_ATTEMPT:
        return tenk_chances_attempt(chances, game->stake);
    default:
        return tenk_chances_throw(chances, game->stake, game->dice);
    }
}

static enum progress as_it_stands(union workspace *space, probability_t *chance) {
    const struct tenk *game = tenk_in_play();
    uint8_t done;

    if (game->phase == TENK_OVER) {
        *chance = own_chance(UINT16_MAX);
    } else if (game->phase == TENK_LOST) {
        *chance = own_chance((uint16_t)~when_turn_begins(!game->turn));
    } else if (does_turn_begin()) {
        *chance = own_chance(when_turn_begins(game->turn));
    } else {
        tenk_chances_prepare_choice(space);
        if (tenk_chances_solve(space, &done) != DONE) {
            return WORKING;
        }
        *chance = own_chance(as_solved(tenk_chances_solved(space)));
    }
    return DONE;
}

/* With the stake there was: a successful attempt has added to it. */
static enum progress after_attempt(union workspace *space, probability_t *chance) {
    const struct tenk *game = tenk_in_play();
    uint16_t stake = game->stake - (game->phase == TENK_READY ? SCORING_ATTEMPT_STEPS : 0);

    if (solve(space, stake) != DONE) {
        return WORKING;
    }
    *chance = own_chance(tenk_chances_attempt(tenk_chances_solved(space), stake));
    return DONE;
}

/* A throw with a higher stake is judged by the turn as it was solved for the throw before: the
   highest stake of its thousand asks for least. */
static enum progress solve_as_before(union workspace *space, uint16_t before, uint16_t stake) {
    uint16_t highest = (before / TENK_STAKES_TOGETHER + 1U) * TENK_STAKES_TOGETHER - 1;

    return solve(space, stake < highest ? stake : highest);
}

static enum progress after_throwing_on(union workspace *space, probability_t *chance) {
    const struct tenk *game = tenk_in_play();

    if (solve_as_before(space, owed.stake, game->stake) != DONE) {
        return WORKING;
    }
    *chance = own_chance(tenk_chances_throw(tenk_chances_solved(space), game->stake, game->dice));
    return DONE;
}

static probability_t as_it_stood(void) {
    return (probability_t)session.review.account.now << (PROBABILITY_BITS - ACCOUNT_BITS);
}

static enum progress after_decision(union workspace *space, probability_t *chance) {
    if (owed.is_best) {
        *chance = as_it_stood();
        return DONE;
    }
    return owed.is_attempt ? after_attempt(space, chance) : after_throwing_on(space, chance);
}

enum progress tenk_judging_weigh(union workspace *space, const struct scoring *choice, bool bank,
                                 probability_t *chance) {
    const struct tenk *game = tenk_in_play();
    uint16_t stake = scoring_is_attempt(choice) ? game->stake : tenk_stake(game, choice);

    if (tenk_event_decision(choice->choice, bank) == owed.best) {
        *chance = as_it_stood();
        return DONE;
    }
    if (solve_as_before(space, game->stake, stake) != DONE) {
        return WORKING;
    }
    *chance = tenk_chance_after(tenk_chances_solved(space), game, choice, bank);
    if (game->turn != tenk_judging_own()) {
        *chance = PROBABILITY_ONE - *chance;
    }
    return DONE;
}

struct tenk_advice tenk_judging_best(void) {
    return (struct tenk_advice){tenk_event_choice(owed.best), tenk_event_is_banked(owed.best)};
}

uint16_t tenk_judging_stake(void) {
    return owed.stake;
}

/* By all that the game is, and whether the best choice of its throw is known: after a power cut it
   is found again. */
uint16_t tenk_judging_stamp(void) {
    const uint8_t *byte = (const uint8_t *)tenk_in_play();
    uint16_t stamp = owed.best;

    for (uint8_t i = 0; i < sizeof(struct tenk); i++) {
        stamp = (uint16_t)(stamp * 31 + byte[i]);
    }
    return stamp;
}

/* ---- events ---------------------------------------------------------------------------------- */

static void owe_throw(void) {
    const struct tenk *game = tenk_in_play();
    struct review_event event = {.sum = game->turn == tenk_judging_own() ? ACCOUNT_OWN_LUCK
                                                                         : ACCOUNT_OTHERS_LUCK};
    struct tenk_history_throw looked;

    tenk_history_look(tenk_throws(), 0, game->players, &looked);
    tenk_event_write_throw(event.what, looked.count, game->turn, owed.is_attempt);
    review_owe(&event);
}

static bool is_decision_owed(void) {
    return owed.is_open && review_is_owed() && !does_turn_begin();
}

void tenk_judging_thrown(bool attempt) {
    owed.best = 0;
    owed.is_attempt = attempt;
    owed.is_followed = is_decision_owed();
    if (!owed.is_followed) {
        owed.is_open = false;
        owe_throw();
    }
}

void tenk_judging_decided(uint8_t player, uint16_t stake, const struct scoring *choice, bool bank) {
    struct review_event event = {.sum = player == tenk_judging_own() ? ACCOUNT_OWN_ERRORS
                                                                     : ACCOUNT_OTHERS_ERRORS};
    uint8_t decision = tenk_event_decision(choice->choice, bank);

    tenk_event_write_decision(event.what, choice->count, decision, stake);
    tenk_event_write_decision(event.better, choice->count, owed.best, stake);
    owed.is_best = decision == owed.best;
    owed.is_attempt = scoring_is_attempt(choice);
    owed.is_followed = false;
    owed.is_open = !bank;
    owed.stake = stake;
    owed.best = 0;
    review_owe(&event);
}

/* Between a decision and its throw the account is settled here. */
enum progress tenk_judging_chance(union workspace *space, probability_t *chance) {
    const struct tenk *game = tenk_in_play();

    if (game->players != 2 || game->last_turns) {
        return IMPOSSIBLE;
    }
    if (!is_decision_owed()) {
        return as_it_stands(space, chance);
    }
    if (after_decision(space, chance) != DONE) {
        return WORKING;
    }
    owed.is_open = false;
    if (!owed.is_followed) {
        return DONE;
    }
    review_settle(*chance, tenk_judging_stamp());
    owe_throw();
    return WORKING;
}
