#include "games/chips/chips_engine.h"
#include "hal/lcd.h"
#include "ui/chips/chips_pages.h"
#include "ui/chips/chips_view.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/roll.h"
#include "ui/kit/game.h"
#include <stddef.h>
#include <string.h>

/* The game of chips: setup, placing, and throws that take chips. Its odds are on its pages. */

/* ---- options of a game ----------------------------------------------------------------------- */

WORKSPACE_HOLDS(struct chips_engine_memory);

static const FLASH struct option options[CHIPS_OPTIONS] = {
    [CHIPS_OPTION_KIND] = {.name = TEXT("Fields"),
                           .most = CHIPS_TWO_DICE,
                           .texts = TEXTS(TEXT("thirds"), TEXT("die"), TEXT("two dice"))},
    [CHIPS_OPTION_CHIPS] = {.name = TEXT("Chips"),
                            .least = 1,
                            .most = CLEARANCE_CHIPS,
                            .initial = 6},
    [CHIPS_OPTION_FIRST_SEAT] = OPTION_PLAYER("P1", CHIPS_PERSON),
    [CHIPS_OPTION_SECOND_SEAT] = {.name = TEXT("P2"),
                                  .most = CHIPS_SEAT_EMPTY,
                                  .initial = CHIPS_COMPUTER,
                                  .texts = TEXTS(TEXT("person"), TEXT("computer"), TEXT("none"))},
};

/* Six chips on the faces of a die. */
static const FLASH uint8_t shown[CHIPS_OPTIONS + 1] = {CHIPS_DIE, 6, CHIPS_COMPUTER, CHIPS_COMPUTER,
                                                       LEVEL_BEST};

static void place_from_first(void) {
    chips_placing()->editor =
        (struct digit_editor){.count = chips_count(chips_in_play()->kind), .at = 0};
}

/* ---- a turn ---------------------------------------------------------------------------------- */

static void open(void) {
    if (!chips_is_throwing()) {
        memset(chips_placing()->chips, 0, CLEARANCE_FIELDS);
        place_from_first();
        chips_pages_forget();
    }
}

static bool chosen(decision_t *decision) {
    *decision = chips_decision_pack(chips_in_play(), chips_placing()->chips);
    return chips_still_to_place() == 0;
}

static enum play_state after(const void *before, const struct event *event) {
    (void)before;
    return event->turn.kind == TURN_THROW ? PLAY_SHOWN : PLAY_WAITING;
}

/* A person places chips. Once all are placed, select carries the placement out. */
static enum key_answer key(struct key_event event) {
    struct chips_placing *placing = chips_placing();
    enum digit_editor_result result;
    uint8_t spare;

    if (chips_is_throwing() || event.phase == KEY_HELD) {
        return KEY_NOT_TAKEN;
    }
    spare = chips_still_to_place();
    if (event.key == KEY_SELECT && spare == 0) {
        return KEY_NOT_TAKEN;
    }
    result = digit_editor_key(&placing->editor, placing->chips, 0,
                              placing->chips[placing->editor.at] + spare, event.key);
    if (result == DIGIT_EDITOR_LEFT) {
        return KEY_NOT_TAKEN;
    }
    if (result == DIGIT_EDITOR_DONE) {
        place_from_first();
    }
    return KEY_TAKEN;
}

/* ---- the picture ----------------------------------------------------------------------------- */

enum { NAME_COLUMN = LCD_COLUMNS - 3 };

static void draw_rolling(const void *before) {
    row_labelled(LOCAL_TEXT("Throw "), ((const struct chips *)before)->throws + 1);
    display_at(1, LCD_COLUMNS / 2 - 1);
    row_face(roll_shown());
}

/* The field that a throw hits. */
static uint8_t hit(const struct chips *game, const struct derived_throw *dice) {
    bool are_two = game->kind == CHIPS_TWO_DICE;

    return chips_hit((enum chips_kind)game->kind, dice->die[0] + (are_two ? dice->die[1] : 0));
}

static void draw_dice(const struct chips *game, const struct derived_throw *dice) {
    row_face(dice->die[0]);
    if (game->kind == CHIPS_TWO_DICE) {
        row_face(dice->die[1]);
    }
    row_arrow(true);
}

