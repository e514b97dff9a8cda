#include "ui/tenk/tenk_pages.h"

#include "games/tenk/scoring.h"
#include "games/tenk/tenk_engine.h"
#include "games/tenk/tenk_worth.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/proof/proof_pages.h"
#include "ui/review/screen_review.h"
#include "ui/tenk/tenk_view.h"
#include <stddef.h>

WORKSPACE_HOLDS(struct tenk_engine_memory);

static bool is_ready(void) {
    return tenk_in_play()->phase == TENK_READY;
}

static bool is_thrown(void) {
    return tenk_in_play()->phase == TENK_THROWN;
}

/* ---- the chances of the turn ----------------------------------------------------------------- */

/* Prepares the chances that all choices of the throw in tenk_view() need. True once they are
   solved. */
static bool is_choice_prepared(union workspace *space, uint8_t *done) {
    uint16_t stake = tenk_in_play()->stake;

    return tenk_engine_prepare(space, tenk_in_play(), stake,
                               stake + tenk_view()->scoring.best_steps) &&
           tenk_engine_is_prepared(space, done);
}

/* ---- worth of the choice, or before the throw of the throw ----------------------------------- */

/* Stands for the best choice, whichever it is. */
enum { BEST = UINT8_MAX };

struct worth {
    bool in_points;
    uint8_t best;       /* the best choice; SCORING_NOTHING until it is known */
    uint8_t choice;     /* SCORING_NOTHING until its worth is computed; BEST */
    struct real points; /* expected points of the turn */
    probability_t chance;
};

PAGE_RESULT_HOLDS(struct worth);
static struct worth *const worth = (struct worth *)&page_result;

static const struct scoring *choice(void) {
    return is_ready() ? NULL : &tenk_view()->scoring;
}

static enum progress step_chance(union workspace *space, uint8_t *done,
                                 const struct scoring *throw) {
    const struct tenk *game = tenk_in_play();
    uint16_t stake = tenk_stake(game, throw);

    if (!tenk_engine_prepare(space, game, stake, stake) || !tenk_engine_is_prepared(space, done)) {
        return WORKING;
    }
    worth->chance = tenk_engine_chance(space, game, throw);
    return DONE;
}

static enum progress step_worth(union workspace *space, uint8_t *done) {
    if (worth->in_points) {
        worth->points = tenk_points(tenk_in_play(), choice());
        return DONE;
    }
    if (step_chance(space, done, choice()) == WORKING) {
        return WORKING;
    }
    worth->choice = tenk_view()->scoring.choice;
    return DONE;
}

/* Finds the best choice, and then its chance, which may need others. */
static enum progress step_best(union workspace *space, uint8_t *done) {
    struct scoring scoring = tenk_view()->scoring;

    if (worth->best == SCORING_NOTHING) {
        if (is_choice_prepared(space, done)) {
            worth->best = tenk_engine_advice(space, tenk_in_play(), &scoring).choice;
        }
        return WORKING;
    }
    scoring_choose(&scoring, worth->best);
    if (step_chance(space, done, &scoring) == WORKING) {
        return WORKING;
    }
    worth->choice = BEST;
    return DONE;
}

/* Chances of the pair in front, in the order of its columns. The other chance is one unit less, so
   that not both are rounded up and the two add up to 100. 0 and 100 % are certain. */
static void draw_wins(void) {
    probability_t chance = worth->chance;
    probability_t other = PROBABILITY_ONE - chance;
    bool is_certain = !chance || !other;

    if (!is_certain) {
        other--;
    }
    if (tenk_pair_in_front(tenk_in_play()).second == tenk_in_play()->turn) {
        chance = other;
        other = worth->chance;
    }
    if (tenk_in_play()->players == 2) {
        row_text(LOCAL_TEXT("win"));
    } else {
        row_text(LOCAL_TEXT("vs "));
    }
    row_character(is_certain ? ' ' : DISPLAY_ABOUT);
    row_percent(chance, 1);
    row_percent(other, 1);
}

static void draw_worth(void) {
    row_second();
    if (worth->in_points) {
        row_text(LOCAL_TEXT("turn "));
        row_real(worth->points, 2);
        row_text(LOCAL_TEXT(" pts"));
    } else {
        draw_wins();
    }
}

