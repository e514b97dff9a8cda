#include "ui/chips/chips_pages.h"

#include "device/session.h"
#include "device/workspace.h"
#include "hal/lcd.h"
#include "text/text.h"
#include "ui/chips/chips_view.h"
#include "ui/kit/display.h"
#include "ui/kit/layout.h"
#include "ui/kit/pages.h"
#include "ui/kit/results.h"
#include "ui/kit/screens.h"
#include <stddef.h>

enum page { PAGE_GAME, PAGE_ODDS, PAGE_THROWS, PAGE_LAST, PAGE_FASTEST, PAGE_REPLY, PAGES };

/* What a page shows besides reals lies behind them in results. */
enum { FIELD = RESULTS_BYTES - 1, DIGITS = RESULTS_BYTES - CLEARANCE_FIELDS };

static const FLASH char alone_layout[] = "\n\7 to go";
static const FLASH char odds_layout[] = "P1\14P2\14\ndraw\14";
static const FLASH char throws_layout[] = "P1 \7\nP2 \7";
static const FLASH char last_layout[] = "\n\15 the last";
static const FLASH char fastest_layout[] = "\n\7 to go";
static const FLASH char reply_layout[] = "\nbeats P1 \15";

static const FLASH char odds_help[] = "Chances to win or draw.";
static const FLASH char throws_help[] = "Expected throws of each alone.";
static const FLASH char last_help[] = "P1's bottleneck: the field most likely to be last.";
static const FLASH char fastest_help[] = "Where so many chips are gone soonest. OK sets.";
static const FLASH char reply_help[] = "Best reply to P1, how often it wins. Draws: half.";

static const FLASH struct page_kind {
    const FLASH char *layout;
    const FLASH char *help;
} pages[PAGES] = {
    [PAGE_GAME] = {alone_layout, NULL},
    [PAGE_ODDS] = {odds_layout, odds_help},
    [PAGE_THROWS] = {throws_layout, throws_help},
    [PAGE_LAST] = {last_layout, last_help},
    [PAGE_FASTEST] = {fastest_layout, fastest_help},
    [PAGE_REPLY] = {reply_layout, reply_help},
};

static const FLASH char bottleneck_text[] = "Bottleneck: ";

/* How many chips are placed fastest. */
static uint8_t number;

/* The computer's placement is being looked for. */
static bool thinking;

void chips_pages_forget(void) {
    thinking = false;
    number = 0;
}

static bool is_throwing(void) {
    return session.chips.stage == CHIPS_THROWING;
}

static bool is_alone(void) {
    return session.chips.players == 1;
}

/* Alone there are neither odds nor another's throws. */
static uint8_t page_at(uint8_t place) {
    return place && is_alone() ? place + PAGE_THROWS : place;
}

/* While chips are placed there is nothing but the game. */
uint8_t chips_pages(uint8_t nothing) {
    (void)nothing;
    if (!is_throwing())
        return 1;
    return is_alone() ? PAGES - PAGE_THROWS : PAGES;
}

static void start_odds(union workspace *space, uint8_t page, const struct chip_fields *fields) {
    const uint8_t *first = session.chips.left[0];
    const uint8_t *second = session.chips.left[1];

    if (page == PAGE_LAST || is_alone())
        clearance_start(&space->clearance, fields, first, CLEARANCE_LAST);
    else
        chip_duel_start(&space->chip_duel, fields, first, second,
                        page == PAGE_THROWS ? CHIP_DUEL_EACH : CHIP_DUEL_CHANCES);
}

/* A search for the computer goes on when the page comes back, if nobody took the workspace. */
uint8_t chips_page_start(uint8_t place) {
    const struct chips *game = &session.chips;
    union workspace *space = workspace_of(WORKSPACE_SCREEN);
    struct chip_fields fields;
    uint8_t page = page_at(place);

    if (thinking && results.kept)
        return 0;
    if (page)
        screens_explain(pages[page].help);
    if (number == 0)
        number = game->chips;
    chips_fields(game->kind, &fields);
    thinking = !is_throwing();
    if (thinking)
        chips_computer_start(&space->chips_computer, game);
    else if (page == PAGE_FASTEST)
        placement_start_fastest(&space->placement, &fields, number);
    else if (page == PAGE_REPLY)
        placement_start_reply(&space->placement, &fields, chips_left(game, 0), game->left[0]);
    else
        start_odds(space, page, &fields);
    return 0;
}

