#include "ui/snakes_pages.h"

#include "text/text.h"
#include "ui/display.h"
#include "ui/screens.h"
#include "ui/snakes_layout.h"
#include "ui/snakes_statistics.h"
#include "ui/snakes_table.h"
#include <stddef.h>

/* Work that takes longer than this many steps shows its progress. */
enum { STEPS_UNSEEN = 16 };

enum { FACE_WIDTH = 5, THROWS_MAXIMUM = 99 };

/* What the user may change on a page. */
enum number { NONE, THROWS, SQUARE, NUMBERS };

static uint8_t numbers[NUMBERS] = {[THROWS] = 6, [SQUARE] = 1};
static uint8_t current;
static uint8_t row; /* of pages[]: current, but for a player alone */
static bool ready;
static uint8_t steps;

static const FLASH char game_layout[] = "\n\15 \15";
static const FLASH char alone_layout[] = "\n\7 to go";
static const FLASH char nothing[] = "";
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
    [PAGE_FACES] = {NONE, nothing, faces_help},
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

/* Inlined it would be there four times. */
static __attribute__((noinline)) const FLASH struct page *page(void) {
    return &pages[row];
}

/* A command of the console that has the workspace is left to finish: each would take it from the
   other for ever, or a game of computers from a long command at every throw. */
void snakes_pages_refresh(void) {
    row = current;
    if (row == PAGE_GAME && snakes_game.at.players == 1)
        row = PAGE_ALONE;
    ready = false;
    steps = 0;
    screens_explain(page()->help);
    snakes_results.progress = 0;
    if (workspace_of(WORKSPACE_CONSOLE) == NULL)
        snakes_statistics_start(row, workspace_borrow(WORKSPACE_SCREEN));
}

void snakes_pages_open(void) {
    current = 0;
    snakes_pages_refresh();
}

void snakes_pages_turn(int8_t by) {
    /* PAGE_WINS is the last, and only there when there are several players. */
    uint8_t count = (uint8_t)(PAGE_WINS + snakes_game.at.players - 1);

    current = (uint8_t)(current + count + by) % count;
    snakes_pages_refresh();
}

uint8_t snakes_pages_current(void) {
    return current;
}

void snakes_pages_step(void) {
    union workspace *workspace = workspace_of(WORKSPACE_SCREEN);

    if (ready)
        return;
    if (workspace == NULL) {
        snakes_pages_refresh();
        return;
    }
    ready = snakes_statistics_step(row, numbers[page()->number], workspace);
    steps++;
    if (ready || steps % STEPS_UNSEEN == 0)
        screens_redraw();
}

/* Three faces a row: face, landing, and what happens there. */
static void draw_faces(void) {
    static const FLASH char marks[] = " ^v=*";
    uint8_t column = 0;

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        struct board_move move = position_next(&snakes_game.at, &snakes_game.board, 0, face).board;
        display_at(face > BOARD_FACES / 2, column);
        text_character((char)('0' + face));
        text_character(':');
        text_unsigned(move.landing);
        text_character(marks[move.step]);
        column = face == BOARD_FACES / 2 ? 0 : (uint8_t)(column + FACE_WIDTH);
    }
}

void snakes_pages_draw(void) {
    const uint8_t *bytes = &numbers[page()->number];

    if (!ready) {
        display_progress(1, snakes_results.progress);
        return;
    }
    if (current == PAGE_CHANCES)
        bytes = &snakes_results.faces[BOARD_LADDER];
    snakes_layout_draw(page()->layout, bytes);
    if (current == PAGE_FACES)
        draw_faces();
    if (current == PAGE_CURVE) {
        display_glyphs(&glyphs_bars);
        curve_draw(&snakes_results.curve);
    }
}

bool snakes_pages_adjust(int8_t by) {
    uint8_t number = page()->number;
    uint8_t value = (uint8_t)(numbers[number] + by);

    if (by && (number == SQUARE ? value < snakes_game.board.goal : value - 1U < THROWS_MAXIMUM)) {
        numbers[number] = value;
        snakes_pages_refresh();
    }
    return number != NONE;
}
