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

/* What is computed, one after the other; the placements by enum chip_duel_stage. The computer's
   chips are the best reply to the fastest placement, which never does worse. */
enum work { FASTEST = CHIP_DUEL_DONE, REPLY, COMPUTER, COMPUTER_REPLY, NOTHING };

/* Slices that make one of a page; the one for all fields begins it. */
enum { SLICES = 3 };

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
    uint8_t work; /* enum work or enum chip_duel_stage */
} pages[PAGES] = {
    [PAGE_GAME] = {alone_layout, NULL, CHIP_DUEL_GREATER},
    [PAGE_ODDS] = {odds_layout, odds_help, CHIP_DUEL_GREATER},
    [PAGE_THROWS] = {throws_layout, throws_help, CHIP_DUEL_FIRST},
    [PAGE_LAST] = {last_layout, last_help, CHIP_DUEL_FIRST},
    [PAGE_FASTEST] = {fastest_layout, fastest_help, FASTEST},
    [PAGE_REPLY] = {reply_layout, reply_help, REPLY},
};

static const FLASH char bottleneck_text[] = "Bottleneck: ";

/* How many chips are placed fastest. */
static uint8_t number;

/* What is being done. */
static uint8_t work = NOTHING;

void chips_pages_forget(void) {
    work = NOTHING;
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

static void load(struct clearance *clearing) {
    struct clearance_field *field = clearing->field;
    const uint8_t *left = session.chips.left[0];

    chips_fields(session.chips.kind, clearing);
    for (uint8_t count = CLEARANCE_FIELDS; count; count--, field++, left++) {
        field->best = field->first = *left;
        field->second = left[CLEARANCE_FIELDS];
    }
}

/* A search for the computer goes on when the page comes back, if nobody took the workspace. */
uint8_t chips_page_start(uint8_t place) {
    const struct chips *game = &session.chips;
    struct placement *placement = &workspace_of(WORKSPACE_SCREEN)->placement;
    uint8_t page = page_at(place);
    bool searching = work == COMPUTER || work == COMPUTER_REPLY;

    if (searching && results.kept)
        return 0;
    if (page)
        screens_explain(pages[page].help);
    work = pages[page].work;
    if (!is_throwing())
        work = chips_computer(game) < CHIPS_STAGES && !game->ready ? COMPUTER : NOTHING;
    if (number == 0)
        number = game->chips;
    placement->passes = 0;
    load(&placement->clearing);
    if (work < FASTEST)
        chip_duel_set(&placement->clearing, work);
    else if (work == REPLY)
        placement_reply(placement, chips_left(game, 0));
    else
        placement_fastest(placement, number);
    return 0;
}

static void take_best(const struct clearance *clearing, uint8_t *to) {
    const struct clearance_field *field = clearing->field;

    for (uint8_t count = CLEARANCE_FIELDS; count; count--, field++)
        *to++ = field->best;
}

/* A search has come to its end: what it was for; true when that was all. The computer's chips are
   the best reply to the fastest placement, which never does worse; the first of two computers
   places fastest, lest both do the same. */
static bool found(struct placement *placement) {
    struct chips *game = &session.chips;
    uint8_t player = chips_computer(game);

    if (work == COMPUTER && (player || !chips_all_computers(game))) {
        placement_reply(placement, number);
        work = COMPUTER_REPLY;
        return false;
    }
    if (work >= COMPUTER) {
        take_best(&placement->clearing, game->left[player]);
        game->ready = true;
        work = NOTHING;
        return true;
    }
    take_best(&placement->clearing, &results.bytes[DIGITS]);
    if (work == REPLY) {
        results_add_chance(placement->score);
        return true;
    }
    clearance_start(&placement->clearing, false);
    work = CHIP_DUEL_FIRST;
    return false;
}

/* So has a pass through a placement. */
static bool passed(struct clearance *clearing, uint8_t page) {
    if (page == PAGE_LAST) {
        const struct clearance_field *last = clearance_greatest(clearing);
        results_add_chance(last->left);
        while (last-- != clearing->field)
            results.bytes[FIELD]++;
    } else if (work == CHIP_DUEL_GREATER && !is_alone()) {
        results_add_chance(chip_duel_chance(clearing, CHIP_DUEL_FIRST_WINS));
        results_add_chance(chip_duel_chance(clearing, CHIP_DUEL_SECOND_WINS));
        results_add_chance(chip_duel_chance(clearing, CHIP_DUEL_DRAW));
    } else {
        results_add(clearing->value.mantissa, clearing->value.fraction_bits);
        if (page == PAGE_THROWS && results.count == 1) {
            chip_duel_set(clearing, CHIP_DUEL_SECOND);
            return false;
        }
    }
    return true;
}

static bool step(struct placement *placement, uint8_t page) {
    struct clearance *clearing = &placement->clearing;

    if (work == NOTHING)
        return true;
    if (work >= FASTEST) {
        results.progress = placement->passes * 4;
        return placement_step(placement) && found(placement);
    }
    results.progress = (uint8_t)(clearing->time.fraction_bits - 24) * 6;
    return clearance_step(clearing) && passed(clearing, page);
}

/* Of the game something is to be seen at once, except while all wait for the computer. */
uint8_t chips_page_step(uint8_t place) {
    struct placement *placement = &workspace_of(WORKSPACE_SCREEN)->placement;
    const struct clearance *clearing = &placement->clearing;
    uint8_t page = page_at(place);
    uint8_t slices = SLICES;

    do {
        if (step(placement, page))
            return PAGE_READY;
    } while (--slices && clearing->at != clearing->all);
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
