/* Puzzles of Nim against a search that knows nothing but the rules. */

#include "support/testing.h"

#include "games/nim/nim_puzzle.h"
#include "support/game_search.h"
#include "support/puzzle_maker.h"

enum { SLICES = 400, SEEDS = 100, SEARCHED = 60 };

static void check(const struct nim_puzzle *nim) {
    struct game_search search;
    unsigned winning = 0;

    game_search_heaps(&search, nim->rule, nim->heaps, nim->take);
    assert_true(game_search_wins(&search, nim->heap));
    assert_int_equal(game_search_count(&search, nim->heap), nim->puzzle.choices);
    for (uint8_t choice = 0; choice < nim->puzzle.choices; choice++) {
        uint8_t at[COMPOUND_PAWNS] = {0};
        compound_copy(at, nim->heap);
        at[nim->move[choice].heap] = nim->move[choice].to;
        bool wins = !game_search_wins(&search, at);
        assert_true(puzzle_cost_of(nim, choice) == (wins ? 0 : 1));
        winning += wins;
    }
    assert_int_equal(game_search_winning(&search, nim->heap), winning);
    assert_true(winning < nim->puzzle.choices);
}

static void every_move_is_listed_with_what_it_costs(void **state) {
    (void)state;
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        for (uint8_t number = 1; number <= PUZZLES; number++) {
            const struct nim_puzzle *nim = puzzle_make(&nim_puzzles, seed, number, SLICES);
            check(nim);
            assert_int_equal(nim->puzzle.grade, puzzle_wanted(number));
        }
    }
}

/* One of another grade is taken where none of the 59 before it is of the one wanted. */
static void the_sixtieth_may_be_of_any_grade(void **state) {
    static const struct {
        uint32_t seed;
        uint8_t number;
    } hard[] = {{710, 6}, {5421, 4}, {9840, 4}, {19697, 6}};
    static struct nim_puzzle_making making;

    (void)state;
    for (unsigned i = 0; i < sizeof hard / sizeof hard[0]; i++) {
        enum puzzle_grade wanted = puzzle_wanted(hard[i].number);
        enum progress progress = WORKING;
        unsigned searched = 0;
        nim_puzzles.start(&making, hard[i].seed, hard[i].number);
        while (progress != DONE) {
            bool was_begun = making.begun;
            enum puzzle_grade grade;
            progress = nim_puzzles.step(&making);
            searched += was_begun;
            grade = making.made.puzzle.grade;
            assert_int_equal(
                progress == DONE,
                was_begun && (grade == wanted || (searched >= SEARCHED && grade != PUZZLE_GRADES)));
        }
        assert_true(making.made.puzzle.grade != wanted);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_move_is_listed_with_what_it_costs),
        cmocka_unit_test(the_sixtieth_may_be_of_any_grade),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
