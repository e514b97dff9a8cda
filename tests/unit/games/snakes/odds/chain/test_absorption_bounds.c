/* Expected throws, spread and visits with their bounds against the oracle, from every square of
   random boards of ten kinds that are hard in different ways. */

#include "support/testing.h"
#include <stddef.h>
#include <stdint.h>

#include <stdio.h>
#include <string.h>

#include "oracle/compare.h"
#include "support/campaign.h"
#include "support/random_board.h"

enum { QUICK = 1000, ALL = 5000, SEED = 10 };

static struct random_source source = {SEED};

static unsigned between(unsigned low, unsigned high) {
    return low + random_below(&source, high - low + 1);
}

static struct board board;

static void add(unsigned from, unsigned to) {
    struct board with = board;

    if (board.jump_count == BOARD_JUMPS || from >= board.goal) {
        return;
    }
    with.jumps[with.jump_count++] = (struct board_jump){(uint8_t)from, (uint8_t)to};
    if (oracle_is_game(&with)) {
        board = with;
    }
}

static void add_snakes(unsigned count, unsigned lowest, unsigned highest) {
    while (count--) {
        unsigned from = between(lowest + 1, highest);
        add(from, between(lowest, from - 1));
    }
}

/* Nearly everybody falls back from near the goal, and who does not is soon home. */
static void make_small_answers(void) {
    unsigned first = board.goal - between(6, 14);

    board.overshoot = BOARD_WIN;
    for (unsigned square = first; square < board.goal; square++) {
        if (random_below(&source, 4)) {
            add(square, between(0, 3));
        }
    }
}

static void make_to_the_start(void) {
    for (unsigned count = between(3, BOARD_JUMPS); count; count--) {
        add(between(1, board.goal - 1U), 0);
    }
}

static void make_few_win(void) {
    board.overshoot = BOARD_WIN;
    add_snakes(between(1, 4), 0, board.goal - 1U);
}

static void make_few_stay(void) {
    board.overshoot = BOARD_STAY;
    add_snakes(between(1, 4), 0, board.goal - 1U);
}

static void make_few_bounce(void) {
    board.overshoot = BOARD_BOUNCE;
    add_snakes(between(1, 4), 0, board.goal - 1U);
    add(board.goal - between(1, 6), between(0, board.goal));
}

/* Walls of snakes, which few throws get by. */
static void make_long(void) {
    for (unsigned walls = between(1, 3); walls; walls--) {
        unsigned first = between(2, board.goal - 6U),
                 low = between(0, 1) ? 0 : between(0, first - 1);
        for (unsigned square = first; square < first + between(4, 5); square++) {
            add(square, low);
        }
    }
}

/* Who has left the lower part does not come back to it. */
static void make_two_parts(void) {
    unsigned middle = between(10, board.goal - 3U);

    add_snakes(between(1, 8), 0, middle - 1);
    add_snakes(between(1, 8), middle, board.goal - 1U);
}

static void make_every_snake(void) {
    board.overshoot = BOARD_BOUNCE;
    board.goal = (uint8_t)between(40, BOARD_GOAL_MAXIMUM);
    for (unsigned tries = 0; tries < 60 && board.jump_count < BOARD_JUMPS; tries++) {
        add_snakes(1, 0, board.goal - 3U);
    }
}

static void make_plain(void) {
    for (unsigned count = between(0, BOARD_JUMPS); count; count--) {
        add(between(1, board.goal - 1U), between(0, board.goal));
    }
}

/* Rows of six links to one square, after which a game has no spread, or a small one. */
static void make_certain(void) {
    for (unsigned rows = between(1, 3); rows; rows--) {
        unsigned first = between(1, board.goal - 6U), to = between(0, board.goal);
        for (unsigned square = first; square < first + 6; square++) {
            add(square, to);
        }
    }
    add_snakes(between(0, 2), 0, board.goal - 1U);
}

static const struct kind {
    const char *name;
    void (*make)(void);
    double least; /* throws */
} kinds[] = {
    {"small answers", make_small_answers, 0},
    {"to the start", make_to_the_start, 0},
    {"few, win", make_few_win, 0},
    {"few, stay", make_few_stay, 0},
    {"few, bounce", make_few_bounce, 0},
    {"150 to 9,999 throws", make_long, 150},
    {"two parts", make_two_parts, 0},
    {"20 snakes, bounce", make_every_snake, 0},
    {"plain", make_plain, 0},
    {"certain", make_certain, 0},
};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

static struct comparison c;

static void make(const struct kind *kind) {
    do {
        memset(&board, 0, sizeof board);
        board.goal = (uint8_t)between(14, BOARD_GOAL_MAXIMUM);
        board.overshoot = (uint8_t)random_below(&source, 3);
        kind->make();
        comparison_start(&c, &board);
    } while (c.longest < kind->least || c.longest > 9999);
}

/* What has been shown of a kind. */
static struct tally {
    unsigned shown;
    unsigned marked;
    double error;
} tallies[KINDS][QUANTITY_COUNT];

static void check(unsigned kind, enum quantity quantity) {
    struct tally *tally = &tallies[kind][quantity];
    char text[RANDOM_BOARD_TEXT];

    if (!compare_absorption(&c, quantity)) {
        random_board_text(&board, text);
        fail_msg("%s: %s\n  %s", kinds[kind].name, c.message, text);
    }
    tally->shown += c.shown[quantity];
    tally->marked += c.marked[quantity];
    tally->error = c.error[quantity] > tally->error ? c.error[quantity] : tally->error;
}

TEST(every_digit_is_right_or_left_out) {
    unsigned shown = 0, marked = 0;

    printf("seed %d\n", SEED);
    for (unsigned number = 0; number < campaign_cases(QUICK, ALL); number++) {
        make(&kinds[number % KINDS]);
        check(number % KINDS, QUANTITY_EXPECTED);
        check(number % KINDS, QUANTITY_VARIANCE);
        check(number % KINDS, QUANTITY_VISITS);
    }
    for (unsigned kind = 0; kind < KINDS; kind++) {
        for (unsigned quantity = QUANTITY_EXPECTED; quantity <= QUANTITY_VISITS; quantity++) {
            const struct tally *tally = &tallies[kind][quantity];
            printf("%-20s %-9s %7u values, %4u marked, others off by up to %.4f units\n",
                   kinds[kind].name, quantity_name(quantity), tally->shown, tally->marked,
                   tally->error);
            shown += tally->shown;
            marked += tally->marked;
        }
    }
    assert_true(marked * 1000.0 < shown);
}

/* Three walls of snakes take thousands of throws; who is behind them is home with five faces of
   six, and otherwise back on the square 58. From there the variance is 0.24, in units of 2^-34. */
TEST(a_small_spread_on_a_long_board_is_shown) {
    static const struct board long_board = {.goal = 60,
                                            .overshoot = BOARD_WIN,
                                            .jump_count = 15,
                                            .jumps = {{7, 0},
                                                      {8, 0},
                                                      {9, 0},
                                                      {10, 0},
                                                      {11, 0},
                                                      {19, 0},
                                                      {20, 0},
                                                      {21, 0},
                                                      {22, 0},
                                                      {23, 0},
                                                      {30, 0},
                                                      {31, 0},
                                                      {32, 0},
                                                      {33, 0},
                                                      {59, 58}}};

    comparison_start(&c, &long_board);
    assert_in_range((unsigned)c.longest, 4096, 9999);
    assert_true(compare_absorption(&c, QUANTITY_VARIANCE));
    assert_int_equal(c.marked[QUANTITY_VARIANCE], 0);
}
