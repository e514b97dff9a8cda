#include "games/snakes/win_chances.h"

enum win_method win_method(const struct board *board, const struct position *position) {
    if (position->tokens == 1 && (!position->kicks || position->players == 1)) {
        return WIN_BY_RACE;
    }
    if (position->tokens == 1 && position->players == 2 &&
        pair_values_width(board, PAIR_VALUES_WINS) >= PAIR_VALUES_NARROWEST) {
        return WIN_BY_PAIRS;
    }
    return WIN_BY_ROLLOUT;
}

/* Where a player stands in the order in which they throw next. */
static uint8_t place_of(const struct position *position, uint8_t player) {
    uint8_t turn = position->turn;

    return player >= turn ? player - turn : player + position->players - turn;
}

static void start_race(struct win_chances *win) {
    const struct position *position = &win->position;
    uint8_t square[POSITION_PLAYERS];

    for (uint8_t player = 0; player < position->players; player++) {
        square[place_of(position, player)] = position->square[player][0];
    }
    race_odds_start(&win->race, win->board, position->players, square);
}

static void start_method(struct win_chances *win) {
    if (win->method == WIN_BY_RACE) {
        start_race(win);
    } else if (win->method == WIN_BY_PAIRS) {
        pair_values_start(&win->pairs, win->board, PAIR_VALUES_WINS);
    } else {
        rollout_start(&win->rollout, win->board, &win->position, win->die);
    }
}

void win_chances_start(struct win_chances *win, const struct win_question *question) {
    win->board = question->board;
    win->position = *question->position;
    win->die = question->die;
    win->method = win_method(question->board, question->position);
    win->solved = false;
    start_method(win);
}

void win_chances_ask(struct win_chances *win, const struct position *position) {
    win->position = *position;
    if (win->method != WIN_BY_PAIRS) {
        start_method(win);
    }
}

static enum progress step_pairs(struct win_chances *win) {
    enum progress progress = win->solved ? DONE : pair_values_step(&win->pairs);

    win->solved = progress == DONE;
    return progress;
}

enum progress win_chances_step(struct win_chances *win) {
    if (win->method == WIN_BY_RACE) {
        return race_odds_step(&win->race);
    }
    return win->method == WIN_BY_PAIRS ? step_pairs(win) : rollout_step(&win->rollout);
}

uint8_t win_chances_done(const struct win_chances *win) {
    if (win->method == WIN_BY_RACE) {
        return race_odds_done(&win->race);
    }
    return win->method == WIN_BY_PAIRS ? pair_values_done(&win->pairs)
                                       : rollout_done(&win->rollout);
}

/* The table has the chance of the player who throws next. */
static probability_t pair_chance(const struct win_chances *win, uint8_t player) {
    const struct position *at = &win->position;
    probability_t next =
        pair_values_at(&win->pairs, at->square[at->turn][0], at->square[!at->turn][0]).mantissa;

    return player == at->turn ? next : PROBABILITY_ONE - next;
}

struct win_chance win_chances_of(const struct win_chances *win, uint8_t player) {
    struct win_chance chance = {.estimated = win->method == WIN_BY_ROLLOUT};

    if (win->method == WIN_BY_RACE) {
        chance.chance = race_odds_wins(&win->race, place_of(&win->position, player));
    } else if (win->method == WIN_BY_PAIRS) {
        chance.chance = pair_chance(win, player);
    } else {
        struct rollout_estimate estimate = rollout_estimate(&win->rollout, player);
        chance.chance = estimate.chance;
        chance.error = estimate.error;
    }
    return chance;
}
