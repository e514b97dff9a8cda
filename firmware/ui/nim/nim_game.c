#include "device/own_boards.h"
#include "games/nim/nim_engine.h"
#include "ui/display/row.h"
#include "ui/kit/game.h"
#include "ui/kit/odds_setting.h"
#include "ui/nim/nim_pages.h"
#include "ui/nim/nim_view.h"
#include <stddef.h>

/* Nim and its kin: take-away, and pawns on a graph. */

WORKSPACE_HOLDS(struct nim_engine_memory);
_Static_assert(sizeof(struct graph) <= SESSION_OWN, "there is room for a graph");

/* ---- options of a game ----------------------------------------------------------------------- */

/* 1 to 3 are taken from one of three heaps. */
static const FLASH uint8_t shown[NIM_OPTIONS + 1] = {
    IMPARTIAL_TAKE_3, 3, COMPOUND_SUM, IMPARTIAL_COMPUTER, IMPARTIAL_COMPUTER, LEVEL_GOOD};

static const FLASH struct option options[NIM_OPTIONS] = {
    [NIM_OPTION_KIND] = {.name = TEXT("Take"),
                         .most = IMPARTIAL_ENTERED,
                         .texts =
                             TEXTS(TEXT("any"), TEXT("1-2"), TEXT("1-3"), TEXT("1-4"), TEXT("1-5"),
                                   TEXT("squares"), TEXT("primes"), TEXT("random"), TEXT("own"))},
    [NIM_OPTION_HEAPS] = {.name = TEXT("Heaps"), .least = 1, .most = COMPOUND_PAWNS, .initial = 3},
    [NIM_OPTION_RULE] = {.name = TEXT("Move"),
                         .most = COMPOUND_MISERE,
                         .texts = TEXTS(TEXT("one"), TEXT("all"), TEXT("all, long"), TEXT("some"),
                                        TEXT("misere"))},
    [NIM_OPTION_FIRST_SEAT] = OPTION_PLAYER("P1", IMPARTIAL_PERSON),
    [NIM_OPTION_FIRST_SEAT + 1] = OPTION_PLAYER("P2", IMPARTIAL_COMPUTER),
};

static bool load_own(const uint8_t setup[], uint8_t own[SESSION_OWN]) {
    return setup[NIM_OPTION_KIND] == IMPARTIAL_ENTERED && own_graph_load((struct graph *)own);
}

/* A deal may not be a game: misere play is not supported, or the pawns cannot move. */
static const FLASH char *refusal(const uint8_t setup[]) {
    if (setup[NIM_OPTION_KIND] == IMPARTIAL_ENTERED && !session.has_own) {
        return LOCAL_TEXT("No graph is kept");
    }
    return setup[NIM_OPTION_RULE] == COMPOUND_MISERE ? LOCAL_TEXT("misere: take any")
                                                     : LOCAL_TEXT("no move anywhere");
}

/* ---- a move ---------------------------------------------------------------------------------- */

static void open(void) {
    nim_move_editor_end();
    nim_pages_begin();
}

static bool chosen(decision_t *decision) {
    const uint8_t *to = nim_entered_heaps();

    if (to) {
        *decision = nim_decision_pack(to, nim_in_play()->compound.count);
    }
    return to != NULL;
}

static enum key_answer key(struct key_event event) {
    if (event.phase == KEY_HELD) {
        return KEY_NOT_TAKEN;
    }
    if (nim_move_editor()) {
        return nim_move_editor_key(event.key);
    }
    if (event.key != KEY_SELECT) {
        return KEY_NOT_TAKEN;
    }
    nim_move_editor_begin();
    return KEY_TAKEN;
}

/* ---- the picture ----------------------------------------------------------------------------- */

static void draw_heaps(void) {
    const uint8_t *heaps = nim_in_play()->compound.pawn;
    const struct nim_move_editor *editor = nim_move_editor();

    if (editor) {
        digit_editor_draw(&editor->heaps, editor->to, NULL);
    } else {
        nim_view_heaps(heaps, heaps);
    }
}

static void draw_move(const void *before, const struct event *event) {
    const struct impartial *game = before;

    nim_draw_player(event->turn.player);
    row_text(LOCAL_TEXT(" moved to"));
    row_second();
    nim_view_heaps(nim_in_play()->compound.pawn, game->compound.pawn);
}

static void draw_over(void) {
    row_winner(impartial_winner(nim_in_play()), nim_in_play()->player, IMPARTIAL_PLAYERS);
    row_second();
    nim_draw_player(nim_in_play()->turn);
    row_text(LOCAL_TEXT(" cannot move"));
}

static bool draw_prompt(bool prompting) {
    if (nim_move_editor_draw_refusal()) {
        return true;
    }
    if (!prompting && !odds_are_hidden()) {
        return false;
    }
    if (!nim_move_editor()) {
        nim_draw_player(nim_in_play()->turn);
        row_text(LOCAL_TEXT(": OK to move"));
    } else if (nim_move_editor_is_complete()) {
        row_text(LOCAL_TEXT("OK makes move"));
    } else {
        row_text(LOCAL_TEXT("up/down, OK next"));
    }
    return true;
}

const FLASH struct game game_nim = {
    .entry = {.name = TEXT("Nim and kin")},
    .rules = TEXT("A heap is a number to 15. A move makes it less, as Take says; random, own: by "
                  "arcs of its own. Move one heap, all until one is stuck, all that can (long), "
                  "or some. Who cannot move loses; misere: wins."),
    .keys = TEXT("Heaps; below, who can win with the move being set. OK begins one: up and down "
                 "set a heap, OK goes on or moves, left back. Else up and down: pages."),
    .prompt = TEXT(""), /* there is one: see draw_prompt */
    .brief = TEXT("Nim"),
    .options = options,
    .option_count = NIM_OPTIONS,
    .first_seat = NIM_OPTION_FIRST_SEAT,
    .seats = IMPARTIAL_PLAYERS,
    .shown = shown,
    .pages = nim_pages,
    .puzzles = &nim_puzzle_view,
    .load = OWN_ARE_STORED ? own_graph_start : NULL,
    .load_own = OWN_ARE_STORED ? load_own : NULL,
    .refusal = refusal,
    .open = open,
    .key = key,
    .chosen = chosen,
    .draw = draw_heaps,
    .draw_prompt = draw_prompt,
    .draw_event = draw_move,
    .draw_over = draw_over,
    .write_player = nim_draw_player,
    .write_decision = nim_write_decision,
};
