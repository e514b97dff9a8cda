#include "ui/nim/nim_pages.h"

#include "games/nim/compound.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/nim/nim_view.h"
#include "ui/review/screen_review.h"
#include <stddef.h>
#include <string.h>

WORKSPACE_HOLDS(struct compound_search);

/* ---- the player who can win, if both play their best ----------------------------------------- */

static bool can_win; /* the player to move */

static void start_verdict(union workspace *space) {
    compound_search_start((struct compound_search *)space, &nim_in_play()->compound, 0);
}

/* The move being entered may change at any time. */
static enum progress step_verdict(union workspace *space, uint8_t *done) {
    const struct compound_search *search = (const struct compound_search *)space;
    const uint8_t *entered = nim_entered_heaps();

    (void)done;
    can_win = entered ? compound_search_is_lost_at(search, entered) : !search->is_lost;
    return IMPROVING;
}

static void draw_verdict(void) {
    uint8_t turn = nim_in_play()->turn;

    nim_draw_player(can_win ? turn : IMPARTIAL_PLAYERS - 1 - turn);
    row_text(LOCAL_TEXT(" can win"));
}

static const FLASH struct page verdict_page = {
    .title = TEXT("Who can win"),
    .start = start_verdict,
    .step = step_verdict,
    .draw = draw_verdict,
};

/* ---- the winning moves, one after the other; in a lost position the best try ----------------- */

enum { LAST_MOVE_SHOWN = 254 }; /* shown as number 255 */

static uint8_t move_number; /* of the winning move to show, from 0 */

struct move {
    bool wins;
    bool is_cut;
    uint8_t to[COMPOUND_PAWNS];
};

PAGE_RESULT_HOLDS(struct move);
static struct move *const move = (struct move *)&page_result;

static void change_move(int8_t by) {
    uint8_t limit = by > 0 ? LAST_MOVE_SHOWN : 0;

    if (move_number != limit) {
        move_number = (uint8_t)(move_number + by);
    }
}

static void start_moves(union workspace *space) {
    compound_search_start((struct compound_search *)space, &nim_in_play()->compound, move_number);
}

/* If there are fewer winning moves, the last of them is shown. */
static enum progress step_moves(union workspace *space, uint8_t *done) {
    struct compound_search *search = (struct compound_search *)space;
    enum progress progress = compound_search_step(search);

    *done = compound_search_done(search);
    if (progress == DONE) {
        move->wins = !search->is_lost;
        move->is_cut = search->is_cut;
        memcpy(move->to, search->best, COMPOUND_PAWNS);
    }
    if (progress == DONE && move->wins) {
        move_number = (uint8_t)(search->found - 1);
    }
    return progress;
}

static void draw_moves(void) {
    if (move->wins) {
        row_labelled(LOCAL_TEXT("Winning move "), move_number + 1U);
    } else {
        row_text(LOCAL_TEXT("Lost. "));
        row_text(move->is_cut ? LOCAL_TEXT("Good try:") : LOCAL_TEXT("Best try:"));
    }
    row_second();
    nim_view_heaps(move->to, nim_in_play()->compound.pawn);
}

static const FLASH struct page moves_page = {
    .title = TEXT("Best moves"),
    .help = TEXT("The moves that win; of a lost game one with few winning answers. Up, "
                 "down: the others."),
    .change = change_move,
    .start = start_moves,
    .step = step_moves,
    .draw = draw_moves,
};

/* ---- value of each heap ---------------------------------------------------------------------- */

struct values {
    uint8_t decider;
    uint8_t of_heap[COMPOUND_PAWNS];
};

PAGE_RESULT_HOLDS(struct values);
static struct values *const values = (struct values *)&page_result;

static const FLASH char xor_of_these[] = "XOR of these: ";

static const FLASH char *const FLASH deciders[] = {
    [COMPOUND_SUM] = xor_of_these,
    [COMPOUND_AND] = TEXT("Moves to end "),
    [COMPOUND_LONG] = TEXT("Moves at most "),
    [COMPOUND_OR] = TEXT("max of these: "),
    [COMPOUND_MISERE] = xor_of_these,
};

static void start_values(union workspace *space) {
    struct compound_search *search = (struct compound_search *)space;
    const struct compound *compound = &nim_in_play()->compound;

    compound_search_start(search, compound, 0);
    values->decider = compound_search_decider(search, compound->pawn);
    for (uint8_t heap = 0; heap < compound->count; heap++) {
        values->of_heap[heap] = search->value[compound->pawn[heap]];
    }
}

/* Each value is in the column that its heap has on the game's own page. */
static void draw_values(void) {
    row_labelled(deciders[nim_in_play()->compound.rule], values->decider);
    row_second();
    nim_view_heaps(values->of_heap, values->of_heap);
}

static const FLASH struct page values_page = {
    .title = TEXT("Heap values"),
    .help = TEXT("Grundy: the least that no heap it can become has; lost if the XOR, or with some "
                 "the max, is 0. Remoteness: moves if the winner hurries, suspense: if he delays; "
                 "lost if it is even."),
    .start = start_values,
    .draw = draw_values,
};

/* ---- moves of a heap ------------------------------------------------------------------------- */

static uint8_t asked; /* the size of the heap */

static void change_asked(int8_t by) {
    asked = (uint8_t)(asked + by) % GRAPH_NODES;
}

static uint8_t width_of(uint8_t number) {
    return number < 10 ? 1 : 2;
}

/* "3" or "3-5", continued in the second row. If that is full, too, then "+"; only an owner's graph
   can have so many. */
static void draw_arcs(void) {
    uint16_t nodes = nim_in_play()->compound.graph.follows[asked];
    bool is_second = false;

    row_labelled(LOCAL_TEXT("Heap "), asked);
    row_text(nodes ? LOCAL_TEXT(" to") : LOCAL_TEXT(": no move"));
    while (nodes) {
        uint8_t first = graph_least(nodes);
        uint8_t last = first;
        uint8_t width;
        while (nodes & graph_bit(last + 1)) {
            last++;
        }
        width = width_of(first) + (first == last ? 0 : 1 + width_of(last));
        if (display_column() + width < LCD_COLUMNS) {
            row_character(' ');
        } else if (is_second) {
            row_character('+');
            return;
        } else {
            row_second();
            is_second = true;
        }
        row_unsigned(first);
        if (first != last) {
            row_character('-');
            row_unsigned(last);
        }
        nodes &= (uint16_t) ~(graph_bit(last + 1) - 1);
    }
}

static const FLASH struct page arcs_page = {
    .title = TEXT("A heap's moves"),
    .help = TEXT("What a heap of this size can become. Up, down: other sizes."),
    .change = change_asked,
    .draw = draw_arcs,
};

void nim_pages_begin(void) {
    move_number = 0;
    asked = nim_in_play()->compound.pawn[0];
}

const FLASH struct page *const FLASH nim_pages[] = {
    &verdict_page, &moves_page, &values_page, &arcs_page, &page_review, &page_end,
};
