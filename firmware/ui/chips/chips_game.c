#include "device/features.h"
#include "device/proof.h"
#include "hal/lcd.h"
#include "ui/chips/chips_pages.h"
#include "ui/chips/chips_placement_pages.h"
#include "ui/chips/chips_puzzle_view.h"
#include "ui/chips/chips_review.h"
#include "ui/chips/chips_thinking.h"
#include "ui/chips/chips_view.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/roll.h"
#include "ui/kit/game.h"
#include <stddef.h>

/* The game of chips: it is set up, chips are placed, throws take them. What is known about it is on
   its pages. */

/* ---- a game begins, or goes on --------------------------------------------------------------- */

enum { FIELDS, CHIPS, FIRST_PLAYER, SECOND_PLAYER, OPTIONS };

/* The second player is one of enum chips_player, or missing. */
enum { NOBODY = CHIPS_COMPUTER + 1 };

static const FLASH struct option options[OPTIONS] = {
    [FIELDS] = {.name = TEXT("Fields"),
                .most = CHIPS_TWO_DICE,
                .texts = TEXTS(TEXT("thirds"), TEXT("die"), TEXT("two dice"))},
    [CHIPS] = {.name = TEXT("Chips"), .least = 1, .most = CLEARANCE_CHIPS, .initial = 6},
    [FIRST_PLAYER] = {.name = TEXT("P1"), .most = CHIPS_COMPUTER, .texts = options_players},
    [SECOND_PLAYER] = {.name = TEXT("P2"),
                       .most = NOBODY,
                       .initial = CHIPS_COMPUTER,
                       .texts = TEXTS(TEXT("person"), TEXT("computer"), TEXT("none"))},
};

/* Six chips on the faces of a die. */
static const FLASH uint8_t shown[OPTIONS + 1] = {CHIPS_DIE, 6, CHIPS_COMPUTER, CHIPS_COMPUTER,
                                                 LEVEL_BEST};

static struct digit_editor editor; /* of the person who places */

const struct digit_editor *chips_placing(void) {
    return &editor;
}

/* The next to place begins with the first field. */
static void begin_placing(void) {
    editor = (struct digit_editor){.count = chips_count(chips_in_play()->kind), .at = 0};
}

static bool resume(void) {
    if (!chips_is_sound(chips_in_play())) {
        return false;
    }
    chips_placement_pages_forget();
    if (HAS_REVIEW) {
        chips_odds_forget();
    }
    begin_placing();
    return true;
}

static const FLASH char *begin(const uint8_t chosen[]) {
    bool alone = chosen[SECOND_PLAYER] == NOBODY;

    *chips_in_play() = (struct chips){
        .kind = chosen[FIELDS],
        .players = alone ? 1 : CHIPS_PLAYERS,
        .player = {chosen[FIRST_PLAYER], alone ? CHIPS_PERSON : chosen[SECOND_PLAYER]},
        .chips = chosen[CHIPS],
    };
    chips_start(chips_in_play());
    chips_placement_pages_forget();
    workspace_forget();
    begin_placing();
    return NULL;
}

/* ---- a turn ---------------------------------------------------------------------------------- */

/* The last throw. */
static struct {
    uint8_t face;
    uint8_t second_face; /* 0 where one die is thrown */
    uint8_t field;
    enum chips_loss loss;
} last;

static enum standing standing_of_winner(uint8_t player) {
    return chips_in_play()->player[player] == CHIPS_COMPUTER ? STANDING_LOST : STANDING_WON;
}

static enum standing standing(void) {
    const struct chips *game = chips_in_play();

    switch (chips_result(game)) {
    case CHIPS_FIRST_WINS:
        return standing_of_winner(0);
    case CHIPS_SECOND_WINS:
        return standing_of_winner(1);
    case CHIPS_DRAW:
        return STANDING_DRAWN;
    default:
        break;
    }
    if (chips_is_throwing() ? chips_all_computers(game) : chips_computer_places(game)) {
        return STANDING_COMPUTER;
    }
    return STANDING_PERSON;
}

static enum play_state act(void) {
    struct chips *game = chips_in_play();

    if (chips_is_throwing()) {
        return PLAY_ROLLING;
    }
    chips_placed(game);
    begin_placing();
    if (HAS_REVIEW && chips_is_throwing()) {
        chips_review_placed();
    }
    return PLAY_WAITING;
}

/* While throws were made pages may have been looked at. */
void chips_take_back(uint8_t player) {
    if (chips_is_throwing()) {
        chips_placement_pages_forget();
    }
    chips_place_again(chips_in_play(), player);
    begin_placing();
    chips_odds_forget();
    chips_review_taken_back();
}

