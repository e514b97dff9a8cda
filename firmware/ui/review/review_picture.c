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

/* In per cent, with a tenth below 100, of an estimate below 10. */
static void draw_size(const struct review *review, int32_t size) {
    uint32_t tenths = fixed_multiply((uint32_t)size, 1000, ACCOUNT_BITS);

    if (tenths < (review->is_estimated ? 100 : 1000)) {
        row_scaled(tenths, 1);
    } else {
        row_unsigned((tenths + 5) / 10);
    }
    row_character('%');
}

static void draw_change(const struct review *review, int32_t change) {
    draw_about(review);
    row_character(change < 0 ? '-' : '+');
    draw_size(review, change < 0 ? -change : change);
}

/* Certainty is known even where chances are estimated. */
static void draw_whole(const struct review *review, int32_t chance) {
    if (chance > 0 && chance < ACCOUNT_ONE) {
        draw_about(review);
    }
    row_unsigned(fixed_multiply((uint32_t)chance, 100, ACCOUNT_BITS));
    row_character('%');
}

static void draw_player(uint8_t player) {
    games_in_hand()->write_player(player);
}

/* Of more than two, the others have no name. */
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

void review_draw_verdict(void) {
    const struct review *review = game_review();
    int32_t rest = review->account.now - review_luck(review);

    row_text(review_verdict(review, session.taken_back));
    row_below(LOCAL_TEXT("less luck "));
    if (rest < 0) {
        row_character('-');
    }
    draw_about(review);
    draw_size(review, rest < 0 ? -rest : rest);
}

void review_draw_curve(void) {
    const struct review *review = game_review();
    uint8_t columns = (uint8_t)(review->events >> review->spacing) + 1;

    display_glyphs(&glyphs_bars);
    for (uint8_t column = 0; column < columns && column < REVIEW_COLUMNS; column++) {
        uint8_t height = (uint8_t)((review->height[column] * 16U + 128) >> 8);
        display_at(0, column);
        display_put(display_bar(height > 8 ? height - 8 : 0));
        display_at(1, column);
        display_put(display_bar(height > 8 ? 8 : height));
    }
}

/* Throws that are everybody's are the other's luck, too. */
void review_draw_luck(void) {
    const struct review *review = game_review();
    const int32_t *sum = review->account.sum;

    row_text(LOCAL_TEXT("luck "));
    draw_name(false);
    row_character(' ');
    draw_change(review, sum[ACCOUNT_OWN_LUCK]);
    row_below(LOCAL_TEXT("luck "));
    draw_name(true);
    row_character(' ');
    draw_change(review, -sum[review->shares_luck ? ACCOUNT_OWN_LUCK : ACCOUNT_OTHERS_LUCK]);
}

void review_draw_errors(bool others) {
    const struct review *review = game_review();
    uint8_t errors = review->errors[others];
    int32_t sum = review->account.sum[others ? ACCOUNT_OTHERS_ERRORS : ACCOUNT_OWN_ERRORS];

    draw_name(others);
    row_labelled(LOCAL_TEXT(": "), errors);
    row_text(errors == 1 ? LOCAL_TEXT(" error") : LOCAL_TEXT(" errors"));
    row_below(LOCAL_TEXT("cost "));
    draw_about(review);
    draw_size(review, sum < 0 ? -sum : sum);
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
        row_text(LOCAL_TEXT(" luck "));
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
    row_text(LOCAL_TEXT("Better:"));
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
    row_text(LOCAL_TEXT("best luck "));
    draw_change(game_review(), game_review()->best_luck.change);
    row_second();
    draw_what();
}

void review_draw_event(const struct review *review) {
    enum { CHANGE_WIDTH = 6 };
    int32_t change = review->account.now - review->account.start;

    draw_what();
    row_second();
    if (!review->is_begun) {
        row_text(LOCAL_TEXT("chance not known"));
        return;
    }
    draw_whole(review, review->account.now);
    if (session_event.event.turn.kind == TURN_THROW) {
        row_text(LOCAL_TEXT(" luck"));
    } else if (change == 0) {
        row_text(LOCAL_TEXT(" best choice"));
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
