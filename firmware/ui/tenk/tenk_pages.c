#include "ui/tenk/tenk_pages.h"

#include "device/session.h"
#include "device/workspace.h"
#include "games/tenk/tenk_odds.h"
#include "games/tenk/tenk_worth.h"
#include "hal/lcd.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/layout.h"
#include "ui/kit/pages.h"
#include "ui/kit/results.h"
#include "ui/kit/screens.h"
#include "ui/tenk/tenk_view.h"
#include <stddef.h>

enum page { GAME, ADVICE, GIVEN_UP, CHANCES, TURN, WINS, SCORES, HISTORY, PAGES };

enum { CELLS_IN_ROW = 2 };

static const FLASH char advice_layout[] = "Advice: ";
static const FLASH char given_up_layout[] = "gives up \1";
static const FLASH char chances_layout[] = "\15 \176\15";
static const FLASH char turn_layout[] = "turn \3";
static const FLASH char wins_layout[] = "wins \16\13";
static const FLASH char none[] = "";
static const FLASH char throw_text[] = "throw";
static const FLASH char bank_text[] = "bank";
static const FLASH char turn_text[] = " turn ";
static const FLASH char banked_text[] = " bank";
static const FLASH char lost_text[] = " bust";

static const FLASH char advice_help[] = "The best to do.";
static const FLASH char given_up_help[] = "Points less than possible. OK: other choices.";
static const FLASH char chances_help[] =
    "Chance of this throw; that the next one scores. OK: other choices.";
static const FLASH char turn_help[] = "Expected points of the turn.";
static const FLASH char wins_help[] = "Chance to win against the best other alone.";
static const FLASH char scores_help[] = "Scores of all.";
static const FLASH char history_help[] = "Throws so far. OK: earlier ones.";

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

/* Whether the workspace holds the computer's chances, whole or in part. */
static bool begun;

static uint8_t back; /* in the history, of its page */

/* By phase the page behind page 0. */
static uint8_t first_page(void) {
    static const FLASH uint8_t first[] = {TURN, SCORES, ADVICE, SCORES, SCORES};

    return first[session.tenk.phase];
}

static uint8_t page_at(uint8_t place) {
    return place ? (uint8_t)(place - 1 + first_page()) : GAME;
}

uint8_t tenk_pages(uint8_t nothing) {
    (void)nothing;
    return 1 + PAGES - first_page() - !session.tenk_history.held;
}

/* What has been computed is good for all of a turn. That is begun by the first slice, as this may
   follow a throw. */
uint8_t tenk_page_start(uint8_t place) {
    const FLASH char *help = pages[page_at(place)].help;
    struct scoring *scoring = &tenk_view.scoring;

    if (help)
        screens_explain(help);
    if (!results.kept)
        begun = false;
    if (place == 0)
        back = 0;
    if (scoring->choice == SCORING_NOTHING)
        scoring_choose(scoring, scoring->best);
    return 0;
}

/* A slice of what *winner* goes by. */
static enum progress compute(struct tenk_chances *chances, const struct tenk *game) {
    if (!begun || !tenk_chances_hold(chances, game)) {
        begun = true;
        tenk_chances_start(chances, game);
    }
    results.progress = tenk_chances_done(chances);
    return tenk_chances_step(chances);
}

/* The advice, and what the choice, or before the throw the throw, is worth: points or a chance. */
static uint8_t step_turn(uint8_t page) {
    const struct tenk *game = &session.tenk;
    const struct scoring *scoring = &tenk_view.scoring;
    const struct scoring *choice = game->phase == TENK_READY ? NULL : scoring;
    struct tenk_chances *chances = &workspace_of(WORKSPACE_SCREEN)->tenk_chances;
    enum tenk_player player = tenk_view_kind();
    bool in_points = page == TURN || (page != WINS && player == TENK_POINTS);

    if (!in_points && compute(chances, game) != DONE)
        return PAGE_WORKING;
    if (page <= ADVICE)
        tenk_advice = tenk_computer_advise(chances, player == TENK_PERSON ? TENK_WINNER : player,
                                           game, scoring);
    results.error = tenk_chance_error(game, choice);
    if (in_points)
        results_add_real(tenk_points(game, choice));
    else
        results_add_chance(tenk_chance(chances, game, choice));
    return PAGE_READY;
}

uint8_t tenk_page_step(uint8_t place) {
    uint8_t page = page_at(place);
    const struct scoring *scoring = &tenk_view.scoring;

    if (page == GIVEN_UP) {
        results_add(tenk_odds_given_up(scoring) * (uint16_t)SCORING_POINTS, 0);
    } else if (page == CHANCES) {
        results_add_chance(tenk_odds_thrown(scoring));
        results_add_chance(tenk_odds_next(scoring));
    } else if (page < SCORES && session.tenk.phase != TENK_LOST) {
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

    tenk_history_look(&session.tenk_history, back, game->players, &looked);
    scoring_read(&scoring, looked.count);
    tenk_view_draw_throw(&scoring, looked.choice);
    display_at(1, 0);
    tenk_view_draw_name(looked.player);
    text_flash(turn_text);
    text_unsigned(looked.round);
    if (looked.ends)
        text_flash(looked.choice ? banked_text : lost_text);
}

uint8_t tenk_page_draw(uint8_t place) {
    const struct tenk *game = &session.tenk;
    uint8_t page = page_at(place);
    const FLASH char *layout = pages[page].layout;

    if (page == SCORES)
        draw_scores(game);
    else if (page == HISTORY)
        draw_history(game);
    else if (page != GAME)
        tenk_view_draw(page == ADVICE ? tenk_advice.choice : tenk_view.scoring.choice);
    if (page >= SCORES)
        return 0;
    display_at(1, 0);
    if (page == GAME && tenk_view_kind() == TENK_POINTS)
        layout = turn_layout;
    layout_draw(layout, NULL);
    if (layout == wins_layout) {
        text_character(DISPLAY_PLUS_MINUS);
        if (results.error == TENK_ERROR_UNKNOWN)
            text_character('?');
        else
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
        if (by && value < session.tenk_history.held)
            back = value;
        return true;
    }
    if (page < GIVEN_UP || page > WINS || session.tenk.phase != TENK_THROWN)
        return false;
    if (by) {
        do
            tenk_view_step((int8_t)by);
        while (tenk_view.scoring.choice == SCORING_NOTHING);
    }
    return true;
}
