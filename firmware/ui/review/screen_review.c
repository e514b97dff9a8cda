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
#include "ui/review/review_verdict.h"
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

/* ---- numbers --------------------------------------------------------------------------------- */

static void draw_about(void) {
    if (session.review.is_estimated) {
        row_character((char)DISPLAY_ABOUT);
    }
}

static void draw_name(bool others) {
    of_game()->draw_name(others);
}

/* In per cent, with a tenth below 100, of an estimate below 10; a change has a sign. */
static void draw_size(int32_t size) {
    uint32_t tenths = fixed_multiply((uint32_t)size, 1000, ACCOUNT_BITS);

    if (tenths < (session.review.is_estimated ? 100 : 1000)) {
        row_scaled(tenths, 1);
    } else {
        row_unsigned((tenths + 5) / 10);
    }
    row_character('%');
}

static void draw_change(int32_t change) {
    draw_about();
    row_character(change < 0 ? '-' : '+');
    draw_size(change < 0 ? -change : change);
}

/* Certainty is known even where chances are estimated. */
static void draw_whole(int32_t chance) {
    if (chance > 0 && chance < ACCOUNT_ONE) {
        draw_about();
    }
    row_unsigned(fixed_multiply((uint32_t)chance, 100, ACCOUNT_BITS));
    row_character('%');
}

/* ---- what they show -------------------------------------------------------------------------- */

static void draw_verdict(void) {
    int32_t rest = session.review.account.now - review_luck_of(&session.review.account);

    row_text(review_verdict(&session.review));
    row_second();
    row_text(LOCAL_TEXT("less luck "));
    if (rest < 0) {
        row_character('-');
    }
    draw_about();
    draw_size(rest < 0 ? -rest : rest);
}

static void draw_curve(void) {
    const struct review *review = &session.review;
    uint8_t columns = (uint8_t)(review->entries >> review->spacing) + 1;

    display_glyphs(&glyphs_bars);
    for (uint8_t column = 0; column < columns && column < REVIEW_COLUMNS; column++) {
        uint8_t height = (uint8_t)((review->height[column] * 16U + 128) >> 8);
        display_at(0, column);
        display_put(display_bar(height > 8 ? height - 8 : 0));
        display_at(1, column);
        display_put(display_bar(height > 8 ? 8 : height));
    }
}

/* A coin that is everybody's is the other's luck, too. */
static void draw_luck(void) {
    const struct account *account = &session.review.account;
    bool is_shared = of_game()->luck == GAME_LUCK_OF_ALL;

    row_text(LOCAL_TEXT("luck "));
    draw_name(false);
    row_character(' ');
    draw_change(account->sum[ACCOUNT_OWN_LUCK]);
    row_second();
    row_text(LOCAL_TEXT("luck "));
    draw_name(true);
    row_character(' ');
    draw_change(-account->sum[is_shared ? ACCOUNT_OWN_LUCK : ACCOUNT_OTHERS_LUCK]);
}

static void draw_errors(bool others) {
    uint8_t errors = session.review.errors[others];
    int32_t sum = session.review.account.sum[others ? ACCOUNT_OTHERS_ERRORS : ACCOUNT_OWN_ERRORS];

    draw_name(others);
    row_labelled(LOCAL_TEXT(": "), errors);
    row_text(errors == 1 ? LOCAL_TEXT(" error") : LOCAL_TEXT(" errors"));
    row_second();
    row_text(LOCAL_TEXT("cost "));
    draw_about();
    draw_size(sum < 0 ? -sum : sum);
}

/* What it gave back is all that is not explained. */
static void draw_taken_back(void) {
    const struct review *review = &session.review;

    row_labelled(LOCAL_TEXT("taken back: "), review->taken_back);
    row_second();
    row_text(LOCAL_TEXT("worth "));
    draw_change(account_drift(&review->account));
}

