#include "ui/review/screen_review.h"

#include "device/review/review.h"
#include "device/review/review_entries.h"
#include "device/session.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/review/review_judging.h"
#include "ui/review/review_picture.h"
#include <stddef.h>

static const FLASH struct game_review *of_game(void) {
    return games_in_hand()->review;
}

bool review_is_there(void) {
    return of_game() && session.review.state >= REVIEW_BEGUN && !session_is_shown();
}

/* ---- the pages ------------------------------------------------------------------------------- */

/* Behind them the moves, from the latest one back, and what comes before them. */
enum part {
    VERDICT,
    CURVE,
    LUCK,
    OWN_ERRORS,
    OTHERS_ERRORS,
    TAKEN_BACK,
    DEAREST,
    BETTER,
    LUCKIEST,
    MOVES,
    PARTS
};

static uint8_t at;

static bool has_errors(void) {
    return of_game()->draw_error != NULL;
}

/* In hindsight the others' are in the start: it is with the best answer to what they did. */
static bool has_others_errors(void) {
    return has_errors() && of_game()->judge == NULL;
}

static bool is_over(void) {
    return session.review.state == REVIEW_ENDED;
}

static bool has_part(uint8_t part) {
    const struct review *review = &session.review;

    switch (part) {
    case VERDICT:
        return is_over();
    case LUCK:
        return of_game()->luck != GAME_WITHOUT_LUCK;
    case OWN_ERRORS:
        return has_errors();
    case OTHERS_ERRORS:
        return has_others_errors();
    case TAKEN_BACK:
        return HAS_COACH && review->taken_back != 0;
    case DEAREST:
        return review->dearest.change != 0;
    case BETTER:
        return review->dearest.change != 0 && of_game()->draw_better;
    case LUCKIEST:
        return review->luckiest.change != 0;
    default:
        return true;
    }
}

static bool forgets(void) {
    return session.review.entries > review_entries_held();
}

/* The last of all: the start, and before it that earlier moves are not there. */
static uint8_t last_page(void) {
    return MOVES + review_entries_held() + forgets();
}

static void turn(bool forward) {
    uint8_t last = last_page();

    do {
        if (forward) {
            at = at >= last ? 0 : at + 1;
        } else {
            at = at == 0 ? last : at - 1;
        }
    } while (at < MOVES && !has_part(at));
}

/* ---- the picture ----------------------------------------------------------------------------- */

static void draw_behind(uint8_t page) {
    if (page < MOVES + review_entries_held()) {
        review_draw_move(page - MOVES);
    } else if (page < last_page()) {
        review_draw_forgotten();
    } else {
        review_draw_start();
    }
}

static const FLASH char *const FLASH helps[PARTS] = {
    [VERDICT] =
        TEXT("Less luck: the result (100% won) without the luck of all throws. Below 50% a win was "
             "luck. A loss was errors if they cost more than bad luck, else bad luck. ~: not "
             "exact."),
    [CURVE] = TEXT("Your chance (of two persons P1's) from the start to now: full is 100%."),
    [LUCK] = TEXT("What each one's throws were worth: the chance to win after them, less that "
                  "before. A coin is both's, as are the throws of chips. ~: not exact."),
    [OWN_ERRORS] = TEXT("How many decisions were not the best, and what they cost of the chance. "
                        "Chips are judged by the best reply to what the other placed. ~: not "
                        "exact."),
    [OTHERS_ERRORS] = TEXT("The same of the other: what they gave you. ~: not exact."),
    [TAKEN_BACK] = TEXT("Decisions that were taken back, and what that was worth. They are counted "
                        "among the errors all the same."),
    [DEAREST] = TEXT("The decision that cost most: what was done, and what was better. ~: "
                     "not exact."),
    [BETTER] = TEXT("What would have been better, and what was at stake before."),
    [LUCKIEST] = TEXT("The throw that was worth most. ~: not exact."),
    [MOVES] = TEXT("The game back to its start: what happened, the chance after it, and what it "
                   "was worth. ~ is not exact. Chips start with the best reply."),
};

static void explain(void) {
    screens_explain(LOCAL_TEXT("Review"), helps[at < MOVES ? at : MOVES]);
}

/* Until all is known nothing is told. */
static void draw_judging(void) {
    row_text(LOCAL_TEXT("Judging..."));
    display_progress(1, review_judging_done());
}

static void draw(void) {
    display_glyphs(&glyphs_dice);
    if (review_is_unjudged()) {
        draw_judging();
        return;
    }
    switch (at) {
    case VERDICT:
        review_draw_verdict();
        break;
    case CURVE:
        review_draw_curve();
        break;
    case LUCK:
        review_draw_luck();
        break;
    case OWN_ERRORS:
    case OTHERS_ERRORS:
        review_draw_errors(at == OTHERS_ERRORS);
        break;
    case TAKEN_BACK:
        review_draw_taken_back();
        break;
    case DEAREST:
        review_draw_dearest();
        break;
    case BETTER:
        review_draw_better();
        break;
    case LUCKIEST:
        review_draw_luckiest();
        break;
    default:
        draw_behind(at);
        break;
    }
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* It comes back from its help where it was. A game that was over when another was shown in its
   place is gone. */
static bool is_open;

static void enter(void) {
    if (games_place() == GAMES_COUNT) {
        is_open = false;
        screens_pop();
        return;
    }
    if (!is_open) {
        is_open = true;
        at = last_page();
        turn(true);
    }
    explain();
}

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return;
    }
    if ((event.key == KEY_UP || event.key == KEY_DOWN) && !review_is_unjudged()) {
        turn(event.key == KEY_DOWN);
        explain();
    } else {
        is_open = false;
        screens_pop();
    }
    beeper_play(TUNE_CLICK);
    screens_redraw();
}

/* The bar, and when it is done the page. */
static void tick(uint16_t now) {
    (void)now;
    if (review_is_unjudged()) {
        uint8_t before = review_judging_done();
        enum progress progress = review_judging_step();
        if (progress >= DONE || review_judging_done() / LCD_COLUMNS != before / LCD_COLUMNS) {
            screens_redraw();
        }
    }
}

const FLASH struct screen screen_review = {.enter = enter, .key = key, .tick = tick, .draw = draw};

/* ---- the page that opens it ------------------------------------------------------------------ */

const FLASH struct page page_review = {
    .title = TEXT("Review"),
    .help = TEXT("What the game has been worth so far; OK: its pages and its moves. ~: not exact."),
    .available = review_is_there,
    .opens = &screen_review,
    .draw = review_draw_sum,
};
