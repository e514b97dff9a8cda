#include "ui/tenk/tenk_event.h"

#include "games/tenk/tenk_rules.h"
#include "ui/display/row.h"
#include "ui/tenk/tenk_view.h"

/* The throw in bits 0..10 (core/dice/dice_multiset.h), above it the decision; then of a throw whose
   and what for, of a decision the stake. */
enum { PLAYER = 1, ATTEMPT = 2 };

uint8_t tenk_event_decision(uint8_t choice, bool bank) {
    return (uint8_t)tenk_decision_pack(choice, bank);
}

uint8_t tenk_event_choice(uint8_t decision) {
    return tenk_decision_choice(decision);
}

bool tenk_event_is_banked(uint8_t decision) {
    return tenk_decision_is_banked(decision);
}

static void write_dice(uint8_t what[], const uint8_t count[], uint8_t decision) {
    uint16_t word =
        dice_multiset_pack(count) | (uint16_t)((uint16_t)decision << DICE_MULTISET_BITS);

    what[0] = (uint8_t)word;
    what[1] = (uint8_t)(word >> 8);
}

void tenk_event_write_throw(uint8_t what[REVIEW_WHAT], const uint8_t count[DICE_FACES],
                            uint8_t player, bool attempt) {
    write_dice(what, count, 0);
    what[2] = player | (attempt ? ATTEMPT : 0);
}

uint8_t tenk_event_player(const uint8_t what[REVIEW_WHAT]) {
    return what[2] & PLAYER;
}

void tenk_event_write_decision(uint8_t what[REVIEW_WHAT], const uint8_t count[DICE_FACES],
                               uint8_t decision, uint16_t stake) {
    write_dice(what, count, decision);
    what[2] = stake < UINT8_MAX ? (uint8_t)stake : UINT8_MAX;
}

uint8_t tenk_event_stake(const uint8_t what[REVIEW_WHAT]) {
    return what[2];
}

/* ---- the picture ----------------------------------------------------------------------------- */

/* Whether bits that came from anywhere are a throw. */
static bool is_throw(uint16_t packed) {
    uint8_t faces = 1;

    for (; packed; packed >>= 1) {
        faces += !(packed & 1);
    }
    return faces <= DICE_FACES;
}

/* What is no throw has no dice. Whether the choice was banked. */
static bool read(struct scoring *scoring, const uint8_t what[]) {
    uint16_t word = (uint16_t)(what[1] << 8 | what[0]);
    uint16_t packed = word & ((1U << DICE_MULTISET_BITS) - 1);
    uint8_t decision = (uint8_t)(word >> DICE_MULTISET_BITS);
    uint8_t count[DICE_FACES];

    dice_multiset_unpack(count, is_throw(packed) ? packed : 0);
    scoring_read(scoring, count);
    scoring_choose(scoring, tenk_event_choice(decision));
    return tenk_event_is_banked(decision);
}

static void draw_dice(const uint8_t count[]) {
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        for (uint8_t shown = 0; shown < count[face]; shown++) {
            row_face(face + 1);
        }
    }
}

static void draw_verb(const struct scoring *scoring, bool bank) {
    if (bank) {
        row_text(LOCAL_TEXT(" bank"));
    } else if (scoring_is_attempt(scoring)) {
        row_text(LOCAL_TEXT(" try"));
    } else {
        row_text(LOCAL_TEXT(" throw"));
    }
}

void tenk_event_draw_throw(const uint8_t what[REVIEW_WHAT]) {
    struct scoring scoring;

    read(&scoring, what);
    if (what[2] & ATTEMPT) {
        row_text(LOCAL_TEXT(" tried "));
    } else {
        row_text(LOCAL_TEXT(" threw "));
    }
    draw_dice(scoring.count);
}

void tenk_event_draw_done(const uint8_t what[REVIEW_WHAT]) {
    struct scoring scoring;
    bool bank = read(&scoring, what);

    row_character(' ');
    draw_dice(scoring.aside);
    draw_verb(&scoring, bank);
}

void tenk_event_draw_decision(const struct scoring *scoring, bool bank) {
    tenk_draw_aside(scoring);
    tenk_draw_rest(scoring);
    draw_verb(scoring, bank);
}

void tenk_event_draw_choice(const uint8_t what[REVIEW_WHAT]) {
    struct scoring scoring;
    bool bank = read(&scoring, what);

    tenk_event_draw_decision(&scoring, bank);
}
