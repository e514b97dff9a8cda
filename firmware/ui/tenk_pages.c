#include "ui/tenk_pages.h"

#include "core/workspace.h"
#include "games/tenk_odds.h"
#include "hal/lcd.h"
#include "text/reader.h"
#include "text/text.h"
#include "ui/base.h"
#include "ui/display.h"
#include "ui/layout.h"
#include "ui/pages.h"
#include "ui/results.h"
#include "ui/running.h"
#include "ui/screens.h"
#include "ui/tenk_view.h"
#include <stddef.h>

enum page { GAME, ADVICE, GIVEN_UP, CHANCES, TURN, WINS, SCORES, HISTORY, PAGES };

enum { POINTS_BITS = 16, CELLS_IN_ROW = 2, PROGRESS_OF_LEVEL = 4 };

static const FLASH char advice_layout[] = TEXT("Advice: ");
static const FLASH char given_up_layout[] = TEXT("gives up \1");
static const FLASH char chances_layout[] = TEXT("\15 \176\15");
static const FLASH char turn_layout[] = TEXT("turn \3");
static const FLASH char wins_layout[] = TEXT("wins \16\13");
static const FLASH char none[] = TEXT("");
static const FLASH char throw_text[] = TEXT("throw");
static const FLASH char bank_text[] = TEXT("bank");
static const FLASH char turn_text[] = TEXT(" turn ");
static const FLASH char banked_text[] = TEXT(" bank");
static const FLASH char lost_text[] = TEXT(" bust");

static const FLASH char advice_help[] = TEXT("The best to do.");
static const FLASH char given_up_help[] = TEXT("Points less than possible. OK: other choices.");
static const FLASH char chances_help[] =
    TEXT("Chance of this throw; that the next one scores. OK: other choices.");
static const FLASH char turn_help[] = TEXT("Expected points of the turn.");
static const FLASH char wins_help[] = TEXT("Chance to win against the best other alone.");
static const FLASH char scores_help[] = TEXT("Scores of all.");
static const FLASH char history_help[] = TEXT("Throws so far. OK: earlier ones.");

static const FLASH struct {
    const FLASH char *layout; /* of row 1 */
    const FLASH char *help;
} pages[PAGES] = {
    [GAME] = {wins_layout, NULL},
    [ADVICE] = {advice_layout, advice_help},
    [GIVEN_UP] = {given_up_layout, given_up_help},
    [CHANCES] = {chances_layout, chances_help},
    [TURN] = {turn_layout, turn_help},
    [WINS] = {wins_layout, wins_help},
    [SCORES] = {none, scores_help},
    [HISTORY] = {none, history_help},
};

struct tenk_advice tenk_advice;

/* What the workspace holds, whole or in part. */
static struct computed {
    uint8_t kind; /* enum tenk_player; 0: nothing */
    struct tenk_standing standing;
} computed;

static uint8_t back; /* in the history, of its page */

/* By phase the page behind page 0. */
static uint8_t first_page(void) {
    static const FLASH uint8_t first[] = {TURN, SCORES, ADVICE, SCORES, SCORES};

    return first[running.tenk.phase];
}

static uint8_t page_at(uint8_t place) {
    return place ? (uint8_t)(place - 1 + first_page()) : GAME;
}

uint8_t tenk_pages(uint8_t nothing) {
    (void)nothing;
    return 1 + PAGES - first_page() - !running.tenk_history.held;
}

/* What has been computed before a throw is good after it. That is begun by the first slice, as this
   may follow a throw. */
uint8_t tenk_page_start(uint8_t place) {
    const FLASH char *help = pages[page_at(place)].help;

    if (help)
        screens_explain(help);
    if (!results.kept || running.tenk.phase != TENK_THROWN)
        computed.kind = 0;
    if (place == 0)
        back = 0;
    return 0;
}

/* A slice; true when the turn is known. A stake grows from throw to throw. */
static bool compute(struct computed *at, struct turn *turn, uint8_t kind) {
    const struct tenk *game = &running.tenk;

    BASE_FORGET(game);
    if (at->kind != kind || at->standing.stake != game->stake) {
        at->kind = kind;
        at->standing.mine = game->score[game->turn];
        at->standing.theirs = tenk_strongest_other(game);
        at->standing.stake = game->stake;
        tenk_player_start(turn, kind, &at->standing);
        return false;
    }
    results.progress = (uint8_t)(UINT8_MAX - (turn->stake - turn->until) * PROGRESS_OF_LEVEL);
    return turn_step(turn);
}

/* How far off a chance can be, in per cent: until somebody has NEAR, or would have with what is at
   stake, and from then on. Against the exact solution (tests/tenk), over all pairs of scores,
   stakes up to 3000 and dice, it is at most 2.20 and 8.77, and half a per cent more as shown. */
enum { ERROR_FAR = 3, ERROR_NEAR = 10, NEAR = 9100 / SCORING_POINTS };

