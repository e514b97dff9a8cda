#include "ui/review/review_picture.h"

#include "device/review/review.h"
#include "device/review/review_entries.h"
#include "device/session.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/games.h"
#include "ui/review/review_verdict.h"

static const FLASH struct game_review *of_game(void) {
    return games_in_hand()->review;
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

void review_draw_verdict(void) {
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

void review_draw_curve(void) {
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
void review_draw_luck(void) {
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

void review_draw_errors(bool others) {
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
void review_draw_taken_back(void) {
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

void review_draw_dearest(void) {
    const struct review_mark *mark = &session.review.dearest;

    draw_name(false);
    row_text(LOCAL_TEXT(" worst "));
    draw_change(change_of(mark));
    row_second();
    of_game()->draw_error(mark->what, mark->better);
}

void review_draw_better(void) {
    of_game()->draw_better(session.review.dearest.better);
}

void review_draw_luckiest(void) {
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

void review_draw_move(uint8_t back) {
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

void review_draw_start(void) {
    row_text(LOCAL_TEXT("At the start"));
    row_second();
    draw_name(false);
    row_character(' ');
    draw_about();
    draw_size(session.review.account.start);
}

void review_draw_forgotten(void) {
    row_texts(LOCAL_TEXT("Earlier moves"), LOCAL_TEXT("are not kept"));
}

void review_draw_sum(void) {
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
