#include "ui/snakes/snakes_statistics.h"

#include "device/dice.h"
#include "device/session.h"
#include "device/workspace.h"
#include "ui/kit/results.h"
#include "ui/snakes/snakes_token.h"

/* What is computed for a page. */
enum task { NOTHING, FACES, ABSORPTION, DURATION, PLACE, CONTEST, DUEL, TOKENS, PLAYED, THREAT };

/* The task whose finished table is in the workspace, DUEL or TOKENS, or NOTHING: it serves every
   position of the game until the workspace is put to another use. */
static uint8_t table;

static const FLASH uint8_t tasks[SNAKES_PAGES] = {
    [PAGE_GAME] = CONTEST,    [PAGE_SQUARES] = NOTHING,  [PAGE_FACES] = NOTHING,
    [PAGE_CHANCES] = FACES,   [PAGE_KICKED] = THREAT,    [PAGE_EXPECTED] = ABSORPTION,
    [PAGE_WITHIN] = DURATION, [PAGE_CURVE] = DURATION,   [PAGE_POINTS] = DURATION,
    [PAGE_TAIL] = PLACE,      [PAGE_PLACE] = PLACE,      [PAGE_VISITS] = ABSORPTION,
    [PAGE_WINS] = CONTEST,    [PAGE_ALONE] = ABSORPTION, [PAGE_CHOICE] = TOKENS,
};

/* Where a player's first token stands who throws so many turns after the next one. */
static uint8_t square_of(uint8_t later) {
    const struct position *at = &session.snakes.at;
    uint8_t player = at->turn + later;

    if (player >= at->players)
        player -= at->players;
    return at->square[player][0];
}

static void start_contest(struct race_odds *contest) {
    uint8_t squares[SNAKES_PLAYERS];

    for (uint8_t later = 0; later < SNAKES_PLAYERS; later++)
        squares[later] = square_of(later);
    race_odds_start(contest, &session.snakes.board, session.snakes.at.players, squares);
}

static uint8_t step_contest(struct race_odds *contest) {
    const struct position *at = &session.snakes.at;
    uint8_t later = at->players - at->turn;

    results.progress = (uint8_t)(2 * (uint8_t)((PROBABILITY_ONE - contest->open) >> 24));
    if (!race_odds_step(contest))
        return PAGE_WORKING;
    for (uint8_t player = 0; player < at->players; player++, later++)
        results_add_chance(contest->player[later % at->players].wins);
    return PAGE_READY;
}

static void count_faces(void) {
    const struct snakes *game = &session.snakes;

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        struct position_move move = position_next(&game->at, &game->board, snakes_token(), face);
        uint8_t what = move.board.landing == game->board.goal ? BOARD_FINISHED : move.board.step;
        results.bytes[what]++;
        if (move.kicked)
            results.bytes[FACES_THAT_KICK]++;
    }
}

void snakes_statistics_forget(void) {
    table = NOTHING;
}

/* Without kick-out players do not meet, with a token each; two who do are a table of pairs, if it
   fits. The rest is played out. */
static uint8_t task_of(enum snakes_page page) {
    const struct position *at = &session.snakes.at;
    uint8_t task = tasks[page];

    if (page == PAGE_ALONE && at->tokens > 1)
        return TOKENS;
    if (task != CONTEST || at->tokens + at->kicks == 1)
        return task;
    if (at->tokens > 1 || at->players > 2 ||
        pair_values_width(&session.snakes.board, PAIR_VALUES_WINS) < 2)
        return PLAYED;
    return DUEL;
}

/* The chance of the player who throws next and that of the other, in the order of their numbers. */
static void show_duel(struct pair_values *pairs) {
    struct real wins;

    pair_values_at(pairs, square_of(0), square_of(1), &wins);
    for (uint8_t player = 0; player < 2; player++)
        results_add_chance(player == session.snakes.at.turn ? wins.mantissa
                                                            : PROBABILITY_ONE - wins.mantissa);
}

/* What is left as things stand, or after moving one token or the other. */
static void show_tokens(union two_tokens *tokens, enum snakes_page page) {
    const struct snakes *game = &session.snakes;
    const uint8_t *squares = game->at.square[game->at.turn];

    results.error = pair_values_width(&game->board, PAIR_VALUES_TOKENS) <= PAIR_VALUES_NARROWEST;
    results.count = POSITION_TOKENS;
    for (uint8_t token = 0; token < POSITION_TOKENS; token++) {
        uint8_t first = squares[token];
        uint8_t second = squares[token ^ 1];
        if (page == PAGE_CHOICE)
            two_tokens_choice(tokens, &game->board, first, second, game->face,
                              &results.real[token]);
        else
            two_tokens_at(tokens, &game->board, first, second, &results.real[token]);
    }
}

