/* order: places functions so that most calls reach.

   A relaxed call or jump of an AVR takes two bytes when its target lies within 2,048 words and four
   otherwise. Reads the graph of graph.pl on standard input and prints the sections that may be
   moved in an order in which few calls do not reach, as lines for a linker script; says on standard
   error how many. The search is threshold accepting (Dueck and Scheuer, 1990) from a fixed seed, in
   integers: the same image gives the same order everywhere. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SECTIONS_MOST = 4000, CALLS_MOST = 20000, PATTERN_MOST = 512, BLOCK_MOST = 8 };
enum { STEPS = 3000000, TRIES_MOST = 200 };

/* So many calls may get out of reach by an early step. */
enum { WORSE_MOST = 10 };

/* A call out of reach costs so much, and a little for how far, which leads the search. */
enum { COST_FAR = 24000 };

/* RCALL counts from the next instruction; what shrinks in between is allowed for by the margin. */
enum { REACH_BACK = 4096, REACH_AHEAD = 4094, MARGIN = 8 };

struct section {
    int size, movable;
};

struct call {
    int from, from_offset, to, to_offset;
};

static struct section sections[SECTIONS_MOST];
static char patterns[SECTIONS_MOST][PATTERN_MOST];
static int starts[SECTIONS_MOST];
static struct call calls[CALLS_MOST];
static int order[SECTIONS_MOST], kept[SECTIONS_MOST], best[SECTIONS_MOST];
static int section_count, call_count, fixed_count;

static uint32_t draw(uint32_t below) {
    static uint64_t state = 88172645463325252ULL; /* xorshift64, Marsaglia 2003 */
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 32) % below;
}

static int read_graph(void) {
    if (scanf("%d %d", &section_count, &call_count) != 2 || section_count < 1 || call_count < 0 ||
        section_count > SECTIONS_MOST || call_count > CALLS_MOST) {
        return 0;
    }
    for (int i = 0; i < section_count; i++) {
        struct section *section = &sections[i];
        if (scanf("%d %d %511s", &section->size, &section->movable, patterns[i]) != 3) {
            return 0;
        }
    }
    for (int i = 0; i < call_count; i++) {
        struct call *call = &calls[i];
        if (scanf("%d %d %d %d", &call->from, &call->from_offset, &call->to, &call->to_offset) !=
                4 ||
            call->from < 0 || call->from >= section_count || call->to < 0 ||
            call->to >= section_count) {
            return 0;
        }
    }
    return 1;
}

/* What cannot be moved (vectors, data, start-up code) comes first in the image anyway. */
static void start_order(void) {
    int count = 0;
    for (int movable = 0; movable < 2; movable++) {
        for (int i = 0; i < section_count; i++) {
            if (sections[i].movable == movable) {
                order[count++] = i;
            }
        }
        fixed_count = movable ? fixed_count : count;
    }
}

static int64_t cost(int *far) {
    int64_t sum = 0;
    int start = 0;
    *far = 0;
    for (int i = 0; i < section_count; i++) {
        starts[order[i]] = start;
        start += sections[order[i]].size;
    }
    for (int i = 0; i < call_count; i++) {
        const struct call *call = &calls[i];
        int gap = starts[call->to] + call->to_offset - starts[call->from] - call->from_offset - 2;
        int beyond = gap < 0 ? -gap - REACH_BACK : gap - REACH_AHEAD;
        if (beyond > -MARGIN) {
            ++*far;
            sum += COST_FAR + beyond;
        }
    }
    return sum;
}

static void move_block(int count) {
    int block[BLOCK_MOST];
    int length = draw(3) ? 1 : 1 + (int)draw(BLOCK_MOST);
    length = length < count ? length : 1;
    int *movable = order + fixed_count;
    int rest = count - length;
    int from = (int)draw((uint32_t)rest + 1);
    int to = (int)draw((uint32_t)rest + 1);
    size_t size = sizeof *order;
    memcpy(block, movable + from, (size_t)length * size);
    memmove(movable + from, movable + from + length, (size_t)(rest - from) * size);
    memmove(movable + to + length, movable + to, (size_t)(rest - to) * size);
    memcpy(movable + to, block, (size_t)length * size);
}

/* The first of the movable sections that starts no earlier. */
static int place_at(const int *movable, int count, int start) {
    int low = 0;
    while (low < count) {
        int middle = (low + count) / 2;
        if (starts[movable[middle]] < start) {
            low = middle + 1;
        } else {
            count = middle;
        }
    }
    return low;
}

/* One end of a call that does not reach goes to somewhere in reach of the other. */
static void bring_near(int count) {
    const struct call *call = &calls[draw((uint32_t)call_count)];
    for (int tries = 0;
         tries < TRIES_MOST && abs(starts[call->to] - starts[call->from]) < REACH_AHEAD; tries++) {
        call = &calls[draw((uint32_t)call_count)];
    }
    int from_moves = draw(4) && sections[call->from].movable;
    int mover = from_moves ? call->from : call->to;
    if (!sections[mover].movable) {
        return;
    }
    int *movable = order + fixed_count;
    int near = starts[from_moves ? call->to : call->from];
    int to = place_at(movable, count - 1, near - REACH_BACK + (int)draw(2 * REACH_BACK));
    int from = 0;
    while (movable[from] != mover) {
        from++;
    }
    size_t size = sizeof *order;
    memmove(movable + from, movable + from + 1, (size_t)(count - 1 - from) * size);
    memmove(movable + to + 1, movable + to, (size_t)(count - 1 - to) * size);
    movable[to] = mover;
}

static int search(void) {
    int far;
    int count = section_count - fixed_count;
    size_t size = sizeof *order * (size_t)section_count;
    int64_t now = cost(&far), lowest = now;
    memcpy(best, order, size);
    for (int64_t i = 0; count > 1 && i < STEPS; i++) {
        int64_t left = STEPS - i;
        int64_t threshold =
            (int64_t)WORSE_MOST * COST_FAR * left / STEPS * left / STEPS * left / STEPS;
        memcpy(kept, order, size);
        (draw(2) ? bring_near : move_block)(count);
        int64_t then = cost(&far);
        if (then > now + threshold * draw(1000) / 1000) {
            memcpy(order, kept, size);
            continue;
        }
        now = then;
        if (now < lowest) {
            lowest = now;
            memcpy(best, order, size);
        }
    }
    memcpy(order, best, size);
    cost(&far);
    return far;
}

int main(void) {
    int before;
    if (!read_graph()) {
        fprintf(stderr, "order: that is no graph\n");
        return 1;
    }
    start_order();
    cost(&before);
    int after = search();
    for (int i = fixed_count; i < section_count; i++) {
        printf("    %s\n", patterns[order[i]]);
    }
    fprintf(stderr, "  order: of %d calls and jumps %d are long, before %d\n", call_count, after,
            before);
    return 0;
}
