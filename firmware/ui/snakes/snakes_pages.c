#include "ui/snakes/snakes_pages.h"

#include "device/session.h"
#include "games/snakes/pair_values.h"
#include "hal/lcd.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/layout.h"
#include "ui/kit/pages.h"
#include "ui/kit/results.h"
#include "ui/kit/screens.h"
#include "ui/snakes/snakes_statistics.h"
#include "ui/snakes/snakes_token.h"
#include <stddef.h>

enum { THROWS_MAXIMUM = 99, CELLS = 3, CELL_WIDTH = 5, MEDIAN = 2 };

/* What the user may change on a page. */
enum number { NONE, THROWS, SQUARE, PLAYER, NUMBERS };

/* When there is such a page: bits. */
enum need { NEVER = 0, ALWAYS = 1, CROWD = 2, KICKS = 4, OTHERS = 8 };

static uint8_t numbers[NUMBERS] = {[THROWS] = 6, [SQUARE] = 1, [PLAYER] = 1};

static const FLASH char wins_text[] = "to win ";
static const FLASH char unknown_text[] = "no such number";

/* Layouts behind those of the pages. Throws to bring two tokens home are shown by the bytes that
   games/snakes/pair_values.h has for a value: with less than 2 as rough estimates
   (games/snakes/two_tokens.h), with 2 as right to half a throw before rounding, with 3 to the
   digits shown. */
enum layout {
    LAYOUT_KICKS = SNAKES_PAGES,
    LAYOUT_LONG_POINTS,
    LAYOUT_ROUGH_CHOICE,
    LAYOUT_NEAR_CHOICE,
    LAYOUT_ROUGH_ALONE,
    LAYOUT_NEAR_ALONE,
    LAYOUT_SHORT_ALONE
};

/* What is shown by layout, by enum snakes_page; empty where it is drawn otherwise. Then by enum
   layout. */
static const FLASH char layouts[] = "\0"
                                    "\0"
                                    "\0"
                                    "up \10/6  down \10/6\nstay \10/6 win \10/6\0"
                                    "Sent back \14\nP\10 at once\14\0"
                                    "To go \7\n     \17\7\0"
                                    "<=\10  \7\njust \7\0"
                                    "in\n\0"
                                    "min \1  mode \1\nhalf \1  90% \1\0"
                                    "Long games go on\n\7\0"
                                    "After \10 throws\n\1:\13 \1:\13\0"
                                    "Square \10\n\7 visits\0"
                                    "\0"
                                    "\n\7 to go\0"
                                    "\n\4 or \4\0"
                                    "up \10/6  down \10/6\nstay\10 win\10 kick\10\0"
                                    "min \1  mode \1\n50%\1 90%\1\0"
                                    "\n\16\1 or \16\1\17"
                                    "90%\0"
                                    "\n\16\1\17"
                                    "1 or \16\1\17"
                                    "1\0"
                                    "\n\16\1\17"
                                    "90% to go\0"
                                    "\n\16\1\17"
                                    "1 to go\0"
                                    "\n\4 to go";

/* Of those whose help is not that of the game. */
static const FLASH char helps[] =
    "\0"
    "Where all stand. OK: other players.\0"
    "Where faces lead: ^ ladder, v snake, ! kick, = stay, * home.\0"
    "Faces that climb, slide, stay, win or kick.\0"
    "Chance to be sent back before you throw, and by a player's next throw. OK: another player.\0"
    "Expected throws, standard deviation.\0"
    "Home within, or in just, so many throws. OK sets.\0"
    "Chance: home within so many throws.\0"
    "Throws: fewest, likeliest; half, 90% of games.\0"
    "Chance that a long game survives a throw.\0"
    "Likeliest squares and chances. OK sets.\0"
    "Expected throws made from a square. OK sets.\0"
    "Chance to win from here. ~: to the right the error.\0"
    "\0"
    "Throws to bring both home, with the one or the other. Up, down: choose. OK: move.";

static const FLASH struct page {
    uint8_t need;   /* enum need */
    uint8_t number; /* enum number */
} pages[SNAKES_PAGES] = {
    [PAGE_GAME] = {ALWAYS, NONE},     [PAGE_SQUARES] = {CROWD, PLAYER},
    [PAGE_FACES] = {ALWAYS, NONE},    [PAGE_CHANCES] = {ALWAYS, NONE},
    [PAGE_KICKED] = {KICKS, PLAYER},  [PAGE_EXPECTED] = {ALWAYS, NONE},
    [PAGE_WITHIN] = {ALWAYS, THROWS}, [PAGE_CURVE] = {ALWAYS, NONE},
    [PAGE_POINTS] = {ALWAYS, NONE},   [PAGE_TAIL] = {ALWAYS, NONE},
    [PAGE_PLACE] = {ALWAYS, THROWS},  [PAGE_VISITS] = {ALWAYS, SQUARE},
    [PAGE_WINS] = {OTHERS, NONE},     [PAGE_ALONE] = {NEVER, NONE},
    [PAGE_CHOICE] = {NEVER, NONE},
};

static bool is_there(uint8_t page) {
    const struct position *at = &session.snakes.at;
    uint8_t needs = ALWAYS;

    if (at->players > 1 && at->kicks)
        needs += KICKS;
    if (at->players > 2)
        needs += OTHERS;
    if ((uint8_t)(at->players * at->tokens) > 2)
        needs += CROWD;
    return pages[page].need & needs;
}

