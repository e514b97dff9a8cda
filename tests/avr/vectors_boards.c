#include "games/snakes/built_in_boards.h"
#include "games/snakes/odds/chain/absorption.h"
#include "games/snakes/odds/chain/finish_times.h"
#include "games/snakes/odds/chain/token_distribution.h"
#include "games/snakes/odds/kick_risk.h"
#include "games/snakes/odds/pairs/pair_values.h"
#include "games/snakes/odds/race_odds.h"
#include "games/snakes/odds/rollout.h"
#include "games/snakes/odds/survival/survival.h"
#include "vector_boards.h"
#include "vectors.h"

enum { SLICES = 150, SURVIVAL_SLICES = 1000 };

/* The end of a computation as a number that does not change with the enum: DONE is 1. */
static uint8_t outcome_of(enum progress progress) {
    return progress == DONE ? 1 : 2;
}

/* Figures from a square a third of the way; visits from there to every seventh square. */
static void say_figures(const struct board *board, enum absorption_quantity what) {
    struct absorption *figures = VECTORS_MEMORY(struct absorption);
    struct absorption_question question = {.board = board, .what = what, .square = board->goal / 3};
    enum progress progress;

    while (!board_can_stand(board, question.square)) {
        question.square--;
    }
    absorption_start(figures, &question);
    do {
        progress = absorption_step(figures);
    } while (progress == WORKING);
    put_text("figures");
    put_hex(outcome_of(progress));
    for (uint8_t square = 0; what == ABSORPTION_VISITS && square < board->goal; square++) {
        if (square % 7 == 0 && progress == DONE) {
            put_bounded(absorption_visits(figures));
        }
        absorption_next(figures);
    }
    put_bounded(absorption_expected(figures));
    put_bounded(figures->answer);
    put_text("\n");
}

/* Expected throws from every seventh square. */
static void say_absorption(const struct board *board) {
    struct absorption *absorption = VECTORS_MEMORY(struct absorption);
    enum progress progress;

    absorption_start(absorption, &(struct absorption_question){.board = board});
    do {
        progress = absorption_step(absorption);
    } while (progress == WORKING);
    put_text("absorption");
    put_hex(outcome_of(progress));
    for (uint8_t square = 0; square < board->goal && progress == DONE; square += 7) {
        put_real(absorption_expected_at(absorption, square));
    }
    put_text("\n");
}

static void say_steps(const struct board *board) {
    struct finish_distribution *finish = VECTORS_MEMORY(struct finish_distribution);
    struct token_distribution *token;

    finish_distribution_start(finish, board, 0, VECTORS_STEPS);
    while (finish_distribution_step(finish) == WORKING) {
    }
    put_text("race");
    for (uint8_t square = 0; square < board->goal; square += 5) {
        put_bounded(finish_distribution_within(finish, square));
        put_hex(finish_distribution_unfinished(finish, square));
    }
    put_text("\nplace");
    token = VECTORS_MEMORY(struct token_distribution);
    token_distribution_start(token, board, 0, VECTORS_STEPS);
    while (token_distribution_step(token) == WORKING) {
    }
    for (uint8_t square = 0; square <= board->goal; square += 5) {
        put_bounded(token_distribution_at(token, square));
    }
    put_text("\n");
}

static void say_times(const struct board *board) {
    const struct finish_times_question question = {board, 0, {FINISH_TIMES_HALF, 1000000}, false};
    struct finish_times *times = VECTORS_MEMORY(struct finish_times);

    finish_times_start(times, &question);
    for (uint8_t step = 0; step < SLICES && finish_times_step(times) == WORKING; step++) {
    }
    put_text("times");
    put_hex(finish_times_likeliest(times).throws);
    put_hex(finish_times_likeliest(times).doubtful);
    for (uint8_t i = 0; i < FINISH_TIMES_LEVELS; i++) {
        put_hex(finish_times_quantile(times, i).throws);
        put_hex(finish_times_quantile(times, i).doubtful);
    }
    put_text("\n");
}

