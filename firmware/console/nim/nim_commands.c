#include "console/arguments.h"
#include "console/reply.h"
#include "device/own_boards.h"
#include "device/workspace.h"
#include "games/nim/compound.h"
#include "games/nim/nim_engine.h"
#include <string.h>

/* Nim and its kin: `heaps`; and for the graph in EEPROM `graph`, `nodes` and `pawns`. */

WORKSPACE_HOLDS(struct compound_search);

/* Reads a position up to the end of the line: sizes of heaps, or nodes of pawns, each 0..most. */
static bool parse_position(struct console_call *call, const FLASH char *what, uint8_t most,
                           struct compound *compound) {
    compound->count = 0;
    do {
        if (compound->count == COMPOUND_PAWNS) {
            return console_refuse_numbers(call, LOCAL_TEXT("more than # heaps or pawns"),
                                          COMPOUND_PAWNS, 0);
        }
        if (!parse_byte(call, what, 0, most, &compound->pawn[compound->count++]) ||
            !parse_end(call)) {
            return false;
        }
    } while (parse_has_more(call));
    return true;
}

static bool say_winner(const struct compound_search *search, bool has_more) {
    reply_text(search->is_lost ? LOCAL_TEXT("lose") : LOCAL_TEXT("win"));
    return reply_end_line(has_more);
}

/* ---- heaps ----------------------------------------------------------------------------------- */

struct heaps {
    uint8_t rule;     /* enum compound_rule */
    uint16_t amounts; /* allowed ones, as graph_subtract takes them */
    bool is_winner_said;
    uint8_t said; /* winning moves */
};
CONSOLE_STATE_HOLDS(struct heaps);

/* nim, misere, or take:K. */
static bool read_rule(struct console_call *call, void *value) {
    struct heaps *heaps = value;
    uint8_t rule = parse_choice(call, LOCAL_TEXT("nim|misere"));
    uint8_t most = 0;

    heaps->rule = rule == 1 ? COMPOUND_MISERE : COMPOUND_SUM;
    heaps->amounts = UINT16_MAX;
    if (rule <= 1) {
        return true;
    }
    if (!parse_accept_text(call, LOCAL_TEXT("take:"))) {
        return console_refuse_argument(call);
    }
    if (!parse_byte(call, LOCAL_TEXT("K"), 1, GRAPH_NODES - 1, &most)) {
        return false;
    }
    heaps->amounts = graph_bit(most) - 1;
    return true;
}

static bool read_heaps(struct console_call *call, void *value) {
    const struct heaps *heaps = value;
    struct compound compound = {.rule = heaps->rule};

    if (!parse_position(call, LOCAL_TEXT("N"), GRAPH_NODES - 1, &compound)) {
        return false;
    }
    memset(&compound.graph, UINT8_MAX, sizeof compound.graph);
    graph_subtract(&compound.graph, heaps->amounts);
    compound_search_start(console_take(call), &compound, heaps->said);
    return true;
}

/* Prints the first heap that changes: "4>1". */
static void say_move(const uint8_t *from, const uint8_t *to) {
    while (*from == *to) {
        from++;
        to++;
    }
    reply_numbers(LOCAL_TEXT("#>#"), *from, *to);
}

/* A search finds one winning move, so it is started again for each. */
static bool say_next_move(struct compound_search *search, struct heaps *heaps) {
    enum progress progress = compound_search_step(search);

    if (progress != DONE) {
        return progress == WORKING;
    }
    if (search->found <= heaps->said) {
        return false;
    }
    say_move(search->compound.pawn, search->best);
    heaps->said++;
    compound_search_start(search, &search->compound, heaps->said);
    return reply_end_line(true);
}

static bool say_heaps(const struct console_call *call) {
    struct compound_search *search = call->workspace;
    struct heaps *heaps = call->state;

    if (heaps->is_winner_said) {
        return say_next_move(search, heaps);
    }
    heaps->is_winner_said = true;
    return say_winner(search, !search->is_lost);
}

/* ---- graph, nodes, pawns --------------------------------------------------------------------- */

struct nodes {
    struct graph graph;
    uint8_t said;
};
CONSOLE_STATE_HOLDS(struct nodes);

struct pawns {
    uint8_t rule; /* index into `rules` */
};
CONSOLE_STATE_HOLDS(struct pawns);

static bool load_graph(struct console_call *call, struct graph *graph) {
    return own_graph_load(graph) ||
           console_refuse_for_now(call,
                                  LOCAL_TEXT("no graph yet, for example: graph 4 3>2 3>1 2>0"));
}

