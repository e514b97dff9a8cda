#include "console/command.h"
#include "console/nim/nim_arguments.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "device/workspace.h"
#include "games/nim/compound_search.h"
#include "games/nim/nim_engine.h"
#include <string.h>

/* Nim and take-away: heaps. */

WORKSPACE_HOLDS(struct compound_search);

struct heaps {
    bool winner_said;
    uint8_t said; /* winning moves */
};
CONSOLE_STATE_HOLDS(struct heaps);

/* nim, misere, or take:K; the amounts that may be taken as games/nim/graph.h has them. */
static bool parse_rule(struct console_call *call, enum compound_rule *rule, uint16_t *amounts) {
    uint16_t most = 0;

    *rule = COMPOUND_SUM;
    *amounts = UINT16_MAX;
    if (parse_accept_word(call, LOCAL_TEXT("nim"))) {
        return true;
    }
    if (parse_accept_word(call, LOCAL_TEXT("misere"))) {
        *rule = COMPOUND_MISERE;
        return true;
    }
    if (!parse_accept_text(call, LOCAL_TEXT("take:"))) {
        return console_refuse_usage(call);
    }
    if (!parse_number(call, LOCAL_TEXT("K"), 1, GRAPH_NODES - 1, &most)) {
        return false;
    }
    *amounts = graph_bit((uint8_t)most) - 1;
    return true;
}

static bool begin_heaps(struct console_call *call) {
    const struct heaps *heaps = call->state;
    struct compound compound = {.count = 0};
    enum compound_rule rule;
    uint16_t amounts;

    if (!parse_rule(call, &rule, &amounts) ||
        !parse_position(call, LOCAL_TEXT("N"), GRAPH_NODES - 1, &compound)) {
        return false;
    }
    compound.rule = rule;
    memset(&compound.graph, UINT8_MAX, sizeof compound.graph);
    graph_subtract(&compound.graph, amounts);
    compound_search_start(console_borrow(call), &compound, heaps->said);
    return true;
}

static bool say_winner(const struct compound_search *search, struct heaps *heaps) {
    bool is_lost = compound_search_is_lost(search);

    reply_text(is_lost ? LOCAL_TEXT("lose") : LOCAL_TEXT("win"));
    reply_end_line();
    heaps->winner_said = true;
    return !is_lost;
}

static void say_move(const uint8_t *from, const uint8_t *to) {
    while (*from == *to) {
        from++;
        to++;
    }
    reply_unsigned(*from);
    reply_character('>');
    reply_unsigned(*to);
    reply_end_line();
}

/* The search is for one winning move, so it is begun again for the next. */
static bool say_next_move(struct compound_search *search, struct heaps *heaps) {
    enum progress progress = compound_search_step(search);

    if (progress != DONE) {
        return progress == WORKING;
    }
    if (compound_search_found(search) <= heaps->said) {
        return false;
    }
    say_move(search->compound.pawn, compound_search_move(search));
    heaps->said++;
    compound_search_start(search, &search->compound, heaps->said);
    return true;
}

static bool say_heaps(const struct console_call *call) {
    struct heaps *heaps = call->state;

    return heaps->winner_said ? say_next_move(call->workspace, heaps)
                              : say_winner(call->workspace, heaps);
}

/* ---- puzzles --------------------------------------------------------------------------------- */

/* As the command heaps has it: "take:3 1 4 6". */
static void say_position(const void *state) {
    const struct impartial *game = state;
    uint8_t take = impartial_take(game);

    if (game->compound.rule == COMPOUND_MISERE) {
        reply_text(LOCAL_TEXT("misere"));
    } else if (take == IMPARTIAL_TAKE_ANY) {
        reply_text(LOCAL_TEXT("nim"));
    } else {
        reply_text(LOCAL_TEXT("take:"));
        reply_unsigned(take);
    }
    for (uint8_t heap = 0; heap < game->compound.count; heap++) {
        reply_character(' ');
        reply_unsigned(game->compound.pawn[heap]);
    }
}

/* The heap that changes: "4>1". */
static void say_choice(const void *state, decision_t decision) {
    const uint8_t *heap = ((const struct impartial *)state)->compound.pawn;
    uint8_t to[COMPOUND_PAWNS];
    uint8_t moved = 0;

    nim_decision_unpack(to, decision);
    while (to[moved] == heap[moved]) {
        moved++;
    }
    reply_unsigned(heap[moved]);
    reply_character('>');
    reply_unsigned(to[moved]);
}

static const FLASH struct console_puzzle puzzle = {.name = TEXT("nim"),
                                                   .kind = &nim_puzzles,
                                                   .say_position = say_position,
                                                   .say_choice = say_choice};

static const FLASH struct command commands[] = {
    {
        .name = TEXT("heaps"),
        .syntax = TEXT("nim|misere|take:K N N ..."),
        .explanation =
            TEXT("Whether the player to move wins, and by which moves; heaps of 0 to 15."),
        .example = TEXT("heaps nim 3 5 7"),
        .begin = begin_heaps,
        .answer = say_heaps,
    },
};

const FLASH struct command_table nim_commands =
    COMMAND_TABLE(commands, .next = &nim_graph_commands, .puzzle = &puzzle);
