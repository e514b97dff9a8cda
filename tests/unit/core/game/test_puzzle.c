/* Properties of all puzzles: costs, grades, certainty, the score. */

#include "support/testing.h"

#include "core/game/puzzle.h"
#include <string.h>

/* ---- an engine with written answers ---------------------------------------------------------- */

enum { POSITIONS = 256, DECISIONS = 128, SLICES = 3, BEST = 99 };

/* The costs of the choices of each position. A position is a number from 0. */
static uint32_t costs[POSITIONS][DECISIONS];
static uint8_t choices[POSITIONS];
static bool has_answer[POSITIONS];

struct memory {
    uint8_t position, slices, kind;
    decision_t decision;
};

static void start(void *memory, const void *state, const struct engine_question *question) {
    struct memory *engine = memory;

    *engine = (struct memory){*(const uint8_t *)state, 0, question->kind, question->decision};
}

static enum progress step(void *memory) {
    struct memory *engine = memory;

    if (++engine->slices < SLICES) {
        return engine->slices == 1 ? WORKING : IMPROVING;
    }
    return has_answer[engine->position] ? DONE : IMPOSSIBLE;
}

/* The costs have more fraction bits than a puzzle has, or fewer. */
static void answer(void *memory, struct ranked *ranked) {
    struct memory *engine = memory;
    uint32_t cost = engine->kind == ENGINE_RANK ? 0 : costs[engine->position][engine->decision];

    *ranked = (struct ranked){
        .decision = engine->kind == ENGINE_RANK ? BEST : engine->decision,
        .unit = ENGINE_CHANCE,
        .cost = {.mantissa = (uint64_t)cost << 7 | 127, .fraction_bits = PUZZLE_COST_BITS + 7}};
    if (engine->decision % 2) {
        ranked->cost =
            (struct bounded){.mantissa = cost >> 8, .fraction_bits = PUZZLE_COST_BITS - 8};
    }
}

static const struct engine engine = {
    .bytes = sizeof(struct memory), .start = start, .step = step, .answer = answer};

/* ---- a game ---------------------------------------------------------------------------------- */

/* Every other call draws no position. */
static bool is_in_between;

static bool draw(struct puzzle *puzzle, struct puzzle_random *random, uint8_t drawn) {
    (void)random;
    assert_int_equal(puzzle->choices, 0);
    is_in_between = !is_in_between;
    if (is_in_between) {
        puzzle->choices = 7;
        return false;
    }
    puzzle->state.bytes[0] = drawn;
    for (decision_t choice = 0; choice < choices[drawn]; choice++) {
        assert_true(puzzle_list(puzzle, choice));
    }
    return true;
}

/* The replies that a test has written down; after them come 0, 1, 2, ... */
static const decision_t *script;
static decision_t replies;

static decision_t vary(const struct puzzle *puzzle, struct puzzle_random *random) {
    (void)random;
    assert_int_equal(puzzle->choice[0].decision, BEST);
    return script && *script != BEST ? *script++ : replies++;
}

static const struct puzzle_kind kind = {.engine = &engine,
                                        .engine_bytes = sizeof(struct memory),
                                        .game = 5,
                                        .is_chance = true,
                                        .digits = 1,
                                        .any_from = 20,
                                        .error = 2,
                                        .least = PUZZLE_ONE / 100,
                                        .fair = PUZZLE_ONE / 20,
                                        .easy = PUZZLE_ONE / 10,
                                        .draw = draw};

static union {
    struct puzzle_making making;
    uint8_t bytes[sizeof(struct puzzle_making) + sizeof(struct memory)];
} space;

/* Until a test writes other costs, every position has two equally good choices. */
static int fresh(void **state) {
    (void)state;
    memset(costs, 0, sizeof costs);
    memset(choices, 2, sizeof choices);
    memset(has_answer, true, sizeof has_answer);
    replies = 0;
    script = NULL;
    return 0;
}