/* The page of that place among those that are there. */
static uint8_t page_at(uint8_t place) {
    uint8_t page = PAGE_GAME;

    if (place == 0 && session.snakes.face)
        return PAGE_CHOICE;
    if (place == 0 && session.snakes.at.players == 1)
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
    const struct position *at = &session.snakes.at;
    uint8_t page = page_at(place);
    const FLASH char *help = text_string(helps, page);

    if (*help)
        screens_explain(help);
    if (numbers[PLAYER] > at->players)
        numbers[PLAYER] = 1;
    if (page == PAGE_KICKED && numbers[PLAYER] == (uint8_t)(at->turn + 1))
        numbers[PLAYER] = numbers[PLAYER] % at->players + 1;
    snakes_statistics_start((enum snakes_page)page, numbers[pages[page].number]);
    return 0;
}

uint8_t snakes_page_step(uint8_t place) {
    uint8_t page = page_at(place);

    return snakes_statistics_step((enum snakes_page)page, numbers[pages[page].number]);
}

/* Where a face leads, and what happens there. For 100 there is no room; it is home. */
static void draw_landing(const struct snakes *game, uint8_t face) {
    static const FLASH char marks[] = " ^v=*!";
    struct position_move move = position_next(&game->at, &game->board, snakes_token(), face);
    uint8_t what = move.kicked ? BOARD_FINISHED + 1 : move.board.step;

    if (move.board.landing == BOARD_GOAL_MAXIMUM)
        what = BOARD_FINISHED;
    else
        text_byte(move.board.landing);
    text_character(marks[what]);
}

/* A cell for each face or player, as many as there is room for: three in a row, or where two
   squares are in each of them two. */
static void draw_cells(uint8_t page, const struct position *at) {
    uint8_t count = page == PAGE_FACES ? BOARD_FACES : at->players;
    uint8_t width = CELL_WIDTH;
    uint8_t cell = 0;
    uint8_t row = 0;
    uint8_t column = 0;

    if (page == PAGE_SQUARES) {
        cell = numbers[PLAYER] - 1;
        if (at->tokens > 1)
            width = LCD_COLUMNS / 2;
    }
    for (; cell < count && row < LCD_ROWS; cell++) {
        display_at(row, column);
        text_character((char)('1' + cell));
        text_character(':');
        if (page == PAGE_FACES) {
            draw_landing(&session.snakes, cell + 1);
        } else {
            text_byte(at->square[cell][0]);
            if (at->tokens > 1) {
                text_character(' ');
                text_byte(at->square[cell][1]);
            }
        }
        column += width;
        if (column > LCD_COLUMNS - width) {
            column = 0;
            row++;
        }
    }
}

/* " 52.52%", or "~52+-1%" of an estimate. Of a table of pairs at two bytes a value the second digit
   after the point is not sure. */
static void draw_chance(uint8_t player) {
    const struct real *real = &results.real[player];
    uint8_t width = pair_values_width(&session.snakes.board, PAIR_VALUES_WINS);

    if (!results.error) {
        text_percent(real->mantissa, session.snakes.at.kicks && width < 3 ? 1 : 2);
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

/* Which layout a page has, as things stand. */
static uint8_t layout_of(uint8_t page, const struct position *at) {
    uint8_t width = pair_values_width(&session.snakes.board, PAIR_VALUES_TOKENS);

    width = width < PAIR_VALUES_NARROWEST ? 0 : width - 1;
    if (page == PAGE_CHANCES && at->kicks)
        return LAYOUT_KICKS;
    if (page == PAGE_POINTS && results.real[MEDIAN].mantissa >= 100)
        return LAYOUT_LONG_POINTS;
    if (page == PAGE_CHOICE && width < LAYOUT_ROUGH_ALONE - LAYOUT_ROUGH_CHOICE)
        return LAYOUT_ROUGH_CHOICE + width;
    if (page == PAGE_ALONE && at->tokens > 1 && width < PAIR_VALUES_WIDEST - 1)
        return LAYOUT_ROUGH_ALONE + width;
    return page;
}

uint8_t snakes_page_draw(uint8_t place) {
    uint8_t page = page_at(place);
    const struct position *at = &session.snakes.at;
    const uint8_t *bytes = &numbers[pages[page].number];
    const FLASH char *layout = text_string(layouts, layout_of(page, at));

    if (results.count == 0) {
        text_flash(unknown_text);
        return 0;
    }
    if (page == PAGE_CHANCES)
        bytes = results.bytes;
    layout_draw(layout, bytes);
    if (page == PAGE_GAME) {
        draw_game(at);
    } else if (page == PAGE_CURVE) {
        display_glyphs(&glyphs_bars);
        curve_draw(&results.curve);
    } else if (page == PAGE_WINS) {
        draw_wins(at->players);
    } else if (*layout == '\0') {
        draw_cells(page, at);
    }
    return 0;
}

uint8_t snakes_page_adjust(uint8_t by) {
    uint8_t number = pages[page_at(pages_current())].number;
    uint8_t value = (uint8_t)(numbers[number] + by);
    uint8_t most = THROWS_MAXIMUM;

    if (number == SQUARE)
        most = session.snakes.board.goal;
    else if (number == PLAYER)
        most = session.snakes.at.players;
    if (value <= most && (value || number == SQUARE))
        numbers[number] = value;
    return number != NONE;
}
