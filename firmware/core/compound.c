#include "core/compound.h"

#include <string.h>

enum { SLICE = 100 }; /* moves in a step */

uint8_t compound_measure(uint8_t rule) {
    return rule <= COMPOUND_LONG ? rule : GRAPH_GRUNDY;
}

_Static_assert((int)COMPOUND_SUM == (int)GRAPH_GRUNDY &&
                   (int)COMPOUND_AND == (int)GRAPH_REMOTENESS &&
                   (int)COMPOUND_LONG == (int)GRAPH_SUSPENSE,
               "so far the rule is the measure");

/* How many pawns can move. */
static uint8_t movable(const struct compound *compound) {
    const uint8_t *pawn = compound->pawn;
    uint8_t able = 0;

    for (uint8_t count = compound->count; count; count--) {
        if (compound->graph.follows[*pawn++])
            able++;
    }
    return able;
}

bool compound_is_over(const struct compound *compound) {
    uint8_t able = movable(compound);

    return able == 0 || (compound->rule == COMPOUND_AND && able != compound->count);
}

bool compound_is_move(const struct compound *compound, const uint8_t to[COMPOUND_PAWNS]) {
    uint8_t rule = compound->rule;
    const uint8_t *pawn = compound->pawn;
    uint8_t needed = 1;
    uint8_t moved = 0;

    for (uint8_t count = compound->count; count; count--) {
        if (*to++ != *pawn++)
            moved++;
    }
    if (rule == COMPOUND_OR)
        return moved;
    if (rule == COMPOUND_AND || rule == COMPOUND_LONG)
        needed = movable(compound);
    return moved == needed;
}

/* Whether who has to move on these nodes loses. */
static bool is_lost(const struct compound_search *search, const uint8_t *at) {
    uint8_t rule = search->compound.rule;
    uint8_t turned = rule == COMPOUND_AND ? UINT8_MAX : 0; /* of the least value the greatest */
    uint8_t greatest = 0;
    uint8_t sum = 0;

    for (uint8_t count = search->compound.count; count; count--) {
        uint8_t value = search->value[*at++];
        sum ^= value;
        value ^= turned;
        if (value > greatest)
            greatest = value;
    }
    if (rule == COMPOUND_AND || rule == COMPOUND_LONG)
        return ((greatest ^ turned) & 1) == 0;
    if (rule == COMPOUND_OR)
        return greatest == 0;
    if (rule == COMPOUND_MISERE && greatest <= 1)
        sum ^= 1;
    return sum == 0;
}

/* Moves a pawn to the next follower, or after the last back to where it came from: false. */
static bool advance_pawn(const struct compound_search *search, uint8_t from, uint8_t *to) {
    uint16_t followers = search->compound.graph.follows[from];
    uint8_t node = 0;
    uint8_t least = 0;

    if (*to != from)
        least = *to + 1;
    *to = from;
    for (; followers; followers >>= 1, node++) {
        if ((followers & 1) == 0 || node < least || (search->to_zeros && search->value[node]))
            continue;
        *to = node;
        return true;
    }
    return false;
}

/* The move after `to`, or the first where `to` is `from`. Under the rule "or" it is one of a single
   pawn, or else a winning one: all pawns that can go to a node of value 0. False when there are no
   more; then `to` is `from`. */
static bool advance(struct compound_search *search, const uint8_t *from, uint8_t *to, bool single) {
    uint8_t rule = search->compound.rule;
    uint8_t count = search->compound.count;
    uint8_t i = 0;

    search->to_zeros = rule == COMPOUND_OR && !single;
    if (rule != COMPOUND_OR)
        single = rule == COMPOUND_SUM || rule == COMPOUND_MISERE;
    if (single) {
        for (i = count - 1; i && to[i] == from[i]; i--)
            continue;
    }
    while (!advance_pawn(search, from[i], &to[i])) {
        if (++i == count)
            return false;
    }
    for (i = 0; i < count && !single; i++) {
        if (to[i] == from[i])
            advance_pawn(search, from[i], &to[i]);
    }
    return true;
}

static void copy(uint8_t *to, const uint8_t *from) {
    memcpy(to, from, COMPOUND_PAWNS);
}

void compound_search(struct compound_search *search) {
    graph_values(&search->compound.graph, compound_measure(search->compound.rule), search->value);
    copy(search->to, search->compound.pawn);
    copy(search->reply, search->compound.pawn);
    search->lost = is_lost(search, search->compound.pawn);
    search->fewest = search->lost ? UINT16_MAX : 0;
    search->replies = UINT16_MAX;
}

/* Counts the replies to a move no further than the fewest so far. */
static uint8_t step(struct compound_search *search) {
    if (search->replies < search->fewest && advance(search, search->to, search->reply, false)) {
        if (is_lost(search, search->reply))
            search->replies++;
        return COMPOUND_WORKING;
    }
    if (search->replies < search->fewest) {
        search->fewest = search->replies;
        copy(search->best, search->to);
    }
    if (search->fewest == 1 || !advance(search, search->compound.pawn, search->to, search->lost))
        return search->lost ? COMPOUND_FOUND : COMPOUND_EXHAUSTED;
    copy(search->reply, search->to);
    search->replies = 0;
    bool wins = is_lost(search, search->to);
    if (wins || search->fewest == UINT16_MAX)
        copy(search->best, search->to);
    return wins ? COMPOUND_FOUND : COMPOUND_WORKING;
}

uint8_t compound_step(struct compound_search *search) {
    uint8_t progress = COMPOUND_WORKING;

    for (uint8_t moves = SLICE; moves && progress == COMPOUND_WORKING; moves--)
        progress = step(search);
    return progress;
}

void compound_stray(struct compound_search *search, uint8_t nth) {
    const uint8_t *pawn = search->compound.pawn;

    copy(search->best, pawn);
    do {
        if (!advance(search, pawn, search->best, true))
            advance(search, pawn, search->best, true);
    } while (nth--);
}