static enum play_state thrown(uint8_t face) {
    struct chips *game = chips_in_play();

    last.face = face;
    last.second_face = game->kind == CHIPS_TWO_DICE ? proof_die() : 0;
    last.field = chips_hit(game->kind, (uint8_t)(face + last.second_face));
    last.loss = chips_throw(game, last.field);
    if (HAS_REVIEW) {
        chips_review_thrown(face, last.second_face, last.loss);
    }
    return PLAY_SHOWN;
}

/* While a person places. Once all chips are placed, select is the act. */
static enum key_answer key(struct key_event event) {
    struct chips *game = chips_in_play();
    uint8_t *left = game->left[game->stage];
    enum digit_editor_result result;
    uint8_t spare;

    if (chips_is_throwing() || event.phase == KEY_HELD) {
        return KEY_NOT_TAKEN;
    }
    spare = chips_spare(game);
    if (event.key == KEY_SELECT && spare == 0) {
        return KEY_NOT_TAKEN;
    }
    result = digit_editor_key(&editor, left, 0, left[editor.at] + spare, event.key);
    if (result == DIGIT_EDITOR_LEFT) {
        return KEY_NOT_TAKEN;
    }
    if (result == DIGIT_EDITOR_DONE) {
        begin_placing();
    }
    session_keep();
    return KEY_TAKEN;
}

/* ---- the picture ----------------------------------------------------------------------------- */

enum { NAME_COLUMN = LCD_COLUMNS - 3 };

static void draw_placing(const struct chips *game) {
    if (chips_computer_places(game)) {
        chips_draw_name(game->stage);
        row_text(LOCAL_TEXT(" places chips"));
        return;
    }
    chips_draw_digits(game->left[game->stage], editor.at);
    display_at(0, NAME_COLUMN);
    chips_draw_name(game->stage);
}

static void draw_rolling(const struct chips *game) {
    row_labelled(LOCAL_TEXT("Throw "), game->throws + 1);
    display_at(1, LCD_COLUMNS / 2 - 1);
    row_face(roll_shown());
}

static void draw_thrown(void) {
    row_face(last.face);
    if (last.second_face) {
        row_face(last.second_face);
    }
    row_arrow(true);
    row_text(LOCAL_TEXT("field "));
    chips_draw_field(last.field);
    row_second();
    if (last.loss == CHIPS_NONE_LOST) {
        row_text(LOCAL_TEXT("no chip there"));
        return;
    }
    if (last.loss == CHIPS_BOTH_LOST) {
        row_text(LOCAL_TEXT("Both"));
    } else {
        chips_draw_name(last.loss == CHIPS_SECOND_LOST);
    }
    row_text(LOCAL_TEXT(": a chip off"));
}

static void draw_over(const struct chips *game) {
    enum chips_result result = chips_result(game);

    if (result == CHIPS_DRAW) {
        row_text(LOCAL_TEXT("A draw!"));
    } else if (game->players == 1) {
        row_text(LOCAL_TEXT("All gone!"));
    } else {
        chips_draw_winner(result == CHIPS_SECOND_WINS);
    }
    row_second();
    row_labelled(LOCAL_TEXT("in "), game->throws);
    row_text(LOCAL_TEXT(" throws "));
    row_character((char)DISPLAY_ARROW_LEFT);
}

static void draw(enum play_state state) {
    const struct chips *game = chips_in_play();

    if (state == PLAY_ROLLING) {
        draw_rolling(game);
    } else if (state == PLAY_SHOWN) {
        draw_thrown();
    } else if (state == PLAY_OVER) {
        draw_over(game);
    } else if (chips_is_throwing()) {
        display_glyphs(&glyphs_bars);
        chips_draw_left(0);
    } else {
        draw_placing(game);
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
    .option_count = OPTIONS,
    .first_seat = FIRST_PLAYER,
    .seats = CHIPS_PLAYERS,
    .shown = shown,
    .thrown_bytes = sizeof(struct chips),
    .review = HAS_REVIEW ? &chips_review : NULL,
    .pages = chips_pages,
    .puzzles = HAS_PUZZLES ? &chips_puzzle_view : NULL,
    .begin = begin,
    .resume = resume,
    .standing = standing,
    .act = act,
    .thrown = thrown,
    .key = key,
    .think = chips_think,
    .settle = chips_settle,
    .draw = draw,
    .draw_prompt = chips_draw_prompt,
};
