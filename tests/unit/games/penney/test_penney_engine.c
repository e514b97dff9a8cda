/* Ranks of words, progress of the computation, and the words that the computer chooses. */

#include "support/testing.h"
#include <string.h>

#include "games/penney/penney_engine.h"

enum { HHH = 8, HHT, HTH, HTT, THH, THT, TTH, TTT, FINE = 8 };

static struct penney_engine_memory engine;

static struct penney fresh(uint8_t players, uint8_t letters) {
    struct penney game = {
        .players = players, .letters = letters, .state = {.heads = 32, .parts = PENNEY_PARTS}};

    penney_start(&game);
    return game;
}

static enum progress ask(const struct penney *game, struct engine_question question) {
    enum progress progress;

    penney_engine.start(&engine, game, &question);
    do {
        progress = penney_engine.step(&engine);
    } while (progress == WORKING);
    assert_int_equal(penney_engine.done(&engine), PROGRESS_ALL);
    return progress;
}

static enum progress ask_anew(const struct penney *game, struct engine_question question) {
    memset(&engine, 0xA5, sizeof engine);
    engine.is_ranked = false;
    return ask(game, question);
}

/* ---- ranks ----------------------------------------------------------------------------------- */

static enum progress rank(const struct penney *game) {
    return ask_anew(game, (struct engine_question){.kind = ENGINE_RANK});
}

static struct ranked ranked(const struct penney *game, uint8_t place) {
    struct ranked answer;

    assert_int_equal(ask(game, (struct engine_question){.kind = ENGINE_RANK, .rank = place}), DONE);
    penney_engine.answer(&engine, &answer);
    return answer;
}

static uint8_t word_at(const struct penney *game, uint8_t place) {
    return penney_decision_word(game, ranked(game, place).decision);
}

static void expect(const struct penney *game, uint8_t place, uint8_t word, uint32_t numerator,
                   uint32_t denominator) {
    struct ranked found = ranked(game, place), best = ranked(game, 0);
    uint64_t chance = (uint64_t)PROBABILITY_ONE * numerator / denominator;

    assert_int_equal(penney_decision_word(game, found.decision), word);
    assert_in_range(bounded_to_probability(&found.worth) + FINE - chance, 0, 2 * FINE);
    assert_in_range(
        bounded_to_probability(&found.cost) + FINE -
            (bounded_to_probability(&best.worth) - bounded_to_probability(&found.worth)),
        0, 2 * FINE);
}

static void expect_words(const struct penney *game, uint8_t words) {
    assert_int_equal(engine.words, words);
    assert_int_equal(ask(game, (struct engine_question){.kind = ENGINE_RANK, .rank = words}),
                     IMPOSSIBLE);
}

/* The chances are those of tests/data/penney.csv. */
TEST(replies_stand_with_the_best_first) {
    struct penney game = fresh(2, 3);

    assert_true(penney_choose(&game, HHH));
    assert_int_equal(rank(&game), DONE);
    expect_words(&game, 7);
    expect(&game, 0, THH, 7, 8);
    expect(&game, 1, TTH, 7, 10);
    expect(&game, 4, THT, 7, 12);
    for (uint8_t place = 2; place < 7; place++) {
        uint8_t word = word_at(&game, place);
        if (place < 4) {
            expect(&game, place, word == HTT ? HTT : HTH, 3, 5);
        } else if (place > 4) {
            expect(&game, place, word == HHT ? HHT : TTT, 1, 2);
        }
    }
}

/* The best replies to a first word win 2:1, 3:1 or 7:1. */
TEST(of_the_first_word_the_best_reply_decides) {
    struct penney game = fresh(2, 3);

    assert_int_equal(rank(&game), DONE);
    expect_words(&game, 8);
    for (uint8_t place = 0; place < 8; place++) {
        uint8_t word = word_at(&game, place);
        bool is_of_one = word == HHH || word == TTT;
        bool is_of_two = word == HHT || word == TTH;
        struct ranked found = ranked(&game, place);
        expect(&game, place, word, 1, is_of_one ? 8 : is_of_two ? 4 : 3);
        assert_int_equal(found.cost.mantissa == 0, place < 4);
    }
}

TEST(of_three_only_the_first_has_no_ranks) {
    struct penney game = fresh(3, 3);

    assert_int_equal(rank(&game), IMPOSSIBLE);
    assert_true(penney_choose(&game, HHT));
    assert_int_equal(rank(&game), DONE);
    expect_words(&game, 7);
    assert_true(penney_choose(&game, HTT));
    assert_int_equal(rank(&game), DONE);
    expect_words(&game, 6);
    expect(&game, 0, THH, 5, 12);
    assert_true(penney_choose(&game, THH));
    assert_int_equal(rank(&game), IMPOSSIBLE);
}

/* ---- progress -------------------------------------------------------------------------------- */