static enum chips_loss loss_of(const struct chips *before, const struct derived_throw *dice) {
    struct chips game = *before;

    return chips_throw(&game, hit(before, dice));
}

static void draw_event(const void *before, const struct event *event) {
    enum chips_loss loss = loss_of(before, &event->dice);

    draw_dice(before, &event->dice);
    row_text(LOCAL_TEXT("field "));
    chips_draw_field(hit(before, &event->dice));
    row_second();
    if (loss == CHIPS_NONE_LOST) {
        row_text(LOCAL_TEXT("no chip there"));
        return;
    }
    if (loss == CHIPS_BOTH_LOST) {
        row_text(LOCAL_TEXT("Both"));
    } else {
        chips_draw_name(loss == CHIPS_SECOND_LOST);
    }
    row_text(LOCAL_TEXT(": a chip off"));
}

static void draw_over(void) {
    const struct chips *game = chips_in_play();
    enum chips_result result = chips_result(game);

    if (result == CHIPS_DRAW) {
        row_text(LOCAL_TEXT("A draw!"));
    } else if (game->players == 1) {
        row_text(LOCAL_TEXT("All gone!"));
    } else {
        row_winner(result == CHIPS_SECOND_WINS, game->player, game->players);
    }
    row_second();
    if (game->throws) {
        row_labelled(LOCAL_TEXT("in throw "), game->throws);
    } else {
        row_text(LOCAL_TEXT("at once"));
    }
}

static void draw(void) {
    const struct chips *game = chips_in_play();

    if (chips_is_throwing()) {
        display_glyphs(&glyphs_bars);
        chips_draw_left(0);
    } else if (session_waits_for_computer()) {
        chips_draw_name(game->stage);
        row_text(LOCAL_TEXT(" places chips"));
    } else {
        chips_draw_digits(chips_placing()->chips, chips_placing()->editor.at);
        display_at(0, NAME_COLUMN);
        chips_draw_name(game->stage);
    }
}

static void write_decision(const void *before, decision_t decision) {
    uint8_t placed[CLEARANCE_FIELDS];

    chips_decision_unpack(before, decision, placed);
    chips_draw_digits(placed, CHIPS_NO_BRACKETS);
}

static void write_throw(const void *before, const struct derived_throw *dice) {
    enum chips_loss loss = loss_of(before, dice);

    draw_dice(before, dice);
    chips_draw_field(hit(before, dice));
    row_text(LOCAL_TEXT(" off: "));
    if (loss == CHIPS_NONE_LOST) {
        row_text(LOCAL_TEXT("none"));
    } else if (loss == CHIPS_BOTH_LOST) {
        row_text(LOCAL_TEXT("both"));
    } else {
        chips_draw_name(loss == CHIPS_SECOND_LOST);
    }
}

const FLASH struct game game_chips = {
    .entry = {.name = TEXT("Chips")},
    .rules = TEXT(
        "Place chips on fields: faces of a die, sums of two, or 1/2 (a die shows 1 2 3), 1/3 (4 "
        "5), 1/6 (6). A throw takes a chip of each player from the field it hits. Who has none "
        "left wins. The same left everywhere: a draw."),
    .keys = TEXT("OK throws. Up, down: pages. Each row: chips left by field, how often they win."),
    .prompt = TEXT("OK throws"),
    .brief = TEXT("chips"),
    .options = options,
    .option_count = CHIPS_OPTIONS,
    .first_seat = CHIPS_OPTION_FIRST_SEAT,
    .seats = CHIPS_PLAYERS,
    .shown = shown,
    .pages = chips_pages,
    .puzzles = &chips_puzzle_view,
    .open = open,
    .key = key,
    .chosen = chosen,
    .after = after,
    .draw = draw,
    .draw_prompt = chips_draw_prompt,
    .draw_rolling = draw_rolling,
    .draw_event = draw_event,
    .draw_over = draw_over,
    .write_player = chips_draw_name,
    .write_decision = write_decision,
    .write_throw = write_throw,
};
