#include "device/workspace.h"
#include "games/snakes/built_in_boards.h"
#include "games/snakes/race_odds.h"
#include "vector_boards.h"
#include "vectors.h"

enum { SLICES = 150, WIDTH = 3 };

static void say_absorption(const struct board *board, enum absorption_kind kind, uint8_t source) {
    struct absorption *absorption = &workspace_borrow(WORKSPACE_SCREEN)->absorption;
    enum absorption_progress progress;

    absorption_start(absorption, board, kind, source);
    do
        progress = absorption_step(absorption);
    while (progress == ABSORPTION_WORKING);
    put_text("absorption");
    put_hex(progress);
    for (uint8_t square = 0; square < board->goal && progress == ABSORPTION_DONE; square += 7) {
        struct real value;
        if (!board_can_stand(board, square))
            continue;
        absorption_at(absorption, kind, square, &value);
        put_real(value);
    }
    put_text("\n");
}

static void say_steps(const struct board *board) {
    struct finish_distribution *race = &workspace_borrow(WORKSPACE_SCREEN)->duration.race;
    struct token_distribution *place;

    finish_distribution_start(race, board);
    for (uint8_t step = 0; step < VECTORS_STEPS; step++)
        finish_distribution_step(race);
    put_text("race");
    for (uint8_t square = 0; square < board->goal; square += 5)
        put_hex(race->within[square]);
    put_text("\nplace");
    place = &workspace_borrow(WORKSPACE_SCREEN)->place;
    token_distribution_start(place, board, 0);
    for (uint8_t step = 0; step < VECTORS_STEPS; step++)
        token_distribution_step(place);
    for (uint8_t square = 0; square <= board->goal; square += 5)
        put_hex(place->at[square]);
    put_text("\n");
}

static void say_players(const struct board *board) {
    union workspace *workspace = workspace_borrow(WORKSPACE_SCREEN);
    uint8_t squares[RACE_ODDS_PLAYERS] = {0};

    race_odds_start(&workspace->contest, board, 3, squares);
    for (uint8_t step = 0; step < VECTORS_STEPS && !race_odds_step(&workspace->contest); step++) {
    }
    put_text("contest");
    for (uint8_t player = 0; player < 3; player++)
        put_hex(workspace->contest.player[player].wins);
    survival_start(&workspace->tail, board, 0);
    for (uint8_t step = 0; step < VECTORS_STEPS && !survival_step(&workspace->tail); step++) {
    }
    put_hex(workspace->tail.ratio);
    put_hex(board_soonest(board, 0));
    put_text("\n");
}

/* Not to the end, and with 3 bytes a value, whatever there is room for. */
static void say_pairs(const struct board *board, enum pair_values_kind kind) {
    struct pair_values *pairs = &workspace_borrow(WORKSPACE_SCREEN)->pairs;
    struct real value;

    put_text("pairs");
    put_hex(kind);
    pair_values_start(pairs, board, kind);
    pairs->width = WIDTH;
    for (uint8_t slice = 0; slice < SLICES; slice++)
        pair_values_step(pairs);
    put_hex(pairs->sweeps);
    for (uint8_t square = 0; square < board->goal; square += 3) {
        if (!board_can_stand(board, square))
            continue;
        pair_values_at(pairs, 0, square, &value);
        put_real(value);
        pair_values_at(pairs, square, 0, &value);
        put_real(value);
    }
    put_text("\n");
}

static void say_tokens(const struct board *board) {
    struct absorption *alone = &workspace_borrow(WORKSPACE_SCREEN)->tokens.absorption;
    enum absorption_progress progress;
    struct real value;

    absorption_start(alone, board, ABSORPTION_EXPECTED, 0);
    do
        progress = absorption_step(alone);
    while (progress == ABSORPTION_WORKING);
    put_text("tokens");
    put_hex(progress);
    if (progress == ABSORPTION_DONE) {
        two_tokens_estimate(alone, 0, board->goal, &value);
        put_real(value);
        two_tokens_estimate(alone, 0, board->goal - 1, &value);
        put_real(value);
    }
    put_text("\n");
}

static uint8_t die(void) {
    return (uint8_t)(1 + random_below(6));
}

/* With kick-out and two tokens each. */
static void say_positions(const struct board *board) {
    static struct position position = {.players = 5, .tokens = 2, .kicks = 1};
    struct rollout *playout = &workspace_borrow(WORKSPACE_SCREEN)->playout;
    struct kick_risk *threat;
    struct real chance;
    struct real error;

    rollout_start(playout, board, &position);
    for (uint8_t slice = 0; slice < SLICES; slice++)
        rollout_step(playout, die);
    put_text("playout");
    put_hex(playout->games);
    for (uint8_t player = 0; player < position.players; player++) {
        rollout_estimate(playout, player, &chance, &error);
        put_real(chance);
        put_real(error);
    }
    put_text("\nthreat");
    position = playout->at;
    threat = &workspace_borrow(WORKSPACE_SCREEN)->threat;
    kick_risk_start(threat, board, &position);
    for (uint8_t slice = 0; slice < SLICES; slice++)
        kick_risk_step(threat);
    for (uint8_t i = 0; i < POSITION_PLAYERS; i++)
        put_hex(threat->sent[i]);
    put_text("\n");
    for (uint8_t player = 0; player < POSITION_PLAYERS; player++)
        position.square[player][0] = position.square[player][1] = 0;
}

static void say_board(const struct board *board) {
    uint8_t square;

    put_text("board");
    put_hex(board->goal);
    put_hex((uint32_t)board_check(board, &square));
    put_hex(square);
    put_text("\n");
    if (board_check(board, &square) != BOARD_SOUND)
        return;
    say_absorption(board, ABSORPTION_VARIANCE, 0);
    say_absorption(board, ABSORPTION_EXPECTED, 0);
    say_absorption(board, ABSORPTION_VISITS, 0);
    say_steps(board);
    say_players(board);
    if (WIDTH * (board->goal - board->jump_count) * (board->goal - board->jump_count) <= 1200) {
        say_pairs(board, PAIR_VALUES_WINS);
        say_pairs(board, PAIR_VALUES_THROWS);
        say_pairs(board, PAIR_VALUES_TOKENS);
    }
    say_tokens(board);
    say_positions(board);
}

void say_boards(void) {
    static struct board board;
    struct vector_source *source;

    for (uint8_t number = 0; number < BOARDS_COUNT; number++) {
        for (uint8_t rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            boards_load(number, &board);
            board.overshoot = rule;
            say_board(&board);
        }
    }
    source = random_restart();
    for (uint8_t i = 0; i < VECTOR_BOARDS; i++) {
        vector_board(source, &board);
        say_board(&board);
    }
}
