#include "ui/tenk/tenk_history_pages.h"

#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/tenk/tenk_view.h"

/* Two in a row; below two players what they play for. */
static void draw_scores(void) {
    const struct tenk *game = tenk_in_play();

    tenk_draw_scores(0, 0, 1);
    row_second();
    if (game->players == 2) {
        row_text(LOCAL_TEXT("10000 wins"));
    } else {
        tenk_draw_scores(1, 2, 3);
    }
}

const FLASH struct page tenk_scores_page = {
    .title = TEXT("Scores"),
    .help = TEXT("Points banked."),
    .draw = draw_scores,
};

static uint8_t back; /* the throw that is shown, counted from the newest */

void tenk_history_show_newest(void) {
    back = 0;
}

static bool has_throws(void) {
    return tenk_throws()->held != 0;
}

static void change_back(int8_t by) {
    uint8_t value = (uint8_t)(back + by);

    if (value < tenk_throws()->held) {
        back = value;
    }
}

static void draw_end(const struct tenk_history_throw *looked) {
    if (looked->choice) {
        row_text(LOCAL_TEXT(" bank"));
    } else {
        row_text(LOCAL_TEXT(" lost"));
    }
}

/* A throw, and below it whose it was, in which turn, and how that has ended. */
static void draw_history(void) {
    struct tenk_history_throw looked;
    struct scoring scoring;

    tenk_history_look(tenk_throws(), back, tenk_in_play()->players, &looked);
    scoring_read(&scoring, looked.count);
    tenk_draw_throw(&scoring, looked.choice);
    row_second();
    tenk_draw_name(looked.player);
    row_labelled(LOCAL_TEXT(" turn "), looked.round);
    if (looked.ends) {
        draw_end(&looked);
    }
}

const FLASH struct page tenk_history_page = {
    .title = TEXT("History"),
    .help = TEXT("Throws so far. OK: earlier ones."),
    .available = has_throws,
    .change = change_back,
    .draw = draw_history,
};
