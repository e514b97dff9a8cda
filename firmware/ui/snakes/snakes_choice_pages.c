#include "device/evaluation.h"
#include "games/snakes/snakes_engine.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/odds_setting.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_view.h"

/* The game's own pages for two tokens of a player: the throws expected after each choice, and
   before a throw. */

const FLASH char snakes_help_of_odds[] =
    "OK throws. Arrow: who is next, and the square. Below: chance to win, or throws "
    "left; ~ is not exact. Up, down: more odds. @12: the token on 12.";

WORKSPACE_HOLDS(struct snakes_engine_memory);

/* Digits after the point. */
enum { DIGITS_OF_TWO = 3 };

struct found {
    bool is_known;
    struct bounded left[POSITION_TOKENS]; /* expected throws until both are home, after moving token
                                             0 or 1; before a throw both are the same */
};

PAGE_RESULT_HOLDS(struct found);
static struct found *const found = (struct found *)&page_result;

/* ---- expected throws ------------------------------------------------------------------------- */

static void begin(union workspace *space) {
    (void)space;
    found->is_known = false;
    evaluation_drop(EVALUATION_PAGE);
}

/* Out of line: otherwise its variables would add 34 bytes to the stack during a slice. */
static OUT_OF_LINE void take_left(const struct two_tokens *tokens) {
    uint8_t face = snakes_in_play()->face;

    found->left[0] = face ? two_tokens_after(tokens, 0) : two_tokens_left(tokens);
    found->left[1] = face ? two_tokens_after(tokens, 1) : found->left[0];
}

/* Shows the values that the computer player uses. */
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

/* "left 12.74 7.650"; while the odds are hidden, only what the keys do. */
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
