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

uint8_t snakes_step_absorption(struct absorption *absorption, enum snakes_page page,
                               uint8_t number) {
    enum absorption_kind kind = ABSORPTION_VISITS;
    enum absorption_progress progress = absorption_step(absorption);

    results.progress = absorption_fraction(absorption);
    if (progress != ABSORPTION_DONE)
        return progress == ABSORPTION_WORKING ? PAGE_WORKING : PAGE_READY;
    if (page == PAGE_VISITS) {
        if (!absorption_aim(absorption, number))
            return PAGE_WORKING;
    } else {
        kind = results.count == 0 ? ABSORPTION_VARIANCE : ABSORPTION_EXPECTED;
        number = snakes_square();
        if (!absorption_reach(absorption, kind, number))
            return PAGE_WORKING;
    }
    struct real *real = &results.real[kind == ABSORPTION_VARIANCE];
    results.count++;
    absorption_at(absorption, kind, number, real);
    if (kind == ABSORPTION_VARIANCE)
        fixed_square_root(real);
    return kind != ABSORPTION_VARIANCE;
}

static uint8_t show_points(const struct finish_times *duration) {
    results_add(board_soonest(&session.snakes.board, duration->square), 0);
    results_add(duration->likeliest, 0);
    results_add(duration->quantile[0], 0);
    results_add(duration->quantile[1], 0);
    return PAGE_READY;
}

uint8_t snakes_step_duration(struct finish_times *duration, enum snakes_page page, uint8_t number) {
    bool found = finish_times_step(duration);
    const probability_t *within = &duration->race.within[duration->square];
    uint8_t part = (uint8_t)(*within >> 24); /* of 128 */

    results.progress = (uint8_t)(2 * part);
    if (page == PAGE_CURVE)
        return results.count = curve_add(&results.curve, (uint8_t)duration->race.throws, part);
    if (page == PAGE_POINTS)
        return found ? show_points(duration) : PAGE_WORKING;
    if (duration->race.throws != number)
        return PAGE_WORKING;
    results_add_chance(*within);
    results_add_chance(duration->exactly);
    return PAGE_READY;
}

static uint8_t step_tail(struct survival *tail) {
    if (!survival_step(tail))
        return PAGE_WORKING;
    if (tail->settled)
        results_add_chance(tail->ratio);
    return PAGE_READY;
}

/* The most probable square; its value in the workspace is used up. */
static void show_likeliest(struct token_distribution *place) {
    probability_t *at = &place->at[session.snakes.board.goal];
    probability_t *likeliest = at;

    while (at != place->at) {
        at--;
        if (*at >= *likeliest)
            likeliest = at;
    }
    results_add((uint32_t)(likeliest - place->at), 0);
    results_add_chance(*likeliest);
    *likeliest = 0;
}

uint8_t snakes_step_place(struct survival *tail, enum snakes_page page, uint8_t number) {
    if (page == PAGE_TAIL)
        return step_tail(tail);
    token_distribution_step(&tail->place);
    if (tail->place.throws != number)
        return PAGE_WORKING;
    show_likeliest(&tail->place);
    show_likeliest(&tail->place);
    return PAGE_READY;
}
