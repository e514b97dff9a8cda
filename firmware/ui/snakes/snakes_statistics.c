#include "ui/snakes/snakes_statistics.h"

#include "device/dice.h"
#include "device/session.h"
#include "device/workspace.h"
#include "ui/kit/results.h"
#include "ui/snakes/snakes_token.h"

/* What is computed for a page. */
enum task {
    NOTHING,
    FACES,
    ABSORPTION,
    FINISH,
    TIMES,
    SURVIVAL,
    TOKEN,
    CONTEST,
    DUEL,
    TOKENS,
    PLAYED,
    THREAT
};

/* The task whose finished table is in the workspace, DUEL or TOKENS, or NOTHING: it serves every
   position of the game until the workspace is put to another use. */
static uint8_t table;

static const FLASH uint8_t tasks[SNAKES_PAGES] = {
    [PAGE_GAME] = CONTEST,  [PAGE_SQUARES] = NOTHING,  [PAGE_FACES] = NOTHING,
    [PAGE_CHANCES] = FACES, [PAGE_KICKED] = THREAT,    [PAGE_EXPECTED] = ABSORPTION,
    [PAGE_WITHIN] = FINISH, [PAGE_CURVE] = FINISH,     [PAGE_POINTS] = TIMES,
    [PAGE_TAIL] = SURVIVAL, [PAGE_PLACE] = TOKEN,      [PAGE_VISITS] = ABSORPTION,
    [PAGE_WINS] = CONTEST,  [PAGE_ALONE] = ABSORPTION, [PAGE_CHOICE] = TOKENS,
};

/* Where a player's first token stands who throws so many turns after the next one. */
static uint8_t square_of(uint8_t later) {
    const struct position *at = &session.snakes.at;
    uint8_t player = at->turn + later;

    if (player >= at->players)
        player -= at->players;
    return at->square[player][0];
}

static void start_contest(struct race_odds *odds) {
    uint8_t squares[SNAKES_PLAYERS];

    for (uint8_t later = 0; later < SNAKES_PLAYERS; later++)
        squares[later] = square_of(later);
    race_odds_start(odds, &session.snakes.board, session.snakes.at.players, squares);
}

static uint8_t step_contest(struct race_odds *odds) {
    const struct position *at = &session.snakes.at;
    uint8_t later = at->players - at->turn;
    enum progress progress = race_odds_step(odds);

    results.progress = race_odds_done(odds);
    if (progress != DONE) {
        return PAGE_WORKING;
    }
    for (uint8_t player = 0; player < at->players; player++, later++) {
        results_add_chance(race_odds_wins(odds, later % at->players));
    }
    return PAGE_READY;
}