static enum progress step_computer(struct chips_computer *computer) {
    enum progress progress = chips_computer_step(computer);

    results.progress = chips_computer_done(computer);
    if (progress != WORKING)
        thinking = false;
    if (progress == DONE)
        chips_computer_place(computer, &session.chips);
    return progress;
}

static enum progress step_placement(struct placement *placement) {
    enum progress progress = placement_step(placement);

    results.progress = placement_done(placement);
    if (progress != DONE)
        return progress;
    for (uint8_t field = 0; field < CLEARANCE_FIELDS; field++)
        results.bytes[DIGITS + field] = placement_chips(placement, field);
    if (placement->replies)
        results_add_chance(placement_score(placement));
    else
        results_add_real(placement_throws(placement));
    return progress;
}

static enum progress step_alone(const struct clearance *clearance, uint8_t page) {
    enum progress progress = clearance_step(&workspace_of(WORKSPACE_SCREEN)->clearance);

    results.progress = clearance_done(clearance);
    if (progress == DONE && page == PAGE_LAST) {
        results.bytes[FIELD] = clearance_bottleneck(clearance);
        results_add_chance(clearance_last(clearance, results.bytes[FIELD]));
    } else if (progress == DONE) {
        results_add_real(clearance_throws(clearance));
    }
    return progress;
}

static enum progress step_duel(struct chip_duel *duel, uint8_t page) {
    enum progress progress = chip_duel_step(duel);

    results.progress = chip_duel_done(duel);
    if (progress == DONE && page == PAGE_THROWS) {
        results_add_real(chip_duel_throws_of(duel, 0));
        results_add_real(chip_duel_throws_of(duel, 1));
    } else if (progress == DONE) {
        results_add_chance(chip_duel_chance(duel, CHIP_DUEL_FIRST_WINS));
        results_add_chance(chip_duel_chance(duel, CHIP_DUEL_SECOND_WINS));
        results_add_chance(chip_duel_chance(duel, CHIP_DUEL_DRAW));
    }
    return progress;
}

static enum progress step(union workspace *space, uint8_t page) {
    if (thinking)
        return step_computer(&space->chips_computer);
    if (!is_throwing() || results.count)
        return DONE;
    if (page >= PAGE_FASTEST)
        return step_placement(&space->placement);
    if (page == PAGE_LAST || is_alone())
        return step_alone(&space->clearance, page);
    return step_duel(&space->chip_duel, page);
}

/* Of the game something is to be seen at once, except while all wait for the computer. */
uint8_t chips_page_step(uint8_t place) {
    uint8_t page = page_at(place);

    if (step(workspace_of(WORKSPACE_SCREEN), page) != WORKING)
        return PAGE_READY;
    if (page != PAGE_GAME || chips_computer_places(&session.chips))
        return PAGE_WORKING;
    return PAGE_BETTER;
}

/* Below the chips that are being placed a mark, and how many are left. */
static void draw_placing(const struct chips *game) {
    if (chips_computer_places(game))
        return;
    display_at(1, chips_picker.at);
    text_character('^');
    display_at(1, CLEARANCE_FIELDS + 1);
    text_character('+');
    text_byte(chips_spare(game));
}

uint8_t chips_page_draw(uint8_t place) {
    uint8_t page = page_at(place);

    if (page == PAGE_GAME && results.count != 1) {
        if (is_throwing())
            chips_view_bars(1);
        else
            draw_placing(&session.chips);
        return 0;
    }
    if (page == PAGE_LAST) {
        text_flash(bottleneck_text);
        chips_view_field(results.bytes[FIELD]);
    } else if (page >= PAGE_FASTEST) {
        chips_view_digits(&results.bytes[DIGITS]);
    }
    if (page == PAGE_FASTEST) {
        display_at(0, CLEARANCE_FIELDS + 1);
        text_byte(number);
    }
    layout_draw(pages[page].layout, NULL);
    return 0;
}

uint8_t chips_page_adjust(uint8_t by) {
    uint8_t value = number + by;

    if (page_at(pages_current()) != PAGE_FASTEST)
        return false;
    if ((uint8_t)(value - 1) < CLEARANCE_CHIPS)
        number = value;
    return true;
}
