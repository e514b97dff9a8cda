#include "ui/snakes/snakes_tokens.h"

#include "games/snakes/snakes_computer.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_view.h"

WORKSPACE_HOLDS(struct snakes_computer);

/* Bytes of an exact value (games/snakes/pair_values.h) that make it good to the digits shown; with
   fewer it is right to half a throw. */
enum { SURE_WIDTH = 3 };

enum { SHORT_DIGITS = 3, ALL_DIGITS = 6 };

static uint8_t chosen;

static struct {
    bool known;
    struct real left[POSITION_TOKENS]; /* throws to go with the one or the other */
} choice;

static struct real left_to_go;

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

void snakes_tokens_offer(void) {
    const struct snakes *game = snakes_in_play();

    chosen = position_quick_choice(&game->at, &game->board, game->face);
    choice.known = false;
}

void snakes_tokens_change(void) {
    chosen = 1 - chosen;
}

static uint8_t width(void) {
    return pair_values_width(&snakes_in_play()->board, PAIR_VALUES_TOKENS);
}

/* Whether the page has found values that are good to the digits shown. */
static bool are_values_sure(void) {
    return snakes_in_play()->face && choice.known && width() >= SURE_WIDTH;
}

struct real snakes_tokens_cost(void) {
    const struct real *made = &choice.left[chosen];
    const struct real *other = &choice.left[1 - chosen];

    if (!are_values_sure() || made->mantissa <= other->mantissa) {
        return (struct real){0, 0};
    }
    return (struct real){made->mantissa - other->mantissa, made->fraction_bits};
}

/* ---- what the tokens are worth --------------------------------------------------------------- */

/* The player is shown what the computer would think. */
static struct snakes_computer *claim(union workspace *space) {
    static const char purpose;
    struct snakes_computer *computer = (struct snakes_computer *)space;

    if (!workspace_claim(&purpose)) {
        snakes_computer_start(computer, &snakes_in_play()->board);
    }
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
    computer = claim(space);
    progress = step(computer, done);
    if (progress == DONE) {
        chosen = snakes_computer_choice(computer, snakes_in_play());
    }
    return progress;
}

/* ---- pages ----------------------------------------------------------------------------------- */

static bool has_thrown(void) {
    return snakes_in_play()->face != 0;
}

static bool is_alone_with_two(void) {
    const struct position *at = &snakes_in_play()->at;

    return !has_thrown() && at->players == 1 && at->tokens > 1;
}

static void start(union workspace *space) {
    choice.known = false;
    claim(space);
}

static enum progress step_choice(union workspace *space, uint8_t *done) {
    struct snakes_computer *computer = (struct snakes_computer *)space;
    enum progress progress = step(computer, done);

    choice.known = progress == DONE;
    for (uint8_t token = 0; choice.known && token < POSITION_TOKENS; token++) {
        choice.left[token] =
            two_tokens_after(&computer->tokens, squares(), token, snakes_in_play()->face);
    }
    return progress;
}

static enum progress step_alone(union workspace *space, uint8_t *done) {
    struct snakes_computer *computer = (struct snakes_computer *)space;
    enum progress progress = step(computer, done);

    if (progress == DONE) {
        left_to_go = two_tokens_left(&computer->tokens, squares()[0], squares()[1]);
    }
    return progress;
}

static void draw_plus_minus(const FLASH char *error) {
    row_character(DISPLAY_PLUS_MINUS);
    row_text(error);
}

static void draw_throws(struct real throws, uint8_t digits) {
    if (width() >= SURE_WIDTH) {
        row_real_fitted(throws, digits);
        return;
    }
    row_character(DISPLAY_ABOUT);
    row_real(throws, 0);
    if (width() >= PAIR_VALUES_NARROWEST) {
        draw_plus_minus(LOCAL_TEXT("1"));
    }
}

/* Rough values are wrong by so much (games/snakes/two_tokens.h). */
static void draw_rough_error(void) {
    if (width() < PAIR_VALUES_NARROWEST) {
        draw_plus_minus(LOCAL_TEXT("90%"));
    }
}

static void draw_choice(void) {
    draw_throws(choice.left[0], SHORT_DIGITS);
    row_text(LOCAL_TEXT(" or "));
    draw_throws(choice.left[1], SHORT_DIGITS);
    draw_rough_error();
}

static void draw_alone(void) {
    draw_throws(left_to_go, width() == PAIR_VALUES_WIDEST ? ALL_DIGITS : SHORT_DIGITS);
    draw_rough_error();
    row_text(LOCAL_TEXT(" to go"));
}

const FLASH struct page snakes_page_choice = {
    .title = TEXT("Choice"),
    .help = TEXT("Throws to bring both home, with the one or the other. Up, down: choose. OK: "
                 "move."),
    .available = has_thrown,
    .start = start,
    .step = step_choice,
    .draw = draw_choice,
};

const FLASH struct page snakes_page_alone_double = {
    .title = TEXT("To go"),
    .available = is_alone_with_two,
    .start = start,
    .step = step_alone,
    .draw = draw_alone,
};