static void draw_choice_and_worth(void) {
    tenk_draw_table(tenk_view()->scoring.choice);
    draw_worth();
}

/* ---- the game's own page --------------------------------------------------------------------- */

static void start_game_page(union workspace *space) {
    (void)space;
    worth->in_points = tenk_player_in_turn() == TENK_POINTS;
}

/* A person who has thrown may hold select to play the advice. It is computed before the worth of
   the choice, which may need other chances. */
static enum progress advise(union workspace *space, uint8_t *done) {
    struct tenk_view *view = tenk_view();

    if (!is_thrown() || view->is_advised || tenk_is_computers_turn()) {
        return DONE;
    }
    view->is_advised = is_choice_prepared(space, done);
    if (view->is_advised) {
        view->advice = tenk_engine_advice(space, tenk_in_play(), &view->scoring);
    }
    return WORKING;
}

/* Prepares the chances of the whole throw again, for the coach and the review. The worth of a
   choice may have needed others. */
static void wait_for_decision(union workspace *space, uint8_t *done) {
    if (!tenk_is_computers_turn()) {
        is_choice_prepared(space, done);
    }
}

/* While the whole throw is shown, without a choice, its worth is that of the best one. */
static uint8_t shown_choice(void) {
    bool is_whole = tenk_view()->stage == TENK_LOOKING && !worth->in_points;

    return is_whole ? BEST : tenk_view()->scoring.choice;
}

/* IMPROVING after a throw, because a person may choose something else at any time. */
static enum progress step_game_page(union workspace *space, uint8_t *done) {
    bool of_best = is_thrown() && shown_choice() == BEST;

    if (is_thrown() && worth->choice == shown_choice()) {
        wait_for_decision(space, done);
        return IMPROVING;
    }
    if (advise(space, done) == WORKING ||
        (of_best ? step_best(space, done) : step_worth(space, done)) == WORKING) {
        return WORKING;
    }
    return is_thrown() && !worth->in_points ? IMPROVING : DONE;
}

static const FLASH struct page game_page = {
    .title = TEXT("Odds"),
    .asks_engine = true,
    .start = start_game_page,
    .step = step_game_page,
    .draw = draw_worth,
};

/* ---- the advice ------------------------------------------------------------------------------ */

static void draw_advice(void) {
    const struct tenk_advice *advice = &tenk_view()->advice;

    tenk_draw_table(advice->choice);
    row_below(LOCAL_TEXT("Advice: "));
    if (advice->bank) {
        row_text(LOCAL_TEXT("bank"));
    } else {
        row_text(LOCAL_TEXT("throw"));
    }
}

/* Nothing to begin: a solved turn serves again. */
static void start_advice(union workspace *space) {
    (void)space;
}

static const FLASH struct page advice_page = {
    .title = TEXT("Advice"),
    .help = TEXT("What wins most often."),
    .available = is_thrown,
    .asks_engine = true,
    .start = start_advice,
    .step = advise,
    .draw = draw_advice,
};

/* ---- each choice ----------------------------------------------------------------------------- */

static void draw_given_up(void) {
    tenk_draw_table(tenk_view()->scoring.choice);
    row_below(LOCAL_TEXT("gives up "));
    tenk_draw_points(tenk_odds_given_up(&tenk_view()->scoring));
    row_text(LOCAL_TEXT(" pts"));
}

static const FLASH struct page given_up_page = {
    .title = TEXT("Gives up"),
    .help = TEXT("Points less than possible. Up, down: other choices."),
    .available = is_thrown,
    .change = tenk_view_step,
    .draw = draw_given_up,
};

static void draw_next(void) {
    tenk_draw_table(tenk_view()->scoring.choice);
    row_below(LOCAL_TEXT("next scores "));
    row_percent(tenk_odds_next(&tenk_view()->scoring), 0);
}

static const FLASH struct page next_page = {
    .title = TEXT("Next throw"),
    .help = TEXT("Chance that the throw after this choice scores. Up, down: other "
                 "choices."),
    .available = is_thrown,
    .change = tenk_view_step,
    .draw = draw_next,
};

