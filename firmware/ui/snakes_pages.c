#include "ui/snakes_pages.h"

#include "core/pairs.h"
#include "hal/lcd.h"
#include "text/reader.h"
#include "text/text.h"
#include "ui/display.h"
#include "ui/layout.h"
#include "ui/pages.h"
#include "ui/results.h"
#include "ui/running.h"
#include "ui/screens.h"
#include "ui/snakes_statistics.h"
#include "ui/snakes_token.h"
#include <stddef.h>

enum { FACE_WIDTH = 5, THROWS_MAXIMUM = 99, CELLS = 3, CELL_WIDTH = 5, MEDIAN = 2 };

/* What the user may change on a page. */
enum number { NONE, THROWS, SQUARE, PLAYER, NUMBERS };

/* When there is such a page. */
enum need { ALWAYS, CROWD, KICKS, OTHERS, NEVER };

static uint8_t numbers[NUMBERS] = {[THROWS] = 6, [SQUARE] = 1, [PLAYER] = 1};

static const FLASH char none[] = TEXT("");
static const FLASH char alone_layout[] = TEXT("\n\7 to go");
static const FLASH char chances_layout[] = TEXT("up \10/6  down \10/6\nstay \10/6 win \10/6");
static const FLASH char kicks_layout[] = TEXT("up \10/6  down \10/6\nstay\10 win\10 kick\10");
static const FLASH char kicked_layout[] = TEXT("Sent back \14\nP\10 at once\14");
static const FLASH char expected_layout[] = TEXT("To go \7\n     \17\7");
static const FLASH char within_layout[] = TEXT("<=\10  \7\njust \7");
static const FLASH char curve_layout[] = TEXT("in\n");
static const FLASH char points_layout[] = TEXT("min \1  mode \1\nhalf \1  90% \1");
static const FLASH char long_points_layout[] = TEXT("min \1  mode \1\n50%\1 90%\1");
static const FLASH char tail_layout[] = TEXT("Long games go on\n\7");
static const FLASH char place_layout[] = TEXT("After \10 throws\n\1:\13 \1:\13");
static const FLASH char visits_layout[] = TEXT("Square \10\n\7 visits");

/* Throws to bring two tokens home, by the bytes that core/pairs.h has for a value: with less than 2
   rough estimates (core/tokens.h), with 2 right to half a throw before rounding, with 3 to the
   digits shown. */
static const FLASH char rough_alone[] = TEXT("\n\16\1\17"
                                             "90% to go");
static const FLASH char rough_choice[] = TEXT("\n\16\1 or \16\1\17"
                                              "90%");
static const FLASH char near_alone[] = TEXT("\n\16\1\17"
                                            "1 to go");
static const FLASH char near_choice[] = TEXT("\n\16\1\17"
                                             "1 or \16\1\17"
                                             "1");
static const FLASH char short_alone[] = TEXT("\n\4 to go");
static const FLASH char choice_layout[] = TEXT("\n\4 or \4");
static const FLASH struct {
    const FLASH char *alone;
    const FLASH char *choice;
} tokens_layouts[PAIRS_WIDEST + 1] = {
    {rough_alone, rough_choice},  {rough_alone, rough_choice},   {near_alone, near_choice},
    {short_alone, choice_layout}, {alone_layout, choice_layout},
};

static const FLASH char wins_text[] = TEXT("to win ");
static const FLASH char unknown_text[] = TEXT("no such number");

static const FLASH char squares_help[] = TEXT("Where all stand. OK: other players.");
static const FLASH char faces_help[] =
    TEXT("Where faces lead: ^ ladder, v snake, ! kick, = stay, * home.");
static const FLASH char chances_help[] = TEXT("Faces that climb, slide, stay, win or kick.");
static const FLASH char kicked_help[] = TEXT(
    "Chance to be sent back before you throw, and by a player's next throw. OK: another player.");
static const FLASH char expected_help[] = TEXT("Expected throws, standard deviation.");
static const FLASH char within_help[] = TEXT("Home within, or in just, so many throws. OK sets.");
static const FLASH char curve_help[] = TEXT("Chance: home within so many throws.");
static const FLASH char points_help[] = TEXT("Throws: fewest, likeliest; half, 90% of games.");
static const FLASH char tail_help[] = TEXT("Chance that a long game survives a throw.");
static const FLASH char place_help[] = TEXT("Likeliest squares and chances. OK sets.");
static const FLASH char visits_help[] = TEXT("Expected throws made from a square. OK sets.");
static const FLASH char wins_help[] = TEXT("Chance to win from here. ~: to the right the error.");
static const FLASH char choice_help[] =
    TEXT("Throws to bring both home, with the one or the other. Up, down: choose. OK: move.");

