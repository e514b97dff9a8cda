#include "ui/coach/coach.h"

#include "device/review/review.h"
#include "device/session.h"
#include "device/settings.h"
#include "device/workspace.h"
#include "hal/clock.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/kit/screens.h"
#include <stddef.h>

/* In per cent. */
enum { TOLERATED = 2, ALL = 100 };

static struct {
    bool was_in_front;
    bool is_sure;   /* the answer to the question, until the decision is carried out */
    uint8_t cost;   /* that is asked about, in per cent */
    uint16_t since; /* when a person decided, in milliseconds */
} coach;

static const FLASH struct game_coach *of_game(void) {
    const FLASH struct game_review *review = games_in_hand()->review;

    return review && settings()->coach != COACH_OFF ? review->coach : NULL;
}

bool coach_is_asked(void) {
    const FLASH struct game_coach *game = of_game();

    return game && games_in_hand()->standing() == STANDING_PERSON && game->is_asked();
}

/* A game that is over does not count any more. */
bool coach_can_undo(void) {
    const FLASH struct game_coach *game = of_game();

    return game && session.counts && game->can_undo();
}

bool coach_is_there(void) {
    return coach_is_asked() || coach_can_undo();
}

void coach_comes_to_front(void) {
    coach.was_in_front = true;
}

bool coach_was_in_front(void) {
    bool was = coach.was_in_front;

    coach.was_in_front = false;
    return was;
}

void coach_undo(void) {
    const FLASH struct game_coach *game = of_game();

    if (game) {
        review_take_back();
        game->undo();
        session_keep();
    }
}

/* ---- the question ---------------------------------------------------------------------------- */

static void key(struct key_event event) {
    if (event.phase == KEY_PRESSED && (event.key == KEY_SELECT || event.key == KEY_LEFT)) {
        beeper_play(TUNE_CLICK);
        coach.is_sure = event.key == KEY_SELECT;
        screens_pop();
    }
}

/* All of it has no room in per cent. */
static void draw(void) {
    row_text(LOCAL_TEXT("Costs "));
    if (coach.cost < ALL) {
        row_unsigned(coach.cost);
        row_text(LOCAL_TEXT("%. Sure?"));
    } else {
        row_text(LOCAL_TEXT("all. Sure?"));
    }
    row_second();
    row_text(LOCAL_TEXT("OK yes  \x7F think"));
}

static const FLASH struct screen screen_sure = {
    .key = key,
    .draw = draw,
    .stays = true,
    .help = TEXT("The best choice wins more often than yours by so much. OK: do it all the same. "
                 "Left: think again."),
};

/* ---- a decision is weighed ------------------------------------------------------------------- */

bool coach_warns(void) {
    const FLASH struct game_coach *game = of_game();

    return game && settings()->coach == COACH_WARNS && (game->chance || game->cost) &&
           coach_is_asked();
}

void coach_begin(void) {
    coach.since = clock_milliseconds();
}

bool coach_is_sure(void) {
    return coach.is_sure;
}

/* A slice; in units of the account. What one of two loses the other gains. */
static enum progress find_cost(const FLASH struct game_coach *game, uint32_t *cost) {
    union workspace *space = workspace_borrow(WORKSPACE_SCREEN);
    probability_t chance = 0;
    enum progress progress;
    int32_t change;

    if (game->cost) {
        progress = game->cost(space, &chance);
        *cost = (uint32_t)account_chance(chance);
        return progress;
    }
    progress = game->chance(space, &chance);
    change = account_chance(chance) - session.review.account.now;
    *cost = (uint32_t)(change < 0 ? -change : change);
    return progress;
}

static enum coach_answer judge_cost(uint32_t cost) {
    if (cost * ALL <= (uint32_t)TOLERATED << ACCOUNT_BITS) {
        return COACH_LETS;
    }
    coach.cost = (uint8_t)fixed_multiply(cost, ALL, ACCOUNT_BITS);
    coach.was_in_front = true;
    screens_push(&screen_sure);
    return COACH_ASKS;
}

/* Not inlined: the cost would lie on the stack of who asks, a byte more on a Mega. */
static OUT_OF_LINE enum coach_answer judge_decision(const FLASH struct game_coach *game) {
    uint32_t cost;
    enum progress progress = find_cost(game, &cost);

    if (progress == IMPOSSIBLE) {
        return COACH_LETS;
    }
    return progress == DONE ? judge_cost(cost) : COACH_WEIGHS;
}

static bool is_patient(void) {
    return !coach.is_sure && clock_milliseconds() - coach.since < COACH_AWAITED;
}

enum coach_answer coach_judge(void) {
    const FLASH struct game_coach *game = of_game();

    if (is_patient() && review_is_owed()) {
        return COACH_WEIGHS;
    }
    if (game == NULL || !is_patient() || !(game->cost || review_knows()) ||
        workspace_of(WORKSPACE_CONSOLE) != NULL) {
        coach.is_sure = false;
        return COACH_LETS;
    }
    screens_hurry();
    return judge_decision(game);
}
