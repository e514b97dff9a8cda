#include "ui/nim/nim_pages.h"

#include "device/dice.h"
#include "device/session.h"
#include "device/workspace.h"
#include "hal/lcd.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/layout.h"
#include "ui/kit/pages.h"
#include "ui/kit/results.h"
#include "ui/kit/screens.h"

enum page { GAME, MOVES, VALUES, PAGES = VALUES + GRAPH_SUSPENSE + 1 };

/* What a page leaves in results.bytes. */
enum { CELLS = NIM_MOVE, LOST = CELLS + COMPOUND_PAWNS };

enum { LAST_SHOWN = 254 /* it is called number 255 */ };

static uint8_t number; /* of the winning move that is shown, from 0 */

static const FLASH char can_win[] = "\nP\10 can win";
static const FLASH char cannot_win[] = "\nP\10 cannot win";
static const FLASH char winning[] = "Winning move \10\n";
static const FLASH char trying[] = "Lost. Best try:\n";

/* Of the first pages, by whether the position is lost. */
static const FLASH char *const FLASH layouts[VALUES][2] = {{can_win, cannot_win},
                                                           {winning, trying}};

static const FLASH char moves_help[] =
    "Moves that win, or the one with the fewest answers. OK sets.";
static const FLASH char values_help[] =
    "G Grundy value, R remoteness, S suspense. Lost if: one moves, XOR of G 0; some, all G 0; "
    "all, least R even; long, greatest S even.";

static struct compound_search *search(void) {
    return &workspace_of(WORKSPACE_SCREEN)->compound_search;
}

uint8_t nim_pages(uint8_t nothing) {
    (void)nothing;
    return PAGES;
}

/* The values of a rule are those of a measure. */
uint8_t nim_page_start(uint8_t page) {
    const struct impartial *game = &session.impartial;
    struct compound_search *at = search();

    if (page)
        screens_explain(page == MOVES ? moves_help : values_help);
    if (page == GAME) {
        nim_computer_start(&workspace_of(WORKSPACE_SCREEN)->nim_computer, game, dice_byte());
        return 0;
    }
    at->compound = game->compound;
    if (page >= VALUES)
        at->compound.rule = page - VALUES;
    compound_search_start(at, &at->compound, number);
    return 0;
}

/* The computer's search, or that for a winning move. */
static uint8_t step_search(struct compound_search *at) {
    enum progress progress = compound_search_step(at);

    results.progress = compound_search_done(at);
    if (progress == WORKING)
        return PAGE_WORKING;
    compound_copy(&results.bytes[CELLS], compound_search_move(at));
    if (compound_search_found(at))
        number = compound_search_found(at) - 1;
    return PAGE_READY;
}

static uint8_t step_values(const struct compound_search *at) {
    const uint8_t *pawn = at->compound.pawn;
    uint8_t *cell = &results.bytes[CELLS];

    for (uint8_t count = at->compound.count; count; count--)
        *cell++ = at->value[*pawn++];
    return PAGE_READY;
}

uint8_t nim_page_step(uint8_t page) {
    struct compound_search *at = search();
    uint8_t asked = number;
    uint8_t answer;

    if (page >= VALUES)
        return step_values(at);
    results.bytes[LOST] = compound_search_is_lost(at);
    if (page == GAME && !impartial_is_computer(&session.impartial))
        return PAGE_READY;
    answer = step_search(at);
    if (page == GAME)
        number = asked;
    return answer;
}

void nim_draw_cells(const uint8_t values[], const uint8_t others[]) {
    for (uint8_t count = session.impartial.compound.count; count; count--) {
        display_put(*values != *others++ ? (char)DISPLAY_ARROW_RIGHT : ' ');
        text_padded(*values++, 2);
    }
}

uint8_t nim_page_draw(uint8_t page) {
    const uint8_t *pawn = session.impartial.compound.pawn;
    const uint8_t *cells = &results.bytes[CELLS];
    bool lost = results.bytes[LOST];
    uint8_t shown;

    if (page < VALUES) {
        shown = page ? number + 1 : session.impartial.turn + 1;
        layout_draw(layouts[page][lost], &shown);
        if (page)
            nim_draw_cells(cells, pawn);
        return 0;
    }
    nim_draw_cells(pawn, pawn);
    display_at(1, 0);
    nim_draw_cells(cells, cells);
    display_at(1, LCD_COLUMNS - 1);
    text_character("GRS"[page - VALUES]);
    return 0;
}

uint8_t nim_page_adjust(uint8_t by) {
    if (pages_current() != MOVES)
        return false;
    if (by == 1 ? number != LAST_SHOWN : number != 0)
        number += by;
    return true;
}