static const FLASH struct page {
    uint8_t need;   /* enum need */
    uint8_t number; /* enum number */
    const FLASH char *layout;
    const FLASH char *help;
} pages[SNAKES_PAGES] = {
    [PAGE_GAME] = {ALWAYS, NONE, none, NULL},
    [PAGE_SQUARES] = {CROWD, PLAYER, none, squares_help},
    [PAGE_FACES] = {ALWAYS, NONE, none, faces_help},
    [PAGE_CHANCES] = {ALWAYS, NONE, chances_layout, chances_help},
    [PAGE_KICKED] = {KICKS, PLAYER, kicked_layout, kicked_help},
    [PAGE_EXPECTED] = {ALWAYS, NONE, expected_layout, expected_help},
    [PAGE_WITHIN] = {ALWAYS, THROWS, within_layout, within_help},
    [PAGE_CURVE] = {ALWAYS, NONE, curve_layout, curve_help},
    [PAGE_POINTS] = {ALWAYS, NONE, points_layout, points_help},
    [PAGE_TAIL] = {ALWAYS, NONE, tail_layout, tail_help},
    [PAGE_PLACE] = {ALWAYS, THROWS, place_layout, place_help},
    [PAGE_VISITS] = {ALWAYS, SQUARE, visits_layout, visits_help},
    [PAGE_WINS] = {OTHERS, NONE, none, wins_help},
    [PAGE_ALONE] = {NEVER, NONE, alone_layout, NULL},
    [PAGE_CHOICE] = {NEVER, NONE, none, choice_help},
};

static bool is_there(uint8_t page) {
    const struct position *at = &running.snakes.at;

    switch (pages[page].need) {
    case ALWAYS:
        return true;
    case CROWD:
        return at->players * at->tokens > 2;
    case KICKS:
        return at->kicks && at->players > 1;
    case OTHERS:
        return at->players > 2;
    default:
        return false;
    }
}

/* The page of that place among those that are there. */
static uint8_t page_at(uint8_t place) {
    uint8_t page = PAGE_GAME;

    if (place == 0 && running.snakes.face)
        return PAGE_CHOICE;
    if (place == 0 && running.snakes.at.players == 1)
        return PAGE_ALONE;
    for (;; page++) {
        if (is_there(page) && place-- == 0)
            return page;
    }
}

uint8_t snakes_pages(uint8_t unused) {
    uint8_t count = 0;

    (void)unused;
    for (uint8_t page = 0; page < SNAKES_PAGES; page++)
        count += is_there(page);
    return count;
}

uint8_t snakes_page_start(uint8_t place) {
    const struct position *at = &running.snakes.at;
    uint8_t page = page_at(place);

    if (pages[page].help)
        screens_explain(pages[page].help);
    if (numbers[PLAYER] > at->players)
        numbers[PLAYER] = 1;
    if (page == PAGE_KICKED && numbers[PLAYER] == (uint8_t)(at->turn + 1))
        numbers[PLAYER] = numbers[PLAYER] % at->players + 1;
    snakes_statistics_start((enum snakes_page)page);
    return 0;
}

uint8_t snakes_page_step(uint8_t place) {
    uint8_t page = page_at(place);

    return snakes_statistics_step((enum snakes_page)page, numbers[pages[page].number]);
}

/* Three faces a row: face, landing, and what happens there. For 100 there is no room; it is home.
 */
static void draw_faces(const struct snakes *game) {
    static const FLASH char marks[] = " ^v=*!";
    uint8_t column = 0;

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        struct position_move move = position_next(&game->at, &game->board, snakes_token(), face);
        uint8_t what = move.kicked ? BOARD_FINISHED + 1 : move.board.step;
        display_at(face > BOARD_FACES / 2, column);
        text_character((char)('0' + face));
        text_character(':');
        if (move.board.landing == BOARD_GOAL_MAXIMUM)
            what = BOARD_FINISHED;
        else
            text_byte(move.board.landing);
        text_character(marks[what]);
        column = face == BOARD_FACES / 2 ? 0 : (uint8_t)(column + FACE_WIDTH);
    }
}

/* Cells of a player each, as many as there is room for: with one token three in a row, with two
   tokens two. */
