#include "device/dice.h"
#include "device/session.h"
#include "text/text.h"
#include "ui/chips/chips_pages.h"
#include "ui/chips/chips_view.h"
#include "ui/kit/display.h"
#include "ui/kit/layout.h"
#include "ui/kit/roll.h"
#include "ui/kit/screen_list.h"

/* The game of chips for the screens that serve every game. */

enum line { FIELDS = SETUP_OWN, CHIPS, FIRST, SECOND, LINES };

enum second { COMPUTER, PERSON, NOBODY };

/* What the first of the numbers of chips to choose from is; after 15 comes 1. */
enum { CHIPS_FIRST = 6 };

static const FLASH char lines[] =
    SETUP_LINES "Fields\tthirds\tdie\ttwo dice\n"
                "Chips\t6\t7\t8\t9\t10\t11\t12\t13\t14\t15\t1\t2\t3\t4\t5\n"
                "P1\tperson\tcomputer\n"
                "P2\tcomputer\tperson\tnone\n";
static const FLASH char setup_help[] =
    "Place chips on fields. A throw takes a chip from the field it hits, of each player. "
    "Who has none left wins. Same chips everywhere: a draw.";
static const FLASH char play_help[] =
    "Up, down: put chips, OK: next field. Then OK throws, up and down show odds.";

static const FLASH char rolling[] = "Throw\n       ";
static const FLASH char wins[] = "P\10 wins!\nin ";
static const FLASH char drawn[] = "A draw!\nin ";
static const FLASH char cleared[] = "All gone!\nin ";
static const FLASH char throws[] = " throws \177";
static const FLASH char places[] = "P\10 places";

static const FLASH char from_none[] = "\nno chip";
static const FLASH char from_one[] = "\na chip of P\10";
static const FLASH char from_both[] = "\na chip of each";

/* Who has lost a chip, a bit for each. */
static const FLASH char *const FLASH from[] = {from_none, from_one, from_one, from_both};

enum { ONE_DIE, TWO_DICE, DICE };

struct digit_editor chips_picker;

/* The last throw: faces, the field, and who has lost a chip; when it is over who has won. */
static struct {
    uint8_t face[DICE];
    uint8_t field;
    uint8_t losers;
} last;

/* The next to place begins with the first field. */
static void begin_placing(void) {
    chips_picker.at = 0;
    chips_picker.count = chips_count(session.chips.kind);
}

static uint8_t resume(uint8_t nothing) {
    (void)nothing;
    if (!chips_is_sound(&session.chips))
        return false;
    begin_placing();
    return true;
}

static uint8_t chosen(uint8_t setup_line) {
    struct chips *game = &session.chips;
    const uint8_t *values = setup_values;
    uint8_t second = values[SECOND];

    (void)setup_line;
    game->kind = values[FIELDS];
    game->players = second == NOBODY ? 1 : CHIPS_PLAYERS;
    game->player[0] = values[FIRST] ? CHIPS_COMPUTER : CHIPS_PERSON;
    game->player[1] = second == COMPUTER ? CHIPS_COMPUTER : CHIPS_PERSON;
    game->chips = values[CHIPS] + CHIPS_FIRST;
    if (game->chips > CLEARANCE_CHIPS)
        game->chips -= CLEARANCE_CHIPS;
    chips_start(game);
    chips_pages_forget();
    begin_placing();
    return SCREEN_PLAY;
}

static uint8_t standing(uint8_t nothing) {
    const struct chips *game = &session.chips;
    uint8_t result = chips_result(game);

    (void)nothing;
    if (result == CHIPS_OPEN && game->stage == CHIPS_THROWING)
        return chips_all_computers(game);
    if (result == CHIPS_OPEN)
        return chips_computer_places(game);
    if (result == CHIPS_DRAW || game->player[result - CHIPS_FIRST_WINS] == CHIPS_COMPUTER)
        return STANDING_LOST;
    return STANDING_WON;
}

static uint8_t act(uint8_t nothing) {
    struct chips *game = &session.chips;

    (void)nothing;
    if (game->stage == CHIPS_THROWING)
        return PLAY_ROLLING;
    if (chips_computer_places(game) && !game->ready)
        return PLAY_STAY;
    chips_placed(game);
    begin_placing();
    return PLAY_WAITING;
}

static uint8_t thrown(uint8_t face) {
    struct chips *game = &session.chips;

    last.face[ONE_DIE] = face;
    last.face[TWO_DICE] = 0;
    if (game->kind == CHIPS_TWO_DICE)
        last.face[TWO_DICE] = dice_throw();
    last.field = chips_hit(game->kind, face + last.face[TWO_DICE]);
    last.losers = chips_throw(game, last.field);
    return PLAY_SHOWN;
}

/* While a person places. With all chips placed, select on the last field is the act. */
static uint8_t key(uint8_t pressed) {
    struct chips *game = &session.chips;
    uint8_t *left;
    uint8_t spare;
    uint8_t result;

    if (game->stage >= CHIPS_THROWING)
        return false;
    left = game->left[game->stage];
    spare = chips_spare(game);
    result = digit_editor_key(&chips_picker, left, 0, left[chips_picker.at] + spare, pressed);
    if (result == DIGIT_EDITOR_DONE) {
        if (spare == 0)
            return false;
        begin_placing();
    }
    return result != DIGIT_EDITOR_LEFT;
}

static void draw_thrown(void) {
    text_character((char)(last.face[ONE_DIE] - 1));
    if (last.face[TWO_DICE])
        text_character((char)(last.face[TWO_DICE] - 1));
    text_character(DISPLAY_ARROW_RIGHT);
    chips_view_field(last.field);
    layout_draw(from[last.losers], &last.losers);
}

static void draw_over(const struct chips *game) {
    const FLASH char *what = wins;

    last.losers = chips_result(game);
    if (last.losers == CHIPS_DRAW)
        what = drawn;
    else if (game->players == 1)
        what = cleared;
    layout_draw(what, &last.losers);
    text_unsigned(game->throws);
    text_flash(throws);
}

static uint8_t draw(uint8_t play_state) {
    const struct chips *game = &session.chips;

    if (play_state == PLAY_ROLLING) {
        text_flash(rolling);
        text_character((char)(roll_shown() - 1));
    } else if (play_state == PLAY_SHOWN) {
        draw_thrown();
    } else if (play_state == PLAY_OVER) {
        draw_over(game);
    } else if (game->stage == CHIPS_THROWING) {
        display_glyphs(&glyphs_bars);
        chips_view_bars(0);
    } else if (chips_computer_places(game)) {
        uint8_t player = game->stage + 1;
        layout_draw(places, &player);
    } else {
        chips_view_digits(game->left[game->stage]);
        display_at(0, CLEARANCE_FIELDS + 1);
        chips_view_field(chips_picker.at);
    }
    return 0;
}

const FLASH struct game game_chips = {
    .lines_count = LINES,
    .lines = lines,
    .setup_help = setup_help,
    .prompt = NULL,
    .play_help = play_help,
    .task =
        {
            [GAME_CHOSEN] = chosen,
            [GAME_RESUME] = resume,
            [GAME_STANDING] = standing,
            [GAME_ACT] = act,
            [GAME_THROWN] = thrown,
            [GAME_KEY] = key,
            [GAME_DRAW] = draw,
            [GAME_PAGES] = chips_pages,
            [GAME_PAGE_START] = chips_page_start,
            [GAME_PAGE_STEP] = chips_page_step,
            [GAME_PAGE_DRAW] = chips_page_draw,
            [GAME_PAGE_ADJUST] = chips_page_adjust,
        },
};
