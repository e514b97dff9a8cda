#include "ui/chips/chips_coach.h"

#include "device/review/review.h"
#include "device/settings.h"
#include "games/chips/chips_advice.h"
#include "hal/lcd.h"
#include "ui/chips/chips_placement_pages.h"
#include "ui/chips/chips_view.h"
#include "ui/display/display.h"
#include "ui/display/row.h"

WORKSPACE_HOLDS(struct chips_advice);

/* Of what is told, in this order, a placement that is not complete has only the first and the last;
   alone there are only the first two. */
enum told { BEST, OWN, OWN_AGAINST_FASTEST, OWN_AGAINST_BEST, FASTEST };

static bool is_complete(void) {
    return chips_spare(chips_in_play()) == 0;
}

static enum told last_told(void) {
    if (chips_is_alone()) {
        return is_complete() ? OWN : BEST;
    }
    return FASTEST;
}

static enum told told_by(uint8_t choice) {
    return choice == BEST || is_complete() ? (enum told)choice : FASTEST;
}

/* ---- what is computed ------------------------------------------------------------------------ */

static bool is_asked(void) {
    return !chips_is_throwing();
}

/* What takes long is kept for the game, as others want the workspace, too. */
static void start(struct chips_advice *advice) {
    const struct chips *game = chips_in_play();
    const struct chips_advice_found *kept = chips_placement_pages_lend();

    if (kept->is_there) {
        chips_advice_go_on(advice, (enum chips_kind)game->kind, game->players, kept);
    } else {
        chips_advice_start(advice, (enum chips_kind)game->kind, game->players, game->chips);
    }
}

static bool is_found(const struct chips_advice *advice) {
    const struct chips_advice_found *found = chips_advice_found(advice);
    struct chips_advice_found *kept = chips_placement_pages_lend();

    if (found->is_there && !kept->is_there) {
        *kept = *found;
    }
    return found->is_there;
}

/* A slice of the best, and behind it of the placement that was entered, if that is to be told. What
   one player has been told does not serve the other: who places the same would notice. */
static enum progress advise(union workspace *space, enum told told) {
    struct chips_advice *advice = (struct chips_advice *)space;
    const struct chips *game = chips_in_play();

    if (!workspace_claim(game->left[game->stage])) {
        start(advice);
    }
    if (is_found(advice) && told != BEST && told != FASTEST) {
        chips_advice_judge(advice, game->left[game->stage],
                           told == OWN_AGAINST_BEST ? CHIPS_AGAINST_BEST : CHIPS_AGAINST_FASTEST);
        return chips_advice_step(advice);
    }
    if (chips_advice_step(advice) == IMPOSSIBLE) {
        return IMPOSSIBLE;
    }
    return is_found(advice) && (told == BEST || told == FASTEST) ? DONE : WORKING;
}

enum progress chips_coach_prepare(union workspace *space) {
    if (settings()->coach == COACH_OFF) {
        return IMPOSSIBLE;
    }
    return advise(space, is_complete() ? OWN : BEST);
}

static enum progress weigh(union workspace *space, uint8_t choice, uint8_t *done) {
    enum progress progress = advise(space, told_by(choice));

    *done = chips_advice_done((const struct chips_advice *)space);
    return progress;
}

static bool is_last(const union workspace *space, uint8_t choice) {
    (void)space;
    return told_by(choice) == last_told();
}

/* Not inlined: the exact cost would lie on the stack below a slice, 19 bytes more on a Mega. */
static OUT_OF_LINE probability_t cost_of_own(const struct chips_advice *advice) {
    struct bounded cost = chips_advice_cost(advice);

    return bounded_to_probability(&cost);
}

/* Alone nobody wins or loses. */
static enum progress cost(union workspace *space, probability_t *cost) {
    enum progress progress = chips_is_alone() ? IMPOSSIBLE : advise(space, OWN);

    if (progress == DONE) {
        *cost = cost_of_own((const struct chips_advice *)space);
    }
    return progress;
}

/* ---- the picture ----------------------------------------------------------------------------- */

enum { BEST_COLUMN = LCD_COLUMNS - 4, THROWS_WIDTH = 7, OWN_WIDTH = 5 };

static void draw_own_name(void) {
    chips_draw_name(chips_in_play()->stage);
}

static void draw_worth(const struct bounded *worth) {
    row_second();
    if (chips_is_alone()) {
        chips_draw_throws(worth, THROWS_WIDTH);
        row_text(LOCAL_TEXT(" throws"));
    } else {
        row_text(LOCAL_TEXT("vs fastest"));
        row_percent_bounded(worth, 1);
    }
}

