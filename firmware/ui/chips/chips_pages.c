#include "ui/chips/chips_pages.h"

#include "device/evaluation.h"
#include "device/session.h"
#include "games/chips/odds/chip_duel.h"
#include "hal/lcd.h"
#include "ui/chips/chips_view.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/proof/proof_pages.h"
#include "ui/review/screen_review.h"
#include <stddef.h>
#include <string.h>

struct found {
    struct chips asked; /* the position whose best placement is shown */
    struct ranked best;
    uint8_t chips[CLEARANCE_FIELDS];
};

PAGE_RESULT_HOLDS(struct found);
static struct found *const found = (struct found *)&page_result;

static uint8_t fastest_chips; /* chips of the fastest placement; 0: as many as in this game */

void chips_pages_forget(void) {
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

/* Asks the engine about a single player who places chips_to_place() chips. */
static void start_fastest(union workspace *space) {
    (void)space;
    found->asked =
        (struct chips){.kind = chips_in_play()->kind, .players = 1, .chips = chips_to_place()};
    evaluation_drop(EVALUATION_PAGE);
}

/* Asks the engine about a second player, who replies to what the first has left with as many
   chips. */
static void start_reply(union workspace *space) {
    const struct chips *game = chips_in_play();

    (void)space;
    found->asked = (struct chips){.kind = game->kind,
                                  .players = CHIPS_PLAYERS,
                                  .chips = chips_left(game, 0),
                                  .stage = CHIPS_SECOND_PLACES};
    memcpy(found->asked.left[0], game->left[0], sizeof game->left[0]);
    evaluation_drop(EVALUATION_PAGE);
}

static enum progress step_placement(union workspace *space, uint8_t *done) {
    const struct engine_question best = {.kind = ENGINE_RANK};
    enum progress progress = evaluation_step(EVALUATION_PAGE, &found->asked, &best);

    (void)space;
    if (evaluation_is_of(EVALUATION_PAGE)) {
        *done = evaluation_done();
    }
    if (progress == DONE) {
        evaluation_answer(&found->best);
        chips_decision_unpack(&found->asked, found->best.decision, found->chips);
    }
    return progress;
}

static void draw_fastest_title(void) {
    row_labelled(LOCAL_TEXT("Fastest "), chips_to_place());
    row_text(LOCAL_TEXT(" chips"));
    row_second();
}

static void draw_fastest(void) {
    draw_fastest_title();
    chips_draw_digits(found->chips, CHIPS_NO_BRACKETS);
}

static void draw_fastest_throws(void) {
    draw_fastest_title();
    row_bounded_within(&found->best.worth, 7);
    row_text(LOCAL_TEXT(" throws"));
}

#define FASTEST_PAGE(draw_it)                                                                      \
    {                                                                                              \
        .title = TEXT("Fastest"),                                                                  \
        .help = TEXT("Where so many chips go soonest, and when. Up, down: how many."),             \
        .available = chips_is_throwing, .change = change_chips, .asks_engine = true,               \
        .start = start_fastest, .step = step_placement, .draw = (draw_it)                          \
    }

static const FLASH struct page fastest_page = FASTEST_PAGE(draw_fastest);
static const FLASH struct page fastest_throws_page = FASTEST_PAGE(draw_fastest_throws);

static void draw_reply(void) {
    chips_draw_digits(found->chips, CHIPS_NO_BRACKETS);
    display_at(0, CLEARANCE_FIELDS + 1);
    row_text(LOCAL_TEXT("best"));
    row_below(LOCAL_TEXT("beats "));
    chips_draw_name(0);
    row_percent_bounded(&found->best.worth, 2);
}

static const FLASH struct page reply_page = {
    .title = TEXT("Best reply"),
    .help = TEXT("Best reply to the first player, how often it wins. Draws: half."),
    .available = chips_is_throwing,
    .asks_engine = true,
    .start = start_reply,
    .step = step_placement,
    .draw = draw_reply,
};

WORKSPACE_HOLDS(struct chip_duel);

enum { TENTHS = 1000 };
enum { CHANCE_COLUMN = LCD_COLUMNS - 4, NAME_BEFORE = 8, NAME_INSTEAD = LCD_COLUMNS - 3 };

static bool is_placing(void) {
    return !chips_is_throwing();
}

static bool throws_alone(void) {
    return chips_is_throwing() && chips_is_alone();
}

static bool throws_against_another(void) {
    return chips_is_throwing() && !chips_is_alone();
}

/* ---- the game's own page while chips are placed ---------------------------------------------- */

/* "[1/2] 6 to place": the field in brackets in the first row, and the number of chips still to be
   placed. Once all are placed, what select does. */
static void draw_placing(void) {
    const struct chips *game = chips_in_play();
    uint8_t spare = chips_still_to_place();
    uint8_t next = game->stage + 1;

    if (session_waits_for_computer()) {
        return;
    }
    if (spare) {
        row_character('[');
        chips_draw_field(chips_placing()->editor.at);
        row_labelled(LOCAL_TEXT("] "), spare);
        row_text(LOCAL_TEXT(" to place"));
        return;
    }
    row_text(LOCAL_TEXT("OK: "));
    if (next >= game->players) {
        row_text(LOCAL_TEXT("throws begin"));
    } else {
        chips_draw_name(next);
        row_text(LOCAL_TEXT(" places"));
    }
}

static const FLASH struct page placing_page = {
    .title = TEXT("Placing"),
    .help = TEXT("Up, down: chips on the field in brackets. OK: next field; when all are placed, "
                 "done."),
    .available = is_placing,
    .draw = draw_placing,
};

/* ---- alone: the throws to go, and the bottleneck --------------------------------------------- */

struct alone {
    struct bounded throws;
    struct bounded last; /* chance that the bottleneck is cleared last */
    uint8_t bottleneck;
};

PAGE_RESULT_HOLDS(struct alone);
static struct alone *const alone = (struct alone *)&page_result;

static void start_alone(union workspace *space) {
    const struct chips *game = chips_in_play();
    struct chip_fields fields;

    chips_fields(game->kind, &fields);
    clearance_start((struct clearance *)space, &fields, game->left[0]);
}

static enum progress step_alone(union workspace *space, uint8_t *done) {
    struct clearance *clearance = (struct clearance *)space;
    enum progress progress = clearance_step(clearance);

    *done = clearance_done(clearance);
    if (progress == DONE) {
        alone->throws = clearance_throws(clearance);
        alone->bottleneck = clearance_bottleneck(clearance);
        alone->last = clearance_last(clearance, alone->bottleneck);
    }
    return progress;
}

static void draw_alone(void) {
    row_bounded_within(&alone->throws, 4);
    row_text(LOCAL_TEXT(" throws left"));
}

static const FLASH struct page alone_page = {
    .title = TEXT("To go"),
    .available = throws_alone,
    .start = start_alone,
    .step = step_alone,
    .draw = draw_alone,
};

static void draw_bottleneck(void) {
    row_text(LOCAL_TEXT("Last to clear:"));
    row_second();
    chips_draw_name(0);
    row_character(' ');
    chips_draw_field(alone->bottleneck);
    row_percent_apart(&alone->last, 1);
}

static const FLASH struct page bottleneck_page = {
    .title = TEXT("Bottleneck"),
    .help = TEXT("The field that the first player most likely clears last."),
    .available = chips_is_throwing,
    .start = start_alone,
    .step = step_alone,
    .draw = draw_bottleneck,
};

/* ---- against another: the odds, and each player's throws ------------------------------------- */

struct duel {
    probability_t chance[CHIP_DUEL_OUTCOMES];
    struct bounded throws[CHIP_DUEL_PLAYERS];
    bool known;
};

PAGE_RESULT_HOLDS(struct duel);
static struct duel *const duel = (struct duel *)&page_result;

static void begin_duel(union workspace *space, enum chip_duel_extent extent) {
    const struct chips *game = chips_in_play();
    struct chip_fields fields;

    chips_fields(game->kind, &fields);
    chip_duel_start((struct chip_duel *)space, &fields, game->left[0], game->left[1], extent);
}

static void start_odds(union workspace *space) {
    begin_duel(space, CHIP_DUEL_CHANCES);
}

static void start_throws(union workspace *space) {
    begin_duel(space, CHIP_DUEL_EACH);
}

static enum progress step_duel(union workspace *space, uint8_t *done) {
    struct chip_duel *computed = (struct chip_duel *)space;
    enum progress progress = chip_duel_step(computed);

    *done = chip_duel_done(computed);
    duel->known = progress == DONE;
    for (uint8_t outcome = 0; duel->known && outcome < CHIP_DUEL_OUTCOMES; outcome++) {
        duel->chance[outcome] = bounded_to_probability(&computed->chance[outcome]);
    }
    memcpy(duel->throws, computed->throws_of, sizeof duel->throws);
    return progress;
}

/* IMPROVING, so that the chips are shown at once. The chances follow when they are known. */
static enum progress step_game_page(union workspace *space, uint8_t *done) {
    return step_duel(space, done) == WORKING ? IMPROVING : DONE;
}

/* After the chips the player's name and chance to win; if the fields fill the row, one of the
   two. */
static void draw_player(uint8_t player, enum chip_duel_outcome wins) {
    bool names = chips_shows_names();

    if (!chips_fill_row()) {
        display_at(player, NAME_BEFORE);
        chips_draw_name(player);
    } else if (names) {
        display_at(player, NAME_INSTEAD);
        chips_draw_name(player);
        return;
    }
    if (duel->known) {
        display_at(player, CHANCE_COLUMN);
        row_percent(duel->chance[wins], 0);
    }
}

/* Takes turns between the players, with their chances, and the chance of a draw. If the fields fill
   the row, it takes turns between names and chances. */
static void draw_duel(void) {
    chips_draw_left(1);
    if (chips_shows_names() && !chips_fill_row() && duel->known) {
        display_at(0, CHANCE_COLUMN);
        row_text(LOCAL_TEXT("draw"));
        display_at(1, CHANCE_COLUMN);
        row_percent(duel->chance[CHIP_DUEL_DRAW], 0);
        return;
    }
    draw_player(0, CHIP_DUEL_FIRST_WINS);
    draw_player(1, CHIP_DUEL_SECOND_WINS);
}

static const FLASH struct page duel_page = {
    .title = TEXT("Chances"),
    .available = throws_against_another,
    .start = start_odds,
    .step = step_game_page,
    .draw = draw_duel,
};

static uint16_t tenths(enum chip_duel_outcome outcome) {
    return (uint16_t)fixed_multiply(duel->chance[outcome], TENTHS, PROBABILITY_BITS);
}

static void draw_tenths(uint16_t share) {
    row_scaled(share, 1);
    row_character('%');
}

static void draw_win(uint8_t player, uint16_t share) {
    display_at(player, 0);
    chips_draw_name(player);
    row_character(' ');
    draw_tenths(share);
}

/* The draw gets the rest, so that the three add up to 100%. If the other two exceed that by
   rounding, the second is less by one unit. */
static void draw_odds(void) {
    uint16_t first = tenths(CHIP_DUEL_FIRST_WINS);
    uint16_t second = tenths(CHIP_DUEL_SECOND_WINS);
    uint16_t draw;

    if (first + second > TENTHS) {
        second--;
    }
    draw_win(0, first);
    display_at(0, CHANCE_COLUMN);
    row_text(LOCAL_TEXT("draw"));
    draw_win(1, second);
    draw = TENTHS - first - second;
    display_at(1, draw < 100 ? CHANCE_COLUMN : CHANCE_COLUMN - 1);
    draw_tenths(draw);
}

static const FLASH struct page odds_page = {
    .title = TEXT("Chances"),
    .help = TEXT("Chances to win or draw."),
    .available = throws_against_another,
    .start = start_odds,
    .step = step_duel,
    .draw = draw_odds,
};

static void draw_throws(void) {
    for (uint8_t player = 0; player < CHIP_DUEL_PLAYERS; player++) {
        display_at(player, 0);
        chips_draw_name(player);
        row_character(' ');
        row_bounded_within(&duel->throws[player], 5);
        row_text(LOCAL_TEXT(" throws"));
    }
}

static const FLASH struct page throws_page = {
    .title = TEXT("To go"),
    .help = TEXT("Throws expected until each has cleared all chips."),
    .available = throws_against_another,
    .start = start_throws,
    .step = step_duel,
    .draw = draw_throws,
};

/* The pages most asked for, and after page_more the rest. */
/* clang-format off */
const FLASH struct page *const FLASH chips_pages[] = {
    &placing_page,
    &alone_page,
    &duel_page,
    &odds_page,
    &throws_page,
    &bottleneck_page,
    &page_more,
    &reply_page,
    &fastest_page,
    &fastest_throws_page,
    &page_review,
    &proof_commitment_page,
    &page_end,
};
/* clang-format on */
