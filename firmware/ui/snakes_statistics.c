#include "ui/snakes_statistics.h"

#include "ui/results.h"
#include "ui/running.h"

_Static_assert(SNAKES_PLAYERS == 2, "the other player is turn ^ 1");

static void start_odds(struct contest *contest) {
    uint8_t square[SNAKES_PLAYERS];

    square[0] = running.snakes.square[running.snakes.turn];
    square[1] = running.snakes.square[running.snakes.turn ^ 1];
    contest_start(contest, &running.snakes.board, SNAKES_PLAYERS, square);
}

static bool step_odds(struct contest *contest) {
    results.progress = (uint8_t)(2 * (uint8_t)((PROBABILITY_ONE - contest->open) >> 24));
    if (!contest_step(contest))
        return false;
    results_add_chance(contest->wins[running.snakes.turn]);
    results_add_chance(contest->wins[running.snakes.turn ^ 1]);
    return true;
}

static void count_faces(void) {
    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        struct board_move move = snakes_next(&running.snakes, face);
        uint8_t what = move.landing == running.snakes.board.goal ? BOARD_FINISHED : move.step;
        results.bytes[what]++;
    }
}

/* One result a slice. */
static bool step_absorption(struct absorption *absorption, enum snakes_page page, uint8_t number) {
    enum absorption_kind kind = ABSORPTION_VISITS;

    results.progress = absorption_fraction(absorption);
    if (absorption_step(absorption) == ABSORPTION_WORKING)
        return false;
    if (page == PAGE_VISITS) {
        if (!absorption_aim(absorption, number))
            return false;
    } else {
        kind = results.count == 0 ? ABSORPTION_EXPECTED : ABSORPTION_VARIANCE;
        number = running.snakes.square[running.snakes.turn];
    }
    absorption_at(absorption, kind, number, &results.real[results.count]);
    if (kind == ABSORPTION_VARIANCE)
        fixed_square_root(&results.real[results.count]);
    results.count++;
    return kind != ABSORPTION_EXPECTED;
}

static void show_points(const struct duration *duration) {
    results_add(board_soonest(&running.snakes.board, duration->square), 0);
    results_add(duration->likeliest, 0);
    results_add(duration->quantile[0], 0);
    results_add(duration->quantile[1], 0);
}

static bool step_duration(struct duration *duration, enum snakes_page page, uint8_t number) {
    bool found = duration_step(duration);
    const probability_t *within = &duration->race.within[duration->square];
    uint8_t part = (uint8_t)(*within >> 24); /* of 128 */

    results.progress = (uint8_t)(2 * part);
    if (page == PAGE_CURVE)
        return curve_add(&results.curve, (uint8_t)duration->race.throws, part);
    if (page == PAGE_POINTS) {
        if (found)
            show_points(duration);
        return found;
    }
    if (duration->race.throws != number)
        return false;
    results_add_chance(*within);
    results_add_chance(duration->exactly);
    return true;
}

static bool step_tail(struct tail *tail) {
    if (!tail_step(tail))
        return false;
    results_add_chance(tail->ratio);
    return true;
}

/* The most probable square; its value in the workspace is used up. */
static void show_likeliest(struct place *place) {
    probability_t *at = &place->at[running.snakes.board.goal];
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

static bool step_place(struct place *place, uint8_t number) {
    place_step(place);
    if (place->throws != number)
        return false;
    show_likeliest(place);
    show_likeliest(place);
    return true;
}

void snakes_statistics_start(enum snakes_page page, union workspace *workspace) {
    const struct board *board = &running.snakes.board;
    uint8_t square = running.snakes.square[running.snakes.turn];

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