static void write_costs(unsigned position, uint8_t count, const uint32_t cost[]) {
    choices[position] = count;
    memcpy(costs[position], cost, count * sizeof *cost);
}
#define WRITE_COSTS(position, ...)                                                                 \
    write_costs(position, sizeof(uint32_t[]){__VA_ARGS__} / sizeof(uint32_t),                      \
                (uint32_t[]){__VA_ARGS__})

static const struct puzzle *make_of(const struct puzzle_kind *of, uint8_t number) {
    unsigned slices = 0;

    memset(&space, 0xA5, sizeof space);
    is_in_between = false;
    puzzle_start(&space.making, of, 42, number);
    while (puzzle_step(&space.making) != DONE) {
        assert_true(slices++ < 20000);
    }
    assert_int_equal(space.making.puzzle.number, number);
    return &space.making.puzzle;
}

static const struct puzzle *make(uint8_t number) {
    return make_of(&kind, number);
}

enum { HUNDREDTH = PUZZLE_ONE / 100 & ~0xFF };

/* ---- choice of a position -------------------------------------------------------------------- */

TEST(costs_are_those_of_the_engine_in_the_order_of_the_list, fresh) {
    const struct puzzle *puzzle;

    WRITE_COSTS(3, 30 * HUNDREDTH, 0, 12 * HUNDREDTH, 0x120000);
    costs[3][3] = 90 * HUNDREDTH;
    puzzle = make(1);
    assert_int_equal(puzzle->state.bytes[0], 3);
    assert_int_equal(puzzle->choices, 4);
    assert_int_equal(puzzle->best, 1);
    assert_int_equal(puzzle->grade, PUZZLE_EASY);
    for (uint8_t choice = 0; choice < 4; choice++) {
        assert_int_equal(puzzle->choice[choice].decision, choice);
        assert_int_equal(puzzle->choice[choice].cost, costs[3][choice]);
    }
}

/* Asks for a hard, a fair and an easy puzzle. A best choice that is ahead by exactly the limit
   counts as the easier grade. */
TEST(the_less_it_is_ahead_the_harder_it_is, fresh) {
    static const uint8_t numbers[] = {PUZZLES, 5, 1};
    const uint32_t least[] = {kind.least, kind.fair, kind.easy};

    for (unsigned i = 0; i < 3; i++) {
        fresh(NULL);
        WRITE_COSTS(4, (least[i] - 1), 50 * HUNDREDTH, 0);
        WRITE_COSTS(5, least[i], 50 * HUNDREDTH, 0);
        assert_int_equal(make(numbers[i])->state.bytes[0], 5);
        assert_int_equal(make(numbers[i])->grade, PUZZLE_HARD - i);
        assert_int_equal(make(numbers[i])->best, 2);
    }
}

TEST(of_two_best_none_is_ahead, fresh) {
    WRITE_COSTS(0, 0, 20 * HUNDREDTH, 0);
    WRITE_COSTS(1, 20 * HUNDREDTH, 0);
    assert_int_equal(make(1)->state.bytes[0], 1);
}

TEST(what_the_engine_cannot_answer_is_left_out, fresh) {
    WRITE_COSTS(0, 20 * HUNDREDTH, 0);
    WRITE_COSTS(1, 20 * HUNDREDTH, 0);
    has_answer[0] = false;
    assert_int_equal(make(1)->state.bytes[0], 1);
}

/* From the 20th position on, which is number 19, any grade is taken. */
TEST(from_some_on_any_grade_will_do, fresh) {
    for (unsigned position = 0; position < POSITIONS; position++) {
        WRITE_COSTS(position, 0, 6 * HUNDREDTH);
    }
    assert_int_equal(make(1)->state.bytes[0], 19);
    assert_int_equal(make(1)->grade, PUZZLE_FAIR);
    assert_int_equal(make(5)->state.bytes[0], 0);
}

