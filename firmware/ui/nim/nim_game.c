#include "device/dice.h"
#include "device/session.h"
#include "device/workspace.h"
#include "store/store.h"
#include "text/text.h"
#include "ui/kit/beeper.h"
#include "ui/kit/digit_editor.h"
#include "ui/kit/display.h"
#include "ui/kit/layout.h"
#include "ui/kit/pages.h"
#include "ui/kit/results.h"
#include "ui/kit/screens.h"
#include "ui/nim/nim_pages.h"
#include <stddef.h>
#include <string.h>

/* Nim and its kin for the screens that serve every game. */

/* Values of the lines: enum impartial_kind, count of heaps, enum compound_rule. */
enum line { KIND = SETUP_OWN, HEAPS, RULE, FIRST, SECOND, WEAK, LINES };
enum { FIRST_HEAPS = 3 };

static const FLASH char lines[] =
    SETUP_LINES "Take\tany\t1-2\t1-3\t1-4\t1-5\tsquares\tprimes\trandom\town\n"
                "Heaps\t3\t4\t5\t1\t2\n"
                "Move\tone\tall\tall, long\tsome\tmisere\n"
                "P1\tperson\tcomputer\n"
                "P2\tcomputer\tperson\n"
                "Skill\tperfect\terrs\n";
static const FLASH char setup_help[] =
    "Who cannot move loses; misere: wins. One heap moves, some, all, or all that can (long). "
    "Random: each number has its own moves.";
static const FLASH char play_help[] =
    "OK begins a move: up and down change a heap, OK goes on. Else up and down: odds.";
static const FLASH char prompt[] = "OK chooses";
static const FLASH char over[] = "P\10 wins!\nP\10 cannot move";

static struct nim {
    struct digit_editor picker;    /* without cells: no move has been begun */
    uint8_t cells[COMPOUND_PAWNS]; /* what he has chosen so far; after a move: what was before it */
} nim;

/* The graph that the owner has entered, if there is one. */
static bool load_graph(struct graph *graph) {
    return store_load(STORE_GRAPH, graph, sizeof *graph) && graph_is_sound(graph);
}

/* Dealt in the workspace, as what comes of it may not be a game. */
static uint8_t chosen(uint8_t setup_line) {
    struct impartial *game = (struct impartial *)workspace_borrow(WORKSPACE_SCREEN);
    uint8_t *byte = (uint8_t *)game;
    uint8_t kind = setup_values[KIND];

    (void)setup_line;
    for (uint8_t count = sizeof *game; count; count--)
        *byte++ = dice_byte();
    if (kind == IMPARTIAL_ENTERED && !load_graph(&game->compound.graph)) {
        return SCREENS_COUNT;
    }
    game->compound.rule = setup_values[RULE];
    game->compound.count = setup_values[HEAPS] + FIRST_HEAPS;
    if (game->compound.count > COMPOUND_PAWNS)
        game->compound.count -= COMPOUND_PAWNS;
    game->player[0] = setup_values[FIRST] ? IMPARTIAL_COMPUTER : IMPARTIAL_PERSON;
    game->player[1] = setup_values[SECOND] ? IMPARTIAL_PERSON : IMPARTIAL_COMPUTER;
    game->errs = setup_values[WEAK];
    impartial_deal(game, kind);
    if (!impartial_is_sound(game))
        return SCREENS_COUNT;
    session.impartial = *game;
    return SCREEN_PLAY;
}

static uint8_t resume(uint8_t nothing) {
    (void)nothing;
    return impartial_is_sound(&session.impartial);
}

static uint8_t standing(uint8_t nothing) {
    const struct impartial *game = &session.impartial;

    (void)nothing;
    if (!compound_is_over(&game->compound))
        return impartial_is_computer(game);
    return game->player[impartial_winner(game)] == IMPARTIAL_COMPUTER ? STANDING_LOST
                                                                      : STANDING_WON;
}

