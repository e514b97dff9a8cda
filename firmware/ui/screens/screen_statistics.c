#include "ui/screens/screen_statistics.h"

#include "device/saved.h"
#include "device/session.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/kit/question.h"
#include <string.h>

/* A page for each level of each game whose computers have levels. */
static uint8_t page;

static const FLASH struct game *game(void) {
    return games[page / LEVELS];
}

static void turn(uint8_t by) {
    page = (uint8_t)(page + by) % (GAMES_COUNT * LEVELS);
}

static void reset_records(void) {
    memset(session.tally, 0, sizeof session.tally);
    session_keep();
}

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return;
    }
    if (event.key == KEY_LEFT) {
        screens_pop();
    } else if (event.key == KEY_SELECT && games_place() == page / LEVELS) {
        question_ask(LOCAL_TEXT("Reset this game?"), reset_records);
    } else if (event.key != KEY_SELECT) {
        turn(event.key == KEY_DOWN ? 1 : GAMES_COUNT * LEVELS - 1);
    }
    beeper_play(TUNE_CLICK);
    screens_redraw();
}

/* The record of the game is taken in hand. */
static void tick(uint16_t now) {
    (void)now;
    if (games_place() != page / LEVELS && games_take_record(page / LEVELS)) {
        screens_redraw();
    }
}

static void draw(void) {
    const struct tally *tally = &session.tally[page % LEVELS];

    row_text(game()->brief);
    row_text(LOCAL_TEXT(": "));
    row_text(games_level_name(game(), page % LEVELS));
    if (games_place() != page / LEVELS) {
        return;
    }
    row_second();
    row_labelled(LOCAL_TEXT("won "), tally->won);
    row_labelled(LOCAL_TEXT(" of "), tally->games);
}

const FLASH struct screen screen_statistics = {
    .key = key,
    .tick = tick,
    .draw = draw,
    .help = TEXT("Games won by persons against computers. Up, down: levels, games. OK: reset."),
};
