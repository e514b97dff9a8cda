/* The judge of digits on transcripts: right answers pass, and every kind of wrong answer is a
   fault. */

#include "support/testing.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "campaigns/judge/board_question.h"
#include "campaigns/judge/chip_campaign.h"
#include "campaigns/judge/printed_number.h"

static const struct game_rules forch = {
    24, PAST_GOAL_STAY, 4, {{3, 12}, {10, 18}, {13, 2}, {23, 14}}};

static struct report report;
static struct reply reply;

/* Takes the lines of a transcript; \n ends each line. */
static void answer(const char *transcript) {
    char line[REPLY_LENGTH];

    memset(&report, 0, sizeof report);
    memset(&reply, 0, sizeof reply);
    report.reply = &reply;
    report.question = "";
    for (const char *at = transcript; *at; at += strcspn(at, "\n") + 1) {
        snprintf(line, sizeof line, "%.*s", (int)strcspn(at, "\n"), at);
        reply_take(&reply, line);
    }
}

static unsigned long faults_of(const struct game_rules *rules, struct board_question question,
                               const char *transcript) {
    static struct exact_board board;

    answer(transcript);
    exact_board_start(&board, rules);
    board_judge(&report, &board, &question);
    exact_board_end(&board);
    return report_faults(&report);
}

static unsigned long faults_of_chips(const struct chip_fields *fields, const unsigned *mine,
                                     const unsigned *theirs, const char *transcript) {
    answer(transcript);
    chips_judge(&report, fields, mine, theirs);
    return report_faults(&report);
}

static unsigned long expect(const char *printed) {
    char transcript[64];

    snprintf(transcript, sizeof transcript, "%s\nok\n", printed);
    return faults_of(&forch, (struct board_question){.subject = ASK_EXPECT}, transcript);
}

/* The exact value is 12.644837202252. */
TEST(an_unmarked_digit_is_within_half_a_unit) {
    assert_int_equal(expect("12.644837"), 0);
    assert_int_equal(expect("12.6448"), 0);
    assert_int_equal(expect("13"), 0);
    assert_int_equal(expect("12.644838"), 1);
    assert_int_equal(expect("12.644836"), 1);
    assert_int_equal(expect("12"), 1);
}

TEST(a_marked_digit_is_within_a_unit) {
    assert_int_equal(expect("~12.644838"), 0);
    assert_int_equal(expect("~12.645"), 0);
    assert_int_equal(expect("~12.644839"), 1);
    assert_int_equal(expect("~12.646"), 1);
    assert_int_equal(expect("~20"), 0);
    assert_int_equal(expect("~30"), 1);
    assert_int_equal(expect("~20.0"), 1);
}

/* A nought at the end counts as a digit of an unmarked number only. */
TEST(noughts_are_digits_unless_marked) {
    struct printed_number number;

    assert_true(printed_read("1200", &number));
    assert_true(number.unit == 1);
    assert_true(printed_read("~1200", &number));
    assert_true(number.unit == 100);
    assert_true(printed_read("~0.50", &number));
    assert_float_equal(number.unit, 0.01, 1e-9);
    assert_true(printed_read("~0", &number));
    assert_true(number.unit == 1);
}

TEST(what_is_no_number_is_a_fault) {
    assert_int_equal(expect(""), 1);
    assert_int_equal(expect("12.644837 "), 1);
    assert_int_equal(expect("12."), 1);
    assert_int_equal(expect("~"), 1);
    assert_int_equal(expect("-12.644837"), 1);
    assert_int_equal(expect("12.644837\n12.644837"), 1);
}

TEST(a_refusal_of_what_is_known_is_a_fault) {
    static const struct game_rules walled = {
        40, PAST_GOAL_STAY, 7, {{39, 0}, {38, 0}, {37, 0}, {36, 0}, {35, 0}, {33, 0}, {31, 0}}};
    static const struct game_rules without_loop = {
        6, PAST_GOAL_WIN, 0, {{0, 0}}}; /* no long game */
    static const struct board_question tail = {.subject = ASK_TAIL};

    assert_int_equal(faults_of(&forch, tail, "error: the chance never settles\n"), 1);
    assert_int_equal(faults_of(&walled, tail, "error: the chance never settles\n"), 1);
    assert_int_equal(faults_of(&without_loop, tail, "error: the chance never settles\n"), 0);
    assert_int_equal(
        faults_of(&forch, (struct board_question){.subject = ASK_EXPECT}, "error: too large\n"), 1);
}

