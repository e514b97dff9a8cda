#include "ui/chips/chips_pages.h"

#include "games/chips/chip_duel.h"
#include "hal/lcd.h"
#include "ui/chips/chips_placement_pages.h"
#include "ui/chips/chips_thinking.h"
#include "ui/chips/chips_view.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include <stddef.h>

WORKSPACE_HOLDS(struct chip_duel);

enum { PERCENT_WIDTH = 4 };

static bool is_placing(void) {
    return !chips_is_throwing();
}

static bool throws_alone(void) {
    return chips_is_throwing() && chips_is_alone();
}

static bool throws_against_another(void) {
    return chips_is_throwing() && !chips_is_alone();
}

/* ---- the game itself while chips are placed -------------------------------------------------- */

/* Nothing is begun, but the page has the workspace: whoever places, the computer thinks there. */
static void start_placing(union workspace *space) {
    (void)space;
}

static enum progress step_placing(union workspace *space, uint8_t *done) {
    return chips_think(space, done) == WORKING ? IMPROVING : DONE;
}

/* Below the chips a mark, and how many are still to be placed. */
static void draw_placing(void) {
    const struct chips *game = chips_in_play();

    if (chips_computer_places(game)) {
        return;
    }
    display_at(1, chips_placing()->at);
    row_character('^');
    display_at(1, CLEARANCE_FIELDS + 1);
    row_character('+');
    row_unsigned(chips_spare(game));
}

static const FLASH struct page placing_page = {
    .title = TEXT("Placing"),
    .available = is_placing,
    .start = start_placing,
    .step = step_placing,
    .draw = draw_placing,
};

/* ---- alone: the throws to go, and the bottleneck --------------------------------------------- */

static struct {
    struct bounded throws;
    struct bounded last; /* how likely its bottleneck is to be cleared last */
    uint8_t bottleneck;
} alone;

static void start_alone(union workspace *space) {
    static const char purpose;
    const struct chips *game = chips_in_play();
    struct chip_fields fields;

    workspace_claim(&purpose);
    chips_fields(game->kind, &fields);
    clearance_start((struct clearance *)space, &fields, game->left[0]);
}

static enum progress step_alone(union workspace *space, uint8_t *done) {
    struct clearance *clearance = (struct clearance *)space;
    enum progress progress = clearance_step(clearance);

    *done = clearance_done(clearance);
    if (progress == DONE) {
        alone.throws = clearance_throws(clearance);
        alone.bottleneck = clearance_bottleneck(clearance);
        alone.last = clearance_last(clearance, alone.bottleneck);
    }
    return progress;
}

static void draw_alone(void) {
    chips_draw_throws(&alone.throws);
    row_text(LOCAL_TEXT(" to go"));
}

static const FLASH struct page alone_page = {
    .title = TEXT("To go"),
    .available = throws_alone,
    .keeps = true,
    .start = start_alone,
    .step = step_alone,
    .draw = draw_alone,
};

static void draw_bottleneck(void) {
    row_text(LOCAL_TEXT("Bottleneck: "));
    chips_draw_field(alone.bottleneck);
    row_second();
    row_percent_bounded(&alone.last, 2);
    row_text(LOCAL_TEXT(" the last"));
}

static const FLASH struct page bottleneck_page = {
    .title = TEXT("Bottleneck"),
    .help = TEXT("P1's bottleneck: the field most likely to be last."),
    .available = chips_is_throwing,
    .keeps = true,
    .start = start_alone,
    .step = step_alone,
    .draw = draw_bottleneck,
};

/* ---- against another: the odds, and each player's throws ------------------------------------- */

static struct {
    struct bounded chance[CHIP_DUEL_OUTCOMES];
    struct bounded throws[CHIP_DUEL_PLAYERS];
    bool known;
} duel;

static void begin_duel(union workspace *space, enum chip_duel_extent extent) {
    static const char purpose;
    const struct chips *game = chips_in_play();
    struct chip_fields fields;

    workspace_claim(&purpose);
    chips_fields(game->kind, &fields);
    chip_duel_start((struct chip_duel *)space, &fields, game->left[0], game->left[1], extent);
}

static void start_odds(union workspace *space) {
    duel.known = false;
    begin_duel(space, CHIP_DUEL_CHANCES);
}

static void start_throws(union workspace *space) {
    begin_duel(space, CHIP_DUEL_EACH);
}

static enum progress step_odds(union workspace *space, uint8_t *done) {
    struct chip_duel *computed = (struct chip_duel *)space;
    enum progress progress = chip_duel_step(computed);

    *done = chip_duel_done(computed);
    duel.known = progress == DONE;
    for (uint8_t outcome = 0; duel.known && outcome < CHIP_DUEL_OUTCOMES; outcome++) {
        duel.chance[outcome] = chip_duel_chance(computed, (enum chip_duel_outcome)outcome);
    }
    return progress;
}

static enum progress step_throws(union workspace *space, uint8_t *done) {
    struct chip_duel *computed = (struct chip_duel *)space;
    enum progress progress = chip_duel_step(computed);

    *done = chip_duel_done(computed);
    for (uint8_t player = 0; progress == DONE && player < CHIP_DUEL_PLAYERS; player++) {
        duel.throws[player] = chip_duel_throws_of(computed, player);
    }
    return progress;
}

/* The bars are there at once, the chances behind them when they are known. */
static enum progress step_bars(union workspace *space, uint8_t *done) {
    return step_odds(space, done) == WORKING ? IMPROVING : DONE;
}

static void draw_chance_behind_bars(uint8_t player, enum chip_duel_outcome outcome) {
    display_at(player, LCD_COLUMNS - PERCENT_WIDTH);
    row_percent_bounded(&duel.chance[outcome], 0);
}

static void draw_bars(void) {
    chips_draw_bars(1);
    if (duel.known) {
        draw_chance_behind_bars(0, CHIP_DUEL_FIRST_WINS);
        draw_chance_behind_bars(1, CHIP_DUEL_SECOND_WINS);
    }
}

static const FLASH struct page bars_page = {
    .title = TEXT("Chances"),
    .available = throws_against_another,
    .keeps = true,
    .start = start_odds,
    .step = step_bars,
    .draw = draw_bars,
};

static void draw_odds(void) {
    row_player(0);
    row_percent_bounded(&duel.chance[CHIP_DUEL_FIRST_WINS], 1);
    row_player(1);
    row_percent_bounded(&duel.chance[CHIP_DUEL_SECOND_WINS], 1);
    row_second();
    row_text(LOCAL_TEXT("draw"));
    row_percent_bounded(&duel.chance[CHIP_DUEL_DRAW], 1);
}

static const FLASH struct page odds_page = {
    .title = TEXT("Chances"),
    .help = TEXT("Chances to win or draw."),
    .available = throws_against_another,
    .keeps = true,
    .start = start_odds,
    .step = step_odds,
    .draw = draw_odds,
};

static void draw_throws(void) {
    for (uint8_t player = 0; player < CHIP_DUEL_PLAYERS; player++) {
        display_at(player, 0);
        row_player(player);
        row_character(' ');
        chips_draw_throws(&duel.throws[player]);
    }
}

static const FLASH struct page throws_page = {
    .title = TEXT("To go"),
    .help = TEXT("Expected throws of each alone."),
    .available = throws_against_another,
    .keeps = true,
    .start = start_throws,
    .step = step_throws,
    .draw = draw_throws,
};

const FLASH struct page *const FLASH chips_pages[] = {
    &placing_page,    &alone_page,         &bars_page,        &odds_page, &throws_page,
    &bottleneck_page, &chips_fastest_page, &chips_reply_page, NULL,
};
