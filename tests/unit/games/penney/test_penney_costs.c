/* What each word costs who is to choose one. */

#include "support/testing.h"
#include <string.h>

#include "games/penney/penney_costs.h"

enum { HHH = 8, HHT, HTH, HTT, THH, THT, TTH, TTT, FINE = 8 };

static struct penney_costs costs;

static enum progress weigh(const struct penney *game) {
    enum progress progress;

    memset(&costs, 0xA5, sizeof costs);
    penney_costs_start(&costs, game);
    do {
        progress = penney_costs_step(&costs);
    } while (progress == WORKING);
    return progress;
}

static struct penney three_letters(uint8_t players) {
    struct penney game = {
        .players = players, .letters = 3, .state = {.heads = 32, .parts = PENNEY_PARTS}};

    penney_start(&game);
    return game;
}

static void expect(uint8_t place, uint8_t word, uint32_t numerator, uint32_t denominator) {
    const struct penney_word *found = penney_costs_word(&costs, place);
    uint64_t chance = (uint64_t)PROBABILITY_ONE * numerator / denominator;

    assert_int_equal(found->word, word);
    assert_in_range(found->chance + FINE - chance, 0, 2 * FINE);
    assert_int_equal(penney_costs_of(&costs, place),
                     penney_costs_word(&costs, 0)->chance - found->chance);
}

/* As in tests/data/penney.csv. */
static void replies_stand_with_the_best_first(void **state) {
    struct penney game = three_letters(2);

    (void)state;
    assert_true(penney_choose(&game, HHH));
    assert_int_equal(weigh(&game), DONE);
    assert_int_equal(penney_costs_step(&costs), DONE);
    assert_int_equal(penney_costs_done(&costs), (7 * PROGRESS_ALL) / 8);
    assert_int_equal(penney_costs_words(&costs), 7);
    expect(0, THH, 7, 8);
    expect(1, TTH, 7, 10);
    expect(4, THT, 7, 12);
    for (uint8_t place = 2; place < 7; place++) {
        uint8_t word = penney_costs_word(&costs, place)->word;
        if (place < 4) {
            expect(place, word == HTT ? HTT : HTH, 3, 5);
        } else if (place > 4) {
            expect(place, word == HHT ? HHT : TTT, 1, 2);
        }
    }
}

/* The best replies to them win 2:1, 3:1 and 7:1. */
static void of_the_first_word_the_best_reply_decides(void **state) {
    struct penney game = three_letters(2);

    (void)state;
    assert_int_equal(weigh(&game), DONE);
    assert_int_equal(penney_costs_words(&costs), 8);
    for (uint8_t place = 0; place < 8; place++) {
        uint8_t word = penney_costs_word(&costs, place)->word;
        bool is_of_one = word == HHH || word == TTT;
        bool is_of_two = word == HHT || word == TTH;
        expect(place, word, 1, is_of_one ? 8 : is_of_two ? 4 : 3);
    }
    assert_true(penney_costs_of(&costs, 3) <= FINE);
    assert_true(penney_costs_of(&costs, 4) > FINE);
}

static void of_three_only_the_first_is_not_told(void **state) {
    struct penney game = three_letters(3);

    (void)state;
    assert_int_equal(weigh(&game), IMPOSSIBLE);
    assert_true(penney_choose(&game, HHT));
    assert_int_equal(weigh(&game), DONE);
    assert_int_equal(penney_costs_words(&costs), 7);
    assert_true(penney_choose(&game, HTT));
    assert_int_equal(weigh(&game), DONE);
    assert_int_equal(penney_costs_words(&costs), 6);
    expect(0, THH, 5, 12);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(replies_stand_with_the_best_first),
        cmocka_unit_test(of_the_first_word_the_best_reply_decides),
        cmocka_unit_test(of_three_only_the_first_is_not_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
