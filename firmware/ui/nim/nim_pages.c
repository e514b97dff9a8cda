#include "ui/nim/nim_pages.h"

#include "games/nim/compound_search.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/nim/nim_view.h"
#include <stddef.h>

WORKSPACE_HOLDS(struct compound_search);

/* ---- whether the player to move can win: known as soon as a search is begun ------------------ */

static bool can_win;

static void start_verdict(union workspace *space) {
    struct compound_search *search = (struct compound_search *)space;

    workspace_claim(&can_win);
    compound_search_start(search, &nim_in_play()->compound, 0);
    can_win = !compound_search_is_lost(search);
}

static void draw_verdict(void) {
    row_player(nim_in_play()->turn);
    row_text(can_win ? LOCAL_TEXT(" can win") : LOCAL_TEXT(" cannot win"));
}

static const FLASH struct page verdict_page = {
    .title = TEXT("Who wins"),
    .start = start_verdict,
    .draw = draw_verdict,
};

/* ---- the winning moves, one after the other; of a lost position the best try ----------------- */

enum { LAST_MOVE_SHOWN = 254 }; /* it is called number 255 */

static uint8_t move_number; /* of the winning move that is asked for, from 0 */

static struct {
    bool wins;
    uint8_t to[COMPOUND_PAWNS];
} move;

static void change_move(int8_t by) {
    uint8_t limit = by > 0 ? LAST_MOVE_SHOWN : 0;

    if (move_number != limit) {
        move_number = (uint8_t)(move_number + by);
    }
}

static void start_moves(union workspace *space) {
    workspace_claim(&move);
    compound_search_start((struct compound_search *)space, &nim_in_play()->compound, move_number);
}

/* There may be fewer winning moves than the number asked for: then the last of them is shown. */
static void keep_move(const struct compound_search *search) {
    move.wins = !compound_search_is_lost(search);
    compound_copy(move.to, compound_search_move(search));
    if (move.wins) {
        move_number = (uint8_t)(compound_search_found(search) - 1);
    }
}

static enum progress step_moves(union workspace *space, uint8_t *done) {
    struct compound_search *search = (struct compound_search *)space;
    enum progress progress = compound_search_step(search);

    *done = compound_search_done(search);
    if (progress == DONE) {
        keep_move(search);
    }
    return progress;
}

static void draw_moves(void) {
    if (move.wins) {
        row_labelled(LOCAL_TEXT("Winning move "), move_number + 1U);
    } else {
        row_text(LOCAL_TEXT("Lost. Best try:"));
    }
    row_second();
    nim_view_heaps(move.to, nim_in_play()->compound.pawn);
}

static const FLASH struct page moves_page = {
    .title = TEXT("Best moves"),
    .help = TEXT("Moves that win, or the one with the fewest answers. OK sets."),
    .change = change_move,
    .keeps = true,
    .start = start_moves,
    .step = step_moves,
    .draw = draw_moves,
};

/* ---- what each heap is worth ----------------------------------------------------------------- */

static const FLASH char values_help[] =
    "G Grundy value, R remoteness, S suspense. Lost if: one moves, XOR of G 0; some, all G 0; "
    "all, least R even; long, greatest S even.";

static struct {
    enum graph_measure measure;
    uint8_t of_heap[COMPOUND_PAWNS];
} values;

static void measure_heaps(enum graph_measure measure) {
    const struct compound *compound = &nim_in_play()->compound;
    uint8_t of_node[GRAPH_NODES];

    graph_values(&compound->graph, measure, of_node);
    values.measure = measure;
    for (uint8_t heap = 0; heap < compound->count; heap++) {
        values.of_heap[heap] = of_node[compound->pawn[heap]];
    }
}

static void draw_values(void) {
    const uint8_t *heaps = nim_in_play()->compound.pawn;

    nim_view_heaps(heaps, heaps);
    row_second();
    nim_view_heaps(values.of_heap, values.of_heap);
    display_at(1, LCD_COLUMNS - 1);
    row_character(LOCAL_TEXT("GRS")[values.measure]);
}

static void start_grundy(union workspace *space) {
    (void)space;
    measure_heaps(GRAPH_GRUNDY);
}

static void start_remoteness(union workspace *space) {
    (void)space;
    measure_heaps(GRAPH_REMOTENESS);
}

static void start_suspense(union workspace *space) {
    (void)space;
    measure_heaps(GRAPH_SUSPENSE);
}

static const FLASH struct page grundy_page = {
    .title = TEXT("Grundy"),
    .help = values_help,
    .start = start_grundy,
    .draw = draw_values,
};

static const FLASH struct page remoteness_page = {
    .title = TEXT("Remoteness"),
    .help = values_help,
    .start = start_remoteness,
    .draw = draw_values,
};

static const FLASH struct page suspense_page = {
    .title = TEXT("Suspense"),
    .help = values_help,
    .start = start_suspense,
    .draw = draw_values,
};

const FLASH struct page *const FLASH nim_pages[] = {
    &verdict_page, &moves_page, &grundy_page, &remoteness_page, &suspense_page, NULL,
};
