#include "device/dice.h"
#include "device/features.h"
#include "device/own_graph.h"
#include "games/nim/nim_computer.h"
#include "ui/display/row.h"
#include "ui/kit/game.h"
#include "ui/nim/nim_moves.h"
#include "ui/nim/nim_pages.h"
#include "ui/nim/nim_puzzle_view.h"
#include "ui/nim/nim_review.h"
#include "ui/nim/nim_view.h"
#include <stddef.h>

/* Nim and its kin: take-away, and pawns on a graph. */

WORKSPACE_HOLDS(struct nim_computer);

/* Neither a move begun nor one thought of belongs to the position as it is now. */
static void forget_thoughts(void) {
    nim_pages_begin();
    workspace_forget();
}

/* ---- a game begins, or goes on --------------------------------------------------------------- */

enum { TAKE, HEAPS, MOVE, PLAYER_1, PLAYER_2, OPTIONS };

/* 1 to 3 are taken from one of three heaps. */
static const FLASH uint8_t shown[OPTIONS + 1] = {
    IMPARTIAL_TAKE_3, 3, COMPOUND_SUM, IMPARTIAL_COMPUTER, IMPARTIAL_COMPUTER, LEVEL_GOOD};

static const FLASH struct option options[OPTIONS] = {
    [TAKE] = {.name = TEXT("Take"),
              .most = IMPARTIAL_ENTERED,
              .texts = TEXTS(TEXT("any"), TEXT("1-2"), TEXT("1-3"), TEXT("1-4"), TEXT("1-5"),
                             TEXT("squares"), TEXT("primes"), TEXT("random"), TEXT("own"))},
    [HEAPS] = {.name = TEXT("Heaps"), .least = 1, .most = COMPOUND_PAWNS, .initial = 3},
    [MOVE] = {.name = TEXT("Move"),
              .most = COMPOUND_MISERE,
              .texts =
                  TEXTS(TEXT("one"), TEXT("all"), TEXT("all, long"), TEXT("some"), TEXT("misere"))},
    [PLAYER_1] = {.name = TEXT("P1"), .most = IMPARTIAL_COMPUTER, .texts = options_players},
    [PLAYER_2] = {.name = TEXT("P2"),
                  .most = IMPARTIAL_COMPUTER,
                  .initial = IMPARTIAL_COMPUTER,
                  .texts = options_players},
};

static void throw_heaps(struct compound *compound) {
    for (uint8_t heap = 0; heap < compound->count; heap++) {
        compound->pawn[heap] = dice_byte();
    }
}

static void throw_arcs(struct graph *graph) {
    for (uint8_t node = 0; node < GRAPH_NODES; node++) {
        uint16_t high = dice_byte();
        graph->follows[node] = (uint16_t)(high << 8 | dice_byte());
    }
}

/* What is dealt may not be a game: misere play is not understood, or the pawns cannot move. */
static const FLASH char *begin(const uint8_t chosen[]) {
    struct impartial dealt = {
        .player = {chosen[PLAYER_1], chosen[PLAYER_2]},
        .compound = {.rule = chosen[MOVE], .count = chosen[HEAPS]},
    };

    if (chosen[TAKE] == IMPARTIAL_ENTERED && !own_graph_load(&dealt.compound.graph)) {
        return LOCAL_TEXT("No graph is kept");
    }
    if (chosen[TAKE] == IMPARTIAL_RANDOM) {
        throw_arcs(&dealt.compound.graph);
    }
    throw_heaps(&dealt.compound);
    impartial_deal(&dealt, (enum impartial_kind)chosen[TAKE]);
    if (!impartial_is_sound(&dealt)) {
        return chosen[MOVE] == COMPOUND_MISERE ? LOCAL_TEXT("misere: take any")
                                               : LOCAL_TEXT("no move anywhere");
    }
    *nim_in_play() = dealt;
    nim_moves_begin();
    forget_thoughts();
    return NULL;
}

static bool resume(void) {
    if (!impartial_is_sound(nim_in_play())) {
        return false;
    }
    nim_moves_begin();
    forget_thoughts();
    return true;
}

/* ---- a move ---------------------------------------------------------------------------------- */

static enum standing standing(void) {
    const struct impartial *game = nim_in_play();

