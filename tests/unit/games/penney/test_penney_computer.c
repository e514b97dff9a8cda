/* The words that the computer chooses. */

#include "support/testing.h"
#include <string.h>

#include "games/penney/penney_computer.h"

enum { HHH = 8, THH = 12 };

static enum level level = LEVEL_BEST;

static uint8_t choose(const struct penney *game, uint8_t random) {
    struct penney_computer computer;
    enum progress progress;
    memset(&computer, 0xA5, sizeof computer);
    memset(&computer, 0x5A, sizeof computer);
    penney_computer_start(&computer, game, level, random);
    do {
        progress = penney_computer_step(&computer);
    } while (progress == WORKING);
    assert_int_equal(progress, penney_chooser(game) < game->players ? DONE : IMPOSSIBLE);
    assert_int_equal(penney_computer_done(&computer), PROGRESS_ALL);
    return penney_computer_word(&computer);
}

static void the_first_to_choose_takes_any_word(void **state) {
    struct penney game = {.players = 2, .letters = 3, .state = {.heads = 32, .parts = 64}};
    (void)state;
    penney_start(&game);
    for (unsigned random = 0; random <= UINT8_MAX; random++) {
        assert_int_equal(choose(&game, (uint8_t)random), HHH | random % 8);
    }
}

/* THH beats HHH seven times in eight. */
static void the_computer_replies_to_all_words_chosen(void **state) {
    struct penney game = {.players = 3, .letters = 3, .state = {.heads = 32, .parts = 64}};
    (void)state;
    penney_start(&game);
    assert_true(penney_choose(&game, HHH));
    assert_int_equal(choose(&game, 0), THH);
    assert_true(penney_choose(&game, THH));
    assert_true(penney_choose(&game, choose(&game, 0)));
    choose(&game, 0); /* nobody is to choose */
}

/* To THH nothing loses more often than HHH; every other word comes, but those that are taken. */
static void the_easy_computer_takes_any_word_but_the_worst(void **state) {
    struct penney game = {.players = 2, .letters = 3, .state = {.heads = 32, .parts = 64}};
    unsigned seen = 0;

    (void)state;
    penney_start(&game);
    assert_true(penney_choose(&game, THH));
    level = LEVEL_EASY;
    for (unsigned random = 0; random <= UINT8_MAX; random++) {
        seen |= 1u << choose(&game, (uint8_t)random);
    }
    level = LEVEL_BEST;
    assert_int_equal(seen, 0xFF00 & ~(1u << HHH) & ~(1u << THH));
}

/* Of two letters, where hardly a word is left: whatever the other has chosen. */
static void the_easy_computer_finds_a_word_among_four(void **state) {
    (void)state;
    level = LEVEL_EASY;
    for (uint8_t taken = 4; taken < 8; taken++) {
        struct penney game = {.players = 2, .letters = 2, .state = {.heads = 32, .parts = 64}};
        penney_start(&game);
        assert_true(penney_choose(&game, taken));
        for (unsigned random = 0; random <= UINT8_MAX; random++) {
            struct penney chosen = game;
            assert_true(penney_choose(&chosen, choose(&game, (uint8_t)random)));
        }
    }
    level = LEVEL_BEST;
}

/* It errs when the byte is below 64. */
static void the_good_computer_errs_one_time_in_four(void **state) {
    struct penney game = {.players = 2, .letters = 3, .state = {.heads = 32, .parts = 64}};
    unsigned best = 0;

    (void)state;
    penney_start(&game);
    assert_true(penney_choose(&game, HHH));
    level = LEVEL_GOOD;
    for (unsigned random = 0; random <= UINT8_MAX; random++) {
        best += choose(&game, (uint8_t)random) == THH;
    }
    level = LEVEL_BEST;
    assert_in_range(best, 192, 192 + 64 / 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_easy_computer_takes_any_word_but_the_worst),
        cmocka_unit_test(the_easy_computer_finds_a_word_among_four),
        cmocka_unit_test(the_good_computer_errs_one_time_in_four),
        cmocka_unit_test(the_first_to_choose_takes_any_word),
        cmocka_unit_test(the_computer_replies_to_all_words_chosen)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
