#include "games/nim/compound.h"

#include "core/number/flash.h"
#include <string.h>

/* Moves tried in a slice. */
enum { SLICE = 48 };

_Static_assert(COMPOUND_SEARCH_SLICES / 2 <= PROGRESS_ALL, "a bar goes by the slices");

_Static_assert((int)COMPOUND_AND == (int)GRAPH_REMOTENESS &&
                   (int)COMPOUND_LONG == (int)GRAPH_SUSPENSE,
               "a rule goes by the measure of its number");

/* True if all pawns that can move must move. */
static bool all_move(enum compound_rule rule) {
    return rule == COMPOUND_AND || rule == COMPOUND_LONG;
}

/* Counts the pawns that can move but do not. */
static uint8_t idle(const struct compound *compound, const uint8_t *to) {
    uint8_t able = 0;

    for (uint8_t pawn = 0; pawn < compound->count; pawn++) {
        uint8_t from = compound->pawn[pawn];
        able += to[pawn] == from && compound->graph.follows[from];
    }
    return able;
}

bool compound_is_over(const struct compound *compound) {
    uint8_t needed = compound->rule == COMPOUND_AND ? compound->count : 1;

    return idle(compound, compound->pawn) < needed;
}

bool compound_is_move(const struct compound *compound, const uint8_t to[COMPOUND_PAWNS]) {
    uint8_t left = idle(compound, to);
    uint8_t moved = idle(compound, compound->pawn) - left;

    if (all_move(compound->rule)) {
        return left == 0;
    }
    return compound->rule == COMPOUND_OR ? moved : moved == 1;
}

/* ---- lost positions -------------------------------------------------------------------------- */

/* The values of the pawns' nodes, taken together. */
struct values {
    uint8_t sum; /* their XOR */
    uint8_t least;
    uint8_t greatest;
};

static OUT_OF_LINE struct values values_at(const struct compound_search *search,
                                           const uint8_t *at) {
    struct values values = {.least = UINT8_MAX};

    for (uint8_t pawn = 0; pawn < search->compound.count; pawn++) {
        uint8_t value = search->value[at[pawn]];
        values.sum ^= value;
        if (value < values.least) {
            values.least = value;
        }
        if (value > values.greatest) {
            values.greatest = value;
        }
    }
    return values;
}

uint8_t compound_search_decider(const struct compound_search *search, const uint8_t *at) {
    struct values values = values_at(search, at);

    switch (search->compound.rule) {
    case COMPOUND_AND:
        return values.least;
    case COMPOUND_LONG:
    case COMPOUND_OR:
        return values.greatest;
    default:
        return values.sum;
    }
}

bool compound_search_is_lost_at(const struct compound_search *search, const uint8_t *at) {
    uint8_t decider = compound_search_decider(search, at);

    if (all_move(search->compound.rule)) {
        return decider % 2 == 0;
    }
    if (search->compound.rule == COMPOUND_MISERE) {
        return (decider == 0) == (values_at(search, at).greatest > 1);
    }
    return decider == 0;
}

/* ---- enumeration of moves -------------------------------------------------------------------- */

/* Moves a pawn to the next follower of `from`, or with `to_zeros` to the next one of value 0. False
   after the last, when the pawn is back on `from`. */
static bool advance_pawn(const struct compound_search *search, uint8_t from, uint8_t *to,
                         bool to_zeros) {
    uint16_t followers = search->compound.graph.follows[from];
    uint8_t least = *to == from ? 0 : *to + 1;

    for (uint8_t node = 0; followers; followers >>= 1, node++) {
        if ((followers & 1) && node >= least && !(to_zeros && search->value[node])) {
            *to = node;
            return true;
        }
    }
    *to = from;
    return false;
}

/* Replaces a move by the next one. `to` equals `from` before the first move, and again after the
   last, when the answer is false. If pawns move together, it counts through their moves like the
   digits of a number, and every pawn that can move does. Otherwise the pawn that moves gets its
   next move, or the pawn after it its first. The rule "or" has too many moves: `single` goes
   through moves of one pawn, which are enough to find the best of a lost position; otherwise
   through winning moves, in which all pawns that can go to a node of value 0. */
