#include "core/game/reviewer.h"

#include <string.h>

/* A chance with an error from 2^-15 on counts as an estimate; a smaller one would not be seen. */
enum { EXACT_BITS = 15 };

/* Events replayed in a slice. */
enum { SOUGHT = 4 };

/* ---- asking the engine ----------------------------------------------------------------------- */

/* Asks the engine the question of the task. Never returns IMPROVING. */
static enum progress ask(struct reviewer *reviewer, const struct review_game *game) {
    static const FLASH uint8_t kinds[] = {[REVIEWER_EVALUATES] = ENGINE_VALUE,
                                          [REVIEWER_WEIGHS] = ENGINE_WEIGH,
                                          [REVIEWER_COMPARES] = ENGINE_RANK};
    enum progress progress;

    if (!reviewer->is_asked) {
        struct engine_question question = {.kind = kinds[reviewer->task],
                                           .decision = reviewer->decision};
        game->engine->start(game->memory, &reviewer->state, &question);
        reviewer->is_asked = true;
        return WORKING;
    }
    progress = game->engine->step(game->memory);
    if (progress >= DONE) {
        reviewer->is_asked = false;
    }
    return progress == IMPROVING ? WORKING : progress;
}

static int32_t read_chance(struct review *review, const struct bounded *chance) {
    review->is_estimated |=
        chance->fraction_bits > EXACT_BITS && chance->error >> (chance->fraction_bits - EXACT_BITS);
    return account_chance(bounded_to_probability(chance));
}

static OUT_OF_LINE int32_t read_value(const struct reviewer *reviewer, struct review *review,
                                      const struct review_game *game) {
    struct bounded chance = game->engine->value(game->memory, reviewer->own);

    return read_chance(review, &chance);
}

/* ---- entries of the review ------------------------------------------------------------------- */

static uint8_t height_of(int32_t chance) {
    return (uint8_t)((chance - (chance >> 8)) >> (ACCOUNT_BITS - 8));
}

/* When the columns are full, every other one is dropped, and each of the rest stands for twice as
   many events. */
static void draw_curve(struct review *review) {
    while (review->events >> review->spacing >= REVIEW_COLUMNS) {
        for (uint8_t column = 0; column < REVIEW_COLUMNS / 2; column++) {
            review->height[column] = review->height[2 * column + 1];
        }
        review->spacing++;
    }
    review->height[review->events >> review->spacing] = height_of(review->account.now);
}

static void begin_account(struct reviewer *reviewer, struct review *review, int32_t chance) {
    account_start(&review->account, chance);
    review->is_begun = true;
    memset(review->height, height_of(chance), REVIEW_COLUMNS);
    review->events = reviewer->at.events;
    draw_curve(review);
}

static void enter(struct reviewer *reviewer, struct review *review, int32_t after) {
    int32_t change = after - review->account.now;

    account_enter(&review->account, reviewer->sum, review->account.now, after);
    review->events = reviewer->at.events;
    if (reviewer->sum <= ACCOUNT_OTHERS_LUCK && change > review->best_luck.change) {
        review->best_luck =
            (struct review_mark){.change = change, .event = (uint16_t)(review->events - 1)};
    }
    draw_curve(review);
    reviewer->task = REVIEWER_GOES_ON;
}

/* ---- the way to the first entry -------------------------------------------------------------- */

static enum progress seek(struct reviewer *reviewer, struct review *review,
                          const struct review_game *game) {
    for (uint8_t i = 0; i < SOUGHT && reviewer->at.events < reviewer->from; i++) {
        if (!replay_step(&reviewer->at, &reviewer->state, game->record, game->rules, NULL)) {
            return IMPOSSIBLE;
        }
    }
    if (reviewer->at.events >= reviewer->from) {
        review->is_begun = review->is_begun && review->events == reviewer->from;
        reviewer->task = review->is_begun ? REVIEWER_GOES_ON : REVIEWER_EVALUATES;
    }
    return WORKING;
}

