#include "ui/chips/chips_review.h"

#include "device/features.h"
#include "device/review/review.h"
#include "games/chips/chips_judgement.h"
#include "games/chips/odds/placement_number.h"
#include "hal/lcd.h"
#include "ui/chips/chips_coach.h"
#include "ui/chips/chips_pages.h"
#include "ui/chips/chips_view.h"
#include "ui/display/row.h"
#include <stddef.h>
#include <string.h>

WORKSPACE_HOLDS(struct chips_judgement);

static uint8_t own(void) {
    const struct chips *game = chips_in_play();

    return review_own_player(game->player, game->players);
}

static uint8_t fields(void) {
    return chips_count(chips_in_play()->kind);
}

/* ---- placements in three bytes --------------------------------------------------------------- */

static void pack(uint8_t packed[], const uint8_t placed[]) {
    uint32_t number = placement_number(placed, fields());

    packed[0] = (uint8_t)number;
    packed[1] = (uint8_t)(number >> 8);
    packed[2] = (uint8_t)(number >> 16);
}

static bool unpack(const uint8_t packed[], uint8_t placed[]) {
    uint32_t number = (uint32_t)packed[2] << 16 | (uint16_t)(packed[1] << 8 | packed[0]);

    return placement_of_number(number, fields(), chips_in_play()->chips, placed);
}

/* ---- chances --------------------------------------------------------------------------------- */

/* Who places again has what the best reply is worth, with which the account began. */
static enum progress chance_before(probability_t *chance) {
    if (session.review.state != REVIEW_BEGUN) {
        return IMPOSSIBLE;
    }
    *chance = (probability_t)session.review.account.start << (PROBABILITY_BITS - ACCOUNT_BITS);
    return DONE;
}

static enum progress chance(union workspace *space, probability_t *chance) {
    switch (chips_result(chips_in_play())) {
    case CHIPS_OPEN:
        return chips_is_throwing() ? chips_odds_of(own(), space, chance) : chance_before(chance);
    case CHIPS_DRAW:
        *chance = PROBABILITY_ONE / 2;
        break;
    case CHIPS_FIRST_WINS:
        *chance = own() == 0 ? PROBABILITY_ONE : 0;
        break;
    case CHIPS_SECOND_WINS:
        *chance = own() == 1 ? PROBABILITY_ONE : 0;
        break;
    }
    return DONE;
}

/* Not inlined, nor is what ends it: packed placements would lie on the stack below a slice of the
   judgement, together 9 bytes more on a Mega. */
static OUT_OF_LINE bool start_judgement(struct chips_judgement *judgement) {
    const struct review_mark *placed = &session.review.dearest;
    uint8_t own[CLEARANCE_FIELDS];
    uint8_t others[CLEARANCE_FIELDS];

    if (!unpack(placed->what, own) || !unpack(placed->better, others)) {
        return false;
    }
    chips_judgement_start(judgement, chips_in_play()->kind, own, others);
    return true;
}

static OUT_OF_LINE void end_judgement(const struct chips_judgement *judgement) {
    uint8_t better[REVIEW_WHAT];

    pack(better, chips_judgement_reply(judgement));
    review_judge(chips_judgement_best(judgement), chips_judgement_chance(judgement), better);
}

/* Placements are packed and unpacked in slices of their own. */
static enum progress judge(union workspace *space, uint8_t *done) {
    static char purpose;
    struct chips_judgement *judgement = (struct chips_judgement *)space;

    if (!workspace_claim(&purpose)) {
        *done = 0;
        return start_judgement(judgement) ? WORKING : IMPOSSIBLE;
    }
    if (judgement->progress == DONE) {
        end_judgement(judgement);
        return DONE;
    }
    *done = chips_judgement_done(judgement);
    return chips_judgement_step(judgement) == IMPOSSIBLE ? IMPOSSIBLE : WORKING;
}

/* Who places again is not where he was before the first throw. */
static uint16_t stamp(void) {
    return chips_is_throwing() ? chips_in_play()->throws : UINT16_MAX;
}

/* ---- events ---------------------------------------------------------------------------------- */

void chips_review_taken_back(void) {
    probability_t before = 0;

    if (!review_is_owed()) {
        return;
    }
    if (chance_before(&before) == DONE) {
        review_settle(before, stamp());
    } else {
        review_give_up();
    }
}

/* What was placed, and against what. Of who places again the best reply is known; if the battery
   was pulled since, the chance is still owed. */
void chips_review_placed(void) {
    const struct chips *game = chips_in_play();
    struct review_event event = {.sum = ACCOUNT_OWN_ERRORS};

    chips_odds_forget();
    if (chips_is_alone()) {
        return;
    }
    chips_review_taken_back();
    pack(event.what, game->left[own()]);
    if (session.review.state == REVIEW_BEGUN) {
        memcpy(event.better, session.review.dearest.better, REVIEW_WHAT);
        review_owe(&event);
    } else {
        pack(event.better, game->left[!own()]);
        review_owe_unjudged(&event);
    }
}

/* The dice are everybody's. */
void chips_review_thrown(uint8_t face, uint8_t second_face, enum chips_loss loss) {
    struct review_event event = {.sum = ACCOUNT_OWN_LUCK, .what = {face, second_face, loss}};

    chips_odds_forget();
    if (!chips_is_alone()) {
        review_owe(&event);
    }
}

/* ---- the picture ----------------------------------------------------------------------------- */

static void draw_name(bool others) {
    chips_draw_name(others ? !own() : own());
}

static void draw_placed(const uint8_t packed[]) {
    uint8_t placed[CLEARANCE_FIELDS];

    if (unpack(packed, placed)) {
        chips_draw_digits(placed, CHIPS_NO_BRACKETS);
    }
}

static void draw_throw(const uint8_t what[]) {
    row_face(what[0]);
    if (what[1]) {
        row_face(what[1]);
    }
    row_arrow(true);
    chips_draw_field(chips_hit(chips_in_play()->kind, what[0] + what[1]));
    row_text(LOCAL_TEXT(" off: "));
    switch (what[2]) {
    case CHIPS_NONE_LOST:
        row_text(LOCAL_TEXT("none"));
        break;
    case CHIPS_BOTH_LOST:
        row_text(LOCAL_TEXT("both"));
        break;
    default:
        chips_draw_name(what[2] == CHIPS_SECOND_LOST);
    }
}

/* "You 00112322100" fills the row. */
static void draw_event(uint8_t sum, const uint8_t what[]) {
    if (sum == ACCOUNT_OWN_LUCK) {
        draw_throw(what);
    } else {
        draw_name(false);
        row_character(' ');
        draw_placed(what);
    }
}

/* What was better comes first, and if there is room what was done. */
static void draw_error(const uint8_t what[], const uint8_t better[]) {
    enum { NOT = 5 };

    if (2 * fields() + NOT <= LCD_COLUMNS) {
        draw_placed(better);
        row_text(LOCAL_TEXT(" not "));
        draw_placed(what);
    } else {
        row_text(LOCAL_TEXT("best "));
        draw_placed(better);
    }
}

const FLASH struct game_review chips_review = {
    .state_bytes = sizeof(struct chips),
    .is_of_page = true,
    .luck = GAME_LUCK_OF_ALL,
    .chance = chance,
    .judge = judge,
    .stamp = stamp,
    .draw_name = draw_name,
    .draw_event = draw_event,
    .draw_error = draw_error,
    .coach = HAS_COACH ? &chips_coach : NULL,
};
