#include "ui/screens/screen_statistics.h"

#include "device/session.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/kit/menu.h"
#include "ui/play/play_feature.h"
#include "ui/review/screen_review.h"
#include <stddef.h>
#include <string.h>

/* A page for each level of each game. If games are reviewed and some have been played at the level,
   their totals follow. */
static uint8_t page;

/* 0: games won; then 1 + enum review_total. */
static uint8_t part;

/* NULL: games are not reviewed. */
static void (*const FLASH *const FLASH draw_total)(enum review_total total,
                                                   uint8_t level) = &review_draw_total;

static const FLASH struct game *game(void) {
    return games[page / LEVELS];
}

static void turn(bool forward) {
    bool has_parts =
        draw_total != NULL && games_place() == page / LEVELS && session.tally[page % LEVELS].games;

    if (forward && has_parts && part < REVIEW_TOTALS) {
        part++;
    } else if (!forward && part) {
        part--;
    } else {
        page = (uint8_t)(page + (forward ? 1 : GAMES_COUNT * LEVELS - 1)) % (GAMES_COUNT * LEVELS);
        part = 0;
    }
}

/* A finished game that still has to enter the totals is forgotten, too. */
static void reset(void) {
    if (session.counts == SESSION_COUNTS_FOR_TOTAL) {
        session.counts = SESSION_COUNTS_NOT;
    }
    memset(session.won_reviewed, 0, sizeof session.won_reviewed);
    memset(session.tally, 0, sizeof session.tally);
    memset(session.total, 0, sizeof session.total);
    session_keep();
    part = 0;
}

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return;
    }
    if (event.key == KEY_LEFT) {
        screens_pop();
    } else if (event.key == KEY_SELECT && games_place() == page / LEVELS) {
        question_ask(LOCAL_TEXT("Reset this game?"), reset);
    } else if (event.key != KEY_SELECT) {
        turn(event.key == KEY_DOWN);
    }
    beeper_play(TUNE_CLICK);
    screens_redraw();
}

/* True while a finished game still has to be reviewed for the totals. */
static bool is_pending(void) {
    return play_features[PLAY_REVIEW] != NULL && session.counts == SESSION_COUNTS_FOR_TOTAL;
}

static void review_pending(void) {
    screens_hurry();
    if (games_take(page / LEVELS)) {
        play_features[PLAY_REVIEW]->step();
    }
    if (!is_pending()) {
        screens_redraw();
    }
}

/* Takes the record of the page's game in hand. */
static void tick(uint16_t now) {
    (void)now;
    if (games_place() != page / LEVELS) {
        if (games_take_record(page / LEVELS)) {
            screens_redraw();
        }
    } else if (is_pending()) {
        review_pending();
    }
}

/* "won 9999 of 9999" fills the row. */
static void draw_games(const struct tally *tally) {
    enum { LABELLED = 9999 };

    row_text(tally->games <= LABELLED ? LOCAL_TEXT("won ") : LOCAL_TEXT(""));
    row_unsigned(tally->won);
    row_labelled(LOCAL_TEXT(" of "), tally->games);
}

static void draw(void) {
    row_text(game()->brief);
    row_text(LOCAL_TEXT(": "));
    row_text(options_level.texts[page % LEVELS]);
    if (games_place() != page / LEVELS) {
        return;
    }
    row_second();
    if (part == 0) {
        draw_games(&session.tally[page % LEVELS]);
    } else if (is_pending()) {
        row_text(LOCAL_TEXT("reviewing..."));
    } else {
        (*draw_total)((enum review_total)(part - 1), page % LEVELS);
    }
}

const FLASH struct screen screen_statistics = {
    .key = key,
    .tick = tick,
    .draw = draw,
    .help = TEXT("Games won by persons against computers. Up, down: levels, games; behind them, in "
                 "games, what luck and errors were worth, and won less luck. OK: reset."),
};
