/* Puzzles of ten thousand against the exact solution of the game: tests/data/tenk_puzzles.txt,
   which `make puzzles` makes. */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>

#include "games/tenk/tenk_engine.h"
#include "support/puzzle_maker.h"

enum { SLICES = 3000, LINES = 100 };

struct line {
    unsigned seed, number, mine, theirs, stake;
    char faces[DICE_FACES + 1];
    unsigned choices;
    unsigned steps[PUZZLE_CHOICES];
    char what[PUZZLE_CHOICES];
    double chance[PUZZLE_CHOICES];
};

static bool read_line(FILE *file, struct line *line) {
    if (fscanf(file, "%u %u %u %u %u %6s", &line->seed, &line->number, &line->mine, &line->theirs,
               &line->stake, line->faces) != 6) {
        return false;
    }
    for (line->choices = 0; line->choices < PUZZLE_CHOICES; line->choices++) {
        unsigned i = line->choices;
        if (fgetc(file) == '\n') {
            break;
        }
        assert_int_equal(
            fscanf(file, "%u %c %lf", &line->steps[i], &line->what[i], &line->chance[i]), 3);
    }
    return true;
}

static void check_position(const struct line *line, const struct tenk *game) {
    assert_int_equal(game->score[0], line->mine);
    assert_int_equal(game->score[1], line->theirs);
    assert_int_equal(game->stake, line->stake);
    assert_int_equal(game->phase, TENK_THROWN);
    for (uint8_t die = 0; die < game->dice; die++) {
        assert_int_equal(game->face[die], line->faces[die] - '0');
    }
}

static void check_choice(const struct line *line, const struct puzzle *puzzle, uint8_t choice) {
    decision_t decision = puzzle->choice[choice].decision;
    struct scoring scoring;
    double cost = line->chance[puzzle->best] - line->chance[choice];

    tenk_read((const struct tenk *)puzzle->state.bytes, &scoring);
    scoring_choose(&scoring, tenk_decision_choice(decision));
    assert_int_equal(scoring.steps, line->steps[choice]);
    assert_int_equal(tenk_decision_is_banked(decision), line->what[choice] == 'b');
    assert_int_equal(scoring_is_attempt(&scoring), line->what[choice] == 'a');
    assert_true(cost >= 0);
    assert_true(fabs(cost - puzzle_cost_of(puzzle, choice)) <
                tenk_puzzles.error / (double)PUZZLE_ONE);
    assert_true(round(100 * cost) == round(100 * puzzle_cost_of(puzzle, choice)));
}

TEST(every_choice_costs_what_the_exact_solution_says) {
    FILE *file = fopen("tests/data/tenk_puzzles.txt", "r");
    unsigned lines = 0;
    struct line line;

    assert_non_null(file);
    for (; read_line(file, &line); lines++) {
        const struct puzzle *puzzle =
            puzzle_make(&tenk_puzzles, line.seed, (uint8_t)line.number, SLICES);
        check_position(&line, (const struct tenk *)puzzle->state.bytes);
        assert_int_equal(puzzle->choices, line.choices);
        for (uint8_t choice = 0; choice < line.choices; choice++) {
            check_choice(&line, puzzle, choice);
        }
    }
    assert_int_equal(lines, LINES);
    fclose(file);
}