static uint8_t act(uint8_t nothing) {
    struct impartial *game = &session.impartial;
    struct nim *at = &nim;

    (void)nothing;
    if (impartial_is_computer(game)) {
        if (pages_working())
            return PLAY_STAY;
        compound_copy(at->cells, &results.bytes[NIM_MOVE]);
    }
    at->picker.count = 0;
    impartial_move(game, at->cells);
    return PLAY_SHOWN;
}

static bool moves_one(uint8_t rule) {
    return rule == COMPOUND_SUM || rule == COMPOUND_MISERE;
}

/* Select on the last heap moves, where only one may move on any. */
static bool is_complete(const struct nim *at, const struct compound *compound) {
    return compound_is_move(compound, at->cells) &&
           (moves_one(compound->rule) || at->picker.at == at->picker.count - 1);
}

/* Whether the pawn under the cursor may be where it is shown. */
static bool is_allowed(const struct nim *at, const struct compound *compound) {
    uint8_t from = compound->pawn[at->picker.at];
    uint8_t node = at->cells[at->picker.at];

    return node == from || (compound->graph.follows[from] & graph_bit(node));
}

/* Up and down lead to the next node where the pawn may go; where only one may move the others go
   back. */
static uint8_t choose(struct nim *at, const struct compound *compound, uint8_t pressed) {
    uint8_t *cell = &at->cells[at->picker.at];
    uint8_t before = *cell;
    uint8_t node;
    uint8_t result;

    do
        result = digit_editor_key(&at->picker, at->cells, 0, GRAPH_NODES - 1, pressed);
    while (result == DIGIT_EDITOR_CHANGED && !is_allowed(at, compound));
    node = *cell;
    if (result == DIGIT_EDITOR_NOTHING)
        *cell = before;
    else if (node != before && moves_one(compound->rule)) {
        compound_copy(at->cells, compound->pawn);
        *cell = node;
    }
    return result;
}

static uint8_t key(uint8_t pressed) {
    const struct compound *compound = &session.impartial.compound;
    struct nim *at = &nim;
    uint8_t result;

    if (at->picker.count == 0) {
        if (pressed != KEY_SELECT)
            return false;
        at->picker.count = compound->count;
        at->picker.at = 0;
        compound_copy(at->cells, compound->pawn);
        return true;
    }
    if (pressed == KEY_SELECT && is_complete(at, compound))
        return false;
    result = choose(at, compound, pressed);
    if (result == DIGIT_EDITOR_DONE)
        beeper_play(TUNE_REFUSE);
    if (result == DIGIT_EDITOR_LEFT)
        at->picker.count = 0;
    return true;
}

static uint8_t draw(uint8_t play_state) {
    const uint8_t *pawn = session.impartial.compound.pawn;
    uint8_t shown[] = {impartial_winner(&session.impartial) + 1, session.impartial.turn + 1};

    if (play_state == PLAY_OVER) {
        layout_draw(over, shown);
    } else if (play_state == PLAY_SHOWN) {
        nim_draw_cells(nim.cells, nim.cells);
        display_at(1, 0);
        nim_draw_cells(pawn, nim.cells);
    } else if (nim.picker.count) {
        digit_editor_draw(&nim.picker, nim.cells, NULL);
    } else {
        nim_draw_cells(pawn, pawn);
    }
    return 0;
}

const FLASH struct game game_nim = {
    .lines_count = LINES,
    .lines = lines,
    .setup_help = setup_help,
    .prompt = prompt,
    .play_help = play_help,
    .task =
        {
            [GAME_CHOSEN] = chosen,
            [GAME_RESUME] = resume,
            [GAME_STANDING] = standing,
            [GAME_ACT] = act,
            [GAME_KEY] = key,
            [GAME_DRAW] = draw,
            [GAME_PAGES] = nim_pages,
            [GAME_PAGE_START] = nim_page_start,
            [GAME_PAGE_STEP] = nim_page_step,
            [GAME_PAGE_DRAW] = nim_page_draw,
            [GAME_PAGE_ADJUST] = nim_page_adjust,
        },
};