/* Every face leads from the start to 7, and half of the faces lead from 7 back to the start. Each
   loop takes two throws, and a game survives two throws with chance 1/2. */
TEST(a_tail_with_a_period_may_be_refused) {
    static const struct board_question tail = {.subject = ASK_TAIL};
    static const struct game_rules periodic = {
        14,
        PAST_GOAL_WIN,
        9,
        {{1, 7}, {2, 7}, {3, 7}, {4, 7}, {5, 7}, {6, 7}, {8, 0}, {9, 0}, {10, 0}}};

    assert_int_equal(faults_of(&periodic, tail, "error: the chance never settles\n"), 0);
    assert_int_equal(faults_of(&periodic, tail, "0.707107\nok\n"), 0);
    assert_int_equal(faults_of(&periodic, tail, "0.707105\nok\n"), 1);
}

TEST(data_before_an_error_is_a_fault) {
    assert_int_equal(faults_of(&forch, (struct board_question){.subject = ASK_EXPECT},
                               "12.644837\nerror: the chance never settles\n"),
                     1);
    assert_int_equal(faults_of(&forch, (struct board_question){.subject = ASK_DUEL, .squares = 2},
                               "0.515622\nerror: the chance never settles\n"),
                     1);
}

/* The firmware has room for 2 bytes for a value of this board. Its longest game takes 2,457 throws,
   one from 75 and 54 only 20. */
TEST(a_duel_may_be_refused_if_other_games_of_its_board_take_long) {
    static const unsigned from[] = {64, 68, 70, 66, 67, 37, 33, 38, 35, 34, 31, 5, 57, 61, 2};
    static const unsigned to[] = {11, 13, 14, 12, 10, 10, 11, 9, 12, 9, 9, 4, 27, 21, 0};
    static const struct board_question duel = {
        .subject = ASK_DUEL, .squares = 2, .square = {75, 54}};
    static const struct board_question of_forch = {.subject = ASK_DUEL, .squares = 2};
    struct game_rules walled = {.goal = 96, .past_goal = PAST_GOAL_BOUNCE};

    for (unsigned i = 0; i < sizeof from / sizeof *from; i++) {
        assert_true(rules_add(&walled, from[i], to[i]));
    }
    assert_int_equal(faults_of(&walled, duel, "error: the game takes too long\n"), 0);
    assert_int_equal(faults_of(&forch, of_forch, "error: the game takes too long\n"), 1);
}

TEST(a_quantile_is_right_or_beyond_what_is_announced) {
    static const struct board_question half = {.subject = ASK_QUANTILE, .chance = "0.5"};
    static const struct board_question most = {.subject = ASK_QUANTILE, .chance = "0.999999999"};

    assert_int_equal(faults_of(&forch, half, "11\nok\n"), 0);
    assert_int_equal(faults_of(&forch, half, "12\nok\n"), 1);
    assert_int_equal(faults_of(&forch, half, "~12\nok\n"), 0);
    assert_int_equal(faults_of(&forch, half, "~13\nok\n"), 1);
    assert_int_equal(faults_of(&forch, most, "161\nok\n"), 0);
    assert_int_equal(faults_of(&forch, most, "153\nok\n"), 1);
    assert_int_equal(faults_of(&forch, most, "error: P must be at most 0.99999\n"), 0);
    assert_int_equal(faults_of(&forch, half, "error: P must be at most 0.99999\n"), 1);
    assert_int_equal(faults_of(&forch, most, "error: more than 65535 throws\n"), 1);
}

TEST(every_number_of_a_list_counts) {
    static const struct board_question where = {.subject = ASK_WHERE, .throws = 1};

    assert_int_equal(faults_of(&forch, where,
                               "1 0.166667\n2 0.166667\n4 0.166667\n5 0.166667\n6 0.166667\n"
                               "12 0.166667\nok\n"),
                     0);
    assert_int_equal(faults_of(&forch, where,
                               "1 0.166667\n2 0.166667\n4 0.166667\n5 0.166667\n12 0.166667\nok\n"),
                     1);
    assert_int_equal(faults_of(&forch, where,
                               "1 0.166667\n2 0.166667\n4 0.166667\n5 0.166667\n6 0.166667\n"
                               "12 0.166667\n13 0.166667\nok\n"),
                     1);
    assert_int_equal(faults_of(&forch, where, "1 0.166667\n1 0.166667\nok\n"), 1);
}

