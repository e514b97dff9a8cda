#include "device/game_review.h"

#include "device/evaluation.h"
#include <stddef.h>
#include <string.h>

enum { LOOKED_AT = 4 };

static struct review review;
static struct reviewer reviewer;
static bool is_started; /* the reviewer works on `review`, not on a look */
static enum progress progress;
static uint16_t reviewed; /* events of the record when it was DONE */

/* ---- the game -------------------------------------------------------------------------------- */

/* False while the console has the workspace. */
static bool open(struct review_game *game) {
    bool is_own;

    *game = (struct review_game){
        .record = &session.record,
        .rules = session_rules(),
        .engine = session_engine(),
        .own = session_own(),
        .memory = evaluation_memory(EVALUATION_REVIEW, &is_own),
    };
    if (game->memory != NULL && !is_own) {
        reviewer_interrupt(&reviewer);
    }
    return game->memory != NULL;
}

/* The first person, or the first player if there is none. */
uint8_t game_review_player(void) {
    uint8_t players = session_rules()->players(&session.state);

    for (uint8_t player = 0; player < players; player++) {
        if (!session_is_computer(player)) {
            return player;
        }
    }
    return 0;
}

/* ---- the whole game -------------------------------------------------------------------------- */

static void restart(void) {
    memset(&review, 0, sizeof review);
    is_started = false;
    progress = WORKING;
}

void (*const FLASH session_when_other)(void) = restart;

static int32_t for_total(int32_t change) {
    return (change + (1L << (ACCOUNT_BITS - SESSION_TOTAL_BITS - 1))) >>
           (ACCOUNT_BITS - SESSION_TOTAL_BITS);
}

static int32_t add(int32_t total, int32_t change) {
    int32_t sum = (int32_t)((uint32_t)total + (uint32_t)change);

    return (change > 0) == (sum > total) ? sum : total;
}

static void count_win(uint8_t winner) {
    bool is_counted = session.won_reviewed[session.level] < session.tally[session.level].won;

    if (is_counted && !session_is_computer(winner)) {
        session.won_reviewed[session.level]++;
    }
}

/* A draw is left out: less luck is a number of games won, and a draw is half of one. */
static void add_to_total(void) {
    struct session_total *total = &session.total[session.level];
    uint8_t winner = session_turn().player;

    if (review.is_begun && winner != GAME_NOBODY) {
        count_win(winner);
        total->luck = add(total->luck, for_total(review_luck(&review)));
        total->errors = add(total->errors, for_total(review.account.sum[ACCOUNT_OWN_ERRORS]));
    }
    session.counts = SESSION_COUNTS_NOT;
    session_keep_later();
}

/* True if events have been folded that the review has not had yet. */
static bool is_left_behind(void) {
    uint16_t base = session.record.base_events;

    return is_started ? reviewer.at.events < base : review.is_begun && review.events < base;
}

static bool start(const struct review_game *game) {
    is_started = reviewer_start(&reviewer, game, game_review_player(), review.events, UINT16_MAX);
    return is_started;
}

/* A review that is done goes on when more events follow. */
enum progress game_review_step(void) {
    struct review_game game;

    if (session_is_shown()) {
        return IMPOSSIBLE;
    }
    if (is_left_behind()) {
        restart();
    }
    if (game_review_is_done()) {
        return progress;
    }
    if (!open(&game)) {
        return WORKING;
    }
    if (!is_started) {
        progress = start(&game) ? WORKING : IMPOSSIBLE;
        return progress;
    }
    progress = reviewer_step(&reviewer, &review, &game);
    reviewed = session.record.events;
    if (progress == DONE && session.counts == SESSION_COUNTS_FOR_TOTAL) {
        add_to_total();
    }
    return progress;
}

const struct review *game_review(void) {
    return &review;
}

bool game_review_is_done(void) {
    return progress == IMPOSSIBLE || (progress == DONE && reviewed == session.record.events);
}

bool game_review_is_there(void) {
    return !session_is_shown() && session_rules()->players(&session.state) > 1 &&
           session.record.events > session.record.base_events &&
           (review.is_begun || !game_review_is_done());
}

uint8_t game_review_done(void) {
    uint16_t events = session.record.events;

    return events ? (uint8_t)((uint32_t)review.events * PROGRESS_ALL / events) : 0;
}

/* ---- one event ------------------------------------------------------------------------------- */

/* Finds the event by the rules alone, without the engine. */
static enum progress find_event(struct game_look *look, const struct review_game *game) {
    union game_state *before = &session_event.before;

    if (look->at.events == 0 &&
        !replay_start(&look->at, before, game->record, game->rules, game->own)) {
        return IMPOSSIBLE;
    }
    for (uint8_t i = 0; i < LOOKED_AT && look->at.events < look->event; i++) {
        if (!replay_step(&look->at, before, game->record, game->rules, NULL)) {
            return IMPOSSIBLE;
        }
    }
    if (look->at.events < look->event) {
        return WORKING;
    }
    reviewer.state = *before;
    look->is_found =
        replay_step(&look->at, &reviewer.state, game->record, game->rules, &session_event.event);
    if (!look->is_found) {
        return IMPOSSIBLE;
    }
    return look->is_only_found ? DONE : WORKING;
}

enum progress game_review_look(struct game_look *look) {
    struct review_game game;

    is_started = false;
    if (!open(&game)) {
        return WORKING;
    }
    if (!look->is_found) {
        return find_event(look, &game);
    }
    if (!look->is_started) {
        look->is_started = true;
        *(uint8_t *)game.memory = 0; /* so the result does not depend on earlier questions */
        return reviewer_start(&reviewer, &game, game_review_player(), look->event, look->event + 1)
                   ? WORKING
                   : IMPOSSIBLE;
    }
    return reviewer_step(&reviewer, &look->review, &game);
}
