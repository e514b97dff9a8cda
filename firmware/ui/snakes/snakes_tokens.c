#include "ui/snakes/snakes_tokens.h"

#include "core/number/integer64.h"
#include "device/evaluation.h"
#include "device/session.h"
#include "games/snakes/snakes_engine.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/snakes/snakes_view.h"

WORKSPACE_HOLDS(struct snakes_engine_memory);

/* Digits behind the point, and bits of what a choice has cost. */
enum { DIGITS_OF_TWO = 3, COST_BITS = 20 };

static uint8_t chosen;

struct found {
    bool is_known;
    bool exact;
    struct bounded left[POSITION_TOKENS]; /* throws to go: with the one or the other; without a
                                             face thrown the first, of both */
};

PAGE_RESULT_HOLDS(struct found);
static struct found *const found = (struct found *)&page_result;

/* ---- the choice ------------------------------------------------------------------------------ */

static const uint8_t *squares(void) {
    const struct position *at = &snakes_in_play()->at;

    return at->square[at->turn];
}

uint8_t snakes_token(void) {
    const struct snakes *game = snakes_in_play();

    return position_may_move(&game->at, &game->board, chosen) ? chosen : 1 - chosen;
}

uint8_t snakes_square(void) {
    return squares()[snakes_token()];
}

void snakes_tokens_draw_square(void) {
    if (snakes_in_play()->at.tokens > 1) {
        row_labelled(LOCAL_TEXT("@"), snakes_square());
    }
}

void snakes_tokens_offer(void) {
    const struct snakes *game = snakes_in_play();

    chosen = position_quick_choice(&game->at, &game->board, game->face);
}

void snakes_tokens_change(void) {
    chosen = 1 - chosen;
}

/* Whether both are, to the digits in which a cost is shown. */
static bool are_certain(void) {
    uint64_t error = found->left[0].error;

    if (!found->exact || !found->is_known) {
        return false;
    }
    integer64_add(&error, &found->left[1].error);
    integer64_shift_down(&error, found->left[0].fraction_bits - 8);
    return error == 0;
}

struct real snakes_tokens_cost(void) {
    const struct bounded *made = &found->left[chosen];
    const struct bounded *other = &found->left[1 - chosen];
    uint8_t dropped = made->fraction_bits > COST_BITS ? made->fraction_bits - COST_BITS : 0;
    uint64_t more = made->mantissa;

    if (!snakes_in_play()->face || !are_certain() || integer64_subtract(&more, &other->mantissa)) {
        return (struct real){0, 0};
    }
    integer64_shift_down(&more, dropped);
    return (struct real){integer64_low(&more), made->fraction_bits - dropped};
}

/* ---- what the tokens are worth --------------------------------------------------------------- */

void snakes_tokens_begin(union workspace *space) {
    (void)space;
    found->is_known = false;
    evaluation_drop(EVALUATION_PAGE);
}

/* The player is shown what the computer would think. */
enum progress snakes_tokens_step(union workspace *space, uint8_t *done) {
    const struct engine_question question = {.kind = ENGINE_WEIGH, .decision = chosen};
    enum progress progress = evaluation_step(EVALUATION_PAGE, &session.state, &question);
    struct two_tokens *tokens = &((struct snakes_engine_memory *)space)->computer.tokens;
    uint8_t face = snakes_in_play()->face;

    if (!evaluation_is_of(EVALUATION_PAGE)) {
        return WORKING;
    }
    *done = evaluation_done();
    found->exact = tokens->exact;
    found->is_known = progress == IMPROVING || progress == DONE;
    if (found->is_known) {
        found->left[0] = face ? two_tokens_after(tokens, 0) : two_tokens_left(tokens);
        found->left[1] = face ? two_tokens_after(tokens, 1) : found->left[0];
    }
    return progress;
}

bool snakes_tokens_are_exact(void) {
    return found->exact;
}

const struct bounded *snakes_tokens_left(void) {
    return &found->left[0];
}

/* Of rough values no digit is certain (games/snakes/odds/two_tokens.h). */
void snakes_tokens_draw(uint8_t token) {
    const struct bounded *throws = &found->left[token];

    if (found->exact) {
        snakes_view_number(throws, DIGITS_OF_TWO);
    } else {
        row_character(DISPLAY_ABOUT);
        row_unsigned(bounded_whole(throws));
    }
}