static void say_players(const struct board *board) {
    struct race_odds *race = VECTORS_MEMORY(struct race_odds);
    struct survival *survival = VECTORS_MEMORY(struct survival);
    uint8_t squares[RACE_ODDS_PLAYERS] = {0};

    race_odds_start(race, board, 3, squares);
    for (uint8_t step = 0; step < VECTORS_STEPS && race_odds_step(race) == WORKING; step++) {
    }
    put_text("contest");
    for (uint8_t player = 0; player < 3; player++) {
        put_bounded(race_odds_wins(race, player));
    }
    survival_start(survival, board, 0);
    for (uint16_t step = 0; step < SURVIVAL_SLICES && survival_step(survival) == WORKING; step++) {
    }
    put_bounded(survival_ratio(survival));
    put_hex(board_soonest(board, 0));
    put_text("\n");
}

/* Computes some slices, not to the end. */
static void say_pairs(const struct board *board, enum pair_values_kind kind) {
    struct pair_values *pairs = VECTORS_MEMORY(struct pair_values);
    const struct pair_table *table = &pairs->state.table;

    pair_values_start(pairs, board, kind);
    put_text("pairs");
    put_hex(kind);
    pair_values_ask(pairs, 0, 0, 0);
    for (uint8_t slice = 0; slice < SLICES; slice++) {
        pair_values_step(pairs);
    }
    put_hex(pairs->sweeps);
    for (uint8_t column = 0; column < table->column_count; column++) {
        if (pairs->sweeps && pair_table_is_full(table, column)) {
            put_hex(pair_load(pair_table_place(table, column, column), table->width));
        }
    }
    put_hex((uint32_t)pair_values_answer(pairs, 0).mantissa);
    put_text("\n");
}

static uint8_t die(void) {
    return (uint8_t)(1 + random_below(6));
}

/* Positions of five players with kick-out and two tokens each. */
static void say_positions(const struct board *board) {
    static struct position position = {.players = 5, .tokens = 2, .kicks = 1};
    struct rollout *rollout = VECTORS_MEMORY(struct rollout);
    struct kick_risk *risk;

    rollout_start(rollout, board, &position, die);
    for (uint8_t slice = 0; slice < SLICES; slice++) {
        rollout_step(rollout);
    }
    put_text("playout");
    put_hex(rollout->games);
    for (uint8_t player = 0; player < position.players; player++) {
        struct rollout_estimate estimate = rollout_estimate(rollout, player);
        put_real((struct real){estimate.chance, PROBABILITY_BITS});
        put_real(estimate.error);
    }
    put_text("\nthreat");
    position = rollout->at;
    risk = VECTORS_MEMORY(struct kick_risk);
    kick_risk_start(risk, board, &position);
    for (uint8_t slice = 0; slice < SLICES; slice++) {
        kick_risk_step(risk);
    }
    for (uint8_t i = 0; i < POSITION_PLAYERS; i++) {
        put_hex(risk->sent[i]);
    }
    put_text("\n");
    for (uint8_t player = 0; player < POSITION_PLAYERS; player++) {
        position.square[player][0] = position.square[player][1] = 0;
    }
}

static void say_board(const struct board *board) {
    uint8_t square;

    put_text("board");
    put_hex(board->goal);
    put_hex((uint32_t)board_check(board, &square));
    put_hex(square);
    put_text("\n");
    if (board_check(board, &square) != BOARD_SOUND) {
        return;
    }
    say_absorption(board);
    say_figures(board, ABSORPTION_EXPECTED);
    say_figures(board, ABSORPTION_VARIANCE);
    say_figures(board, ABSORPTION_VISITS);
    say_steps(board);
    say_times(board);
    say_players(board);
    say_pairs(board, PAIR_VALUES_WINS);
    say_pairs(board, PAIR_VALUES_THROWS);
    say_pairs(board, PAIR_VALUES_TOKENS);
    say_positions(board);
}

void say_boards(void) {
    static struct board board;
    struct vector_source *source;

    for (uint8_t number = 0; number < BOARDS_COUNT; number++) {
        for (uint8_t rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            boards_load(number, &board);
            board.overshoot = (enum board_overshoot)rule;
            say_board(&board);
        }
    }
    source = random_restart();
    for (uint8_t i = 0; i < VECTOR_BOARDS; i++) {
        vector_board(source, &board);
        say_board(&board);
    }
}
