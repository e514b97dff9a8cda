/* Puzzles of Nim against a search that knows nothing but the rules. */

#include "support/testing.h"

#include "games/nim/nim_engine.h"
#include "support/game_search.h"
#include "support/puzzle_maker.h"

enum { SLICES = 2000, SEEDS = 100 };

static void check(const struct puzzle *puzzle) {
    const struct impartial *game = (const struct impartial *)puzzle->state.bytes;
    const struct compound *compound = &game->compound;
    struct game_search search;
    unsigned winning = 0;

    game_search_heaps(&search, compound->rule, compound->count, impartial_take(game));
    assert_true(game_search_wins(&search, compound->pawn));
    assert_int_equal(game_search_count(&search, compound->pawn), puzzle->choices);
    for (uint8_t choice = 0; choice < puzzle->choices; choice++) {
        uint8_t at[COMPOUND_PAWNS];
        nim_decision_unpack(at, puzzle->choice[choice].decision);
        assert_true(compound_is_move(compound, at));
        bool wins = !game_search_wins(&search, at);
        assert_true(puzzle_cost_of(puzzle, choice) == (wins ? 0 : 1));
        winning += wins;
        for (uint8_t other = 0; other < choice; other++) {
            assert_int_not_equal(puzzle->choice[other].decision, puzzle->choice[choice].decision);
        }
    }
    assert_int_equal(game_search_winning(&search, compound->pawn), winning);
    assert_true(winning < puzzle->choices);
}

TEST(every_move_is_listed_with_what_it_costs) {
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        for (uint8_t number = 1; number <= PUZZLES; number++) {
            const struct puzzle *puzzle = puzzle_make(&nim_puzzles, seed, number, SLICES);
            check(puzzle);
            assert_int_equal(puzzle->grade, puzzle_wanted(number));
        }
    }
}

/* From position 60 on any grade is taken. None of the 59 before is of the grade wanted here. */
TEST(the_sixtieth_may_be_of_any_grade) {
    static const struct {
        uint32_t seed;
        uint8_t number;
    } hard[] = {{169, 4}, {170, 6}, {593, 4}, {926, 6}};

    for (unsigned i = 0; i < sizeof hard / sizeof hard[0]; i++) {
        const struct puzzle *puzzle =
            puzzle_make(&nim_puzzles, hard[i].seed, hard[i].number, SLICES);
        check(puzzle);
        assert_true(((const struct puzzle_making *)puzzle)->drawn >= 60);
        assert_int_not_equal(puzzle->grade, puzzle_wanted(hard[i].number));
    }
}
