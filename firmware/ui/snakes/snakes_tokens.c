#include "ui/snakes/snakes_tokens.h"

#include "core/number/integer64.h"
#include "device/dice.h"
#include "games/snakes/snakes_computer.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/snakes/snakes_view.h"
#include <string.h>

WORKSPACE_HOLDS(struct snakes_computer);

/* Digits behind the point, and bits of what a choice has cost. */
enum { DIGITS_OF_TWO = 3, COST_BITS = 20 };

static uint8_t chosen;
static bool is_thinking; /* the computer, in the workspace */
static char purpose;     /* for which that is claimed */

/* What has been found of the board, or nothing yet. */
static struct {
    enum progress progress;
    bool exact;
    uint8_t game[SNAKES_KEPT];            /* of which it is true */
    struct bounded left[POSITION_TOKENS]; /* throws to go: with the one or the other; without a
                                             face thrown the first, of both */
} found;

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
    is_thinking = false;
}

void snakes_tokens_change(void) {
    chosen = 1 - chosen;
}

static bool is_known(void) {
    return (found.progress == IMPROVING || found.progress == DONE) &&
           memcmp(found.game, snakes_in_play(), SNAKES_KEPT) == 0;
}

/* Whether both are, to the digits in which a cost is shown. */
bool snakes_tokens_are_certain(void) {
    uint64_t error = found.left[0].error;

    if (!found.exact || !is_known()) {
        return false;
    }
    integer64_add(&error, &found.left[1].error);
    integer64_shift_down(&error, found.left[0].fraction_bits - 8);
    return error == 0;
}

struct real snakes_tokens_cost_of(uint8_t token) {
    const struct bounded *made = &found.left[token];
    const struct bounded *other = &found.left[1 - token];
    uint8_t dropped = made->fraction_bits > COST_BITS ? made->fraction_bits - COST_BITS : 0;
    uint64_t more = made->mantissa;

    if (!snakes_in_play()->face || !snakes_tokens_are_certain() ||
        integer64_subtract(&more, &other->mantissa)) {
        return (struct real){0, 0};
    }
    integer64_shift_down(&more, dropped);
    return (struct real){integer64_low(&more), made->fraction_bits - dropped};
}

struct real snakes_tokens_cost(void) {
    return snakes_tokens_cost_of(chosen);
}

/* ---- what the tokens are worth --------------------------------------------------------------- */

/* The player is shown what the computer would think. */
static struct snakes_computer *claim(union workspace *space) {
    struct snakes_computer *computer = (struct snakes_computer *)space;

    if (!workspace_claim(&purpose)) {
        snakes_computer_start(computer, &snakes_in_play()->board);
    }
    snakes_computer_ask(computer, snakes_in_play());
    return computer;
}

static enum progress step(struct snakes_computer *computer, uint8_t *done) {
    enum progress progress = snakes_computer_step(computer);

    *done = snakes_computer_done(computer);
    return progress;
}

static uint8_t landing(uint8_t token) {
    const struct snakes *game = snakes_in_play();

    return position_next(&game->at, &game->board, token, game->face).board.landing;
}

/* Both stand on one square, or neither can move away. */
static bool choice_matters(void) {
    const uint8_t *square = squares();

    return square[0] != square[1] && (landing(0) != square[0] || landing(1) != square[1]);
}

enum progress snakes_tokens_think(union workspace *space, uint8_t *done) {
    struct snakes_computer *computer;
    enum progress progress;

    if (!snakes_in_play()->face || !choice_matters()) {
        return DONE;
    }
    if (session.level < LEVEL_BEST) {
        chosen = session.level == LEVEL_EASY ? dice_byte() & 1 : chosen;
        return DONE;
    }
    computer = claim(space);
    progress = step(computer, done);
    is_thinking = true;
    if (progress == DONE) {
        snakes_tokens_settle();
    }
    return progress;
}

bool snakes_tokens_settle(void) {
    struct snakes_computer *computer = (struct snakes_computer *)workspace_of(WORKSPACE_SCREEN);

    if (is_thinking && computer && workspace_is_claimed(&purpose)) {
        chosen = snakes_computer_choice(computer, snakes_in_play());
    }
    is_thinking = false;
    return true;
}

void snakes_tokens_forget(void) {
    found.progress = WORKING;
}

/* What was found of the same position is still true. */
void snakes_tokens_begin(union workspace *space) {
    if (is_known() && found.progress == DONE) {
        return;
    }
    found.progress = WORKING;
    memcpy(found.game, snakes_in_play(), SNAKES_KEPT);
    claim(space);
}

enum progress snakes_tokens_step(union workspace *space, uint8_t *done) {
    struct snakes_computer *computer = (struct snakes_computer *)space;
    struct two_tokens *tokens = &computer->tokens;
    uint8_t face = snakes_in_play()->face;

    if (found.progress == DONE) {
        return DONE;
    }
    found.progress = step(computer, done);
    found.exact = tokens->exact;
    if (is_known()) {
        found.left[0] = face ? two_tokens_after(tokens, 0) : two_tokens_left(tokens);
        found.left[1] = face ? two_tokens_after(tokens, 1) : found.left[0];
    }
    return found.progress;
}

bool snakes_tokens_differ(void) {
    return snakes_in_play()->face && choice_matters();
}

uint8_t snakes_tokens_better(void) {
    return integer64_is_less(&found.left[1].mantissa, &found.left[0].mantissa);
}

uint8_t snakes_tokens_chosen(void) {
    return chosen;
}

bool snakes_tokens_are_exact(void) {
    return found.exact;
}

const struct bounded *snakes_tokens_left(void) {
    return &found.left[0];
}

/* Of rough values no digit is certain (games/snakes/odds/two_tokens.h). */
void snakes_tokens_draw(uint8_t token) {
    const struct bounded *throws = &found.left[token];

    if (found.exact) {
        snakes_view_number(throws, DIGITS_OF_TWO);
    } else {
        row_character(DISPLAY_ABOUT);
        row_unsigned(bounded_whole(throws));
    }
}
