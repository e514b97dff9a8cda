#include "support/random_board.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "oracle/oracle.h"
#include "support/campaign.h"

/* SplitMix64 (Steele, Lea and Flood, 2014). */
static uint64_t random_next(struct random_source *source) {
    uint64_t z = source->state += 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
}

unsigned random_below(struct random_source *source, unsigned n) {
    return (unsigned)((random_next(source) >> 32) * n >> 32);
}

static unsigned between(struct random_source *source, unsigned low, unsigned high) {
    return low + random_below(source, high - low + 1);
}

static bool starts_on(const struct board *board, unsigned square) {
    for (unsigned j = 0; j < board->jump_count; j++) {
        if (board->jumps[j].from == square) {
            return true;
        }
    }
    return false;
}

static bool ends_on(const struct board *board, unsigned square) {
    for (unsigned j = 0; j < board->jump_count; j++) {
        if (board->jumps[j].to == square) {
            return true;
        }
    }
    return false;
}

/* Adds a jump if the rules allow it. */
static void add(struct board *board, unsigned from, unsigned to) {
    if (board->jump_count == BOARD_JUMPS || from == 0 || from >= board->goal || to > board->goal ||
        from == to || starts_on(board, from) || ends_on(board, from) || starts_on(board, to)) {
        return;
    }
    board->jumps[board->jump_count++] = (struct board_jump){(uint8_t)from, (uint8_t)to};
}

static void add_any(struct random_source *r, struct board *board, unsigned jumps) {
    for (unsigned tries = 0; tries < 4 * BOARD_JUMPS && board->jump_count < jumps; tries++) {
        add(board, between(r, 1, board->goal - 1U), random_below(r, board->goal + 1U));
    }
}

static void make_plain(struct random_source *r, struct board *board) {
    add_any(r, board, random_below(r, BOARD_JUMPS + 1));
}

static void make_tiny(struct random_source *r, struct board *board) {
    board->goal = (uint8_t)between(r, 6, 10);
    add_any(r, board, random_below(r, 6));
}

/* As many snakes as possible, in any order: they make the most unknowns. */
static void make_snakes(struct random_source *r, struct board *board) {
    for (unsigned tries = 0; tries < 200; tries++) {
        unsigned from = between(r, 1, board->goal - 1U), to = random_below(r, from);
        if (!ends_on(board, to)) {
            add(board, from, to);
        }
    }
}

/* A row of snakes, which only few throws get past. */
static void add_wall(struct random_source *r, struct board *board, unsigned first) {
    unsigned length = between(r, 3, 6), lowest = random_below(r, 2) ? 0 : random_below(r, first);
    bool fan = random_below(r, 2);
    for (unsigned k = 0; k < length; k++) {
        add(board, first + k, fan && lowest + k < first ? lowest + k : lowest);
    }
}

static void make_long(struct random_source *r, struct board *board) {
    for (unsigned walls = between(r, 1, 3); walls > 0; walls--) {
        add_wall(r, board, between(r, 1, board->goal - 1U));
    }
    if (random_below(r, 2)) {
        add_any(r, board, board->jump_count + random_below(r, 6));
    }
}

static void make_long_end(struct random_source *r, struct board *board) {
    for (unsigned s = board->goal; s-- > board->goal / 2U;) {
        if (random_below(r, 5) != 0) {
            add(board, s, random_below(r, 4) == 0 ? random_below(r, s) : random_below(r, 3));
        }
    }
}

/* Traps at the beginning of a long free way, so that one board has great and small expectations. */
static void make_long_beginning(struct random_source *r, struct board *board) {
    board->goal = (uint8_t)between(r, 40, BOARD_GOAL_MAXIMUM);
    unsigned first = between(r, 2, 6);
    for (unsigned walls = between(r, 1, 3); walls > 0; walls--, first += between(r, 6, 9)) {
        for (unsigned k = 0; k < 5; k++) {
            add(board, first + k, random_below(r, 3) ? 0 : random_below(r, first));
        }
    }
}

