#include "games/nim/compound.h"

enum { SLICE = 48 }; /* moves in a step */

_Static_assert((int)COMPOUND_AND == (int)GRAPH_REMOTENESS &&
                   (int)COMPOUND_LONG == (int)GRAPH_SUSPENSE,
               "the rule is the measure");

static bool all_move(uint8_t rule) {
    return rule == COMPOUND_AND || rule == COMPOUND_LONG;
}

void compound_copy(uint8_t *to, const uint8_t *from) {
    for (uint8_t count = COMPOUND_PAWNS; count; count--) {
        *to++ = *from++;
    }
}

/* How many pawns can move, and do not. */
static uint8_t idle(const struct compound *compound, const uint8_t *to) {
    const uint8_t *pawn = compound->pawn;
    uint8_t able = 0;

    for (uint8_t count = compound->count; count; count--, pawn++) {
        if (*to++ == *pawn && compound->graph.follows[*pawn]) {
            able++;
        }
    }
    return able;
}

bool compound_is_over(const struct compound *compound) {
    uint8_t needed = compound->rule == COMPOUND_AND ? compound->count : 1;

    return idle(compound, compound->pawn) < needed;
}

bool compound_is_move(const struct compound *compound, const uint8_t to[COMPOUND_PAWNS]) {
    uint8_t moved = idle(compound, compound->pawn);
    uint8_t left = idle(compound, to);

    moved -= left;
    if (all_move(compound->rule)) {
        return left == 0;
    }
    return compound->rule == COMPOUND_OR ? moved : moved == 1;
}

/* Whether who has to move on these nodes loses. */
static bool is_lost(const struct compound_search *search, const uint8_t *at) {
    uint8_t rule = search->compound.rule;
    uint8_t turned = 0; /* its greatest value is the least */
    uint8_t greatest = 0;
    uint8_t sum = 0;

    if (rule == COMPOUND_AND) {
        turned--;
    }
    for (uint8_t count = search->compound.count; count; count--) {
        uint8_t value = search->value[*at++];
        sum ^= value;
        value ^= turned;
        if (value > greatest) {
            greatest = value;
        }
    }
    if (all_move(rule)) {
        sum = (greatest ^ rule) & 1;
    }
    if (rule == COMPOUND_OR) {
        sum = greatest;
    }
    if (rule == COMPOUND_MISERE && greatest <= 1) {
        sum ^= 1;
    }
    return sum == 0;
}

/* Where a move takes a pawn. */
#define TO COMPOUND_PAWNS

/* Moves a pawn on to the next follower, or after the last back to where it came from: false. */
static bool advance_pawn(const struct compound_search *search, uint8_t *at, bool to_zeros) {
    uint8_t from = *at;
    uint16_t followers = search->compound.graph.follows[from];
    uint8_t least = 0;

    at += TO;
    if (*at != from) {
        least = *at + 1;
    }
    for (uint8_t node = 0; followers; followers >>= 1, node++) {
        if ((followers & 1) && node >= least && !(to_zeros && search->value[node])) {
            *at = node;
            return true;
        }
    }
    *at = from;
    return false;
}

/* Makes of a move from `at`, which stands behind it, the next, or the first where there is none.
   Under the rule "or" it is one of a single pawn, or else a winning one: all pawns that can go to a
   node of value 0. False when there are no more; then `to` is `from`. */
static bool advance(const struct compound_search *search, uint8_t *at, bool single) {
    uint8_t count = search->compound.count;
    uint8_t *pawn = at;
    bool to_zeros = false;

    if (search->compound.rule != COMPOUND_OR) {
        single = !all_move(search->compound.rule);
    } else {
        to_zeros = !single;
    }
    if (single) {
        for (pawn += count - 1; pawn != at && pawn[TO] == *pawn; pawn--) {
            continue;
        }
    }
    while (!advance_pawn(search, pawn, to_zeros)) {
        if (++pawn == at + count) {
            return false;
        }
    }
    for (; count && !single; count--, at++) {
        if (at[TO] == *at) {
            advance_pawn(search, at, to_zeros);
        }
    }
    return true;
}

/* Stays where it is. */
static void begin(uint8_t *at) {
    compound_copy(at + TO, at);
}

static void keep(struct compound_search *search) {
    compound_copy(search->best, search->at[1]);
}

void compound_search_start(struct compound_search *search, const struct compound *compound,
                           uint8_t number) {
    uint8_t *at = search->at[0];

    search->compound = *compound;
    search->progress = compound_is_over(compound) ? IMPOSSIBLE : WORKING;
    search->wanted = number;
    search->found = 0;
    compound_copy(at, search->compound.pawn);
    begin(at);
    begin(search->at[1]);
    graph_values(&search->compound.graph, search->compound.rule, search->value);
    search->replies = UINT16_MAX;
    search->lost = is_lost(search, at);
    search->fewest = search->lost ? UINT16_MAX : 0;
}

/* A winning move has come up. */
static enum progress count_found(struct compound_search *search) {
    search->found++;
    return search->found > search->wanted ? DONE : WORKING;
}

/* On to the next move; the first is kept whatever it is worth. */
static enum progress try_next_move(struct compound_search *search) {
    bool wins;

    if (search->fewest == 1 || !advance(search, search->at[0], search->lost)) {
        return DONE;
    }
    begin(search->at[1]);
    search->replies = 0;
    wins = is_lost(search, search->at[1]);
    if (wins || search->fewest == UINT16_MAX) {
        keep(search);
    }
    return wins ? count_found(search) : WORKING;
}

/* Counts the replies to a move no further than the fewest so far, then goes on to the next. */
static enum progress try_one(struct compound_search *search) {
    uint8_t *to = search->at[1];

    if (search->replies >= search->fewest) {
        return try_next_move(search);
    }
    if (advance(search, to, false)) {
        if (is_lost(search, to + TO)) {
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
    return search->progress;
}

/* How many followers of its node a pawn has, up to the one where it is. */
static uint8_t moves_of(const struct compound_search *search, uint8_t pawn, uint8_t to) {
    uint16_t followers = search->compound.graph.follows[search->at[0][pawn]];
    uint8_t count = 0;

    for (uint8_t node = 0; node <= to; node++, followers >>= 1) {
        count += followers & 1;
    }
    return count;
}

/* Where pawns move together the nodes are counted through, the last pawn's as the highest digit;
   where one moves, one pawn after the other. */
uint8_t compound_search_done(const struct compound_search *search) {
    bool together =
        all_move(search->compound.rule) || (search->compound.rule == COMPOUND_OR && !search->lost);
    uint32_t tried = 0;
    uint32_t all = together;

    if (search->progress != WORKING) {
        return PROGRESS_ALL;
    }
    for (uint8_t pawn = search->compound.count; pawn--;) {
        uint8_t to = search->at[1][pawn];
        uint8_t moves = moves_of(search, pawn, GRAPH_NODES - 1);
        uint8_t rank = to == search->at[0][pawn] ? 0 : moves_of(search, pawn, to);
        if (together) {
            tried = tried * (moves + 1) + rank;
            all *= moves + 1;
        } else {
            tried += tried ? moves : rank;
            all += moves;
        }
    }
    return (uint8_t)(tried * PROGRESS_ALL / all);
}

bool compound_search_is_lost(const struct compound_search *search) {
    return search->lost;
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
        while (!advance(search, search->at[0], true)) {
        }
    } while (nth--);
    keep(search);
    search->progress = DONE;
}