/* Marks have fewer digits than sums. */
static int32_t change_of(const struct review_mark *mark) {
    return (int32_t)mark->change * (1L << (ACCOUNT_BITS - 14));
}

static void draw_dearest(void) {
    const struct review_mark *mark = &session.review.dearest;

    draw_name(false);
    row_text(LOCAL_TEXT(" worst "));
    draw_change(change_of(mark));
    row_second();
    of_game()->draw_error(mark->what, mark->better);
}

static void draw_better(void) {
    of_game()->draw_better(session.review.dearest.better);
}

static void draw_luckiest(void) {
    const struct review_mark *mark = &session.review.luckiest;

    row_text(LOCAL_TEXT("best luck "));
    draw_change(change_of(mark));
    row_second();
    of_game()->draw_event(ACCOUNT_OWN_LUCK, mark->what);
}

static bool is_luck(uint8_t sum) {
    return sum == ACCOUNT_OWN_LUCK || sum == ACCOUNT_OTHERS_LUCK;
}

static void draw_mark(const struct review_entry *entry) {
    draw_name(false);
    row_text(LOCAL_TEXT(" took back"));
    row_second();
    draw_whole(entry->after);
    row_text(LOCAL_TEXT(" worth "));
    draw_change(entry->change);
}

static void draw_move(uint8_t back) {
    enum { CHANGE_WIDTH = 6 };
    struct review_entry entry;

    review_entries_look(back, &entry);
    if (HAS_COACH && review_is_mark(entry.what)) {
        draw_mark(&entry);
        return;
    }
    of_game()->draw_event(entry.sum, entry.what);
    row_second();
    draw_whole(entry.after);
    if (is_luck(entry.sum)) {
        row_text(LOCAL_TEXT(" luck"));
    } else if (entry.change == 0) {
        row_text(LOCAL_TEXT(" best choice"));
        return;
    } else {
        row_text(LOCAL_TEXT(" error"));
    }
    if (display_column() + CHANGE_WIDTH < LCD_COLUMNS) {
        row_character(' ');
    }
    draw_change(entry.change);
}

static void draw_start(void) {
    row_text(LOCAL_TEXT("At the start"));
    row_second();
    draw_name(false);
    row_character(' ');
    draw_about();
    draw_size(session.review.account.start);
}

static void draw_forgotten(void) {
    row_text(LOCAL_TEXT("Earlier moves"));
    row_second();
    row_text(LOCAL_TEXT("are not kept"));
}

static void draw_behind(uint8_t page) {
    if (page < MOVES + review_entries_held()) {
        draw_move(page - MOVES);
    } else if (page < last_page()) {
        draw_forgotten();
    } else {
        draw_start();
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
        draw_verdict();
        break;
    case CURVE:
        draw_curve();
        break;
    case LUCK:
        draw_luck();
        break;
    case OWN_ERRORS:
    case OTHERS_ERRORS:
        draw_errors(at == OTHERS_ERRORS);
        break;
    case TAKEN_BACK:
        draw_taken_back();
        break;
    case DEAREST:
        draw_dearest();
        break;
    case BETTER:
        draw_better();
        break;
    case LUCKIEST:
        draw_luckiest();
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

static void draw_page(void) {
    const struct review *review = &session.review;

    draw_name(false);
    if (of_game()->luck != GAME_WITHOUT_LUCK) {
        row_text(LOCAL_TEXT(" luck "));
        draw_change(review_luck_of(&session.review.account));
    } else {
        row_text(LOCAL_TEXT(" errors "));
        row_unsigned(review->errors[0]);
    }
    row_second();
    row_text(LOCAL_TEXT("OK: the review"));
}

const FLASH struct page page_review = {
    .title = TEXT("Review"),
    .help = TEXT("What the game has been worth so far; OK: its pages and its moves. ~: not exact."),
    .available = review_is_there,
    .opens = &screen_review,
    .draw = draw_page,
};
