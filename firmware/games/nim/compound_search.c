#include "games/nim/compound_search.h"

#include "core/number/flash.h"

/* Moves that are tried in a slice. */
enum { SLICE = 48 };

_Static_assert(COMPOUND_SEARCH_SLICES / 2 <= PROGRESS_ALL, "a bar goes by the slices");

_Static_assert((int)COMPOUND_AND == (int)GRAPH_REMOTENESS &&
                   (int)COMPOUND_LONG == (int)GRAPH_SUSPENSE,
               "a rule goes by the measure of its number");

/* The values of the nodes where pawns stand, taken together. */
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

    if (compound_all_move(search->compound.rule)) {
        return decider % 2 == 0;
    }
    if (search->compound.rule == COMPOUND_MISERE) {
        return (decider == 0) == (values_at(search, at).greatest > 1);
    }
    return decider == 0;
}

/* Moves a pawn on to the next node that follows `from`, of value 0 if only those are wanted, or
   after the last back to where it came from: false. */
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

/* Where one pawn moves: the next move of the one that has moved, or the first of the pawn behind
   it. */
static bool advance_one(const struct compound_search *search, const uint8_t *from, uint8_t *to) {
    uint8_t pawn = search->compound.count - 1;

    while (pawn > 0 && to[pawn] == from[pawn]) {
        pawn--;
    }
    for (; pawn < search->compound.count; pawn++) {
        if (advance_pawn(search, from[pawn], &to[pawn], false)) {
            return true;
        }
    }
    return false;
}

/* Where pawns move together: counts through their moves as through the digits of a number. Pawns
   that can move do. */
static bool advance_together(const struct compound_search *search, const uint8_t *from, uint8_t *to,
                             bool to_zeros) {
    uint8_t pawn = 0;

    while (!advance_pawn(search, from[pawn], &to[pawn], to_zeros)) {
        if (++pawn == search->compound.count) {
            return false;
        }
    }
    for (pawn = 0; pawn < search->compound.count; pawn++) {
        if (to[pawn] == from[pawn]) {
            advance_pawn(search, from[pawn], &to[pawn], to_zeros);
        }
    }
    return true;
}

/* Makes of a move the next, or the first where there is none: then `to` is `from`, as it is again
   when there are no more: false. Under the rule "or" only moves of a single pawn are gone through,
   which are enough to find the best of a lost position, or else only winning ones: all pawns that
   can go to a node of value 0. */
static bool advance(const struct compound_search *search, const uint8_t *from, uint8_t *to,
                    bool single) {
    if (search->compound.rule == COMPOUND_OR) {
        return single ? advance_one(search, from, to) : advance_together(search, from, to, true);
    }
    if (compound_all_move(search->compound.rule)) {
        return advance_together(search, from, to, false);
    }
    return advance_one(search, from, to);
}

static void keep(struct compound_search *search) {
    compound_copy(search->best, search->to);
}

/* A value is 1 and that of a follower. */
static void make_straight(struct compound_search *search) {
    for (uint8_t pawn = 0; pawn < search->compound.count; pawn++) {
        uint8_t from = search->from[pawn];
        uint8_t *to = &search->straight[pawn];
        while (advance_pawn(search, from, to, false) &&
               search->value[*to] + 1 != search->value[from]) {
        }
    }
}

static bool is_straight(const struct compound_search *search) {
    uint8_t pawn = search->compound.count;

    while (pawn && search->to[pawn - 1] == search->straight[pawn - 1]) {
        pawn--;
    }
    return pawn == 0;
}

void compound_search_start(struct compound_search *search, const struct compound *compound,
                           uint8_t number) {
    search->compound = *compound;
    search->progress = compound_is_over(compound) ? IMPOSSIBLE : WORKING;
    search->begun = false;
    search->cut = false;
    search->slices = 0;
    search->wanted = number;
    search->found = 0;
    compound_copy(search->from, search->compound.pawn);
    compound_copy(search->to, search->from);
    compound_copy(search->reply, search->to);
    compound_copy(search->straight, search->reply);
    graph_values(&search->compound.graph, search->compound.rule, search->value);
    if (compound_all_move(search->compound.rule)) {
        make_straight(search);
    }
    search->replies = UINT16_MAX;
    search->lost = compound_search_is_lost_at(search, search->from);
    search->fewest = search->lost ? UINT16_MAX : 0;
}

/* The straight move, if there is one, then all others. */
static bool next_move(struct compound_search *search) {
    if (!search->begun) {
        search->begun = true;
        compound_copy(search->to, search->straight);
        if (compound_all_move(search->compound.rule)) {
            return true;
        }
    } else if (is_straight(search)) {
        compound_copy(search->to, search->from);
    }
    do {
        if (!advance(search, search->from, search->to, search->lost)) {
            return false;
        }
    } while (is_straight(search));
    return true;
}

/* On to the next move; the first is kept whatever it is worth. */
static enum progress try_next_move(struct compound_search *search) {
    bool wins;

    if (search->fewest == 1 || !next_move(search)) {
        return DONE;
    }
    compound_copy(search->reply, search->to);
    search->replies = 0;
    wins = compound_search_is_lost_at(search, search->to);
    if (wins || search->fewest == UINT16_MAX) {
        keep(search);
    }
    return wins && search->found++ == search->wanted ? DONE : WORKING;
}

/* Counts the replies to a move no further than the fewest so far, then goes on to the next. */
static enum progress try_one(struct compound_search *search) {
    if (search->replies >= search->fewest) {
        return try_next_move(search);
    }
    if (advance(search, search->to, search->reply, false)) {
        if (compound_search_is_lost_at(search, search->reply)) {
            search->replies++;
        }
        return WORKING;
    }
    search->fewest = search->replies;
    keep(search);
    return try_next_move(search);
}

enum progress compound_search_step(struct compound_search *search) {
    for (uint8_t moves = SLICE; moves && search->progress == WORKING; moves--) {
        search->progress = try_one(search);
    }
    if (search->slices < COMPOUND_SEARCH_SLICES) {
        search->slices++;
    } else if (search->progress == WORKING && (search->lost || search->found)) {
        search->progress = DONE;
        search->cut = true;
    }
    return search->progress;
}

bool compound_search_is_cut(const struct compound_search *search) {
    return search->cut;
}

uint8_t compound_search_done(const struct compound_search *search) {
    return search->progress == WORKING ? (uint8_t)(search->slices / 2) : PROGRESS_ALL;
}

bool compound_search_is_lost(const struct compound_search *search) {
    return search->lost;
}

uint8_t compound_search_value(const struct compound_search *search, uint8_t node) {
    return search->value[node];
}

const uint8_t *compound_search_move(const struct compound_search *search) {
    return search->best;
}

uint8_t compound_search_found(const struct compound_search *search) {
    return search->found;
}

void compound_search_stray(struct compound_search *search, uint8_t nth) {
    if (search->progress == IMPOSSIBLE) {
        return;
    }
    do {
        while (!advance(search, search->from, search->to, true)) {
        }
    } while (nth--);
    keep(search);
    search->progress = DONE;
}
