#include "games/snakes/odds/kick_risk.h"
#include "ui/display/row.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_view.h"

/* The page about being sent back. */

WORKSPACE_HOLDS(struct kick_risk);

static const struct position *position(void) {
    return &snakes_in_play()->at;
}

static uint8_t asked_opponent(void) {
    uint8_t player = snakes_asked_player();

    return player == position()->turn ? (uint8_t)((player + 1) % position()->players) : player;
}

static void change_opponent(int8_t by) {
    uint8_t player = (uint8_t)(asked_opponent() + by);

    snakes_ask_player(player == position()->turn ? (uint8_t)(player + by) : player);
}

struct sent_back {
    probability_t by_anybody;
    probability_t by_opponent; /* the opponent asked about */
};

PAGE_RESULT_HOLDS(struct sent_back);
static struct sent_back *const sent_back = (struct sent_back *)&page_result;

static bool can_be_kicked(void) {
    return position()->players > 1 && position()->kicks;
}

static void start_kicked(union workspace *space) {
    const struct snakes *game = snakes_in_play();

    kick_risk_start((struct kick_risk *)space, &game->board, &game->at);
}

static enum progress step_kicked(union workspace *space, uint8_t *done) {
    struct kick_risk *risk = (struct kick_risk *)space;
    enum progress progress = kick_risk_step(risk);

    *done = kick_risk_done(risk);
    if (progress == DONE) {
        sent_back->by_anybody = kick_risk_by_anybody(risk);
        sent_back->by_opponent = kick_risk_by(risk, asked_opponent());
    }
    return progress;
}

static void draw_kicked(void) {
    snakes_view_name(position()->turn);
    row_text(LOCAL_TEXT(" kicked"));
    row_percent(sent_back->by_anybody, 1);
    row_below(LOCAL_TEXT("by "));
    snakes_view_name(asked_opponent());
    row_text(LOCAL_TEXT(" now"));
    row_percent(sent_back->by_opponent, 1);
}

const FLASH struct page snakes_page_kicked = {
    .title = TEXT("Sent back"),
    .help = TEXT("Chance to be sent back before you throw, and by one player's throw. Up, "
                 "down: whose."),
    .available = can_be_kicked,
    .change = change_opponent,
    .start = start_kicked,
    .step = step_kicked,
    .draw = draw_kicked,
};