/* Secret decisions are weighed when all have been made. The player's own is weighed last. */
static OUT_OF_LINE enum progress open_secrets(struct reviewer *reviewer,
                                              const struct review_game *game) {
    struct event event;
    uint16_t number = reviewer->at.events;

    if (game->rules->turn(&reviewer->state).kind != TURN_DECIDE) {
        game->rules->reopen(&reviewer->state, reviewer->own);
        reviewer->has_secret = true;
        reviewer->task = REVIEWER_EVALUATES;
        return WORKING;
    }
    if (!replay_step(&reviewer->at, &reviewer->state, game->record, game->rules, &event)) {
        return DONE;
    }
    if (event.turn.player == reviewer->own) {
        reviewer->decision = event.decision;
        reviewer->decided_at = number;
    }
    return WORKING;
}

/* ---- events ---------------------------------------------------------------------------------- */

/* A decision is weighed in the position before it, a throw evaluated in the position after it. */
static enum progress go_on(struct reviewer *reviewer, struct review *review,
                           const struct review_game *game) {
    struct turn turn = game->rules->turn(&reviewer->state);
    const struct record *record = game->record;

    if (reviewer->at.events >= record->events || reviewer->at.events >= reviewer->until) {
        return DONE;
    }
    if (turn.kind == TURN_DECIDE && review->is_begun) {
        if (!replay_has_decision(&reviewer->at, record)) {
            return IMPOSSIBLE;
        }
        reviewer->decision = record_decision(record, game->rules, reviewer->at.decisions);
        reviewer->decided_at = reviewer->at.events;
        reviewer->task = REVIEWER_WEIGHS;
        return WORKING;
    }
    if (!replay_step(&reviewer->at, &reviewer->state, record, game->rules, NULL)) {
        return IMPOSSIBLE;
    }
    review->shares_luck |= turn.player == GAME_NOBODY;
    reviewer->sum = turn.player == reviewer->own || turn.player == GAME_NOBODY
                        ? ACCOUNT_OWN_LUCK
                        : ACCOUNT_OTHERS_LUCK;
    reviewer->task = REVIEWER_EVALUATES;
    return WORKING;
}

/* open_secrets has already replayed the player's secret decision, and taken it back. */
static bool carry_out(struct reviewer *reviewer, const struct review_game *game) {
    if (reviewer->has_secret) {
        reviewer->has_secret = false;
        return game->rules->decide(&reviewer->state, reviewer->decision);
    }
    return replay_step(&reviewer->at, &reviewer->state, game->record, game->rules, NULL);
}

/* With three or more players another player's loss need not be this player's gain. So the engine
   evaluates the position after the decision. */
static enum progress settle_decision(struct reviewer *reviewer, struct review *review,
                                     const struct review_game *game) {
    bool is_own = game->rules->turn(&reviewer->state).player == reviewer->own;
    bool is_known = review->is_begun && (is_own || game->rules->players(&reviewer->state) == 2);

    if (!carry_out(reviewer, game)) {
        return IMPOSSIBLE;
    }
    reviewer->sum = is_own ? ACCOUNT_OWN_ERRORS : ACCOUNT_OTHERS_ERRORS;
    review->has_decided[!is_own] = true;
    if (reviewer->cost && review->errors[!is_own] < UINT8_MAX) {
        review->errors[!is_own]++;
    }
    if (!is_known) {
        reviewer->task = REVIEWER_EVALUATES;
        return WORKING;
    }
    enter(reviewer, review, review->account.now + (is_own ? -reviewer->cost : reviewer->cost));
    return WORKING;
}

/* Not inlined, like take_better, open_secrets and read_value, so that an answer is not on the stack
   during the slices of the engine. */
static OUT_OF_LINE void take_cost(struct reviewer *reviewer, struct review *review,
                                  const struct review_game *game) {
    struct ranked answer;

    game->engine->answer(game->memory, &answer);
    reviewer->cost = read_chance(review, &answer.cost);
}

