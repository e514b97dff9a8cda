#include "console/command_tables.h"
#include "console/nim_arguments.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "device/workspace.h"
#include <string.h>

/* Nim and take-away: heaps. */

WORKSPACE_HOLDS(struct compound_search);

struct heaps {
    bool winner_said;
    uint8_t said;  /* winning moves */
    uint8_t found; /* since the search was begun */
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
    struct heaps *heaps = call->state;
    struct compound compound = {.count = 0};
    struct compound_search *search;
    enum compound_rule rule;
    uint16_t amounts;

    if (!parse_rule(call, &rule, &amounts) ||
        !parse_position(call, LOCAL_TEXT("N"), GRAPH_NODES - 1, &compound)) {
        return false;
    }
    compound.rule = rule;
    memset(&compound.graph, UINT8_MAX, sizeof compound.graph);
    graph_subtract(&compound.graph, amounts);
    search = console_borrow(call);
    search->compound = compound;
    compound_search(search);
    heaps->found = 0;
    return true;
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

/* After the workspace was lost the search finds once more what has been said. */
static bool say_next_move(struct compound_search *search, struct heaps *heaps) {
    switch (compound_step(search)) {
    case COMPOUND_WORKING:
        return true;
    case COMPOUND_FOUND:
        if (heaps->found++ == heaps->said) {
            say_move(search->compound.pawn, search->best);
            heaps->said++;
        }
        return true;
    default:
        return false;
    }
}

static bool say_heaps(const struct console_call *call) {
    struct compound_search *search = call->workspace;
    struct heaps *heaps = call->state;

    if (heaps->winner_said) {
        return say_next_move(search, heaps);
    }
    reply_text(search->lost ? LOCAL_TEXT("lose") : LOCAL_TEXT("win"));
    reply_end_line();
    heaps->winner_said = true;
    return !search->lost && !compound_is_over(&search->compound);
}

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

const FLASH struct command_table nim_heap_commands = COMMAND_TABLE(commands);
