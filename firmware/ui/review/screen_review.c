#include "ui/review/screen_review.h"

#include "device/game_review.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/review/review_picture.h"
#include <stddef.h>

/* ---- pages ----------------------------------------------------------------------------------- */

/* After these pages comes the game: START, or FORGOTTEN if its first events are no longer stored,
   then a page for each event. */
enum part {
    VERDICT,
    CURVE,
    LUCK,
    OWN_ERRORS,
    OTHERS_ERRORS,
    TAKEN_BACK,
    WORST,
    BETTER,
    LUCKIEST,
    START,
    FORGOTTEN,
    PARTS
};

static struct {
    bool is_open;
    uint16_t page;          /* a part, or PARTS + the number of an event after the base */
    enum progress progress; /* of game_review_look at the page's event */
    uint8_t shown;          /* cells of the bar */
} at;

/* Uses the memory of the result of the page that was in front. */
PAGE_RESULT_HOLDS(struct game_look);
static struct game_look *const look = (struct game_look *)&page_result;

/* The others have no errors if decisions are secret: theirs are part of the start. */
static bool has_part(uint16_t part) {
    const struct review *review = game_review();

    switch (part) {
    case VERDICT:
        return session_turn().kind == TURN_OVER;
    case LUCK:
        return review_has_luck();
    case OWN_ERRORS:
        return review->has_decided[0];
    case OTHERS_ERRORS:
        return review->has_decided[1] && session_rules()->reopen == NULL;
    case TAKEN_BACK:
        return session.taken_back != 0;
    case WORST:
    case BETTER:
        return review->worst_error.change != 0;
    case LUCKIEST:
        return review->best_luck.change != 0;
    case START:
        return session.record.base_events == 0;
    case FORGOTTEN:
        return session.record.base_events != 0;
    default:
        return true;
    }
}

static uint16_t last_page(void) {
    return PARTS + (session.record.events - session.record.base_events) - 1;
}

/* True if the page is about an event that is stored; then gives its number. */
static bool is_about_event(uint16_t *event) {
    const struct review *review = game_review();

    if (at.page == WORST || at.page == BETTER) {
        *event = review->worst_error.event;
    } else if (at.page == LUCKIEST) {
        *event = review->best_luck.event;
    } else if (at.page >= PARTS) {
        *event = session.record.base_events + at.page - PARTS;
    } else {
        return false;
    }
    return *event >= session.record.base_events;
}

static void open_page(void) {
    uint16_t event;

    at.progress = DONE;
    if (is_about_event(&event)) {
        at.progress = WORKING;
        *look = (struct game_look){.event = event, .is_only_found = at.page < PARTS};
    }
}

static void turn(bool forward) {
    uint16_t last = last_page();

    do {
        if (forward) {
            at.page = at.page >= last ? 0 : at.page + 1;
        } else {
            at.page = at.page == 0 ? last : at.page - 1;
        }
    } while (at.page < PARTS && !has_part(at.page));
    open_page();
}

/* ---- the picture ----------------------------------------------------------------------------- */

static const FLASH char *const FLASH helps[PARTS + 1] = {
    [VERDICT] =
        TEXT("Luck: of all throws. A win (100%) that owes it more than half was luck. A loss was "
             "errors if they cost more than bad luck, else bad luck. All luck: nobody had to "
             "decide. ~: not exact."),
    [CURVE] = TEXT("Your chance (of two persons P1's) from the start to now: full is 100%."),
    [LUCK] =
        TEXT("What each one's throws were worth: the chance to win after them, less that "
             "before; 1 game is 100%. A coin is both's, as are the throws of chips. ~: not exact."),
    [OWN_ERRORS] =
        TEXT("How many decisions were not the best, and what they cost of the chance, "
             "on average. Chips are judged by the best reply to what the other placed. ~: not "
             "exact."),
    [OTHERS_ERRORS] = TEXT("The same of the other: what they gave you. ~: not exact."),
    [TAKEN_BACK] = TEXT("How many decisions were taken back. The review is of those that stand."),
    [WORST] = TEXT("The decision that cost most. Below: what was better. ~: not exact."),
    [BETTER] = TEXT("What would have been better than the worst error."),
    [LUCKIEST] = TEXT("The throw that was worth most. ~: not exact."),
    [START] = TEXT("The chance at the start. Below: the game from its first event to its last. "
                   "Chips start with the best reply."),
    [FORGOTTEN] = TEXT("The game was too long for all its moves to be kept."),
    [PARTS] = TEXT("What happened, the chance after it, and what it was worth. Up, down: the "
                   "events before and after. ~ is not exact."),
};

static void explain(void) {
    screens_explain(LOCAL_TEXT("Review"), helps[at.page < PARTS ? at.page : PARTS]);
}

