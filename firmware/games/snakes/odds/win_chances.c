#include "games/snakes/odds/win_chances.h"

enum win_method win_method(const struct position *position) {
    if (position->tokens == 1 && (!position->kicks || position->players == 1)) {
        return WIN_BY_RACE;
    }
    if (position->tokens == 1 && position->players == 2) {
        return WIN_BY_PAIRS;
    }
    return WIN_BY_ROLLOUT;
}

/* A player's place in the order of throws, from the player who throws next. */
static uint8_t place_of(const struct position *position, uint8_t player) {
    uint8_t turn = position->turn;

    return player >= turn ? player - turn : player + position->players - turn;
}

static void start_race(struct win_chances *win) {
    const struct position *position = win->position;
    uint8_t square[POSITION_PLAYERS];

    for (uint8_t player = 0; player < position->players; player++) {
        square[place_of(position, player)] = position->square[player][0];
    }
    race_odds_start(&win->race, win->board, position->players, square);
}

void win_chances_start(struct win_chances *win, const struct board *board,
                       const struct position *position) {
    win->board = board;
    win->method = win_method(position);
    if (win->method == WIN_BY_PAIRS) {
        pair_values_start(&win->pairs, board, PAIR_VALUES_WINS);
    }
    win_chances_ask(win, position);
}

void win_chances_ask(struct win_chances *win, const struct position *position) {
    win->position = position;
    if (win->method == WIN_BY_RACE) {
        start_race(win);
    } else if (win->method == WIN_BY_PAIRS) {
        pair_values_ask(&win->pairs, 0, position->square[position->turn][0],
                        position->square[!position->turn][0]);
    }
}

enum progress win_chances_step(struct win_chances *win) {
    return win->method == WIN_BY_RACE ? race_odds_step(&win->race) : pair_values_step(&win->pairs);
}

uint8_t win_chances_done(const struct win_chances *win) {
    return win->method == WIN_BY_RACE ? race_odds_done(&win->race) : pair_values_done(&win->pairs);
}

/* The values of pairs have the chance of the player who throws next; the other player has the
   rest. */
static struct bounded pair_chance(const struct win_chances *win, uint8_t player) {
    struct bounded chance = pair_values_answer(&win->pairs, 0);

    if (player != win->position->turn) {
        chance.mantissa = (1ULL << chance.fraction_bits) - chance.mantissa;
    }
    return chance;
}

/* A chance that may be 0 or 1 within its error is taken as 0 or 1: a player who cannot fail to win
   must not be shown 99 %. */
static struct bounded race_chance(const struct win_chances *win, uint8_t player) {
    const struct bounded chance = race_odds_wins(&win->race, place_of(win->position, player));

    if (chance.error >= chance.mantissa) {
        return bounded_probability(0, 0);
    }
    if ((chance.mantissa + chance.error) >> chance.fraction_bits) {
        return bounded_probability(PROBABILITY_ONE, 0);
    }
    return chance;
}

struct bounded win_chances_of(const struct win_chances *win, uint8_t player) {
    if (win->method == WIN_BY_RACE) {
        return race_chance(win, player);
    }
    return pair_chance(win, player);
}