TEST(a_search_ends, fresh) {
    const struct puzzle *puzzle = make(1);

    assert_int_equal(puzzle->state.bytes[0], PUZZLE_DRAWN_MOST - 1);
    assert_int_equal(puzzle->grade, PUZZLE_HARD);
}

TEST(a_search_ends_behind_what_the_engine_cannot_answer, fresh) {
    has_answer[PUZZLE_DRAWN_MOST - 1] = false;
    assert_int_equal(make(1)->state.bytes[0], PUZZLE_DRAWN_MOST);
    assert_int_equal(make(1)->grade, PUZZLE_HARD);
}

/* If costs are shown in whole per cent, 12.5 % may be shown as 12 or 13. */
TEST(a_cost_near_a_half_is_not_certain, fresh) {
    enum { ERROR = 0x200 };
    struct puzzle_kind whole = kind;
    const uint32_t half = PUZZLE_ONE / 8;

    whole.digits = 0;
    whole.error = ERROR;
    WRITE_COSTS(0, half, 0);
    WRITE_COSTS(1, half + ERROR, 0);
    WRITE_COSTS(2, half - ERROR, 0);
    WRITE_COSTS(3, half + 2 * ERROR, 0);
    assert_int_equal(make_of(&whole, 1)->state.bytes[0], 3);
    WRITE_COSTS(2, half - 2 * ERROR, 0);
    assert_int_equal(make_of(&whole, 1)->state.bytes[0], 2);
    assert_int_equal(make(1)->state.bytes[0], 0);
}

/* If every choice costs nothing or everything, the share of right choices sets the grade: one in
   six is easy, one in nine is fair. */
TEST(the_fewer_are_right_the_harder_it_is, fresh) {
    struct puzzle_kind all = kind;
    const uint32_t one = PUZZLE_ONE;

    all.least = all.fair = all.easy = 0;
    WRITE_COSTS(1, one, one, one, one, one, 0);
    WRITE_COSTS(2, one, 0, one, one, one, one, one);
    WRITE_COSTS(3, one, one, one, one, one, one, one, one, one, 0);
    assert_int_equal(make_of(&all, 1)->state.bytes[0], 1);
    assert_int_equal(make_of(&all, 1)->best, 5);
    assert_int_equal(make_of(&all, 4)->state.bytes[0], 2);
    assert_int_equal(make_of(&all, 8)->state.bytes[0], 3);
    WRITE_COSTS(1, one, one, one, one, one, one, one, one, 0);
    assert_int_equal(make_of(&all, 4)->state.bytes[0], 1);
}

TEST(a_list_is_full_at_last, fresh) {
    struct puzzle puzzle = {.choices = PUZZLE_CHOICES - 1};

    assert_true(puzzle_list(&puzzle, 5));
    assert_int_equal(puzzle.choice[PUZZLE_CHOICES - 1].decision, 5);
    assert_false(puzzle_list(&puzzle, 6));
    assert_int_equal(puzzle.choices, PUZZLE_CHOICES);
}

/* ---- a game that offers four choices --------------------------------------------------------- */

static struct puzzle_kind varied(void) {
    struct puzzle_kind some = kind;

    some.offered = 4;
    some.vary = vary;
    memset(choices, 0, sizeof choices);
    return some;
}

static bool has(const struct puzzle *puzzle, decision_t decision) {
    for (uint8_t choice = 0; choice < puzzle->choices; choice++) {
        if (puzzle->choice[choice].decision == decision) {
            return puzzle->choice[choice].cost == (decision == BEST ? 0 : costs[0][decision]);
        }
    }
    return false;
}