static void draw_whole(uint16_t part) {
    switch (part) {
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
        review_draw_errors(part == OTHERS_ERRORS);
        break;
    case TAKEN_BACK:
        review_draw_taken_back();
        break;
    case START:
        review_draw_start();
        break;
    default:
        review_draw_forgotten();
    }
}

static void draw_event(void) {
    switch (at.page) {
    case WORST:
        review_draw_worst();
        break;
    case BETTER:
        review_draw_better();
        break;
    case LUCKIEST:
        review_draw_luckiest();
        break;
    default:
        review_draw_event(&look->review);
    }
}

static void draw(void) {
    uint16_t event;

    display_glyphs(&glyphs_dice);
    if (!game_review_is_done()) {
        row_text(LOCAL_TEXT("Reviewing..."));
        display_progress(1, game_review_done());
    } else if (!is_about_event(&event)) {
        draw_whole(at.page);
    } else if (at.progress == WORKING) {
        row_labelled(LOCAL_TEXT("Event "), event + 1);
    } else {
        draw_event();
    }
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* Comes back from the help to the same page. Leaves if the game is no longer in hand, because
   another one was shown in its place. */
static void enter(void) {
    if (session_is_shown()) {
        at.is_open = false;
        screens_pop();
        return;
    }
    if (!at.is_open) {
        at.is_open = true;
        at.page = last_page();
        turn(true);
    }
    explain();
}

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return;
    }
    if ((event.key == KEY_UP || event.key == KEY_DOWN) && game_review_is_done()) {
        turn(event.key == KEY_DOWN);
        explain();
    } else {
        at.is_open = false;
        screens_pop();
    }
    beeper_play(TUNE_CLICK);
    screens_redraw();
}

/* Runs a slice of the review. Shows the bar, and the page when the review is done. */
static void tick_review(void) {
    game_review_step();
    if (game_review_is_done()) {
        open_page();
        screens_redraw();
    } else if (game_review_done() / LCD_COLUMNS != at.shown) {
        at.shown = game_review_done() / LCD_COLUMNS;
        screens_redraw();
    }
    screens_hurry();
}

static void tick(uint16_t now) {
    (void)now;
    if (!game_review_is_done()) {
        tick_review();
    } else if (at.progress == WORKING) {
        at.progress = game_review_look(look);
        screens_hurry();
        if (at.progress != WORKING) {
            screens_redraw();
        }
    }
}

static const FLASH struct screen screen_review = {
    .enter = enter, .key = key, .tick = tick, .draw = draw};

/* ---- page of a game -------------------------------------------------------------------------- */

static bool open_from_page(void) {
    screens_push(&screen_review);
    return true;
}

const FLASH struct page page_review = {
    .title = TEXT("Review"),
    .help = TEXT("What the game has been worth so far; OK: its pages and its moves. ~: not exact."),
    .available = game_review_is_there,
    .open = open_from_page,
    .draw = review_draw_sum,
};

/* ---- play screen ----------------------------------------------------------------------------- */

static void open(void) {
    screens_push(&screen_review);
}

const FLASH struct play_feature review_feature = {
    .key = KEY_DOWN,
    .is_there = game_review_is_there,
    .open = open,
    .step = game_review_step,
    .help = TEXT("OK: again, and another begins. Left: menu. Down: what it was worth."),
    .help_with_up =
        TEXT("OK: again, and another begins. Left: menu. Down: what it was worth. Up: the "
             "seed of the throws."),
    .offer = TEXT("Down: its review"),
};

/* ---- totals of all games --------------------------------------------------------------------- */

static const FLASH char *const FLASH total_names[REVIEW_TOTALS] = {
    [REVIEW_LUCK] = TEXT("luck "),
    [REVIEW_ERRORS] = TEXT("errors "),
    [REVIEW_LESS_LUCK] = TEXT("less luck "),
};

static void draw_total(enum review_total total, uint8_t level) {
    const struct session_total *totals = &session.total[level];
    int32_t number = total == REVIEW_LUCK ? totals->luck
                     : total == REVIEW_ERRORS
                         ? totals->errors
                         : session_less_luck(session.won_reviewed[level], totals);

    row_text(total_names[total]);
    if (number < 0) {
        row_character('-');
    }
    row_real((struct real){(uint32_t)(number < 0 ? -number : number), SESSION_TOTAL_BITS}, 2);
}

void (*const FLASH review_draw_total)(enum review_total, uint8_t level) = draw_total;

/* ---- received games -------------------------------------------------------------------------- */

static bool open_sent(uint16_t now) {
    (void)now;
    if (games_takes_sent()) {
        screens_home();
        screens_push(&screen_review);
    }
    return false;
}

const FLASH struct service review_service = {.step = open_sent};
