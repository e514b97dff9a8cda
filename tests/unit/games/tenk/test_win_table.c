/* The table of games of ten thousand for two. */

#include "games/tenk/odds/win_table.h"

#include <math.h>
#include <stdbool.h>

#include "support/testing.h"

enum { SCORES = 200 };

/* P(the player about to throw wins), from the exact solution (tests/tenk/exact_game.h). `make
   check-tables` compares all pairs of scores. */
TEST(chances_in_a_game_of_two_are_near_the_exact_solution) {
    static const struct {
        uint8_t mine, theirs;
        double chance;
    } exact[] = {
        {0, 0, 0.5327392},     {193, 193, 0.8176081}, {193, 0, 0.9999976},   {0, 193, 0.0000106},
        {192, 192, 0.7705183}, {187, 176, 0.8033690}, {181, 187, 0.5060760}, {136, 136, 0.5567082},
        {130, 141, 0.4439057}, {135, 193, 0.0276003}, {193, 100, 0.9991832}, {100, 193, 0.0036614},
        {64, 77, 0.4448282},   {77, 64, 0.6335354},   {159, 154, 0.6288511}, {189, 193, 0.5870785},
        {176, 193, 0.2587120}, {7, 56, 0.2396776},    {63, 6, 0.8464088},    {40, 0, 0.7630317},
        {95, 145, 0.1528506},  {63, 90, 0.3423334},   {139, 95, 0.8689346},  {146, 139, 0.6327399},
        {3, 0, 0.5507789},     {104, 105, 0.5382694}, {46, 75, 0.3376532},   {40, 0, 0.7630317},
        {35, 78, 0.2551322},   {32, 0, 0.7205328},    {0, 0, 0.5327392},     {53, 38, 0.6359025},
        {42, 14, 0.7051530},   {74, 84, 0.4657197},   {50, 118, 0.1138892},  {173, 155, 0.7877427},
        {46, 26, 0.6627893},   {98, 104, 0.4957993},  {5, 27, 0.3982147},    {106, 78, 0.7493787},
    };

    for (size_t i = 0; i < sizeof exact / sizeof exact[0]; i++) {
        double chance = ldexp(win_table_at(exact[i].mine, exact[i].theirs), -16);
        assert_true(fabs(chance - exact[i].chance) <= 0.00025);
    }
}

static double part_at(int node, int part) {
    const struct win_table_node *at = &win_table_nodes[node];

    return part < WIN_TABLE_STRONG
               ? at->strong[part] / sqrt(ldexp(1, WIN_TABLE_STRONG_BITS))
               : at->weak[part - WIN_TABLE_STRONG] / sqrt(ldexp(1, WIN_TABLE_WEAK_BITS));
}

/* A part at a score, on the parabola through three nodes. */
static double part_of(int score, int part) {
    int down = score < WIN_TABLE_LAST ? WIN_TABLE_LAST - score : 0, far = down - WIN_TABLE_NEAR;
    int node = WIN_TABLE_NEAR + far / 8;
    double t = far % 8 / 8.0;

    if (far < 0 || t == 0) {
        return part_at(far < 0 ? down : node, part);
    }
    return part_at(node, part) * (1 - t) * (2 - t) / 2 + part_at(node + 1, part) * t * (2 - t) -
           part_at(node + 2, part) * t * (1 - t) / 2;
}

static bool is_paired(int part) {
    int weak = part - WIN_TABLE_STRONG;

    return weak < 0 ? part < 2 * WIN_TABLE_STRONG_PAIRS : weak < 2 * WIN_TABLE_WEAK_PAIRS;
}

static double parts[SCORES][WIN_TABLE_STRONG + WIN_TABLE_WEAK];

/* The sum of products that the header states, within 0..1. */
static double chance_of(int mine, int theirs) {
    enum { PARTS = WIN_TABLE_STRONG + WIN_TABLE_WEAK };
    const double *a = parts[mine], *b = parts[theirs];
    double chance = 0.5;

    for (int i = 0; i < PARTS; i++) {
        if (is_paired(i)) {
            chance += a[i] * b[i + 1] - a[i + 1] * b[i];
            i++;
        } else {
            chance += (i < PARTS - WIN_TABLE_SUBTRACTED ? 1 : -1) * a[i] * b[i];
        }
    }
    return fmax(0, fmin(1, chance));
}

static void fill_parts(void) {
    for (int score = 0; score < SCORES; score++) {
        for (int part = 0; part < WIN_TABLE_STRONG + WIN_TABLE_WEAK; part++) {
            parts[score][part] = part_of(score, part);
        }
    }
}

static double off_by(int mine, int theirs) {
    return win_table_at((uint8_t)mine, (uint8_t)theirs) -
           fmin(ldexp(chance_of(mine, theirs), 16), UINT16_MAX);
}

/* Numbers are rounded to less than a unit of 2^-16, between nodes twice. From 9650 points on all
   scores are alike. */
TEST(a_chance_to_win_is_the_sum_of_the_products_of_both_scores_parts) {
    fill_parts();
    for (int mine = 0; mine < SCORES; mine++) {
        for (int theirs = 0; theirs < SCORES; theirs++) {
            assert_true(fabs(off_by(mine, theirs)) <= 4);
        }
    }
    assert_int_equal(win_table_at(199, 199), win_table_at(193, 193));
}

static bool is_node(int score) {
    int down = score < WIN_TABLE_LAST ? WIN_TABLE_LAST - score : 0;

    return down < WIN_TABLE_NEAR || (down - WIN_TABLE_NEAR) % WIN_TABLE_APART == 0;
}

/* Numbers are rounded to the nearest, so that errors cancel out, at nodes and between. */
TEST(chances_to_win_are_neither_too_high_nor_too_low_on_average) {
    double sum[4] = {0};
    int count[4] = {0};

    fill_parts();
    for (int mine = 0; mine < WIN_TABLE_LAST; mine++) {
        for (int theirs = 0; theirs < WIN_TABLE_LAST; theirs++) {
            int kind = 2 * is_node(mine) + is_node(theirs);
            sum[kind] += off_by(mine, theirs);
            count[kind]++;
        }
    }
    for (int kind = 0; kind < 4; kind++) {
        print_message("%d pairs: off by %.3f on average\n", count[kind], sum[kind] / count[kind]);
        assert_true(fabs(sum[kind] / count[kind]) < 0.15);
    }
}

/* The sum is outside 0..1 there. */
TEST(chances_to_win_stop_at_the_ends_of_their_range) {
    assert_int_equal(win_table_at(0, 192), 0);
    assert_int_equal(win_table_at(181, 0), UINT16_MAX);
}

/* More points are never worse, except for the errors of the table. */
TEST(chances_to_win_grow_with_the_score) {
    enum { ERROR = 20 };

    for (int mine = 0; mine < SCORES - 1; mine++) {
        for (int theirs = 0; theirs < SCORES; theirs++) {
            assert_true(win_table_at((uint8_t)(mine + 1), (uint8_t)theirs) >=
                        win_table_at((uint8_t)mine, (uint8_t)theirs) - ERROR);
            assert_true(win_table_at((uint8_t)theirs, (uint8_t)(mine + 1)) <=
                        win_table_at((uint8_t)theirs, (uint8_t)mine) + ERROR);
        }
    }
}
