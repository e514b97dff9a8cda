#include "console/command.h"
#include "console/nim/nim_arguments.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "device/own_graph.h"
#include "device/workspace.h"
#include "games/nim/compound_search.h"
#include <stddef.h>

/* The graph that is kept in EEPROM, and pawns on it: graph, nodes, pawns. */

WORKSPACE_HOLDS(struct compound_search);

static bool load_graph(struct console_call *call, struct graph *graph) {
    if (own_graph_load(graph)) {
        return true;
    }
    return console_refuse(call, LOCAL_TEXT("no graph"));
}

/* The graph that a line begins with, before its arcs. */
static bool parse_base(struct console_call *call, struct graph *graph) {
    if (parse_accept(call, '+')) {
        return load_graph(call, graph) && parse_end_argument(call);
    }
    *graph = (struct graph){.nodes = 0};
    return parse_byte(call, LOCAL_TEXT("N"), 1, GRAPH_NODES, &graph->nodes);
}

static bool parse_arcs(struct console_call *call, struct graph *graph) {
    while (parse_has_more(call)) {
        struct board_jump arc;
        if (!parse_arc(call, LOCAL_TEXT("a node"), graph->nodes - 1, &arc)) {
            return false;
        }
        graph->follows[arc.from] |= graph_bit(arc.to);
    }
    return true;
}

static bool refuse_cycle(struct console_call *call, const uint8_t cycle[], uint8_t count) {
    console_refuse_with(call, LOCAL_TEXT("a cycle "));
    for (uint8_t i = 0; i < count; i++) {
        reply_unsigned(cycle[i]);
        reply_character('>');
    }
    reply_unsigned(cycle[0]);
    reply_end_line();
    return false;
}

static bool begin_graph(struct console_call *call) {
    struct graph *kept;
    struct graph graph;
    uint8_t cycle[GRAPH_NODES];
    uint8_t count;

    if (!parse_base(call, &graph) || !parse_arcs(call, &graph)) {
        return false;
    }
    count = graph_cycle(&graph, cycle);
    if (count > 0) {
        return refuse_cycle(call, cycle, count);
    }
    kept = console_borrow(call);
    *kept = graph;
    own_graph_save(kept);
    return true;
}

/* The graph is saved from where it lies. */
static enum progress wait_until_saved(struct console_call *call) {
    (void)call;
    return own_graph_is_saved() ? DONE : WORKING;
}

struct nodes {
    uint8_t said;
};
CONSOLE_STATE_HOLDS(struct nodes);

static bool begin_nodes(struct console_call *call) {
    struct graph graph;

    if (!parse_end(call) || !load_graph(call, &graph)) {
        return false;
    }
    *(struct graph *)console_borrow(call) = graph;
    return true;
}

/* A line takes three passes over the graph. */
static bool say_nodes(const struct console_call *call) {
    const struct graph *graph = call->workspace;
    struct nodes *nodes = call->state;
    uint8_t value[GRAPH_NODES];

    reply_unsigned(nodes->said);
    for (enum graph_measure measure = GRAPH_GRUNDY; measure <= GRAPH_SUSPENSE; measure++) {
        graph_values(graph, measure, value);
        reply_character(' ');
        reply_unsigned(value[nodes->said]);
    }
    reply_end_line();
    return ++nodes->said < graph->nodes;
}

static const FLASH char *const FLASH rule_names[] = {TEXT("sum"), TEXT("or"), TEXT("and"),
                                                     TEXT("long")};

static const FLASH enum compound_rule rules[] = {COMPOUND_SUM, COMPOUND_OR, COMPOUND_AND,
                                                 COMPOUND_LONG};

enum { RULES = sizeof rules / sizeof rules[0] };

static bool begin_pawns(struct console_call *call) {
    struct compound compound = {.count = 0};
    uint8_t rule;

    if (!parse_choice(call, rule_names, RULES, &rule) || !load_graph(call, &compound.graph) ||
        !parse_position(call, LOCAL_TEXT("a node"), compound.graph.nodes - 1, &compound)) {
        return false;
    }
    compound.rule = rules[rule];
    compound_search_start(console_borrow(call), &compound, 0);
    return true;
}

static bool say_pawns(const struct console_call *call) {
    reply_text(compound_search_is_lost(call->workspace) ? LOCAL_TEXT("lose") : LOCAL_TEXT("win"));
    reply_end_line();
    return false;
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("graph"),
        .syntax = TEXT("N|+ A>B ..."),
        .explanation = TEXT("Keeps a graph of N nodes, 0 to N - 1, and arcs; + adds arcs to it."),
        .example = TEXT("graph 4 3>2 3>1 2>0 1>0"),
        .begin = begin_graph,
        .compute = wait_until_saved,
    },
    {
        .name = TEXT("nodes"),
        .explanation = TEXT("Grundy value, remoteness and suspense of each node of the graph."),
        .example = TEXT("nodes"),
        .begin = begin_nodes,
        .answer = say_nodes,
    },
    {
        .name = TEXT("pawns"),
        .syntax = TEXT("sum|or|and|long NODE NODE ..."),
        .explanation =
            TEXT("Whether the player to move wins with pawns on these nodes of the graph."),
        .example = TEXT("pawns sum 3 1"),
        .begin = begin_pawns,
        .answer = say_pawns,
    },
};

const FLASH struct command_table nim_graph_commands = COMMAND_TABLE(commands);
