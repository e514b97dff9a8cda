#include "ui/chips/chips_placement_pages.h"

#include "games/chips/odds/placement.h"
#include "ui/chips/chips_view.h"
#include "ui/display/display.h"
#include "ui/display/row.h"

WORKSPACE_HOLDS(struct placement);

struct found {
    uint8_t chips[CLEARANCE_FIELDS];
    struct bounded number; /* throws of the fastest, score of the reply */
};

PAGE_RESULT_HOLDS(struct found);
static struct found *const found = (struct found *)&page_result;

static uint8_t fastest_chips; /* how many are placed fastest; 0: as many as in this game */

void chips_placement_pages_forget(void) {
    fastest_chips = 0;
}

static uint8_t chips_to_place(void) {
    return fastest_chips ? fastest_chips : chips_in_play()->chips;
}

static void change_chips(int8_t by) {
    uint8_t chips = (uint8_t)(chips_to_place() + by);

    if (chips >= 1 && chips <= CLEARANCE_CHIPS) {
        fastest_chips = chips;
    }
}

static void start_fastest(union workspace *space) {
    struct chip_fields fields;

    chips_fields(chips_in_play()->kind, &fields);
    placement_start_fastest((struct placement *)space, &fields, chips_to_place());
}

static void start_reply(union workspace *space) {
    const struct chips *game = chips_in_play();
    struct chip_fields fields;

    chips_fields(game->kind, &fields);
    placement_start_reply((struct placement *)space, &fields, chips_left(game, 0), game->left[0]);
}

static enum progress step_placement(union workspace *space, uint8_t *done) {
    struct placement *placement = (struct placement *)space;
    enum progress progress = placement_step(placement);

    *done = placement_done(placement);
    if (progress != DONE) {
        return progress;
    }
    for (uint8_t field = 0; field < CLEARANCE_FIELDS; field++) {
        found->chips[field] = placement_chips(placement, field);
    }
    found->number = placement->replies ? placement_score(placement) : placement_throws(placement);
    return DONE;
}

static const FLASH char fastest_name[] = "Fastest";
static const FLASH char fastest_help[] = "Where so many chips go soonest, and when. OK: how many.";

static void draw_fastest_title(void) {
    row_labelled(LOCAL_TEXT("Fastest "), chips_to_place());
    row_text(LOCAL_TEXT(" chips"));
    row_second();
}

static void draw_fastest(void) {
    draw_fastest_title();
    chips_draw_digits(found->chips, CHIPS_NO_BRACKETS);
}

const FLASH struct page chips_fastest_page = {
    .title = fastest_name,
    .help = fastest_help,
    .available = chips_is_throwing,
    .change = change_chips,
    .start = start_fastest,
    .step = step_placement,
    .draw = draw_fastest,
};

static void draw_fastest_throws(void) {
    draw_fastest_title();
    row_bounded_within(&found->number, 7);
    row_text(LOCAL_TEXT(" throws"));
}

const FLASH struct page chips_fastest_throws_page = {
    .title = fastest_name,
    .help = fastest_help,
    .available = chips_is_throwing,
    .change = change_chips,
    .start = start_fastest,
    .step = step_placement,
    .draw = draw_fastest_throws,
};

static void draw_reply(void) {
    chips_draw_digits(found->chips, CHIPS_NO_BRACKETS);
    display_at(0, CLEARANCE_FIELDS + 1);
    row_text(LOCAL_TEXT("best"));
    row_second();
    row_text(LOCAL_TEXT("beats "));
    chips_draw_name(0);
    row_percent_bounded(&found->number, 2);
}

const FLASH struct page chips_reply_page = {
    .title = TEXT("Best reply"),
    .help = TEXT("Best reply to the first player, how often it wins. Draws: half."),
    .available = chips_is_throwing,
    .start = start_reply,
    .step = step_placement,
    .draw = draw_reply,
};