static void draw_best(const struct chips_advice *advice) {
    chips_draw_digits(chips_advice_found(advice)->best, CHIPS_NO_BRACKETS);
    display_at(0, BEST_COLUMN);
    row_text(LOCAL_TEXT("best"));
    draw_worth(&chips_advice_found(advice)->worth_of_best);
}

/* "You 38.27 throws", "costs 1.250 more". */
static void draw_own_throws(const struct chips_advice *advice, const struct bounded *cost) {
    struct bounded throws = chips_advice_worth(advice);

    draw_own_name();
    row_character(' ');
    chips_draw_throws(&throws, OWN_WIDTH);
    row_text(LOCAL_TEXT(" throws"));
    row_second();
    if (chips_advice_is_nothing(cost)) {
        row_text(chips_advice_is_best(advice) ? LOCAL_TEXT("is the fastest")
                                              : LOCAL_TEXT("as fast"));
    } else {
        row_text(LOCAL_TEXT("costs "));
        chips_draw_throws(cost, OWN_WIDTH);
        row_text(LOCAL_TEXT(" more"));
    }
}

/* "You: costs  1.9%", "vs fastest 49.2%". */
static void draw_own_chance(const struct chips_advice *advice, const struct bounded *cost) {
    struct bounded worth = chips_advice_worth(advice);

    draw_own_name();
    if (!chips_advice_is_nothing(cost)) {
        row_text(LOCAL_TEXT(": costs"));
        row_percent_bounded(cost, 1);
    } else {
        row_text(chips_advice_is_best(advice) ? LOCAL_TEXT(": the best") : LOCAL_TEXT(": as good"));
    }
    draw_worth(&worth);
}

static void draw_own(const struct chips_advice *advice) {
    struct bounded cost = chips_advice_cost(advice);

    if (chips_is_alone()) {
        draw_own_throws(advice, &cost);
    } else {
        draw_own_chance(advice, &cost);
    }
}

static void draw_outcome(const struct chips_advice *advice, const FLASH char *label,
                         enum chip_duel_outcome outcome) {
    struct bounded chance = chips_advice_chance(advice, outcome);

    row_text(label);
    row_percent_bounded(&chance, 0);
}

/* "win 25% draw 49%". */
static void draw_outcomes(const struct chips_advice *advice, const FLASH char *against) {
    draw_own_name();
    row_text(against);
    row_second();
    if (chips_advice_met_itself(advice)) {
        row_text(LOCAL_TEXT("a draw at once"));
    } else {
        draw_outcome(advice, LOCAL_TEXT("win"), CHIP_DUEL_FIRST_WINS);
        draw_outcome(advice, LOCAL_TEXT(" draw"), CHIP_DUEL_DRAW);
    }
}

static void draw_fastest(const struct chips_advice *advice) {
    row_text(LOCAL_TEXT("The fastest is"));
    row_second();
    chips_draw_digits(chips_advice_found(advice)->fastest, CHIPS_NO_BRACKETS);
}

static void draw(const union workspace *space, uint8_t choice) {
    const struct chips_advice *advice = (const struct chips_advice *)space;

    switch (told_by(choice)) {
    case BEST:
        draw_best(advice);
        break;
    case OWN:
        draw_own(advice);
        break;
    case OWN_AGAINST_FASTEST:
        draw_outcomes(advice, LOCAL_TEXT(" vs fastest:"));
        break;
    case OWN_AGAINST_BEST:
        draw_outcomes(advice, LOCAL_TEXT(" vs best:"));
        break;
    case FASTEST:
        draw_fastest(advice);
        break;
    }
}

/* ---- a placement is taken back --------------------------------------------------------------- */

static uint8_t person(void) {
    return review_own_player(chips_in_play()->player, chips_in_play()->players);
}

/* What the review still judges must not change under it. */
static bool is_review_busy(void) {
    return review_is_unjudged() || (chips_is_throwing() && review_is_owed());
}

static bool can_undo(void) {
    const struct chips *game = chips_in_play();

    return game->throws == 0 && game->stage > person() && !is_review_busy();
}

static void undo(void) {
    chips_take_back(person());
}

const FLASH struct game_coach chips_coach = {
    .is_asked = is_asked,
    .weigh = weigh,
    .is_last = is_last,
    .draw = draw,
    .cost = cost,
    .can_undo = can_undo,
    .undo = undo,
};
