#include "ui/penney/penney_review.h"

#include "device/features.h"
#include "device/review/review.h"
#include "games/penney/penney_chances.h"
#include "ui/display/row.h"
#include "ui/penney/penney_coach.h"
#include "ui/penney/penney_view.h"
#include <stddef.h>

WORKSPACE_HOLDS(struct penney_chances);

/* The word that was best before one was chosen. */
static uint8_t best_word;

static uint8_t own(void) {
    return review_own_player(penney_in_play()->player, penney_in_play()->players);
}

static enum progress chance(union workspace *space, probability_t *chance) {
    static char purpose;
    struct penney_chances *chances = (struct penney_chances *)space;
    enum progress progress = WORKING;

    if (workspace_claim(&purpose)) {
        progress = penney_chances_step(chances);
    } else {
        penney_chances_start(chances, penney_in_play());
    }
    if (progress == DONE) {
        *chance = penney_chances_of(chances, own());
        best_word = penney_chances_word(chances);
    }
    if (progress != WORKING) {
        workspace_forget();
    }
    return progress;
}

static uint16_t stamp(void) {
    const struct penney *game = penney_in_play();

    return (uint16_t)(game->tosses * (PENNEY_PLAYERS + 1U) + penney_chooser(game));
}

void penney_review_chosen(uint8_t player, uint8_t word) {
    struct review_event event = {
        .sum = player == own() ? ACCOUNT_OWN_ERRORS : ACCOUNT_OTHERS_ERRORS,
        .what = {word, player},
        .better = {best_word},
    };

    review_owe(&event);
}

/* The coin is everybody's. */
void penney_review_tossed(void) {
    struct review_event event = {.sum = ACCOUNT_OWN_LUCK, .what = {penney_in_play()->state.tossed}};

    review_owe(&event);
}

/* ---- the picture ----------------------------------------------------------------------------- */

/* Of three the others have no name. */
static void draw_name(bool others) {
    if (others && penney_in_play()->players > 2) {
        row_text(LOCAL_TEXT("rest"));
    } else {
        penney_draw_player(others ? 1 - own() : own());
    }
}

static void draw_event(uint8_t sum, const uint8_t what[]) {
    if (sum == ACCOUNT_OWN_LUCK) {
        row_text(LOCAL_TEXT("tossed "));
    } else {
        penney_draw_player(what[1]);
        row_text(LOCAL_TEXT(" chose "));
    }
    penney_draw_tosses(what[0]);
}

static void draw_error(const uint8_t what[], const uint8_t better[]) {
    penney_draw_tosses(better[0]);
    row_text(LOCAL_TEXT(" not "));
    penney_draw_tosses(what[0]);
}

const FLASH struct game_review penney_review = {
    .state_bytes = sizeof(struct penney),
    .luck = GAME_LUCK_OF_ALL,
    .chance = chance,
    .stamp = stamp,
    .draw_name = draw_name,
    .draw_event = draw_event,
    .draw_error = draw_error,
    .coach = HAS_COACH ? &penney_coach : NULL,
};
