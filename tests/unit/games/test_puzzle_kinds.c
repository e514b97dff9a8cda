/* The positions from which each game's puzzles are drawn, and the lead of the best choice in each
   grade. */

#include "support/testing.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "games/chips/chips_engine.h"
#include "games/nim/nim_engine.h"
#include "games/penney/penney_engine.h"
#include "games/snakes/snakes_puzzle.h"
#include "games/tenk/tenk_engine.h"

enum { SEEDS = 2000 };

static const struct puzzle_kind *const kinds[] = {&snakes_puzzles, &tenk_puzzles, &penney_puzzles,
                                                  &chips_puzzles, &nim_puzzles};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

/* The first and the last of the ten puzzle numbers that are of each grade. */
static const uint8_t easy[] = {1, 3}, fair[] = {4, 7}, hard[] = {8, 10};

static struct puzzle puzzle;
static struct puzzle_random drawn_with;

struct range {
    int least, most;
};

static const struct range nothing = {INT_MAX, INT_MIN};

static void take(struct range *range, int value) {
    range->least = value < range->least ? value : range->least;
    range->most = value > range->most ? value : range->most;
}

static void expect(const struct range *range, int least, int most) {
    assert_int_equal(range->least, least);
    assert_int_equal(range->most, most);
}

/* Draws the first position of a puzzle. */
static const void *draw(const struct puzzle_kind *kind, uint32_t seed, uint8_t number) {
    struct puzzle_making *making = malloc(sizeof *making + kind->engine_bytes);

    puzzle_start(making, kind, seed, number);
    while (making->drawn == 0) {
        assert_int_equal(puzzle_step(making), WORKING);
    }
    puzzle = making->puzzle;
    drawn_with = making->random;
    free(making);
    return puzzle.state.bytes;
}

/* ---- grades ---------------------------------------------------------------------------------- */

/* The leads that the headers state, as parts of a game or of a throw. */
TEST(the_best_is_ahead_by_what_the_grade_says) {
    static const struct {
        double hard, fair, easy;
        unsigned digits;
    } wanted[KINDS] = {
        {1.0 / 20, 1.0 / 3, 1, 2},          /* snakes and ladders: throws */
        {1.0 / 100, 1.0 / 50, 1.0 / 25, 0}, /* ten thousand */
        {1.0 / 100, 1.0 / 25, 1.0 / 12, 1}, /* Penney */
        {1.0 / 100, 1.0 / 12, 1.0 / 7, 1},  /* chips */
        {0, 0, 0, 0},                       /* Nim: by the share of moves that win */
    };

    for (unsigned i = 0; i < KINDS; i++) {
        assert_int_equal(kinds[i]->digits, wanted[i].digits);
        assert_int_equal(kinds[i]->is_chance, i != 0);
        assert_int_equal(kinds[i]->least, (uint32_t)(wanted[i].hard * PUZZLE_ONE));
        assert_int_equal(kinds[i]->fair, (uint32_t)(wanted[i].fair * PUZZLE_ONE));
        assert_int_equal(kinds[i]->easy, (uint32_t)(wanted[i].easy * PUZZLE_ONE));
    }
}

/* All puzzles of a seed are drawn with different random numbers. */
TEST(every_game_draws_numbers_of_its_own) {
    uint32_t states[KINDS * PUZZLES];
    unsigned count = 0;

    for (unsigned i = 0; i < KINDS; i++) {
        for (uint8_t number = 1; number <= PUZZLES; number++) {
            draw(kinds[i], 1, number);
            states[count] = drawn_with.state;
            for (unsigned other = 0; other < count; other++) {
                assert_int_not_equal(states[other], states[count]);
            }
            count++;
        }
    }
}

/* ---- drawn positions ------------------------------------------------------------------------- */

TEST(two_tokens_stand_apart_on_squares_of_forch) {
    struct range square = nothing, face = nothing;

    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        const struct snakes *game = draw(&snakes_puzzles, seed, 1);
        const uint8_t *token = game->at.square[0];
        assert_true(token[0] != token[1]);
        assert_int_equal(snakes_rules.turn(game).kind, TURN_DECIDE);
        for (unsigned i = 0; i < 2; i++) {
            assert_true(board_can_stand(&game->board, token[i]));
            take(&square, token[i]);
        }
        take(&face, game->face);
    }
    expect(&square, 0, 22); /* 23 is the head of a snake */
    expect(&face, 1, 6);
}

/* Player 0 has 4500 to 8000 points, the other up to 1500 fewer or more. */
TEST(ten_thousand_is_in_its_middle) {
    struct range mine = nothing, apart = nothing;

    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        const struct tenk *game = draw(&tenk_puzzles, seed, 1);
        take(&mine, game->score[0] * 50);
        take(&apart, (game->score[1] - game->score[0]) * 50);
    }
    expect(&mine, 4500, 8000);
    expect(&apart, -1500, 1500);
}

/* Draws have nothing at stake and six dice one time in four, otherwise 300 to 900 points and any
   number of dice. Only those with something to decide count. */
