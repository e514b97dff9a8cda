#include "device/evaluation.h"
#include "games/snakes/snakes_engine.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/odds_setting.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_view.h"

/* The game's own page of two tokens: what a choice between them is worth, and what they have left.
 */

const FLASH char snakes_help_of_odds[] =
    "OK throws. Arrow: who is next, and the square. Below: chance to win, or throws "
    "left; ~ is not exact. Up, down: more odds. @12: the token on 12.";

WORKSPACE_HOLDS(struct snakes_engine_memory);

/* Digits behind the point. */
enum { DIGITS_OF_TWO = 3 };

struct found {
    bool is_known;
    struct bounded left[POSITION_TOKENS]; /* throws to go: with the one or the other; without a
                                             face thrown the first, of both */
};

PAGE_RESULT_HOLDS(struct found);
static struct found *const found = (struct found *)&page_result;

/* ---- what the tokens are worth --------------------------------------------------------------- */

static void begin(union workspace *space) {
    (void)space;
    found->is_known = false;
    evaluation_drop(EVALUATION_PAGE);
}

/* Out of line, as its variables would lie below those of a slice: 34 bytes. */
static OUT_OF_LINE void take_left(const struct two_tokens *tokens) {
    uint8_t face = snakes_in_play()->face;

    found->left[0] = face ? two_tokens_after(tokens, 0) : two_tokens_left(tokens);
    found->left[1] = face ? two_tokens_after(tokens, 1) : found->left[0];
}

/* The player is shown what the computer would think. */
static enum progress step(union workspace *space, uint8_t *done) {
    const struct engine_question question = {.kind = ENGINE_WEIGH, .decision = snakes_token()};
    enum progress progress = evaluation_step(EVALUATION_PAGE, &session.state, &question);
    struct two_tokens *tokens = &((struct snakes_engine_memory *)space)->computer.tokens;

    if (!evaluation_is_of(EVALUATION_PAGE)) {
        return WORKING;
    }
    *done = evaluation_done();
    found->is_known = progress == IMPROVING || progress == DONE;
    if (found->is_known) {
        take_left(tokens);
    }
    return progress;
}

static bool has_thrown(void) {
    return snakes_in_play()->face != 0;
}

static bool is_alone_with_two(void) {
    const struct position *at = &snakes_in_play()->at;

    return !has_thrown() && at->players == 1 && at->tokens > 1;
}

/* "left 12.74 7.650"; who chooses sees only what to do. */
static void draw_choice(void) {
    if (odds_are_hidden()) {
        row_text(LOCAL_TEXT("^v token OK move"));
        return;
    }
    row_text(LOCAL_TEXT("left "));
    snakes_view_number(&found->left[0], DIGITS_OF_TWO);
    row_text(LOCAL_TEXT(" "));
    snakes_view_number(&found->left[1], DIGITS_OF_TWO);
}

static void draw_alone(void) {
    snakes_view_throws(LOCAL_TEXT("Throws left"), &found->left[0]);
}

const FLASH struct page snakes_page_choice = {
    .title = TEXT("Choice"),
    .help = TEXT("Up, down: which token. OK moves it. Left: throws to bring both home then."),
    .available = has_thrown,
    .asks_engine = true,
    .start = begin,
    .step = step,
    .draw = draw_choice,
};

const FLASH struct page snakes_page_alone_double = {
    .title = TEXT("Throws left"),
    .help = snakes_help_of_odds,
    .available = is_alone_with_two,
    .asks_engine = true,
    .start = begin,
    .step = step,
    .draw = draw_alone,
};