    if (compound_is_over(&game->compound)) {
        return game->player[impartial_winner(game)] == IMPARTIAL_PERSON ? STANDING_WON
                                                                        : STANDING_LOST;
    }
    return impartial_is_computer(game) ? STANDING_COMPUTER : STANDING_PERSON;
}

static enum progress think(union workspace *space, uint8_t *done) {
    struct nim_computer *computer = (struct nim_computer *)space;
    enum progress progress = WORKING;

    if (workspace_claim(nim_moves_decided())) {
        progress = nim_computer_step(computer);
    } else {
        nim_computer_start(computer, nim_in_play(), (enum level)session.level, dice_byte());
    }
    *done = nim_computer_done(computer);
    if (progress == DONE) {
        compound_copy(nim_moves_decided(), nim_computer_move(computer));
    }
    return progress;
}

/* At the next slice, if it has begun to think. */
static bool settle(void) {
    struct nim_computer *computer = (struct nim_computer *)workspace_of(WORKSPACE_SCREEN);

    if (computer == NULL || !workspace_claim(nim_moves_decided())) {
        workspace_forget();
        return false;
    }
    nim_computer_hurry(computer);
    if (nim_computer_step(computer) != DONE) {
        return false;
    }
    compound_copy(nim_moves_decided(), nim_computer_move(computer));
    return true;
}

static enum key_answer key(struct key_event event) {
    const struct compound *compound = &nim_in_play()->compound;
    struct nim_move_editor *editor = nim_moves_editor();

    if (event.phase == KEY_HELD) {
        return KEY_NOT_TAKEN;
    }
    if (nim_move_editor_is_open(editor)) {
        return nim_move_editor_key(editor, compound, event.key);
    }
    if (event.key != KEY_SELECT) {
        return KEY_NOT_TAKEN;
    }
    nim_move_editor_begin(editor, compound);
    return KEY_TAKEN;
}

static enum play_state act(void) {
    nim_moves_make();
    if (HAS_REVIEW) {
        nim_review_moved();
    }
    forget_thoughts();
    return PLAY_SHOWN;
}

/* ---- the picture ----------------------------------------------------------------------------- */

static void draw_heaps(void) {
    const uint8_t *heaps = nim_in_play()->compound.pawn;
    const struct nim_move_editor *editor = nim_moves_editor();

    if (nim_move_editor_is_open(editor)) {
        digit_editor_draw(&editor->heaps, editor->to, NULL);
    } else {
        nim_view_heaps(heaps, heaps);
    }
}

static void draw_move(void) {
    row_name(IMPARTIAL_PLAYERS - 1 - nim_in_play()->turn, nim_computer_player());
    row_text(LOCAL_TEXT(" moved to"));
    row_second();
    nim_view_heaps(nim_in_play()->compound.pawn, nim_moves_before());
}

static void draw_end(void) {
    row_winner(impartial_winner(nim_in_play()), nim_computer_player());
    row_second();
    row_name(nim_in_play()->turn, nim_computer_player());
    row_text(LOCAL_TEXT(" cannot move"));
}

static void draw(enum play_state state) {
    if (state == PLAY_OVER) {
        draw_end();
    } else if (state == PLAY_SHOWN) {
        draw_move();
    } else {
        draw_heaps();
    }
}

static bool draw_prompt(bool prompting) {
    const struct nim_move_editor *editor = nim_moves_editor();

    if (!prompting) {
        return false;
    }
    if (!nim_move_editor_is_open(editor)) {
        row_name(nim_in_play()->turn, nim_computer_player());
        row_text(LOCAL_TEXT(": OK to move"));
    } else if (nim_move_editor_is_complete(editor, &nim_in_play()->compound)) {
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
    .option_count = OPTIONS,
    .first_seat = PLAYER_1,
    .seats = IMPARTIAL_PLAYERS,
    .shown = shown,
    .review = HAS_REVIEW ? &nim_review : NULL,
    .pages = nim_pages,
    .puzzles = HAS_PUZZLES ? &nim_puzzle_view : NULL,
    .load = HAS_CONSOLE ? own_graph_start : NULL, /* where one can be kept */
    .begin = begin,
    .resume = resume,
    .standing = standing,
    .act = act,
    .key = key,
    .think = think,
    .settle = settle,
    .draw = draw,
    .draw_prompt = draw_prompt,
};