TEST(ten_thousand_has_little_at_stake) {
    struct range stake = nothing, dice = nothing;
    unsigned none = 0, all = 0;

    for (uint32_t seed = 0; seed < SEEDS / 4; seed++) {
        struct tenk *game = (struct tenk *)draw(&tenk_puzzles, seed, 1);
        assert_true(tenk_rules.is_sound(game));
        assert_in_range(puzzle.choices, 2, PUZZLE_CHOICES);
        all++;
        if (game->stake == 0) {
            assert_int_equal(game->dice, 6);
            none++;
        } else {
            take(&stake, game->stake * 50);
            take(&dice, game->dice);
        }
    }
    expect(&stake, 300, 900);
    assert_int_equal(dice.most, 6);
    assert_in_range(none, all / 6, all / 2);
}

TEST(every_decision_of_ten_thousand_is_listed) {
    for (uint32_t seed = 0; seed < SEEDS / 4; seed++) {
        const struct tenk *game = draw(&tenk_puzzles, seed, 1);
        unsigned allowed = 0;
        for (decision_t decision = 0; decision < 1U << TENK_DECISION_BITS; decision++) {
            struct tenk after = *game;
            bool is_listed = false;
            for (uint8_t choice = 0; choice < puzzle.choices; choice++) {
                is_listed |= puzzle.choice[choice].decision == decision;
            }
            assert_int_equal(is_listed, tenk_rules.decide(&after, decision));
            allowed += is_listed;
        }
        assert_int_equal(allowed, puzzle.choices);
    }
}

static void penney_range(const uint8_t numbers[2], struct range *heads, struct range *word) {
    *heads = *word = nothing;
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        const struct penney *game = draw(&penney_puzzles, seed, numbers[seed % 2]);
        assert_true(penney_rules.is_sound((void *)game));
        take(heads, game->state.heads);
        take(word, game->state.word[0]);
    }
}

/* Easy puzzles have three letters and a fair coin, fair ones a coin of 20..44 in 64, hard ones four
   letters and such a coin. */
TEST(words_and_coins_are_those_of_the_grade) {
    struct range heads, word;

    penney_range(easy, &heads, &word);
    expect(&heads, 32, 32);
    expect(&word, 8, 15);
    penney_range(fair, &heads, &word);
    expect(&heads, 20, 44);
    expect(&word, 8, 15);
    penney_range(hard, &heads, &word);
    expect(&heads, 20, 44);
    expect(&word, 16, 31);
}

static void expect_chips(const uint8_t numbers[2], int least, int most) {
    struct range chips = nothing;

    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        struct chips *game = (struct chips *)draw(&chips_puzzles, seed, numbers[seed % 2]);
        assert_true(chips_rules.is_sound(game));
        take(&chips, game->chips);
    }
    expect(&chips, least, most);
}

TEST(chips_are_as_many_as_the_grade_says) {
    expect_chips(easy, 3, 4);
    expect_chips(fair, 5, 6);
    expect_chips(hard, 7, 9);
}

struct nim_range {
    struct range heaps, size, take, rule;
    unsigned take_away, misere, all;
};

static struct nim_range nim_range(const uint8_t numbers[2]) {
    struct nim_range range = {nothing, nothing, nothing, nothing, 0, 0, 0};

    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        const struct impartial *game = draw(&nim_puzzles, seed, numbers[seed % 2]);
        const struct compound *compound = &game->compound;
        uint8_t most = impartial_take(game);
        assert_true(impartial_is_sound(game));
        take(&range.heaps, compound->count);
        for (uint8_t heap = 0; heap < compound->count; heap++) {
            assert_true(heap == 0 || compound->pawn[heap - 1] < compound->pawn[heap]);
            take(&range.size, compound->pawn[heap]);
        }
        take(&range.take, most);
        take(&range.rule, compound->rule);
        range.take_away += most != IMPARTIAL_TAKE_ANY;
        range.misere += compound->rule == COMPOUND_MISERE;
        range.all++;
        assert_true(most == IMPARTIAL_TAKE_ANY || most <= 4);
    }
    return range;
}

/* In the fair grade one draw in four is take-away. Positions have a greater share, as more draws of
   take-away have few enough moves. */
TEST(heaps_and_rules_are_those_of_the_grade) {
    struct nim_range range = nim_range(easy);

    expect(&range.heaps, 2, 3);
    expect(&range.size, 1, 6);
    assert_int_equal(range.take_away + range.misere, 0);
    range = nim_range(fair);
    expect(&range.heaps, 3, 3);
    expect(&range.size, 1, 7);
    expect(&range.take, 2, IMPARTIAL_TAKE_ANY);
    assert_in_range(range.take_away, range.all / 4, range.all / 2);
    assert_in_range(range.misere, range.all / 6, range.all / 3);
    range = nim_range(hard);
    expect(&range.heaps, 3, 4);
    expect(&range.size, 1, 9);
    expect(&range.take, 2, IMPARTIAL_TAKE_ANY);
}