/* Checks that the progress begins at 0 and takes one word's share at a time, for so many words. */
static void check_bar(const struct penney *game, enum engine_question_kind kind, unsigned wanted) {
    struct engine_question question = {.kind = kind};
    unsigned words = 0, of = 1U << game->letters;

    memset(&engine, 0xA5, sizeof engine);
    engine.is_ranked = false;
    penney_engine.start(&engine, game, &question);
    assert_int_equal(penney_engine.done(&engine), 0);
    while (penney_engine.step(&engine) == WORKING) {
        uint8_t done = penney_engine.done(&engine);
        words += done != words * PROGRESS_ALL / of;
        assert_int_equal(done, words * PROGRESS_ALL / of);
    }
    assert_int_equal(words, wanted);
    assert_int_equal(penney_engine.step(&engine), DONE);
    assert_int_equal(penney_engine.done(&engine), PROGRESS_ALL);
}

/* Every word but the last shows, as the computation is done with that. The second player has a word
   less. */
TEST(the_bar_shows_the_words_that_have_been_tried) {
    for (uint8_t letters = PATTERNS_LETTERS_LEAST; letters <= PATTERNS_LETTERS_MOST; letters++) {
        uint8_t first = (uint8_t)(1 << letters);
        for (uint8_t players = 2; players <= 3; players++) {
            struct penney game = fresh(players, letters);
            if (players == 3) {
                assert_true(penney_choose(&game, first + 2));
            }
            check_bar(&game, ENGINE_RANK, first - (players - 1U));
            assert_true(penney_choose(&game, first));
            check_bar(&game, ENGINE_RANK, first - (unsigned)players);
            check_bar(&game, ENGINE_VALUE, first - (players == 2 ? 2U : 1U));
            check_bar(&game, ENGINE_PLAY, first - 1U);
            assert_true(penney_choose(&game, first + 1));
            check_bar(&game, ENGINE_VALUE, 0);
        }
    }
}

/* ---- the computer ---------------------------------------------------------------------------- */

static enum level level = LEVEL_BEST;

static uint8_t choose(const struct penney *game, uint8_t random) {
    struct engine_question question = {.kind = ENGINE_PLAY, .level = level, .random = random};
    struct ranked answer;

    assert_int_equal(ask_anew(game, question), DONE);
    penney_engine.answer(&engine, &answer);
    return penney_decision_word(game, answer.decision);
}

TEST(the_first_to_choose_takes_any_word) {
    struct penney game = fresh(2, 3);

    for (unsigned random = 0; random <= UINT8_MAX; random++) {
        assert_int_equal(choose(&game, (uint8_t)random), HHH | random % 8);
    }
}

/* THH beats HHH seven times in eight. */
TEST(the_computer_replies_to_all_words_chosen) {
    struct penney game = fresh(3, 3);

    assert_true(penney_choose(&game, HHH));
    assert_int_equal(choose(&game, 0), THH);
    assert_true(penney_choose(&game, THH));
    assert_true(penney_choose(&game, choose(&game, 0)));
    assert_int_equal(ask_anew(&game, (struct engine_question){.kind = ENGINE_PLAY}), IMPOSSIBLE);
}

/* HHH is the worst reply to THH. All other free words come. */
TEST(the_easy_computer_takes_any_word_but_the_worst) {
    struct penney game = fresh(2, 3);
    unsigned seen = 0;

    assert_true(penney_choose(&game, THH));
    level = LEVEL_EASY;
    for (unsigned random = 0; random <= UINT8_MAX; random++) {
        seen |= 1u << choose(&game, (uint8_t)random);
    }
    level = LEVEL_BEST;
    assert_int_equal(seen, 0xFF00 & ~(1u << HHH) & ~(1u << THH));
}

/* With two letters and three players few words are free, whatever the first has chosen. */
TEST(the_easy_computer_finds_a_word_among_four) {
    level = LEVEL_EASY;
    for (uint8_t taken = 4; taken < 8; taken++) {
        struct penney game = fresh(3, 2);
        assert_true(penney_choose(&game, taken));
        for (unsigned random = 0; random <= UINT8_MAX; random++) {
            struct penney chosen = game;
            assert_true(penney_choose(&chosen, choose(&chosen, (uint8_t)random)));
            assert_true(penney_choose(&chosen, choose(&chosen, (uint8_t)random)));
        }
    }
    level = LEVEL_BEST;
}

/* It errs when the random byte is below 64. */
TEST(the_good_computer_errs_one_time_in_four) {
    struct penney game = fresh(2, 3);
    unsigned best = 0;

    assert_true(penney_choose(&game, HHH));
    level = LEVEL_GOOD;
    for (unsigned random = 0; random <= UINT8_MAX; random++) {
        best += choose(&game, (uint8_t)random) == THH;
    }
    level = LEVEL_BEST;
    assert_in_range(best, 192, 192 + 64 / 4);
}