static void draw_thrown(void) {
    tenk_draw_table(tenk_view()->scoring.choice);
    row_below(LOCAL_TEXT("such throws "));
    row_percent(tenk_odds_thrown(&tenk_view()->scoring), 0);
}

static const FLASH struct page thrown_page = {
    .title = TEXT("This throw"),
    .help = TEXT("How often a throw has just these dice to set aside. Up, down: "
                 "other choices."),
    .available = is_thrown,
    .change = tenk_view_step,
    .draw = draw_thrown,
};

static void start_points(union workspace *space) {
    (void)space;
    worth->in_points = true;
}

static void start_wins(union workspace *space) {
    (void)space;
    worth->in_points = false;
}

/* Two pages of this kind, because before the throw there is nothing to choose. */
#define TURN_PAGE(is_there, change_it)                                                             \
    {                                                                                              \
        .title = TEXT("Turn"), .help = TEXT("Expected points of the turn."),                       \
        .available = (is_there), .change = (change_it), .asks_engine = true,                       \
        .start = start_points, .step = step_worth, .draw = draw_choice_and_worth                   \
    }

static const FLASH struct page turn_page = TURN_PAGE(is_ready, NULL);
static const FLASH struct page turn_of_choice_page = TURN_PAGE(is_thrown, tenk_view_step);

/* Before the throw the game's own page shows these chances. */
static const FLASH struct page wins_page = {
    .title = TEXT("Wins"),
    .help = TEXT("Chances to win of these two, alone. ~: the last digit may be off by one."),
    .available = is_thrown,
    .change = tenk_view_step,
    .asks_engine = true,
    .start = start_wins,
    .step = step_worth,
    .draw = draw_choice_and_worth,
};

/* ---- the scores ------------------------------------------------------------------------------ */

static bool are_many(void) {
    return tenk_in_play()->players > 2;
}

static void draw_scores(void) {
    tenk_draw_scores(tenk_in_play(), 0, 0, 1);
    tenk_draw_scores(tenk_in_play(), 1, 2, 3);
}

static const FLASH struct page scores_page = {
    .title = TEXT("Scores"),
    .help = TEXT("Points banked."),
    .available = are_many,
    .draw = draw_scores,
};

/* ---- scoring rules, two lines at a time ------------------------------------------------------ */

/* Codes 8 to 13 of the dice's glyphs: the other code of face 1 is 0, which would end a text. */
#define ONE   "\x08"
#define TWO   "\x09"
#define THREE "\x0A"
#define FOUR  "\x0B"
#define FIVE  "\x0C"
#define SIX   "\x0D"

/* The two rows. One of them has room at its end for the mark of a number. */
static const FLASH struct {
    const FLASH char *upper;
    const FLASH char *lower;
} lines[] = {
    {TEXT("Right: all rules"), TEXT(ONE " 100    " FIVE " 50")},
    {TEXT(ONE ONE ONE " 1000"), TEXT(TWO TWO TWO " 200-" SIX SIX SIX " 600")},
    {TEXT("4 alike: double"), TEXT("5: x3    6: x4")},
    {TEXT(ONE TWO THREE FOUR FIVE SIX " 2000"), TEXT("Three pairs 500")},
    {TEXT("2 triples: both"), TEXT("are added")},
    {TEXT("5 of a straight:"), TEXT("1 try for 1500")},
};

enum { LINES = sizeof lines / sizeof lines[0] };

static uint8_t shown;

static void change_lines(int8_t by) {
    uint8_t next = (uint8_t)(shown - by);

    if (next < LINES) {
        shown = next;
    }
}

static void draw_lines(void) {
    row_texts(lines[shown].upper, lines[shown].lower);
}

static const FLASH struct page scoring_page = {
    .title = TEXT("What scores"),
    .help = TEXT("Up, down: all."),
    .change = change_lines,
    .draw = draw_lines,
};

/* The pages most asked for, and after page_more the rest. */
/* clang-format off */
const FLASH struct page *const FLASH tenk_pages[] = {
    &game_page,
    &wins_page,
    &turn_of_choice_page,
    &turn_page,
    &advice_page,
    &scoring_page,
    &page_more,
    &next_page,
    &given_up_page,
    &thrown_page,
    &scores_page,
    &page_review,
    &proof_commitment_page,
    &page_end,
};
/* clang-format on */
