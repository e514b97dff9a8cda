#include "ui/screens/screen_statistics.h"

#include "device/features.h"
#include "device/game_review.h"
#include "device/saved.h"
#include "device/session.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/kit/question.h"
#include <string.h>

/* A page for each level of each game whose computers have levels; and where games are reviewed and
   some have been played, behind it what they were worth. */
static uint8_t page;

enum part { WON, LUCK, ERRORS, LESS_LUCK, PARTS };
static uint8_t part;

static const FLASH struct game *game(void) {
    return games[page / LEVELS];
}

static bool has_parts(void) {
    return HAS_REVIEW && games_place() == page / LEVELS && session.tally[page % LEVELS].games;
}

static void turn_page(uint8_t by) {
    page = (uint8_t)(page + by) % (GAMES_COUNT * LEVELS);
    part = WON;
}

static void turn(bool forward) {
    if (forward && has_parts() && part + 1 < PARTS) {
        part++;
    } else if (!forward && part) {
        part--;
    } else {
        turn_page(forward ? 1 : GAMES_COUNT * LEVELS - 1);
    }
}

static void reset_records(void) {
    memset(session.tally, 0, sizeof session.tally);
    memset(session.total, 0, sizeof session.total);
    session_keep();
    part = WON;
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
        turn(event.key == KEY_DOWN);
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

/* In units of 2^-16. */
static void draw_signed(int32_t number) {
    if (number < 0) {
        row_character('-');
    }
    row_real((struct real){(uint32_t)(number < 0 ? -number : number), 16}, 2);
}

static void draw_worth(void) {
    const struct session_total *total = &session.total[page % LEVELS];

    if (part == LUCK) {
        row_text(LOCAL_TEXT("luck "));
        draw_signed(total->luck);
    } else if (part == ERRORS) {
        row_text(LOCAL_TEXT("errors "));
        draw_signed(total->errors);
    } else if (HAS_REVIEW) {
        row_text(LOCAL_TEXT("less luck "));
        draw_signed(game_review_less_luck(session.tally[page % LEVELS].won, total));
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
    if (part != WON) {
        draw_worth();
        return;
    }
    row_labelled(LOCAL_TEXT("won "), tally->won);
    row_labelled(LOCAL_TEXT(" of "), tally->games);
}

const FLASH struct screen screen_statistics = {
    .key = key,
    .tick = tick,
    .draw = draw,
    .help = TEXT("Games won by persons against computers. Up, down: levels, games; behind them, in "
                 "games, what luck and errors were worth, and won less luck. OK: reset."),
};
