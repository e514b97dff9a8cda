#include "ui/snakes_statistics.h"

#include "ui/snakes_table.h"
#include <string.h>

union snakes_results snakes_results;

enum { PLAYERS = 2 };

static struct real *next; /* where the next result goes */

static void show(uint32_t mantissa, uint8_t fraction_bits) {
    next->mantissa = mantissa;
    next->fraction_bits = fraction_bits;
    next++;
}

static void show_chance(probability_t probability) {
    show(probability, PROBABILITY_BITS);
}

static void show_whole(uint16_t number) {
    show(number, 0);
}

static void start_odds(struct contest *contest) {
    uint8_t square[PLAYERS];

    square[0] = snakes_game.at.square[snakes_game.at.turn][0];
    square[1] = snakes_game.at.square[snakes_game.at.turn ^ 1][0];
    contest_start(contest, &snakes_game.board, PLAYERS, square);
}

static bool step_odds(struct contest *contest) {
    snakes_results.progress = (uint8_t)(2 * (uint8_t)((PROBABILITY_ONE - contest->open) >> 24));
    if (!contest_step(contest))
        return false;
    show_chance(contest->wins[snakes_game.at.turn]);
    show_chance(contest->wins[snakes_game.at.turn ^ 1]);
    return true;
}

static void count_faces(void) {
    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        struct board_move move = position_next(&snakes_game.at, &snakes_game.board, 0, face).board;
        uint8_t what = move.landing == snakes_game.board.goal ? BOARD_FINISHED : move.step;
        snakes_results.faces[what]++;
    }
}

/* One result a slice. */
static bool step_absorption(struct absorption *absorption, enum snakes_page page, uint8_t number) {
    enum absorption_kind kind = ABSORPTION_VISITS;

    snakes_results.progress = absorption_fraction(absorption);
    if (absorption_step(absorption) == ABSORPTION_WORKING)
        return false;
    if (page == PAGE_VISITS) {
        if (!absorption_aim(absorption, number))
            return false;
    } else {
        kind = next == snakes_results.real ? ABSORPTION_EXPECTED : ABSORPTION_VARIANCE;
        number = snakes_game.at.square[snakes_game.at.turn][0];
    }
    absorption_at(absorption, kind, number, next);
    if (kind == ABSORPTION_VARIANCE)
        fixed_square_root(next);
    next++;
    return kind != ABSORPTION_EXPECTED;
}

static void show_points(const struct duration *duration) {
    show_whole(board_soonest(&snakes_game.board, duration->square));
    show_whole(duration->likeliest);
    show_whole(duration->quantile[0]);
    show_whole(duration->quantile[1]);
}

static bool step_duration(struct duration *duration, enum snakes_page page, uint8_t number) {
    bool found = duration_step(duration);
    const probability_t *within = &duration->race.within[duration->square];
    uint8_t part = (uint8_t)(*within >> 24); /* of 128 */

    snakes_results.progress = (uint8_t)(2 * part);
    if (page == PAGE_CURVE)
        return curve_add(&snakes_results.curve, (uint8_t)duration->race.throws, part);
    if (page == PAGE_POINTS) {
        if (found)
            show_points(duration);
        return found;
    }
    if (duration->race.throws != number)
        return false;
    show_chance(*within);
    show_chance(duration->exactly);
    return true;
}

static bool step_tail(struct tail *tail) {
    if (!tail_step(tail))
        return false;
    show_chance(tail->ratio);
    return true;
}

/* The most probable square; its value in the workspace is used up. */
static void show_likeliest(struct place *place) {
    probability_t *at = &place->at[snakes_game.board.goal];
    probability_t *likeliest = at;

    while (at != place->at) {
        at--;
        if (*at >= *likeliest)
            likeliest = at;
    }
    show_whole((uint16_t)(likeliest - place->at));
    show_chance(*likeliest);
    *likeliest = 0;
}

static bool step_place(struct place *place, uint8_t number) {
    place_step(place);
    if (place->throws != number)
        return false;
    show_likeliest(place);
    show_likeliest(place);
    return true;
}

void snakes_statistics_start(enum snakes_page page, union workspace *workspace) {
    const struct board *board = &snakes_game.board;
    uint8_t square = snakes_game.at.square[snakes_game.at.turn][0];

    memset(&snakes_results, 0, sizeof snakes_results);
    next = snakes_results.real;
    switch (page) {
    case PAGE_FACES:
    case PAGE_CHANCES:
        break;
    case PAGE_EXPECTED:
    case PAGE_ALONE:
    case PAGE_VISITS:
        absorption_start(&workspace->absorption, board,
                         page == PAGE_VISITS ? ABSORPTION_VISITS : ABSORPTION_VARIANCE, square);
        break;
    case PAGE_WITHIN:
    case PAGE_CURVE:
    case PAGE_POINTS:
        duration_start(&workspace->duration, board, square);
        break;
    case PAGE_TAIL:
    case PAGE_PLACE:
        tail_start(&workspace->tail, board, square);
        break;
    default:
        start_odds(&workspace->contest);
        break;
    }
}

bool snakes_statistics_step(enum snakes_page page, uint8_t number, union workspace *workspace) {
    switch (page) {
    case PAGE_FACES:
        return true;
    case PAGE_CHANCES:
        count_faces();
        return true;
    case PAGE_EXPECTED:
    case PAGE_ALONE:
    case PAGE_VISITS:
        return step_absorption(&workspace->absorption, page, number);
    case PAGE_WITHIN:
    case PAGE_CURVE:
    case PAGE_POINTS:
        return step_duration(&workspace->duration, page, number);
    case PAGE_TAIL:
        return step_tail(&workspace->tail);
    case PAGE_PLACE:
        return step_place(&workspace->tail.place, number);
    default:
        return step_odds(&workspace->contest);
    }
}