static bool advance(const struct compound_search *search, const uint8_t *from, uint8_t *to,
                    bool single) {
    bool to_zeros = search->compound.rule == COMPOUND_OR && !single;
    bool together = to_zeros || all_move(search->compound.rule);
    uint8_t count = search->compound.count;
    uint8_t pawn = together ? 0 : count - 1;

    while (pawn > 0 && to[pawn] == from[pawn]) {
        pawn--;
    }
    while (!advance_pawn(search, from[pawn], &to[pawn], to_zeros)) {
        if (++pawn == count) {
            return false;
        }
    }
    for (pawn = 0; together && pawn < count; pawn++) {
        if (to[pawn] == from[pawn]) {
            advance_pawn(search, from[pawn], &to[pawn], to_zeros);
        }
    }
    return true;
}

/* ---- the search ------------------------------------------------------------------------------ */

static void take_best(struct compound_search *search) {
    memcpy(search->best, search->to, COMPOUND_PAWNS);
}

/* There is a straight move, because every value above 0 is 1 more than that of some follower. */
static void make_straight(struct compound_search *search) {
    for (uint8_t pawn = 0; pawn < search->compound.count; pawn++) {
        uint8_t from = search->compound.pawn[pawn];
        uint8_t *to = &search->straight[pawn];
        while (advance_pawn(search, from, to, false) &&
               search->value[*to] + 1 != search->value[from]) {
        }
    }
}

static bool is_straight(const struct compound_search *search) {
    return memcmp(search->to, search->straight, COMPOUND_PAWNS) == 0;
}

void compound_search_start(struct compound_search *search, const struct compound *compound,
                           uint8_t number) {
    search->compound = *compound;
    search->progress = compound_is_over(compound) ? IMPOSSIBLE : WORKING;
    search->begun = false;
    search->is_cut = false;
    search->slices = 0;
    search->wanted = number;
    search->found = 0;
    memcpy(search->to, search->compound.pawn, COMPOUND_PAWNS);
    memcpy(search->straight, search->to, COMPOUND_PAWNS);
    graph_values(&search->compound.graph, search->compound.rule, search->value);
    if (all_move(search->compound.rule)) {
        make_straight(search);
    }
    search->replies = UINT16_MAX;
    search->is_lost = compound_search_is_lost_at(search, search->to);
    search->fewest = search->is_lost ? UINT16_MAX : 0;
}

/* Goes on to the straight move first, if there is one, and then to all others. */
static bool next_move(struct compound_search *search) {
    if (!search->begun && all_move(search->compound.rule)) {
        memcpy(search->to, search->straight, COMPOUND_PAWNS);
        return true;
    }
    if (is_straight(search)) {
        memcpy(search->to, search->compound.pawn, COMPOUND_PAWNS);
    }
    do {
        if (!advance(search, search->compound.pawn, search->to, search->is_lost)) {
            return false;
        }
    } while (is_straight(search));
    return true;
}

/* Goes on to the next move. The first one is taken as the best, whatever it is worth. */
static enum progress try_next_move(struct compound_search *search) {
    bool wins;

    if (search->fewest == 1 || !next_move(search)) {
        return DONE;
    }
    search->begun = true;
    memcpy(search->reply, search->to, COMPOUND_PAWNS);
    search->replies = 0;
    wins = compound_search_is_lost_at(search, search->to);
    if (wins || search->fewest == UINT16_MAX) {
        take_best(search);
    }
    return wins && search->found++ == search->wanted ? DONE : WORKING;
}

/* Counts the winning replies to a move, at most up to the fewest so far; then goes on to the next
   move. */
static enum progress try_one(struct compound_search *search) {
    if (search->replies >= search->fewest) {
        return try_next_move(search);
    }
    if (advance(search, search->to, search->reply, false)) {
        search->replies += compound_search_is_lost_at(search, search->reply);
        return WORKING;
    }
    search->fewest = search->replies;
    take_best(search);
    return try_next_move(search);
}

enum progress compound_search_step(struct compound_search *search) {
    for (uint8_t moves = SLICE; moves && search->progress == WORKING; moves--) {
        search->progress = try_one(search);
    }
    if (search->slices < COMPOUND_SEARCH_SLICES) {
        search->slices++;
    } else if (search->progress == WORKING && (search->is_lost || search->found)) {
        search->progress = DONE;
        search->is_cut = true;
    }
    return search->progress;
}

uint8_t compound_search_done(const struct compound_search *search) {
    return search->progress == WORKING ? (uint8_t)(search->slices / 2) : PROGRESS_ALL;
}

void compound_search_stray(struct compound_search *search, uint8_t nth) {
    if (search->progress == IMPOSSIBLE) {
        return;
    }
    do {
        while (!advance(search, search->compound.pawn, search->to, true)) {
        }
    } while (nth--);
    take_best(search);
    search->progress = DONE;
}
