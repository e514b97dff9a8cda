#include "ui/snakes/snakes_token.h"

#include "device/session.h"
#include "ui/kit/results.h"

uint8_t snakes_choice;

uint8_t snakes_token(void) {
    const struct snakes *game = &session.snakes;

    return position_may_move(&game->at, &game->board, snakes_choice) ? snakes_choice
                                                                     : snakes_choice ^ 1;
}

uint8_t snakes_square(void) {
    const struct position *at = &session.snakes.at;

    return at->square[at->turn][snakes_token()];
}

void snakes_start_absorption(struct absorption *absorption, enum snakes_page page, uint8_t number) {
    const struct absorption_question question = {
        .board = &session.snakes.board,
        .what = page == PAGE_VISITS ? ABSORPTION_VISITS : ABSORPTION_VARIANCE,
        .square = snakes_square(),
        .visited = number,
    };

    absorption_start(absorption, &question);
}

void snakes_start_times(struct finish_times *times) {
    const struct finish_times_question question = {
        .board = &session.snakes.board,
        .square = snakes_square(),
        .level = {FINISH_TIMES_HALF, FINISH_TIMES_NINE_TENTHS},
    };

    finish_times_start(times, &question);
}

static void add(struct real real) {
    results_add(real.mantissa, real.fraction_bits);
}

uint8_t snakes_step_absorption(struct absorption *absorption, enum snakes_page page) {
    enum progress progress = absorption_step(absorption);

    results.progress = absorption_done(absorption);
    if (progress == WORKING) {
        return PAGE_WORKING;
    }
    if (progress == DONE && page == PAGE_VISITS) {
        add(absorption_visits(absorption));
    } else if (progress == DONE) {
        add(absorption_expected(absorption));
        add(absorption_spread(absorption));
    }
    return PAGE_READY;
}

static uint8_t step_curve(struct finish_distribution *finish) {
    uint8_t part = (uint8_t)(finish_distribution_within(finish, finish->square) >> 24); /* of 128 */

    results.progress = (uint8_t)(2 * part);
    return results.count =
               curve_add(&results.curve, (uint8_t)finish_distribution_throws(finish), part);
}

uint8_t snakes_step_finish(struct finish_distribution *finish, enum snakes_page page) {
    enum progress progress = finish_distribution_step(finish);

    if (page == PAGE_CURVE) {
        return step_curve(finish);
    }
    results.progress = finish_distribution_done(finish);
    if (progress != DONE) {
        return PAGE_WORKING;
    }
    results_add_chance(finish_distribution_within(finish, finish->square));
    results_add_chance(finish_distribution_exactly(finish));
    return PAGE_READY;
}

uint8_t snakes_step_times(struct finish_times *times) {
    enum progress progress = finish_times_step(times);

    results.progress = finish_times_done(times);
    if (progress == WORKING) {
        return PAGE_WORKING;
    }
    results_add(finish_times_fewest(times), 0);
    results_add(finish_times_likeliest(times), 0);
    results_add(finish_times_quantile(times, 0), 0);
    results_add(finish_times_quantile(times, 1), 0);
    return PAGE_READY;
}

uint8_t snakes_step_survival(struct survival *survival) {
    enum progress progress = survival_step(survival);

    results.progress = survival_done(survival);
    if (progress == DONE) {
        results_add_chance(survival_ratio(survival));
    }
    return progress == WORKING ? PAGE_WORKING : PAGE_READY;
}

uint8_t snakes_step_token(struct token_distribution *token) {
    struct token_chance likeliest[2];

    if (token_distribution_step(token) != DONE) {
        return PAGE_WORKING;
    }
    token_distribution_likeliest(token, likeliest);
    for (uint8_t i = 0; i < 2; i++) {
        results_add(likeliest[i].square, 0);
        results_add_chance(likeliest[i].chance);
    }
    return PAGE_READY;
}
