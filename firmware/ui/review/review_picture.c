#include "ui/review/review_picture.h"

#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/games.h"
#include "ui/review/review_verdict.h"
#include <stddef.h>

bool review_has_luck(void) {
    return session_rules()->throw != NULL;
}

/* ---- numbers --------------------------------------------------------------------------------- */

static void draw_about(const struct review *review) {
    if (review->is_estimated) {
        row_character((char)DISPLAY_ABOUT);
    }
}

/* A size above 100 % can only be the sum over many events. It is shown in games. */
static bool is_of_games(int32_t size) {
    return size > ACCOUNT_ONE || size < -ACCOUNT_ONE;
}

/* In per cent, with tenths below 100 %, of an estimate below 10 %; or "2.8 games". */
static void draw_size(const struct review *review, int32_t size) {
    uint32_t tenths = fixed_multiply((uint32_t)size, 1000, ACCOUNT_BITS);

    if (is_of_games(size)) {
        row_scaled(fixed_multiply((uint32_t)size, 10, ACCOUNT_BITS), 1);
        row_text(LOCAL_TEXT(" games"));
        return;
    }
    if (tenths < (review->is_estimated ? 100 : 1000)) {
        row_scaled(tenths, 1);
    } else {
        row_unsigned(fixed_multiply((uint32_t)size, 100, ACCOUNT_BITS));
    }
    row_character('%');
}

static void draw_change(const struct review *review, int32_t change) {
    draw_about(review);
    row_character(change < 0 ? '-' : '+');
    draw_size(review, change < 0 ? -change : change);
}

/* Without the % sign. 0 and 100 % are certain even where chances are estimated. */
static void draw_per_cent(const struct review *review, int32_t chance) {
    if (chance > 0 && chance < ACCOUNT_ONE) {
        draw_about(review);
    }
    row_unsigned(fixed_multiply((uint32_t)chance, 100, ACCOUNT_BITS));
}

static void draw_whole(const struct review *review, int32_t chance) {
    draw_per_cent(review, chance);
    row_character('%');
}

static void draw_player(uint8_t player) {
    games_in_hand()->write_player(player);
}

/* The others have no name if there are more than one. */
static void draw_name(bool others) {
    uint8_t own = game_review_player();

    if (!others) {
        draw_player(own);
    } else if (session_rules()->players(&session.state) > 2) {
        row_text(LOCAL_TEXT("rest"));
    } else {
        draw_player(!own);
    }
}

/* ---- the whole game -------------------------------------------------------------------------- */

/* True if nobody has had a choice in the game. */
static bool is_all_luck(const struct review *review) {
    return !review->has_decided[0] && !review->has_decided[1] && session.record.decisions == 0;
}

static void draw_all_luck(const struct review *review) {
    row_text(LOCAL_TEXT("All luck: "));
    draw_change(review, review_luck(review));
    row_below(LOCAL_TEXT("from "));
    draw_per_cent(review, review->account.start);
    row_text(LOCAL_TEXT(" to "));
    draw_whole(review, review->account.now);
}

static void draw_errors(uint8_t errors) {
    row_unsigned(errors);
    row_text(errors == 1 ? LOCAL_TEXT(" error") : LOCAL_TEXT(" errors"));
}

void review_draw_verdict(void) {
    const struct review *review = game_review();

    if (session_rules()->players(&session.state) == 1) {
        row_texts(LOCAL_TEXT("Played alone:"), LOCAL_TEXT("nobody to beat"));
        return;
    }
    if (is_all_luck(review)) {
        draw_all_luck(review);
        return;
    }
    row_text(review_verdict(review, session.taken_back));
    row_second();
    if (review_has_luck()) {
        row_text(LOCAL_TEXT("luck "));
        draw_change(review, review_luck(review));
    } else {
        draw_errors(review->errors[0]);
    }
}

/* A short curve leaves room for the name of the player whose chance it is. */
void review_draw_curve(void) {
    enum { NAME_COLUMN = LCD_COLUMNS - 3 };
    const struct review *review = game_review();
    uint8_t columns = (uint8_t)(review->events >> review->spacing) + 1;

    if (columns < NAME_COLUMN) {
        display_at(0, NAME_COLUMN);
        draw_name(false);
    }
    display_glyphs(&glyphs_bars);
    for (uint8_t column = 0; column < columns && column < REVIEW_COLUMNS; column++) {
        uint8_t height = (uint8_t)((review->height[column] * 16U + 128) >> 8);
        display_at(0, column);
        display_put(display_bar(height > 8 ? height - 8 : 0));
        display_at(1, column);
        display_put(display_bar(height > 8 ? 8 : height));
    }
}

/* "luck You +47.1%"; luck in games leaves no room for the word. */
static void draw_luck_of(bool others, int32_t luck) {
    if (!is_of_games(luck)) {
        row_text(LOCAL_TEXT("luck "));
    }
    draw_name(others);
    row_character(' ');
    draw_change(game_review(), luck);
}