/* The wrong choices have the grade easy, and no reply is offered twice. 2 and 4 cost too little. */
TEST(the_best_and_three_that_cost_enough_are_offered, fresh) {
    static const decision_t drawn[] = {1, 1, 2, 3, 1, 4, 5, 6, BEST};
    const struct puzzle_kind some = varied();
    const struct puzzle *puzzle;

    script = drawn;
    costs[0][1] = 30 * HUNDREDTH;
    costs[0][2] = 2 * HUNDREDTH;
    costs[0][3] = 20 * HUNDREDTH;
    costs[0][5] = 12 * HUNDREDTH;
    puzzle = make_of(&some, 1);
    assert_int_equal(puzzle->choices, 4);
    assert_int_equal(puzzle->choice[puzzle->best].decision, BEST);
    assert_true(has(puzzle, BEST) && has(puzzle, 1) && has(puzzle, 3) && has(puzzle, 5));
    assert_int_equal(*script, 6);
    assert_int_equal(puzzle->grade, PUZZLE_EASY);
}

/* In a hard puzzle a wrong choice may cost more than the grade says, except the last one. After
   three misses the last one may too. */
TEST(after_misses_any_grade_is_offered, fresh) {
    const struct puzzle_kind some = varied();
    const struct puzzle *puzzle;

    for (unsigned reply = 0; reply < 8; reply++) {
        costs[0][reply] = 30 * HUNDREDTH;
    }
    puzzle = make_of(&some, PUZZLES);
    assert_int_equal(puzzle->choices, 4);
    assert_true(has(puzzle, 0) && has(puzzle, 1) && has(puzzle, 5));
    assert_int_equal(puzzle->grade, PUZZLE_EASY);
    replies = 0;
    costs[0][3] = 2 * HUNDREDTH;
    puzzle = make_of(&some, PUZZLES);
    assert_true(has(puzzle, 0) && has(puzzle, 1) && has(puzzle, 3));
    assert_int_equal(puzzle->grade, PUZZLE_HARD);
}

/* After that many tries fewer choices are offered. If there is only the best one, another position
   is drawn. */
TEST(only_so_many_are_tried, fresh) {
    const struct puzzle_kind some = varied();
    const struct puzzle *puzzle;

    costs[0][7] = 30 * HUNDREDTH;
    puzzle = make_of(&some, 1);
    assert_int_equal(replies, PUZZLE_VARIED_MOST);
    assert_int_equal(puzzle->choices, 2);
    assert_true(has(puzzle, 7));
    costs[0][7] = 0;
    replies = 0;
    costs[1][PUZZLE_VARIED_MOST + 3] = 20 * HUNDREDTH;
    puzzle = make_of(&some, 1);
    assert_int_equal(puzzle->state.bytes[0], 1);
    assert_int_equal(puzzle->choices, 2);
}

/* ---- the score ------------------------------------------------------------------------------- */

TEST(each_puzzle_counts_once) {
    struct puzzle_score score = {.answered = 0};
    struct puzzle puzzle = {.number = 10, .choices = 2, .choice = {[1] = {.cost = 40}}};

    assert_true(puzzle_score_answer(&score, &puzzle, 1));
    assert_false(puzzle_score_answer(&score, &puzzle, 0));
    assert_int_equal(score.right, 0);
    assert_int_equal(score.cost, 40);
    puzzle.number = 1;
    assert_false(puzzle_score_has(&score, 1));
    assert_true(puzzle_score_answer(&score, &puzzle, 0));
    assert_int_equal(score.right, 1);
    assert_int_equal(score.cost, 40);
    assert_int_equal(puzzle_score_count(&score), 2);
    assert_int_equal(puzzle_score_wrong(&score), 1);
}

/* Ten wrong answers, each of which loses the game. */
TEST(a_cost_is_shown_in_per_cent) {
    struct bounded figure = puzzle_figure(&kind, 10 * PUZZLE_ONE, 10);

    assert_true(figure.mantissa == (uint64_t)1000 << PUZZLE_COST_BITS);
    assert_true(figure.error == 2000);
    assert_true(puzzle_figure(&kind, 0, 1).error == 0);
}

static uint32_t below_by_the_paper(uint32_t *state, uint32_t n) {
    uint32_t y = *state;

    y ^= y << 13;
    y ^= y >> 17;
    y ^= y << 5;
    *state = y;
    return (uint32_t)((uint64_t)(y >> 16) * n / 0x10000);
}