static void count_faces(void) {
    const struct snakes *game = &session.snakes;
    struct position_faces faces = position_count_faces(&game->at, &game->board, snakes_token());

    results.bytes[0] = faces.climb;
    results.bytes[1] = faces.slide;
    results.bytes[2] = faces.stay;
    results.bytes[3] = faces.home;
    results.bytes[4] = faces.kick;
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
static void show_duel(const struct pair_values *pairs) {
    struct real wins = pair_values_at(pairs, square_of(0), square_of(1));

    for (uint8_t player = 0; player < 2; player++) {
        results_add_chance(player == session.snakes.at.turn ? wins.mantissa
                                                            : PROBABILITY_ONE - wins.mantissa);
    }
}

static void show_choice(struct two_tokens *tokens) {
    const struct snakes *game = &session.snakes;
    struct two_tokens_choice choice =
        two_tokens_choose(tokens, game->at.square[game->at.turn], game->face);

    for (uint8_t token = 0; token < POSITION_TOKENS; token++) {
        results.real[token] = choice.left[token];
        if (!choice.may_move[token]) {
            results.real[token].mantissa = UINT32_MAX;
        }
    }
}

/* What is left as things stand, or after moving one token or the other. */
static void show_tokens(struct two_tokens *tokens, enum snakes_page page) {
    const struct snakes *game = &session.snakes;
    const uint8_t *squares = game->at.square[game->at.turn];

    results.error = pair_values_width(&game->board, PAIR_VALUES_TOKENS) <= PAIR_VALUES_NARROWEST;
    results.count = POSITION_TOKENS;
    if (page == PAGE_CHOICE) {
        show_choice(tokens);
    } else {
        results.real[0] = two_tokens_left(tokens, squares[0], squares[1]);
        results.real[1] = results.real[0];
    }
}

static enum progress step_table(union workspace *workspace, uint8_t task) {
    enum progress progress;

    if (table == task) {
        return DONE;
    }
    if (task == DUEL) {
        results.progress = pair_values_done(&workspace->pairs);
        progress = pair_values_step(&workspace->pairs);
    } else {
        results.progress = two_tokens_done(&workspace->tokens);
        progress = two_tokens_step(&workspace->tokens);
    }
    if (progress == DONE) {
        table = task;
        return WORKING;
    }
    return progress;
}

/* Of a duel or of two tokens; what is found in it is shown in a slice of its own. */
static uint8_t step_tables(union workspace *workspace, uint8_t task, enum snakes_page page) {
    enum progress progress = step_table(workspace, task);

    if (progress == DONE && task == DUEL) {
        show_duel(&workspace->pairs);
    } else if (progress == DONE) {
        show_tokens(&workspace->tokens, page);
    }
    return progress == WORKING ? PAGE_WORKING : PAGE_READY;
}

/* One player's estimate a slice. Shown in whole per cent it may be wrong by up to half of one more;
   where a real has its point stands the error. */
static uint8_t step_playout(struct rollout *rollout) {
    const struct position *at = &session.snakes.at;
    uint8_t player = results.progress;
    struct real *real = &results.real[player];
    enum progress progress = rollout_step(rollout);
    struct rollout_estimate estimate = rollout_estimate(rollout, player);

    real->mantissa = estimate.chance;
    real->fraction_bits =
        (uint8_t)fixed_multiply(estimate.error.mantissa, 100, estimate.error.fraction_bits) + 1;
    results.error = true;
    if (++player == at->players) {
        results.count = player;
        player = 0;
    }
    results.progress = player;
    if (results.count == 0) {
        return PAGE_WORKING;
    }
    return progress == DONE ? PAGE_READY : PAGE_BETTER;
}

/* The chance to be sent back by anybody, then by the player of that number. */
static uint8_t step_threat(struct kick_risk *risk, uint8_t number) {
    if (kick_risk_step(risk) != DONE) {
        return PAGE_WORKING;
    }
    results_add_chance(kick_risk_by_anybody(risk));
    results_add_chance(kick_risk_by(risk, number - 1));
    return PAGE_READY;
}

/* Whether the table of tokens stands when games are played out: they leave room for that. */
static bool leaves_table(void) {
    return table == TOKENS && two_tokens_are_exact(&session.snakes.board);
}

void snakes_statistics_start(enum snakes_page page, uint8_t number) {
    const struct board *board = &session.snakes.board;
    union workspace *workspace = workspace_of(WORKSPACE_SCREEN);
    uint8_t task = task_of(page);
    uint8_t square = snakes_square();

    if (!results.kept || (task > FACES && task != table && !(task == PLAYED && leaves_table())))
        table = NOTHING;
    if (task == table)
        return;
    if (task == ABSORPTION)
        snakes_start_absorption(&workspace->absorption, page, number);
    else if (task == FINISH)
        finish_distribution_start(&workspace->finish, board, square,
                                  page == PAGE_CURVE ? UINT16_MAX : number);
    else if (task == TIMES)
        snakes_start_times(&workspace->times);
    else if (task == SURVIVAL)
        survival_start(&workspace->survival, board, square);
    else if (task == TOKEN)
        token_distribution_start(&workspace->token, board, square, number);
    else if (task == CONTEST)
        start_contest(&workspace->race);
    else if (task == DUEL)
        pair_values_start(&workspace->pairs, board, PAIR_VALUES_WINS);
    else if (task == TOKENS)
        two_tokens_start(&workspace->tokens, board);
    else if (task == PLAYED)
        rollout_start(&workspace->rollout, board, &session.snakes.at, dice_throw);
    else if (task == THREAT)
        kick_risk_start(&workspace->kick_risk, board, &session.snakes.at);
}

uint8_t snakes_statistics_step(enum snakes_page page, uint8_t number) {
    union workspace *workspace = workspace_of(WORKSPACE_SCREEN);
    uint8_t task = task_of(page);

    if (task == ABSORPTION)
        return snakes_step_absorption(&workspace->absorption, page);
    if (task == FINISH)
        return snakes_step_finish(&workspace->finish, page);
    if (task == TIMES)
        return snakes_step_times(&workspace->times);
    if (task == SURVIVAL)
        return snakes_step_survival(&workspace->survival);
    if (task == TOKEN)
        return snakes_step_token(&workspace->token);
    if (task == CONTEST)
        return step_contest(&workspace->race);
    if (task == DUEL || task == TOKENS)
        return step_tables(workspace, task, page);
    if (task == PLAYED)
        return step_playout(&workspace->rollout);
    if (task == THREAT)
        return step_threat(&workspace->kick_risk, number);
    if (task == FACES)
        count_faces();
    results.count = 1;
    return PAGE_READY;
}
