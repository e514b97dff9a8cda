/* Puzzles of Nim, Penney's game and two tokens on the LCD. */

#include "support/picture.h"
#include "support/testing.h"

#include "games/nim/nim_puzzle.h"
#include "games/penney/penney_puzzle.h"
#include "games/snakes/snakes_puzzle.h"
#include "ui/display/row.h"
#include "ui/nim/nim_puzzle_view.h"
#include "ui/penney/penney_puzzle_view.h"
#include "ui/snakes/snakes_puzzle_view.h"

/* The position with a choice marked in it, and below it the choice. */
static void expect_choice(const struct puzzle_view *view, const void *puzzle, uint8_t choice,
                          const char *position, const char *shown) {
    view->draw_position(puzzle, choice);
    row_second();
    view->draw_choice(puzzle, choice);
    picture_expect(position, shown);
}

static void expect_setting(const struct puzzle_view *view, const void *puzzle, const char *position,
                           const char *setting) {
    view->draw_position(puzzle, PUZZLE_CHOICES);
    row_second();
    view->draw_setting(puzzle);
    picture_expect(position, setting);
}

static void of_nim_the_heap_that_is_taken_from_is_marked(void **state) {
    struct nim_puzzle nim = {.puzzle = {.choices = 3},
                             .take = NIM_PUZZLE_ANY,
                             .rule = COMPOUND_SUM,
                             .heaps = 4,
                             .heap = {1, 3, 10, 15},
                             .move = {{0, 0}, {2, 9}, {3, 14}}};

    (void)state;
    expect_setting(&nim_puzzle_view, &nim, "Heaps 1 3 10 15", "take any number");
    expect_choice(&nim_puzzle_view, &nim, 0, "Heaps→1 3 10 15", "1 to 0");
    expect_choice(&nim_puzzle_view, &nim, 1, "Heaps 1 3→10 15", "10 to 9");
    expect_choice(&nim_puzzle_view, &nim, 2, "Heaps 1 3 10→15", "15 to 14");
    nim.heaps = 2;
    nim.rule = COMPOUND_MISERE;
    expect_setting(&nim_puzzle_view, &nim, "Heaps 1 3", "last one loses");
    nim.rule = COMPOUND_SUM;
    nim.take = 3;
    expect_setting(&nim_puzzle_view, &nim, "Heaps 1 3", "take 1 to 3");
    nim.take = NIM_PUZZLE_ANY - 1;
    expect_setting(&nim_puzzle_view, &nim, "Heaps 1 3", "take 1 to 14");
}

static void of_penney_the_coin_is_told(void **state) {
    struct penney_puzzle penney = {
        .puzzle = {.choices = 2}, .word = 8 + 3, .heads = 32, .reply = {8, 8 + 6}};

    (void)state;
    expect_setting(&penney_puzzle_view, &penney, "What beats HTT?", "fair coin");
    expect_choice(&penney_puzzle_view, &penney, 0, "What beats HTT?", "HHH");
    expect_choice(&penney_puzzle_view, &penney, 1, "What beats HTT?", "TTH");
    penney.heads = 31;
    penney.word = 16 + 1;
    expect_setting(&penney_puzzle_view, &penney, "What beats HHHT?", "P(H) = 31/64");
    penney.heads = 33;
    expect_setting(&penney_puzzle_view, &penney, "What beats HHHT?", "P(H) = 33/64");
}

static void of_two_tokens_it_is_told_where_either_leads(void **state) {
    struct snakes_puzzle snakes = {
        .puzzle = {.choices = 2}, .square = {9, 22}, .landing = {12, 22}, .face = 3};

    (void)state;
    expect_setting(&snakes_puzzle_view, &snakes, "On 9 and 22: ⚂", "board forch, 24");
    expect_choice(&snakes_puzzle_view, &snakes, 0, "On 9 and 22: ⚂", "9 to 12");
    expect_choice(&snakes_puzzle_view, &snakes, 1, "On 9 and 22: ⚂", "22 stays");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(of_nim_the_heap_that_is_taken_from_is_marked, picture_fresh),
        cmocka_unit_test_setup(of_penney_the_coin_is_told, picture_fresh),
        cmocka_unit_test_setup(of_two_tokens_it_is_told_where_either_leads, picture_fresh),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