/* Returns the random state at the start of a puzzle; `seed` holds the puzzle's seed, game and
   number. */
static uint32_t state_from(uint32_t seed) {
    struct puzzle_kind numbered = {.game = seed / 16 % 8};
    struct puzzle_making making;

    puzzle_start(&making, &numbered, seed / 128, seed % 16);
    return making.random.state;
}

/* Everybody with the same seed has the same puzzles, so the generator must follow its publications:
   2463534242 leads to 723471715, 2497366906 and 2064144800 (Marsaglia), and the last steps of
   MurmurHash3 make 0x514E28B7 of 1. */
TEST(numbers_are_those_published) {
    static const uint32_t published[] = {723471715, 2497366906, 2064144800};
    struct puzzle_random random = {2463534242};
    uint32_t other = random.state;

    for (int i = 0; i < 3; i++) {
        puzzle_random_below(&random, 2);
        assert_int_equal(random.state, published[i]);
        below_by_the_paper(&other, 2);
        assert_int_equal(other, published[i]);
    }
    for (uint32_t n = 1; n < 256; n++) {
        assert_int_equal(puzzle_random_below(&random, (uint8_t)n), below_by_the_paper(&other, n));
        assert_int_equal(puzzle_random_die(&random), 1 + below_by_the_paper(&other, 6));
    }
    assert_int_equal(state_from(1), 0x514E28B7);
    assert_int_equal(state_from(2), 0x30F4C306);
    assert_int_equal(state_from(0xDEADBEEF), 0x0DE5C6A9);
    assert_int_equal(state_from(0), 1); /* 0 would stay 0 */
}

/* No two puzzles of different seeds, games or numbers begin with the same random state. */
TEST(every_puzzle_begins_elsewhere) {
    enum { SEEDS = 6, GAMES = 5, COUNT = SEEDS * GAMES * PUZZLES };
    static uint32_t begun[COUNT];
    unsigned count = 0;

    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        for (uint8_t game = 0; game < GAMES; game++) {
            for (uint8_t number = 1; number <= PUZZLES; number++) {
                struct puzzle_kind of = kind;
                of.game = game;
                puzzle_start(&space.making, &of, seed, number);
                assert_int_equal(space.making.puzzle.number, number);
                begun[count++] = space.making.random.state;
            }
        }
    }
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = 0; j < i; j++) {
            assert_int_not_equal(begun[i], begun[j]);
        }
    }
}

/* Three easy, four fair, three hard. */
TEST(ten_get_harder) {
    static const uint8_t wanted[PUZZLES] = {0, 0, 0, 1, 1, 1, 1, 2, 2, 2};

    for (uint8_t number = 1; number <= PUZZLES; number++) {
        assert_int_equal(puzzle_wanted(number), wanted[number - 1]);
    }
}

/* Each number is expected 60,000 times and is within five standard deviations, also if neighbouring
   seeds give the numbers. */
TEST(numbers_are_as_likely_as_each_other) {
    enum { FACES = 6, THROWS = 360000, FIVE_DEVIATIONS = 1118 };
    struct puzzle_random random;
    int count[2][FACES] = {{0}};

    random.state = state_from(0);
    for (uint32_t i = 0; i < THROWS; i++) {
        struct puzzle_random first;
        count[0][puzzle_random_die(&random) - 1]++;
        first.state = state_from(i);
        count[1][puzzle_random_below(&first, FACES)]++;
    }
    for (int face = 0; face < FACES; face++) {
        assert_in_range(count[0][face] + FIVE_DEVIATIONS - THROWS / FACES, 0, 2 * FIVE_DEVIATIONS);
        assert_in_range(count[1][face] + FIVE_DEVIATIONS - THROWS / FACES, 0, 2 * FIVE_DEVIATIONS);
    }
}
