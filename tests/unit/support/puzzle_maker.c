#include "support/puzzle_maker.h"

#include "support/testing.h"

#include <string.h>

#include "device/workspace.h"

static void check(const struct puzzle_kind *kind, const struct puzzle *puzzle) {
    uint32_t next = UINT32_MAX;

    assert_in_range(puzzle->choices, 2, PUZZLE_CHOICES);
    assert_true(puzzle->best < puzzle->choices);
    assert_int_equal(puzzle->choice[puzzle->best].cost, 0);
    for (uint8_t choice = 0; choice < puzzle->choices; choice++) {
        uint32_t cost = puzzle->choice[choice].cost;
        assert_true(choice >= puzzle->best || cost > 0);
        if (choice != puzzle->best && cost < next) {
            next = cost;
        }
    }
    assert_true(puzzle->grade < PUZZLE_GRADES);
    if (kind->least) {
        assert_true(next >= kind->least);
        assert_true(puzzle->grade != PUZZLE_FAIR || next >= kind->fair);
        assert_true(puzzle->grade != PUZZLE_EASY || next >= kind->easy);
        assert_true(puzzle->grade != PUZZLE_HARD || next < kind->fair);
        assert_true(puzzle->grade != PUZZLE_FAIR || next < kind->easy);
    }
}

const struct puzzle *puzzle_make(const struct puzzle_kind *kind, uint32_t seed, uint8_t number,
                                 unsigned slices) {
    static union workspace space;
    struct puzzle_making *making = (struct puzzle_making *)&space;

    memset(&space, 0xA5, sizeof space);
    puzzle_start(making, kind, seed, number);
    while (puzzle_step(making) != DONE) {
        assert_true(slices-- > 0);
    }
    assert_int_equal(making->puzzle.number, number);
    check(kind, &making->puzzle);
    return &making->puzzle;
}

double puzzle_cost_of(const struct puzzle *puzzle, uint8_t choice) {
    return puzzle->choice[choice].cost / (double)PUZZLE_ONE;
}