/* If throws are everybody's, the others' luck is the reverse of one's own. */
void review_draw_luck(void) {
    const struct review *review = game_review();
    const int32_t *sum = review->account.sum;

    draw_luck_of(false, sum[ACCOUNT_OWN_LUCK]);
    row_second();
    if (review->shares_luck) {
        draw_name(true);
        row_text(LOCAL_TEXT(" the reverse"));
    } else {
        draw_luck_of(true, -sum[ACCOUNT_OTHERS_LUCK]);
    }
}

void review_draw_errors(bool others) {
    const struct review *review = game_review();
    uint8_t errors = review->errors[others];
    int32_t sum = review->account.sum[others ? ACCOUNT_OTHERS_ERRORS : ACCOUNT_OWN_ERRORS];
    bool has_mean = errors > 1 && errors < UINT8_MAX;

    draw_name(others);
    row_text(LOCAL_TEXT(": "));
    draw_errors(errors);
    row_below(LOCAL_TEXT("cost "));
    draw_about(review);
    sum = sum < 0 ? -sum : sum;
    draw_size(review, has_mean ? sum / errors : sum);
    row_text(has_mean ? LOCAL_TEXT(" each") : LOCAL_TEXT(""));
}

void review_draw_taken_back(void) {
    row_labelled(LOCAL_TEXT("taken back: "), session.taken_back);
}

void review_draw_sum(void) {
    const struct review *review = game_review();

    if (!review->is_begun) {
        row_texts(LOCAL_TEXT("Review"), LOCAL_TEXT("OK: see it"));
        return;
    }
    draw_name(false);
    if (review_has_luck()) {
        row_text(is_of_games(review_luck(review)) ? LOCAL_TEXT(" ") : LOCAL_TEXT(" luck "));
        draw_change(review, review_luck(review));
    } else {
        row_text(LOCAL_TEXT(" errors "));
        row_unsigned(review->errors[0]);
    }
    row_below(LOCAL_TEXT("OK: the review"));
}

/* ---- events ---------------------------------------------------------------------------------- */

void review_draw_worst(void) {
    const struct review_mark *mark = &game_review()->worst_error;

    draw_name(false);
    row_text(LOCAL_TEXT(" worst "));
    draw_change(game_review(), mark->change);
    row_second();
    games_in_hand()->write_decision(&session_event.before, mark->decision);
}

void review_draw_better(void) {
    draw_name(false);
    row_text(LOCAL_TEXT(": better was"));
    row_second();
    games_in_hand()->write_decision(&session_event.before, game_review()->worst_error.better);
}

static void draw_what(void) {
    const FLASH struct game *game = games_in_hand();

    if (session_event.event.turn.player != GAME_NOBODY) {
        draw_player(session_event.event.turn.player);
        row_character(' ');
    }
    if (session_event.event.turn.kind == TURN_THROW) {
        game->write_throw(&session_event.before, &session_event.event.dice);
    } else {
        game->write_decision(&session_event.before, session_event.event.decision);
    }
}

void review_draw_luckiest(void) {
    draw_name(false);
    row_text(LOCAL_TEXT(" lucky "));
    draw_change(game_review(), game_review()->best_luck.change);
    row_second();
    draw_what();
}

/* True for a secret decision of another player. It has no cost: the player's own secret decision is
   weighed against it. */
static bool is_others_secret(void) {
    const struct turn *turn = &session_event.event.turn;

    return session_rules()->reopen != NULL && turn->kind == TURN_DECIDE &&
           turn->player != game_review_player();
}

void review_draw_event(const struct review *review) {
    enum { CHANGE_WIDTH = 6 };
    int32_t change = review->account.now - review->account.start;

    draw_what();
    row_second();
    if (is_others_secret()) {
        row_text(LOCAL_TEXT("chosen in secret"));
        return;
    }
    if (!review->is_begun) {
        row_text(LOCAL_TEXT("chance not known"));
        return;
    }
    draw_whole(review, review->account.now);
    if (session_event.event.turn.kind == TURN_THROW) {
        row_text(LOCAL_TEXT(" luck"));
    } else if (change == 0) {
        row_text(LOCAL_TEXT(" best move"));
        return;
    } else {
        row_text(LOCAL_TEXT(" error"));
    }
    if (display_column() + CHANGE_WIDTH < LCD_COLUMNS) {
        row_character(' ');
    }
    draw_change(review, change);
}

void review_draw_start(void) {
    const struct review *review = game_review();

    row_text(LOCAL_TEXT("At the start"));
    row_second();
    draw_name(false);
    row_character(' ');
    draw_about(review);
    draw_size(review, review->account.start);
}

void review_draw_forgotten(void) {
    row_texts(LOCAL_TEXT("Earlier moves"), LOCAL_TEXT("are not kept"));
}