/* A page that needs the turn computed: the advice, and what the choice, or before the throw the
   throw, is worth: points or a chance. */
static uint8_t step_turn(uint8_t page) {
    struct computed *at = &computed;
    struct turn *turn = &workspace_of(WORKSPACE_SCREEN)->turn;
    uint8_t player = tenk_view_kind();
    uint8_t choice = tenk_view_choice();
    uint8_t kind = TENK_WINNER;
    uint8_t bits = PROBABILITY_BITS;
    uint32_t value;

    BASE_FORGET(at);
    if (page == TURN || (page != WINS && player == TENK_POINTS)) {
        kind = TENK_POINTS;
        bits = POINTS_BITS;
    }
    if (!compute(at, turn, kind))
        return PAGE_WORKING;
    if (player == TENK_PERSON)
        player = TENK_WINNER;
    tenk_player_advise(turn, player, &at->standing, &tenk_view.scoring, &tenk_advice);
    uint16_t score = at->standing.mine + at->standing.stake;
    if (running.tenk.phase != TENK_READY) {
        value = tenk_player_worth(turn, &at->standing, &tenk_view.scoring, choice);
        score += scoring_steps(&tenk_view.scoring, choice);
    } else {
        value = turn_throw(turn, running.tenk.dice);
        if (kind == TENK_POINTS)
            bits = TURN_POINTS_BITS;
        else
            value >>= 1;
    }
    results.error = ERROR_FAR;
    if (score >= NEAR || at->standing.theirs >= NEAR)
        results.error = ERROR_NEAR;
    results_add(value, bits);
    return PAGE_READY;
}

uint8_t tenk_page_step(uint8_t place) {
    uint8_t page = page_at(place);
    uint8_t choice = tenk_view_choice();
    const struct scoring *scoring = &tenk_view.scoring;

    if (page == GIVEN_UP) {
        results_add(tenk_odds_given_up(scoring, choice) * (uint16_t)SCORING_POINTS, 0);
    } else if (page == CHANCES) {
        results_add_chance(tenk_odds_thrown(scoring, choice));
        results_add_chance(tenk_odds_next(scoring, choice));
    } else if (page < SCORES && running.tenk.phase != TENK_LOST) {
        return step_turn(page);
    }
    return PAGE_READY;
}

/* "→1 3200   2 10050": two in a row, the arrow at whose turn it is. */
static void draw_scores(const struct tenk *game) {
    for (uint8_t player = 0; player < game->players; player++) {
        display_at(player / CELLS_IN_ROW, (uint8_t)(player % CELLS_IN_ROW * (LCD_COLUMNS / 2)));
        text_character(player == game->turn ? (char)DISPLAY_ARROW_RIGHT : ' ');
        text_character((char)('1' + player));
        text_character(' ');
        tenk_view_draw_points(game->score[player]);
    }
}

/* A throw, and below it whose it was, in which turn, and how that has ended. */
static void draw_history(const struct tenk *game) {
    struct tenk_history_throw looked;
    struct scoring scoring;

    tenk_history_look(&running.tenk_history, back, game->players, &looked);
    scoring_read(&scoring, looked.throws.count);
    tenk_view_draw_throw(&scoring, looked.choice);
    display_at(1, 0);
    tenk_view_draw_name(looked.player);
    text_flash(turn_text);
    text_unsigned(looked.round);
    if (looked.ends)
        text_flash(looked.choice ? banked_text : lost_text);
}

uint8_t tenk_page_draw(uint8_t place) {
    const struct tenk *game = &running.tenk;
    uint8_t page = page_at(place);
    const FLASH char *layout = pages[page].layout;

    if (page == SCORES)
        draw_scores(game);
    else if (page == HISTORY)
        draw_history(game);
    else if (page != GAME)
        tenk_view_draw(page == ADVICE ? tenk_advice.choice : tenk_view_choice());
    if (page >= SCORES)
        return 0;
    display_at(1, 0);
    if (page == GAME && computed.kind == TENK_POINTS)
        layout = turn_layout;
    layout_draw(layout, NULL);
    if (layout == wins_layout) {
        text_character(DISPLAY_PLUS_MINUS);
        text_byte(results.error);
    }
    if (page == ADVICE)
        text_flash(tenk_advice.bank ? bank_text : throw_text);
    return 0;
}

/* Earlier throws, or other choices. */
uint8_t tenk_page_adjust(uint8_t by) {
    uint8_t page = page_at(pages_current());
    uint8_t value = (uint8_t)(back + by);

    if (page == HISTORY) {
        if (by && value < running.tenk_history.held)
            back = value;
        return true;
    }
    if (page < GIVEN_UP || page > WINS || running.tenk.phase != TENK_THROWN)
        return false;
    if (by) {
        do
            tenk_view_step(by == 1);
        while (tenk_view.choice == SCORING_NOTHING);
    }
    return true;
}