/* Reads the number of nodes, or + for the stored graph, and then arcs up to the end of the line. */
static bool read_graph(struct console_call *call, void *value) {
    struct graph *graph = value;

    *graph = (struct graph){.nodes = 0};
    if (parse_accept(call, '+')
            ? !load_graph(call, graph)
            : !parse_byte(call, LOCAL_TEXT("N"), 1, GRAPH_NODES, &graph->nodes)) {
        return false;
    }
    if (!parse_end(call)) {
        return false;
    }
    while (parse_has_more(call)) {
        uint8_t from;
        uint8_t to;
        if (!parse_arc(call, LOCAL_TEXT("a node"), graph->nodes - 1, &from, &to)) {
            return false;
        }
        graph->follows[from] |= graph_bit(to);
    }
    return true;
}

static void begin_graph(struct console_call *call) {
    const struct graph *graph = call->state;
    uint8_t cycle[GRAPH_NODES];
    uint8_t count = graph_cycle(graph, cycle);

    if (count == 0) {
        own_graph_save(graph);
        return;
    }
    console_refuse_with(call);
    reply_text(LOCAL_TEXT("a cycle "));
    reply_list(cycle, count, '>');
    reply_numbers(LOCAL_TEXT(">#"), cycle[0], 0);
}

static enum progress wait_until_saved(struct console_call *call) {
    (void)call;
    return own_graph_is_saved() ? DONE : WORKING;
}

static void begin_nodes(struct console_call *call) {
    load_graph(call, call->state);
}

/* Each line computes three measures of the whole graph. */
static bool say_nodes(const struct console_call *call) {
    struct nodes *nodes = call->state;
    uint8_t value[GRAPH_NODES];

    reply_unsigned(nodes->said);
    for (enum graph_measure measure = GRAPH_GRUNDY; measure <= GRAPH_SUSPENSE; measure++) {
        graph_values(&nodes->graph, measure, value);
        reply_numbers(LOCAL_TEXT(" #"), value[nodes->said], 0);
    }
    return reply_end_line(++nodes->said < nodes->graph.nodes);
}

static bool read_pawns(struct console_call *call, void *value) {
    static const FLASH enum compound_rule rules[] = {COMPOUND_SUM, COMPOUND_OR, COMPOUND_AND,
                                                     COMPOUND_LONG};
    const struct pawns *pawns = value;
    struct compound compound = {.rule = rules[pawns->rule]};

    if (!load_graph(call, &compound.graph) ||
        !parse_position(call, LOCAL_TEXT("a node"), compound.graph.nodes - 1, &compound)) {
        return false;
    }
    compound_search_start(console_take(call), &compound, 0);
    return true;
}

static bool say_pawns(const struct console_call *call) {
    return say_winner(call->workspace, false);
}

/* ---- puzzles --------------------------------------------------------------------------------- */

/* In the syntax of the command heaps: "take:3 1 4 6". */
static void say_position(const void *state) {
    const struct impartial *game = state;
    uint8_t take = impartial_take(game);

    if (game->compound.rule == COMPOUND_MISERE) {
        reply_text(LOCAL_TEXT("misere"));
    } else if (take == IMPARTIAL_TAKE_ANY) {
        reply_text(LOCAL_TEXT("nim"));
    } else {
        reply_numbers(LOCAL_TEXT("take:#"), take, 0);
    }
    reply_character(' ');
    reply_list(game->compound.pawn, game->compound.count, ' ');
}

/* Prints the heap that changes: "4>1". */
static void say_choice(const void *state, decision_t decision) {
    uint8_t to[COMPOUND_PAWNS];

    nim_decision_unpack(to, decision);
    say_move(((const struct impartial *)state)->compound.pawn, to);
}

static const FLASH struct console_puzzle puzzle = {.name = TEXT("nim"),
                                                   .kind = &nim_puzzles,
                                                   .say_position = say_position,
                                                   .say_choice = say_choice};

static const FLASH struct command commands[] = {
    {
        .name = TEXT("heaps"),
        .explanation = TEXT("Whether the player to move wins, and how; heaps of 0 to 15."),
        .example = TEXT("heaps nim 3 5 7"),
        ARGUMENTS({.name = TEXT("nim|misere|take:K"), .read = read_rule},
                  {.name = TEXT("N N ..."), .read = read_heaps}),
        .answer = say_heaps,
    },
    {
        .name = TEXT("graph"),
        .explanation = TEXT("Keeps a graph of N nodes, 0 to N - 1, and arcs; + adds arcs to it."),
        .example = TEXT("graph 4 3>2 3>1 2>0 1>0"),
        ARGUMENTS({.name = TEXT("N|+ A>B ..."), .read = read_graph}),
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
        .explanation = TEXT("Whether the player to move wins with pawns on these nodes."),
        .example = TEXT("pawns sum 3 1"),
        ARGUMENTS(CHOICE("sum|or|and|long", struct pawns, rule),
                  {.name = TEXT("NODE NODE ..."), .read = read_pawns}),
        .answer = say_pawns,
    },
};

const FLASH struct command_table nim_commands =
    COMMAND_TABLE(commands, "Nim and its kin", .puzzle = &puzzle);
