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

enum { POINTS_BITS = 17, CELLS_IN_ROW = 2, PROGRESS_OF_LEVEL = 4 };

static const FLASH char advice_layout[] = TEXT("Advice: ");
static const FLASH char given_up_layout[] = TEXT("gives up \1");
static const FLASH char chances_layout[] = TEXT("\15 \176\15");
static const FLASH char turn_layout[] = TEXT("turn \3");
static const FLASH char wins_layout[] = TEXT("wins \16\10\0171%");
static const FLASH char none[] = TEXT("");
static const FLASH char throw_text[] = TEXT("throw");
static const FLASH char bank_text[] = TEXT("bank");
static const FLASH char turn_text[] = TEXT(" turn ");
static const FLASH char banked_text[] = TEXT(" bank");
static const FLASH char lost_text[] = TEXT(" bust");
static const FLASH char no_throw_text[] = TEXT("no throw yet");

static const FLASH char advice_help[] = TEXT("What wins most often.");
static const FLASH char given_up_help[] = TEXT("Points less than the most. OK: other choices.");
static const FLASH char chances_help[] =
    TEXT("Chance of this throw; that the next one scores. OK: other choices.");
static const FLASH char turn_help[] = TEXT("Expected points of the turn, played for points.");
static const FLASH char wins_help[] = TEXT("Chance to win against the strongest other.");
static const FLASH char scores_help[] = TEXT("Scores of all.");
static const FLASH char history_help[] = TEXT("Throws so far. OK: earlier ones.");

static const FLASH struct {
    const FLASH char *layout; /* of row 1 */
    const FLASH char *help;
    uint8_t kind; /* whose computation it needs */
} pages[PAGES] = {
    [GAME] = {wins_layout, NULL, TENK_WINNER},
    [ADVICE] = {advice_layout, advice_help, TENK_WINNER},
    [GIVEN_UP] = {given_up_layout, given_up_help, 0},
    [CHANCES] = {chances_layout, chances_help, 0},
    [TURN] = {turn_layout, turn_help, TENK_POINTS},
    [WINS] = {wins_layout, wins_help, TENK_WINNER},
    [SCORES] = {none, scores_help, 0},
    [HISTORY] = {none, history_help, 0},
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

void tenk_pages_forget(void) {
    computed.kind = 0;
}

uint8_t tenk_pages(uint8_t nothing) {
    (void)nothing;
    return 1 + PAGES - first_page();
}

/* Starting the turn's computation is left to the first slice: this may follow a throw. */
uint8_t tenk_page_start(uint8_t place) {
    const FLASH char *help = pages[page_at(place)].help;

    if (help)
        screens_explain(help);
    if (!results.kept)
        tenk_pages_forget();
    if (place == 0)
        back = 0;
    return 0;
}

/* What the player whose turn it is goes by. */
static uint8_t kind_of_player(void) {
    return running.tenk.kind[running.tenk.turn];
}

/* Whose computation a page needs; 0: none. */
static uint8_t kind_of(uint8_t page) {
    uint8_t kind = pages[page].kind;

    return page == GAME && kind_of_player() == TENK_POINTS ? TENK_POINTS : kind;
}

/* A slice; true when the turn is known. */
static bool compute(struct turn *turn, uint8_t kind) {
    const struct tenk *game = &running.tenk;
    struct computed *at = &computed;

    BASE_FORGET(game);
    BASE_FORGET(at);
    if (at->kind != kind) {
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

/* What the choice, or before the throw the throw, is worth: points or a chance. */
static uint32_t worth(struct turn *turn, uint8_t choice) {
    const struct tenk *game = &running.tenk;

    if (game->phase != TENK_READY)
        return tenk_player_worth(turn, &computed.standing, &tenk_view.scoring, choice);
    uint32_t value = turn_throw(turn, game->dice);
    return value >> (computed.kind == TENK_WINNER ? 1 : TURN_POINTS_BITS - POINTS_BITS);
}

/* The results of a page that needs the turn. */
static void conclude(struct turn *turn, uint8_t page) {
    uint8_t kind = computed.kind;

    if (page == GAME && kind_of_player() == TENK_THESIS)
        kind = TENK_THESIS;
    tenk_player_advise(turn, kind, &computed.standing, &tenk_view.scoring, &tenk_advice);
    uint32_t value = worth(turn, tenk_view_choice());
    if (kind == TENK_POINTS)
        results_add(value, POINTS_BITS);
    else
        results.bytes[0] = (uint8_t)fixed_multiply(value, 100, PROBABILITY_BITS);
}

uint8_t tenk_page_step(uint8_t place) {
    uint8_t page = page_at(place);
    uint8_t kind = kind_of(page);
    uint8_t choice = tenk_view_choice();
    const struct scoring *scoring = &tenk_view.scoring;
    struct turn *turn = &workspace_of(WORKSPACE_SCREEN)->turn;

    if (choice == SCORING_NOTHING && running.tenk.phase != TENK_READY)
        return PAGE_READY;
    if (kind) {
        if (!compute(turn, kind))
            return PAGE_WORKING;
        conclude(turn, page);
    } else if (page == GIVEN_UP) {
        results_add(tenk_odds_given_up(scoring, choice) * (uint16_t)SCORING_POINTS, 0);
    } else if (page == CHANCES) {
        results_add_chance(tenk_odds_thrown(scoring, choice));
        results_add_chance(tenk_odds_next(scoring, choice));
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

    if (running.tenk_history.held == 0) {
        text_flash(no_throw_text);
        return;
    }
    tenk_history_look(&running.tenk_history, back, game->players, &looked);
    scoring_read(&scoring, looked.throws.count);
    tenk_view_draw_throw(&scoring, looked.choice);
    display_at(1, 0);
    tenk_view_draw_name(looked.player);
    text_flash(turn_text);
    text_unsigned(looked.round);
    if (looked.ends || (back == 0 && game->phase == TENK_READY && game->stake == 0))
        text_flash(looked.choice ? banked_text : lost_text);
}

uint8_t tenk_page_draw(uint8_t place) {
    uint8_t page = page_at(place);
    const FLASH char *layout = pages[page].layout;

    if (page == SCORES)
        draw_scores(&running.tenk);
    else if (page == HISTORY)
        draw_history(&running.tenk);
    else if (page != GAME)
        tenk_view_draw(page == ADVICE ? tenk_advice.choice : tenk_view_choice());
    if (page >= SCORES)
        return 0;
    display_at(1, 0);
    if (page == GAME && computed.kind == TENK_POINTS)
        layout = turn_layout;
    layout_draw(layout, results.bytes);
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