static OUT_OF_LINE void take_better(struct review *review, const struct review_game *game) {
    struct ranked answer;

    game->engine->answer(game->memory, &answer);
    review->worst_error.better = answer.decision;
}

/* For the worst error so far the engine is also asked for the best decision. */
static enum progress weigh(struct reviewer *reviewer, struct review *review,
                           const struct review_game *game, bool is_known) {
    reviewer->cost = 0;
    if (is_known) {
        take_cost(reviewer, review, game);
    }
    if (game->rules->turn(&reviewer->state).player == reviewer->own &&
        reviewer->cost > -review->worst_error.change) {
        reviewer->task = REVIEWER_COMPARES;
        return WORKING;
    }
    return settle_decision(reviewer, review, game);
}

static enum progress compare(struct reviewer *reviewer, struct review *review,
                             const struct review_game *game, bool is_known) {
    review->worst_error = (struct review_mark){.change = -reviewer->cost,
                                               .event = reviewer->decided_at,
                                               .decision = reviewer->decision,
                                               .better = reviewer->decision};
    if (is_known) {
        take_better(review, game);
    }
    return settle_decision(reviewer, review, game);
}

/* If the chance is not known here, the change is entered with the next event after which it is
   known. If the result is the first known chance, nothing is entered. */
static enum progress evaluate(struct reviewer *reviewer, struct review *review,
                              const struct review_game *game, bool is_known) {
    reviewer->task = reviewer->has_secret ? REVIEWER_WEIGHS : REVIEWER_GOES_ON;
    if (!is_known) {
        review->is_estimated |= review->is_begun;
    } else if (!review->is_begun && game->rules->turn(&reviewer->state).kind == TURN_OVER) {
        return WORKING;
    } else if (review->is_begun && !reviewer->has_secret) {
        enter(reviewer, review, read_value(reviewer, review, game));
    } else {
        begin_account(reviewer, review, read_value(reviewer, review, game));
    }
    return WORKING;
}

/* ---- the computation ------------------------------------------------------------------------- */

/* A review that begins among the secret decisions needs all of them. */
bool reviewer_start(struct reviewer *reviewer, const struct review_game *game, uint8_t own,
                    uint16_t from, uint16_t until) {
    memset(reviewer, 0, sizeof *reviewer);
    reviewer->own = own;
    reviewer->from = from;
    reviewer->until = until;
    if (!replay_start(&reviewer->at, &reviewer->state, game->record, game->rules, game->own)) {
        return false;
    }
    if (game->rules->reopen && from < game->rules->players(&reviewer->state)) {
        reviewer->task = REVIEWER_OPENS;
    }
    return true;
}

enum progress reviewer_step(struct reviewer *reviewer, struct review *review,
                            const struct review_game *game) {
    enum progress answered;

    switch (reviewer->task) {
    case REVIEWER_SEEKS:
        return seek(reviewer, review, game);
    case REVIEWER_OPENS:
        return open_secrets(reviewer, game);
    case REVIEWER_GOES_ON:
        return go_on(reviewer, review, game);
    default:
        break;
    }
    answered = ask(reviewer, game);
    if (answered == WORKING) {
        return WORKING;
    }
    switch (reviewer->task) {
    case REVIEWER_WEIGHS:
        return weigh(reviewer, review, game, answered == DONE);
    case REVIEWER_COMPARES:
        return compare(reviewer, review, game, answered == DONE);
    default:
        return evaluate(reviewer, review, game, answered == DONE);
    }
}

void reviewer_interrupt(struct reviewer *reviewer) {
    reviewer->is_asked = false;
}

int32_t review_luck(const struct review *review) {
    return review->account.sum[ACCOUNT_OWN_LUCK] + review->account.sum[ACCOUNT_OTHERS_LUCK];
}
