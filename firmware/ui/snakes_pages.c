#include "ui/snakes_pages.h"

#include "text/text.h"
#include "ui/display.h"
#include "ui/layout.h"
#include "ui/pages.h"
#include "ui/results.h"
#include "ui/running.h"
#include "ui/screens.h"
#include "ui/snakes_statistics.h"
#include <stddef.h>

enum { FACE_WIDTH = 5, THROWS_MAXIMUM = 99 };

/* What the user may change on a page. */
enum number { NONE, THROWS, SQUARE, NUMBERS };

static uint8_t numbers[NUMBERS] = {[THROWS] = 6, [SQUARE] = 1};

static const FLASH char game_layout[] = "\n\15 \15";
static const FLASH char alone_layout[] = "\n\7 to go";
static const FLASH char none[] = "";
static const FLASH char chances_layout[] = "up \10/6  down \10/6\nstay \10/6 win \10/6";
static const FLASH char expected_layout[] = "To go \7\n    +-\7";
static const FLASH char within_layout[] = "<=\10  \7\njust \7";
static const FLASH char curve_layout[] = "in\n";
static const FLASH char points_layout[] = "min \1  mode \1\nhalf \1  90% \1";
static const FLASH char tail_layout[] = "Long games go on\n\7";
static const FLASH char place_layout[] = "After \10 throws\n\1:\13 \1:\13";
static const FLASH char visits_layout[] = "Square \10\n\7 visits";
static const FLASH char wins_layout[] = "P1 wins \13\nP2 wins \13";

static const FLASH char faces_help[] = "Where faces lead: ^ ladder, v snake, = stay, * home.";
static const FLASH char chances_help[] = "Faces that climb, slide, stay or win.";
static const FLASH char expected_help[] = "Expected throws, standard deviation.";
static const FLASH char within_help[] = "Home within, or in just, so many throws. OK sets.";
static const FLASH char curve_help[] = "Chance: home within so many throws.";
static const FLASH char points_help[] = "Throws: fewest, likeliest; half, 90% of games.";
static const FLASH char tail_help[] = "Chance that a long game survives a throw.";
static const FLASH char place_help[] = "Likeliest squares and chances. OK sets.";
static const FLASH char visits_help[] = "Expected throws made from a square. OK sets.";
static const FLASH char wins_help[] = "Chance to win from here.";

static const FLASH struct page {
    uint8_t number; /* enum number */
    const FLASH char *layout;
    const FLASH char *help;
} pages[SNAKES_PAGES] = {
    [PAGE_GAME] = {NONE, game_layout, NULL},
    [PAGE_FACES] = {NONE, none, faces_help},
    [PAGE_CHANCES] = {NONE, chances_layout, chances_help},
    [PAGE_EXPECTED] = {NONE, expected_layout, expected_help},
    [PAGE_WITHIN] = {THROWS, within_layout, within_help},
    [PAGE_CURVE] = {NONE, curve_layout, curve_help},
    [PAGE_POINTS] = {NONE, points_layout, points_help},
    [PAGE_TAIL] = {NONE, tail_layout, tail_help},
    [PAGE_PLACE] = {THROWS, place_layout, place_help},
    [PAGE_VISITS] = {SQUARE, visits_layout, visits_help},
    [PAGE_WINS] = {NONE, wins_layout, wins_help},
    [PAGE_ALONE] = {NONE, alone_layout, NULL},
};

static const FLASH struct page *row_of(uint8_t page) {
    if (page == PAGE_GAME && running.snakes.players == 1)
        page = PAGE_ALONE;
    return &pages[page];
}

/* PAGE_WINS is the last, and only there when there are several players. */
uint8_t snakes_pages(uint8_t unused) {
    (void)unused;
    return (uint8_t)(running.snakes.players == 1 ? PAGE_WINS : PAGE_WINS + 1);
}

uint8_t snakes_page_start(uint8_t page) {
    const FLASH struct page *row = row_of(page);

    if (row->help)
        screens_explain(row->help);
    snakes_statistics_start((enum snakes_page)(row - pages), workspace_of(WORKSPACE_SCREEN));
    return 0;
}

uint8_t snakes_page_step(uint8_t page) {
    const FLASH struct page *row = row_of(page);

    return snakes_statistics_step((enum snakes_page)(row - pages), numbers[row->number],
                                  workspace_of(WORKSPACE_SCREEN))
               ? PAGE_READY
               : PAGE_WORKING;
}

/* Three faces a row: face, landing, and what happens there. */
static void draw_faces(void) {
    static const FLASH char marks[] = " ^v=*";
    uint8_t column = 0;

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        struct board_move move = snakes_next(&running.snakes, face);
        display_at(face > BOARD_FACES / 2, column);
        text_character((char)('0' + face));
        text_character(':');
        text_unsigned(move.landing);
        text_character(marks[move.step]);
        column = face == BOARD_FACES / 2 ? 0 : (uint8_t)(column + FACE_WIDTH);
    }
}

uint8_t snakes_page_draw(uint8_t page) {
    const FLASH struct page *row = row_of(page);
    const uint8_t *bytes = &numbers[row->number];

    if (page == PAGE_CHANCES)
        bytes = &results.bytes[BOARD_LADDER];
    layout_draw(row->layout, bytes);
    if (page == PAGE_FACES)
        draw_faces();
    if (page == PAGE_CURVE) {
        display_glyphs(&glyphs_bars);
        curve_draw(&results.curve);
    }
    return 0;
}

uint8_t snakes_page_adjust(uint8_t by) {
    uint8_t number = row_of(pages_current())->number;
    uint8_t value = (uint8_t)(numbers[number] + by);

    if (by && (number == SQUARE ? value < running.snakes.board.goal : value - 1U < THROWS_MAXIMUM))
        numbers[number] = value;
    return number != NONE;
}
