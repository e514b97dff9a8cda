#include "console/command.h"

#include "device/workspace.h"
#include "store/store.h"
#include "text/text.h"
#include <string.h>

/* Heaps, the graph that is kept in EEPROM, and pawns on it. */

static struct compound_search *borrow(void) {
    return &workspace_borrow(WORKSPACE_CONSOLE)->compound_search;
}

/* Fetches the graph. Who put it there is not known. */
static void load(struct graph *graph) {
    if (!store_load(STORE_GRAPH, graph, sizeof *graph) || !graph_is_sound(graph)) {
        console_say(CONSOLE_NO_GRAPH);
    }
}

/* Reads numbers of 0..most to the end of the line, and says who wins from there. */
static void judge(struct compound_search *search, uint8_t rule, uint8_t fault, uint8_t most) {
    struct compound *compound = &search->compound;
    uint8_t count = 0;

    compound->rule = rule;
    do {
        if (count == COMPOUND_PAWNS)
            console_say(CONSOLE_MANY_PAWNS);
        else
            compound->pawn[count++] = (uint8_t)console_number_within(fault, 0, (uint8_t)(most - 1));
        console_end_word();
    } while (console_peek() && console_state == CONSOLE_LINE);
    compound->count = count;
    if (console_state == CONSOLE_LINE) {
        compound_search_start(search, compound, console_counter ? console_counter - 1 : 0);
        if (console_counter == 0)
            console_say(CONSOLE_WIN + compound_search_is_lost(search));
    }
}

/* The winning move that is its turn: the first line is not one. */
static uint8_t show_move(struct compound_search *search) {
    const uint8_t *pawn = search->compound.pawn;
    const uint8_t *to = compound_search_move(search);
    enum progress progress;

    do
        progress = compound_search_step(search);
    while (progress == WORKING);
    if (progress == IMPOSSIBLE || compound_search_found(search) < console_counter)
        return CONSOLE_DONE;
    console_counter++;
    for (; *to == *pawn; to++)
        pawn++;
    text_byte(*pawn);
    text_character('>');
    text_byte(*to);
    return CONSOLE_LINE;
}

/* The amounts that may be taken, and the rule. */
static uint16_t read_amounts(uint8_t *rule) {
    enum { NIM, MISERE };
    uint8_t most = GRAPH_NODES;
    uint8_t choice = console_choose(ARGUMENT_HEAPS);

    *rule = choice == MISERE ? COMPOUND_MISERE : COMPOUND_SUM;
    if (choice > MISERE) {
        if (!console_accept(':'))
            console_say(CONSOLE_USAGE);
        most = (uint8_t)console_number_within(CONSOLE_COUNT, 1, GRAPH_NODES - 1);
    }
    console_end_word();
    return graph_bit(most) - 1;
}

uint8_t console_heaps(union workspace *space) {
    struct compound_search *search = borrow();
    struct graph *graph = &search->compound.graph;
    uint8_t rule;
    uint16_t amounts = read_amounts(&rule);

    (void)space;
    memset(graph, UINT8_MAX, sizeof *graph);
    graph_subtract(graph, amounts);
    judge(search, rule, CONSOLE_NUMBER_RANGE, GRAPH_NODES);
    if (console_counter)
        return show_move(search);
    console_counter++;
    return compound_search_is_lost(search) ? CONSOLE_LAST : CONSOLE_LINE;
}

uint8_t console_pawns(union workspace *space) {
    static const FLASH uint8_t rules[] = {COMPOUND_SUM, COMPOUND_OR, COMPOUND_AND, COMPOUND_LONG};
    struct compound_search *search = borrow();
    uint8_t choice = console_choose(ARGUMENT_TOGETHER);

    (void)space;
    if (choice >= sizeof rules) {
        console_say(CONSOLE_USAGE);
        choice = 0;
    }
    console_end_word();
    load(&search->compound.graph);
    judge(search, rules[choice], CONSOLE_NODE, search->compound.graph.nodes);
    return CONSOLE_LAST;
}

/* A line takes three passes over the graph. */
uint8_t console_nodes(union workspace *space) {
    struct compound_search *search = borrow();
    struct graph *graph = &search->compound.graph;
    uint8_t node = console_counter++;

    (void)space;
    load(graph);
    if (console_state != CONSOLE_LINE)
        return CONSOLE_DONE;
    text_byte(node);
    for (uint8_t measure = GRAPH_GRUNDY; measure <= GRAPH_SUSPENSE; measure++) {
        graph_values(graph, measure, search->value);
        text_character(' ');
        text_byte(search->value[node]);
    }
    return console_counter == graph->nodes ? CONSOLE_LAST : CONSOLE_LINE;
}

static void read_graph(struct graph *graph) {
    if (console_accept('+')) {
        load(graph);
    } else {
        memset(graph, 0, sizeof *graph);
        graph->nodes = (uint8_t)console_number_within(CONSOLE_NUMBER_RANGE, 1, GRAPH_NODES);
    }
    console_end_word();
    while (console_peek() && console_state == CONSOLE_LINE) {
        struct board_jump arc;
        console_arc(&arc, CONSOLE_NODE, graph->nodes - 1);
        if (console_state == CONSOLE_LINE)
            graph->follows[arc.from] |= graph_bit(arc.to);
    }
}

/* Says which cycle there is. */
static void refuse_cycle(struct compound_search *search) {
    uint8_t *cycle = search->value;
    uint8_t count = graph_cycle(&search->compound.graph, cycle);

    if (count == 0)
        return;
    console_say(CONSOLE_CYCLE);
    for (uint8_t i = 0; i < count; i++) {
        text_byte(cycle[i]);
        text_character('>');
    }
    text_byte(cycle[0]);
}

void console_begin_graph(union workspace *space) {
    struct compound_search *search = &space->compound_search;

    read_graph(&search->compound.graph);
    if (console_state == CONSOLE_LINE)
        refuse_cycle(search);
    if (console_state == CONSOLE_LINE)
        store_save(STORE_GRAPH, &search->compound.graph, sizeof search->compound.graph);
}