static void make_extremes(struct random_source *r, struct board *board) {
    for (unsigned tries = between(r, 2, 14); tries > 0; tries--) {
        add(board, between(r, 1, board->goal - 1U), random_below(r, 2) ? board->goal : 0);
    }
    add(board, board->goal - between(r, 1, 5), random_below(r, board->goal - 5U));
    add_any(r, board, board->jump_count + random_below(r, 4));
}

/* Overlapping snakes: each is only a little below the last, and its tail is below the heads of
   others. */
static void make_overlapping(struct random_source *r, struct board *board) {
    unsigned drop = between(r, 2, 9);
    for (unsigned s = board->goal; s-- > drop;) {
        if (random_below(r, 2)) {
            add(board, s, s - between(r, 1, drop));
        }
    }
}

static void make_bounce(struct random_source *r, struct board *board) {
    board->overshoot = BOARD_BOUNCE;
    if (random_below(r, 2)) {
        board->goal = (uint8_t)between(r, 6, 20);
    }
    for (unsigned back = 1; back <= 5; back++) {
        if (random_below(r, 2)) {
            add(board, board->goal - back, random_below(r, board->goal + 1U));
        }
    }
    add_any(r, board, board->jump_count + random_below(r, 8));
}

/* Two ranks of squares that send a token to and fro: the chain is nearly or quite periodic. */
static void make_periodic(struct random_source *r, struct board *board) {
    board->goal = (uint8_t)between(r, 14, 30);
    unsigned upper = between(r, 7, board->goal - 7U);
    for (unsigned k = 1; k <= 6; k++) {
        add(board, k, upper);
        if (k < 6 || random_below(r, 2)) {
            add(board, upper + k, 0);
        }
    }
    add_any(r, board, board->jump_count + random_below(r, 3));
}

static void (*const families[])(struct random_source *r, struct board *board) = {
    make_plain,          make_tiny,     make_snakes,      make_long,   make_long_end,
    make_long_beginning, make_extremes, make_overlapping, make_bounce, make_periodic,
};

enum { FAMILIES = sizeof families / sizeof families[0] };

unsigned random_board_families(void) {
    return FAMILIES;
}

void random_board(uint64_t seed, unsigned number, struct board *board) {
    struct random_source r = {seed * 0xD1342543DE82EF95U + number};
    random_next(&r);
    memset(board, 0, sizeof *board);
    board->goal = (uint8_t)between(&r, BOARD_GOAL_MINIMUM, BOARD_GOAL_MAXIMUM);
    board->overshoot = (uint8_t)random_below(&r, 3);
    families[number % FAMILIES](&r, board);
    while (!oracle_is_game(board)) {
        /* It is not known which jump shuts the way, so any one goes. Without jumps a board is
           always a game. */
        unsigned gone = random_below(&r, board->jump_count);
        board->jumps[gone] = board->jumps[--board->jump_count];
    }
}

static uint64_t from_environment(const char *name, uint64_t otherwise) {
    const char *text = getenv(name);
    return text == NULL || *text == 0 ? otherwise : strtoull(text, NULL, 0);
}

uint64_t random_board_seed(void) {
    uint64_t seed = from_environment("KOSTKA_SEED", 1);
    printf("random boards: KOSTKA_SEED=%" PRIu64 "\n", seed);
    return seed;
}

unsigned random_board_count(void) {
    return (unsigned)from_environment("KOSTKA_BOARDS", campaign_cases(500, 5000));
}

void random_board_text(const struct board *board, char text[RANDOM_BOARD_TEXT]) {
    static const char *const rules[] = {"stay", "bounce", "win"};
    int length =
        snprintf(text, RANDOM_BOARD_TEXT, "board %u %s", board->goal, rules[board->overshoot % 3]);
    for (unsigned j = 0; j < board->jump_count && j < BOARD_JUMPS; j++) {
        length += snprintf(text + length, RANDOM_BOARD_TEXT - (size_t)length, " %u>%u",
                           board->jumps[j].from, board->jumps[j].to);
    }
}