TEST(both_numbers_of_a_duel_count) {
    static const struct board_question duel = {.subject = ASK_DUEL, .squares = 2};

    assert_int_equal(faults_of(&forch, duel, "0.515622\n19.455792\nok\n"), 0);
    assert_int_equal(faults_of(&forch, duel, "0.515623\n19.455792\nok\n"), 1);
    assert_int_equal(faults_of(&forch, duel, "0.515622\n19.455791\nok\n"), 1);
    assert_int_equal(faults_of(&forch, duel, "~0.515\n~19.4\nok\n"), 0);
    assert_int_equal(faults_of(&forch, duel, "~0.51570\n~19.4\nok\n"), 1);
    assert_int_equal(faults_of(&forch, duel, "0.515622\nok\n"), 1);
}

TEST(a_worse_token_is_a_fault) {
    static const struct board_question tokens = {
        .subject = ASK_TOKENS, .squares = 2, .square = {0, 5}};

    assert_int_equal(faults_of(&forch, tokens, "16.930665\n1 0\n2 0\n3 0\n4 0\n5 5\n6 0\nok\n"), 0);
    assert_int_equal(faults_of(&forch, tokens, "16.930665\n1 0\n2 0\n3 0\n4 0\n5 0\n6 0\nok\n"), 1);
    assert_int_equal(faults_of(&forch, tokens, "16.930665\n1 0\n2 0\n3 5\n4 0\n5 5\n6 0\nok\n"), 1);
    assert_int_equal(faults_of(&forch, tokens, "16.930665\n1 0\n2 0\n3 4\n4 0\n5 5\n6 0\nok\n"), 1);
    assert_int_equal(faults_of(&forch, tokens, "16.930666\n1 0\n2 0\n3 0\n4 0\n5 5\n6 0\nok\n"), 1);
}

/* RULES: 8868079/1200000 throws; 1181921/2400000, 9511/37500, 65/256. */
TEST(decimals_and_fractions_of_chips_count) {
    static const unsigned mine[] = {3, 2, 1}, theirs[] = {4, 2, 0};

    assert_int_equal(faults_of_chips(&chip_thirds, mine, theirs,
                                     "7.390066 8868079/1200000\n0.492467 0.253627 0.253906 "
                                     "1181921/2400000 9511/37500 65/256\nok\n"),
                     0);
    assert_int_equal(
        faults_of_chips(&chip_thirds, mine, theirs, "7.390066\n0.492467 0.253627 0.253906\nok\n"),
        0);
    assert_int_equal(faults_of_chips(&chip_thirds, mine, theirs,
                                     "7.390066 8868080/1200000\n0.492467 0.253627 0.253906 "
                                     "1181921/2400000 9511/37500 65/257\nok\n"),
                     2);
    assert_int_equal(
        faults_of_chips(&chip_thirds, mine, theirs, "7.390067\n0.492467 0.253626 0.253906\nok\n"),
        2);
    assert_int_equal(faults_of_chips(&chip_thirds, mine, theirs, "error: too many\n"), 1);
    assert_int_equal(faults_of_chips(&chip_thirds, mine, NULL, "9.938183 596291/60000\nok\n"), 0);
}

TEST(a_without_loop_placement_is_a_fault) {
    static const struct chip_fields fields = {NULL, 5, {16, 25, 8, 41, 4}, 100};

    answer("0,2,0,4,0\nok\n");
    place_judge(&report, &fields, 6);
    assert_int_equal(report_faults(&report), 0);
    answer("1,1,0,4,0\nok\n");
    place_judge(&report, &fields, 6);
    assert_int_equal(report_faults(&report), 1);
    answer("0,2,0,3,0\nok\n");
    place_judge(&report, &fields, 6);
    assert_int_equal(report_faults(&report), 1);
}