static void draw_squares(const struct position *at, uint8_t player) {
    uint8_t width = at->tokens == 1 ? CELL_WIDTH : LCD_COLUMNS / 2;

    for (uint8_t row = 0; row < LCD_ROWS; row++) {
        for (uint8_t column = 0; column + width <= LCD_COLUMNS && player < at->players; player++) {
            display_at(row, column);
            text_character((char)('1' + player));
            text_character(':');
            text_byte(at->square[player][0]);
            if (at->tokens > 1) {
                text_character(' ');
                text_byte(at->square[player][1]);
            }
            column += width;
        }
    }
}

/* " 52.52%", or "~52+-1%" of an estimate. Of a table of pairs at two bytes a value the second digit
   after the point is not sure. */
static void draw_chance(uint8_t player) {
    const struct real *real = &results.real[player];
    uint8_t width = pairs_width(&running.snakes.board, PAIRS_WINS);

    if (!results.error) {
        text_percent(real->mantissa, running.snakes.at.kicks && width < 3 ? 1 : 2);
        return;
    }
    text_character(DISPLAY_ABOUT);
    text_byte((uint8_t)fixed_multiply(real->mantissa, 100, PROBABILITY_BITS));
    text_character(DISPLAY_PLUS_MINUS);
    text_byte(real->fraction_bits);
    text_character('%');
}

/* A cell each, three in a row. To the right, of estimates, by how much they may be wrong: the tens
   of the greatest error, or the sign, and below them the ones. */
static void draw_wins(uint8_t players) {
    uint8_t worst = 0;

    for (uint8_t player = 0; player < players; player++) {
        const struct real *real = &results.real[player];
        uint8_t row = player >= CELLS;
        uint8_t cell = player % CELLS;
        if (cell == 0)
            display_at(row, 0);
        layout_share(player, real->mantissa, 0);
        if (!results.error)
            continue;
        display_at(row, (uint8_t)(cell * CELL_WIDTH + 1));
        text_character(DISPLAY_ABOUT);
        display_at(row, (uint8_t)(cell * CELL_WIDTH + CELL_WIDTH));
        if (real->fraction_bits > worst)
            worst = real->fraction_bits;
    }
    if (worst == 0)
        return;
    display_at(0, LCD_COLUMNS - 1);
    text_character(worst > 9 ? (char)('0' + worst / 10) : DISPLAY_PLUS_MINUS);
    display_at(1, LCD_COLUMNS - 1);
    text_character((char)('0' + worst % 10));
}

/* ">P1 12   P2  7" has its odds below: both, or those of the player who throws next. */
static void draw_game(const struct position *at) {
    uint8_t player = at->players == 2 ? 0 : at->turn;

    display_at(1, 0);
    if (at->players > 2)
        text_flash(wins_text);
    draw_chance(player);
    if (at->players == 2) {
        display_at(1, LCD_COLUMNS / 2);
        draw_chance(1);
    }
}

uint8_t snakes_page_draw(uint8_t place) {
    uint8_t page = page_at(place);
    const struct position *at = &running.snakes.at;
    const uint8_t *bytes = &numbers[pages[page].number];
    const FLASH char *layout = pages[page].layout;

    if (results.count == 0) {
        text_flash(unknown_text);
        return 0;
    }
    if (page == PAGE_CHANCES) {
        bytes = &results.bytes[BOARD_LADDER];
        if (at->kicks)
            layout = kicks_layout;
    }
    uint8_t width = pairs_width(&running.snakes.board, PAIRS_TOKENS);
    if (page == PAGE_CHOICE)
        layout = tokens_layouts[width].choice;
    if (page == PAGE_ALONE && at->tokens > 1)
        layout = tokens_layouts[width].alone;
    if (page == PAGE_POINTS && results.real[MEDIAN].mantissa >= 100)
        layout = long_points_layout;
    layout_draw(layout, bytes);
    if (page == PAGE_GAME)
        draw_game(at);
    else if (page == PAGE_SQUARES)
        draw_squares(at, numbers[PLAYER] - 1);
    else if (page == PAGE_FACES)
        draw_faces(&running.snakes);
    else if (page == PAGE_WINS)
        draw_wins(at->players);
    else if (page == PAGE_CURVE) {
        display_glyphs(&glyphs_bars);
        curve_draw(&results.curve);
    }
    return 0;
}

uint8_t snakes_page_adjust(uint8_t by) {
    uint8_t number = pages[page_at(pages_current())].number;
    uint8_t value = (uint8_t)(numbers[number] + by);
    uint8_t most = THROWS_MAXIMUM;

    if (number == SQUARE)
        most = running.snakes.board.goal;
    else if (number == PLAYER)
        most = running.snakes.at.players;
    if (by && value <= most && (value || number == SQUARE))
        numbers[number] = value;
    return number != NONE;
}