/* Of a duel or of two tokens; what is found in it is shown in a slice of its own. */
static uint8_t step_table(union two_tokens *tokens, uint8_t task, enum snakes_page page) {
    uint8_t progress;

    if (table == task) {
        if (task == DUEL)
            show_duel(&tokens->pairs);
        else
            show_tokens(tokens, page);
        return PAGE_READY;
    }
    if (task == DUEL || two_tokens_are_exact(&session.snakes.board)) {
        results.progress = pair_values_fraction(&tokens->pairs);
        progress = pair_values_step(&tokens->pairs);
    } else {
        progress = absorption_step(&tokens->absorption);
    }
    if (progress == PAIR_VALUES_DONE)
        table = task;
    return progress > PAIR_VALUES_DONE;
}

/* One player's estimate a slice. Shown in whole per cent it may be wrong by up to half of one more;
   where a real has its point stands the error. */
static uint8_t step_playout(struct rollout *playout) {
    const struct position *at = &session.snakes.at;
    uint8_t player = results.progress;
    struct real *real = &results.real[player];
    bool last = rollout_step(playout, dice_throw);
    struct real error;

    rollout_estimate(playout, player, real, &error);
    real->fraction_bits = (uint8_t)fixed_multiply(error.mantissa, 100, error.fraction_bits) + 1;
    results.error = true;
    if (++player == at->players) {
        results.count = player;
        player = 0;
    }
    results.progress = player;
    if (results.count == 0)
        return PAGE_WORKING;
    return last ? PAGE_READY : PAGE_BETTER;
}

/* The chance to be sent back by anybody, then by the player of that number. */
static uint8_t step_threat(struct kick_risk *threat, uint8_t number) {
    const uint16_t *sent = threat->sent;
    uint16_t all = 0;

    if (!kick_risk_step(threat))
        return PAGE_WORKING;
    for (uint8_t count = POSITION_PLAYERS; count; count--)
        all += *sent++;
    for (uint8_t count = 2; count; count--) {
        results_add_chance(fixed_ratio(all, threat->outcomes, PROBABILITY_BITS));
        all = threat->sent[number - 1];
    }
    return PAGE_READY;
}

/* Whether the table of tokens stands when games are played out: they leave room for that. */
static bool leaves_table(void) {
    return table == TOKENS && two_tokens_are_exact(&session.snakes.board);
}

void snakes_statistics_start(enum snakes_page page) {
    const struct board *board = &session.snakes.board;
    union workspace *workspace = workspace_of(WORKSPACE_SCREEN);
    uint8_t task = task_of(page);
    uint8_t square = snakes_square();

    if (!results.kept || (task > FACES && task != table && !(task == PLAYED && leaves_table())))
        table = NOTHING;
    if (task == table)
        return;
    if (task == ABSORPTION)
        absorption_start(&workspace->absorption, board,
                         page == PAGE_VISITS ? ABSORPTION_VISITS : ABSORPTION_VARIANCE, square);
    else if (task == DURATION)
        finish_times_start(&workspace->duration, board, square);
    else if (task == PLACE)
        survival_start(&workspace->tail, board, square);
    else if (task == CONTEST)
        start_contest(&workspace->contest);
    else if (task == DUEL)
        pair_values_start(&workspace->pairs, board, PAIR_VALUES_WINS);
    else if (task == TOKENS)
        two_tokens_start(&workspace->tokens, board);
    else if (task == PLAYED)
        rollout_start(&workspace->playout, board, &session.snakes.at);
    else if (task == THREAT)
        kick_risk_start(&workspace->threat, board, &session.snakes.at);
}

uint8_t snakes_statistics_step(enum snakes_page page, uint8_t number) {
    union workspace *workspace = workspace_of(WORKSPACE_SCREEN);
    uint8_t task = task_of(page);

    if (task == ABSORPTION)
        return snakes_step_absorption(&workspace->absorption, page, number);
    if (task == DURATION)
        return snakes_step_duration(&workspace->duration, page, number);
    if (task == PLACE)
        return snakes_step_place(&workspace->tail, page, number);
    if (task == CONTEST)
        return step_contest(&workspace->contest);
    if (task == DUEL || task == TOKENS)
        return step_table(&workspace->tokens, task, page);
    if (task == PLAYED)
        return step_playout(&workspace->playout);
    if (task == THREAT)
        return step_threat(&workspace->threat, number);
    if (task == FACES)
        count_faces();
    results.count = 1;
    return PAGE_READY;
}
