/* How far the solution of a game of Penney's has come: by the words that have been tried. */

#include "support/testing.h"

#include <string.h>

#include "games/penney/penney_costs.h"

static struct penney fresh(uint8_t players, uint8_t letters) {
    struct penney game = {
        .players = players, .letters = letters, .state = {.heads = 32, .parts = 64}};

    penney_start(&game);
    return game;
}

/* The bar begins at 0 and goes through the shares of so many words, each of them once. */
static void expect_shares(uint8_t done, unsigned *words, unsigned of) {
    unsigned share = *words * PROGRESS_ALL / of;

    if (done != share) {
        share = ++*words * PROGRESS_ALL / of;
    }
    assert_int_equal(done, share);
}

static void check_chances(const struct penney *game, unsigned wanted) {
    struct penney_chances chances;
    unsigned words = 0, of = 1U << game->letters;

    memset(&chances, 0xA5, sizeof chances);
    penney_chances_start(&chances, game);
    assert_int_equal(penney_chances_done(&chances), 0);
    while (penney_chances_step(&chances) == WORKING) {
        expect_shares(penney_chances_done(&chances), &words, of);
    }
    assert_int_equal(words, wanted);
    assert_int_equal(penney_chances_step(&chances), DONE);
    assert_int_equal(penney_chances_done(&chances), PROGRESS_ALL);
}

static void the_bar_shows_the_words_that_have_been_tried(void **state) {
    (void)state;
    for (uint8_t letters = PATTERNS_LETTERS_LEAST; letters <= PATTERNS_LETTERS_MOST; letters++) {
        struct penney game = fresh(2, letters);
        uint8_t first = (uint8_t)(1 << letters);
        check_chances(&game, first - 1U); /* all but the last, with which it is done */
        assert_true(penney_choose(&game, first));
        check_chances(&game, first - 1U);
        assert_true(penney_choose(&game, first + 1));
        check_chances(&game, 0);
    }
}

/* Of the second word, too: those that are free, of all. */
static void what_words_cost_is_known_of_one_after_the_other(void **state) {
    struct penney game = fresh(2, 3);

    (void)state;
    for (unsigned chosen = 0; chosen < 2; chosen++) {
        struct penney_costs costs;
        unsigned words = 0;
        memset(&costs, 0xA5, sizeof costs);
        penney_costs_start(&costs, &game);
        assert_int_equal(penney_costs_done(&costs), 0);
        while (penney_costs_step(&costs) == WORKING) {
            expect_shares(penney_costs_done(&costs), &words, 8);
        }
        assert_int_equal(penney_costs_words(&costs), 8 - chosen);
        assert_int_equal(words, 8 - chosen - 1);
        assert_true(penney_choose(&game, (uint8_t)(8 + chosen)));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_bar_shows_the_words_that_have_been_tried),
        cmocka_unit_test(what_words_cost_is_known_of_one_after_the_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
