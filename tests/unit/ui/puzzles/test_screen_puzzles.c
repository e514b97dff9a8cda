/* Ten puzzles on the screen, from the menu to the score. The games are made here, so that the cost
   of each choice and the time to make a puzzle are known. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "core/game/puzzle.h"
#include "device/session.h"
#include "device/workspace.h"
#include "fake.h"
#include "ui/display/row.h"
#include "ui/games.h"
#include "ui/kit/screens.h"
#include "ui/puzzles/puzzle_seed.h"
#include "ui/puzzles/screen_puzzle.h"
#include "ui/puzzles/screen_puzzles.h"
#include "ui/screens/screen_help.h"
#include <stdio.h>

enum { LOOK = 50, SLICES = 20, CHOICES = 3, SEED = 42 };

/* Notes that tell the tunes apart, and the length of a tune in milliseconds. */
enum { SNAKE_HERTZ = 466, REFUSE_HERTZ = 200, TUNE = 600 };

/* ---- the smallest possible puzzles ----------------------------------------------------------- */

static unsigned drawn;

static bool draw_number(struct puzzle *puzzle, struct puzzle_random *random, uint8_t before) {
    (void)random;
    (void)before;
    drawn++;
    puzzle->state.bytes[0] = puzzle->number;
    for (decision_t choice = 0; choice < CHOICES; choice++) {
        puzzle_list(puzzle, choice);
    }
    return true;
}

struct memory {
    uint8_t number, choice, slices;
};

static void start(void *memory, const void *state, const struct engine_question *question) {
    assert_int_equal(question->kind, ENGINE_WEIGH);
    *(struct memory *)memory = (struct memory){*(const uint8_t *)state, question->decision, 0};
}

static enum progress step(void *memory) {
    return ++((struct memory *)memory)->slices < SLICES / 2 ? WORKING : DONE;
}

/* The best choice is the puzzle's number modulo 3; the next one costs one unit, and the third two.
   Each harder grade halves the unit. */
static void answer_in(void *memory, struct ranked *ranked, uint32_t unit) {
    const struct memory *engine = memory;
    uint8_t best = engine->number % CHOICES;

    *ranked =
        (struct ranked){.decision = engine->choice,
                        .cost = {.mantissa = (engine->choice + CHOICES - best) % CHOICES * unit >>
                                             puzzle_wanted(engine->number),
                                 .fraction_bits = PUZZLE_COST_BITS}};
}

enum { CHANCE = PUZZLE_ONE / 64, THROWS = 3 * PUZZLE_ONE / 2 };

static void answer_chance(void *memory, struct ranked *ranked) {
    answer_in(memory, ranked, CHANCE);
}

static void answer_throws(void *memory, struct ranked *ranked) {
    answer_in(memory, ranked, THROWS);
}

static const FLASH struct engine engine_of_chance = {
    .bytes = sizeof(struct memory), .start = start, .step = step, .answer = answer_chance};
static const FLASH struct engine engine_of_throws = {
    .bytes = sizeof(struct memory), .start = start, .step = step, .answer = answer_throws};

static const FLASH struct puzzle_kind chances = {.engine = &engine_of_chance,
                                                 .engine_bytes = sizeof(struct memory),
                                                 .is_chance = true,
                                                 .digits = 1,
                                                 .any_from = 1,
                                                 .least = CHANCE / 4,
                                                 .fair = CHANCE / 2,
                                                 .easy = CHANCE,
                                                 .draw = draw_number};
static const FLASH struct puzzle_kind throws = {.engine = &engine_of_throws,
                                                .engine_bytes = sizeof(struct memory),
                                                .digits = 2,
                                                .any_from = 1,
                                                .least = THROWS / 4,
                                                .fair = THROWS / 2,
                                                .easy = THROWS,
                                                .draw = draw_number};

/* ---- display --------------------------------------------------------------------------------- */

enum { NOTHING_CHOSEN = 16 };
static unsigned chosen;

static void open(void) {
    chosen = NOTHING_CHOSEN;
}

static void choose(decision_t decision) {
    chosen = decision;
}

static bool draw_puzzle(void) {
    row_labelled("puzzle ", session.state.bytes[0]);
    row_labelled(" at ", (uint16_t)chosen);
    return true;
}

static void draw_setting(void) {
    row_labelled("number ", session.state.bytes[0]);
}

static void write_decision(const void *before, decision_t decision) {
    assert_ptr_equal(before, &session.state);
    row_labelled("do ", (uint16_t)decision);
}

/* ---- games with and without puzzles ---------------------------------------------------------- */

static void draw_nothing(void) {
}

static const FLASH struct page own_page = {.draw = draw_nothing};
static const FLASH struct page *const FLASH pages[] = {&own_page, &page_end};

static bool as_in_play(void) {
    return false;
}

static const FLASH struct game_puzzles views[] = {
    {.kind = &chances,
     .question = "Which chance?",
     .draw = draw_puzzle,
     .draw_setting = draw_setting},
    {.kind = &throws,
     .question = "How many throws?",
     .draw = as_in_play,
     .draw_setting = draw_setting},
};

static const FLASH struct game without = {.entry = {.name = "Without"}, .pages = pages};
static const FLASH struct game of_chance = {.entry = {.name = "Chance"},
                                            .pages = pages,
                                            .puzzles = &views[0],
                                            .open = open,
                                            .choose = choose,
                                            .write_decision = write_decision};
static const FLASH struct game of_throws = {.entry = {.name = "Throws"},
                                            .pages = pages,
                                            .puzzles = &views[1],
                                            .draw = draw_setting,
                                            .write_decision = write_decision};

/* Replaces the table of games. */
const FLASH struct game *const FLASH games[GAMES_COUNT] = {&without, &of_chance, &without,
                                                           &of_throws, &without};

/* ---- the screens ----------------------------------------------------------------------------- */

static void draw_below(void) {
    row_text("below");
}

static void key_below(struct key_event event) {
    (void)event;
}

static const FLASH struct screen below = {.key = key_below, .draw = draw_below};

static int fresh(void **state) {
    static const struct screens_of_framework framework = {.first = &below, .help = &screen_help};

    ui_fresh(state);
    screens_start(&framework);
    ui_run(LOOK);
    screens_push(&screen_puzzles);
    ui_run(LOOK);
    puzzle_seed_take(SEED);
    drawn = 0;
    return 0;
}

/* Drops the puzzles that have been begun, which would go on otherwise. */
static int begin_anew(void **state) {
    (void)state;
    for (uint8_t place = 1; place <= 3; place += 2) {
        puzzle_seed_take(SEED + 1 + place);
        puzzle_open(place);
    }
    return 0;
}

static void open_game(const char *name) {
    ui_open(name);
    ui_run(LOOK);
}

static void press_and_expect(enum key key, const char *row_0, const char *row_1) {
    ui_press(key);
    ui_expect(row_0, row_1);
}

/* Presses a key and listens for a note. */
static bool sounds(enum key key, uint16_t hertz) {
    bool heard = false;

    ui_press(key);
    for (unsigned i = 0; i < TUNE; i++) {
        heard |= fake_sound_hertz() == hertz;
        ui_run(1);
    }
    return heard;
}

/* Answers a puzzle from its announcement, with a choice. */
static void answer(uint8_t choice) {
    ui_press_times(KEY_SELECT, 2);
    ui_press_times(KEY_DOWN, choice);
    ui_press(KEY_SELECT);
}

/* ---- the menu and the seed ------------------------------------------------------------------- */

TEST(the_seed_is_set_digit_by_digit, fresh, begin_anew) {
    ui_open("Seed");
    ui_expect("Seed of puzzles", "→ 0  0  0  4  2");
    ui_press_times(KEY_UP, 9);
    ui_press(KEY_SELECT);
    ui_press_times(KEY_UP, 7);
    ui_expect("Seed of puzzles", "  9→ 7  0  4  2");
    press_and_expect(KEY_UP, NULL, "  9→ 8  0  4  2");
    ui_press_times(KEY_SELECT, 2);
    ui_press_times(KEY_DOWN, 5);
    ui_expect(NULL, "  9  8  0→ 0  2");
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    press_and_expect(KEY_LEFT, NULL, "  9  8  0→ 0  1");
    ui_press_times(KEY_SELECT, 2);
    ui_expect(" Throws", "→Seed");
    assert_int_equal(puzzle_seed(), 98001);
    ui_press(KEY_SELECT);
    ui_expect("Seed of puzzles", "→ 9  8  0  0  1");
    press_and_expect(KEY_LEFT, " Throws", "→Seed");
    assert_int_equal(puzzle_seed(), 98001);
}

TEST(a_seed_that_was_taken_is_kept, fresh, begin_anew) {
    static const uint32_t seeds[] = {0, 1, 9999, 10000, 99999};

    for (size_t i = 0; i < sizeof seeds / sizeof seeds[0]; i++) {
        puzzle_seed_take(seeds[i]);
        assert_int_equal(puzzle_seed(), seeds[i]);
    }
}

TEST(a_seed_that_is_drawn_is_any_of_four_digits, fresh, begin_anew) {
    bool first_two[100] = {false};
    bool last_two[100] = {false};

    for (unsigned i = 0; i < 5000; i++) {
        uint32_t seed;
        puzzle_seed_drop();
        seed = puzzle_seed();
        assert_in_range(seed, 0, 9999);
        first_two[seed / 100] = true;
        last_two[seed % 100] = true;
    }
    for (unsigned i = 0; i < 100; i++) {
        assert_true(first_two[i] && last_two[i]);
    }
}

/* ---- one puzzle ------------------------------------------------------------------------------ */

TEST(a_puzzle_is_announced_with_its_seed_in_five_digits, fresh, begin_anew) {
    static const struct {
        uint32_t seed;
        const char *shown;
    } seeds[] = {{0, "Seed 00000 easy"},     {7, "Seed 00007 easy"},    {10, "Seed 00010 easy"},
                 {999, "Seed 00999 easy"},   {1000, "Seed 01000 easy"}, {9999, "Seed 09999 easy"},
                 {10000, "Seed 10000 easy"}, {99999, "Seed 99999 easy"}};

    for (size_t i = 0; i < sizeof seeds / sizeof seeds[0]; i++) {
        puzzle_seed_take(seeds[i].seed);
        open_game("Chance");
        ui_expect("Puzzle 1 of 10", seeds[i].shown);
        ui_press(KEY_LEFT);
    }
}

/* While a puzzle is made, a bar shows the progress, and a key is refused. */
TEST(a_puzzle_is_not_there_before_it_is_made, fresh, begin_anew) {
    puzzle_open(1);
    screens_push(&screen_puzzle);
    ui_run(SLICES);
    ui_expect("Puzzle 1 of 10", "███-------------");
    ui_run(LOOK);
    ui_expect("Puzzle 1 of 10", "Seed 00042 easy");
    assert_int_equal(drawn, 1);
    workspace_take(WORKSPACE_COMMAND);
    assert_true(sounds(KEY_SELECT, REFUSE_HERTZ));
    ui_expect("Puzzle 1 of 10", "███-------------");
    workspace_take(WORKSPACE_FREE);
    ui_run(LOOK);
    ui_expect("Puzzle 1 of 10", "Seed 00042 easy");
    assert_int_equal(drawn, 2);
    press_and_expect(KEY_SELECT, "puzzle 1 at 16", "number 1");
}

TEST(choices_are_walked_through_and_left_goes_back, fresh, begin_anew) {
    open_game("Chance");
    press_and_expect(KEY_UP, "Puzzle 1 of 10", NULL);
    press_and_expect(KEY_SELECT, "puzzle 1 at 16", "number 1");
    press_and_expect(KEY_DOWN, "puzzle 1 at 0", "→do 0");
    press_and_expect(KEY_DOWN, "puzzle 1 at 1", "→do 1");
    press_and_expect(KEY_DOWN, "puzzle 1 at 2", "→do 2");
    press_and_expect(KEY_DOWN, "puzzle 1 at 0", "→do 0");
    press_and_expect(KEY_UP, "puzzle 1 at 2", "→do 2");
    press_and_expect(KEY_LEFT, "puzzle 1 at 16", "number 1");
    press_and_expect(KEY_SELECT, "puzzle 1 at 0", "→do 0");
    press_and_expect(KEY_LEFT, "puzzle 1 at 16", "number 1");
    press_and_expect(KEY_LEFT, "Puzzle 1 of 10", "Seed 00042 easy");
    press_and_expect(KEY_LEFT, "→Chance", NULL);
}

TEST(an_answer_is_judged_and_what_the_others_cost_is_told, fresh, begin_anew) {
    open_game("Chance");
    ui_press_times(KEY_SELECT, 2);
    assert_true(sounds(KEY_SELECT, SNAKE_HERTZ));
    ui_expect("Costs 3.1%", "Best do 1");
    press_and_expect(KEY_UP, "puzzle 1 at 0", "→do 0       3.1%");
    press_and_expect(KEY_DOWN, "puzzle 1 at 1", "→do 1       0.0%");
    press_and_expect(KEY_DOWN, "puzzle 1 at 2", "→do 2       1.6%");
    press_and_expect(KEY_LEFT, "Costs 1.6%", NULL);
    press_and_expect(KEY_LEFT, "→Chance", NULL);
}

/* ---- ten puzzles ----------------------------------------------------------------------------- */

TEST(ten_are_scored, fresh, begin_anew) {
    static const char *const grades[] = {"easy", "easy", "easy", "fair", "fair",
                                         "fair", "fair", "hard", "hard", "hard"};

    open_game("Chance");
    for (unsigned number = 1; number <= PUZZLES; number++) {
        char row_0[17];
        char row_1[17];
        ui_run(LOOK);
        snprintf(row_0, sizeof row_0, "Puzzle %u of 10", number);
        snprintf(row_1, sizeof row_1, "Seed 00042 %s", grades[number - 1]);
        ui_expect(row_0, row_1);
        answer(1);
        ui_press(KEY_SELECT);
    }
    /* Puzzles 1, 4, 7 and 10 cost nothing, 2, 5 and 8 two units, 3, 6 and 9 one; the units get
       smaller. */
    ui_expect("4/10 Seed 00042", "Costs 0.8% each");
    press_and_expect(KEY_DOWN, "→Chance", NULL);
    assert_int_not_equal(puzzle_seed(), SEED);
    open_game("Chance");
    ui_expect("Puzzle 1 of 10", NULL);
}

TEST(what_was_answered_counts_once, fresh, begin_anew) {
    open_game("Throws");
    for (unsigned number = 1; number <= PUZZLES; number++) {
        ui_run(LOOK);
        answer(number % CHOICES);
        ui_press(KEY_DOWN);
        ui_press(KEY_SELECT);
    }
    ui_expect("10/10 Seed 00042", "0.00 more throws");
    press_and_expect(KEY_LEFT, "→Throws", " Seed");
}

TEST(ten_that_were_left_go_on, fresh, begin_anew) {
    open_game("Chance");
    answer(0);
    ui_press(KEY_SELECT);
    ui_run(LOOK);
    ui_expect("Puzzle 2 of 10", NULL);
    ui_press(KEY_LEFT);
    open_game("Chance");
    ui_expect("Puzzle 2 of 10", "Seed 00042 easy");
    ui_press(KEY_LEFT);
    puzzle_seed_take(SEED + 1);
    open_game("Chance");
    ui_expect("Puzzle 1 of 10", "Seed 00043 easy");
    answer(0);
    ui_press_times(KEY_SELECT, 1);
    ui_press(KEY_LEFT);
    open_game("Throws");
    ui_expect("Puzzle 1 of 10", "Seed 00043 easy");
}

/* Opens the help at each stage; the puzzle then is where it was. */
TEST(each_stage_explains_itself, fresh, begin_anew) {
    open_game("Chance");
    press_and_expect(KEY_RIGHT, "The puzzle is", NULL);
    ui_press(KEY_LEFT);
    ui_run(LOOK);
    ui_press(KEY_SELECT);
    press_and_expect(KEY_RIGHT, "Which chance?", "");
    ui_press(KEY_LEFT);
    ui_run(LOOK);
    ui_expect("puzzle 1 at 16", "number 1");
    ui_press(KEY_SELECT);
    press_and_expect(KEY_RIGHT, "Which chance?", "");
    ui_press(KEY_LEFT);
    ui_run(LOOK);
    ui_expect("puzzle 1 at 0", "→do 0");
    ui_press(KEY_SELECT);
    press_and_expect(KEY_RIGHT, "What your", "choice costs   ↓");
    ui_press(KEY_LEFT);
    ui_run(LOOK);
    ui_press(KEY_DOWN);
    press_and_expect(KEY_RIGHT, "What your", "choice costs   ↓");
    ui_press(KEY_LEFT);
    ui_run(LOOK);
    ui_expect("puzzle 1 at 0", "→do 0       3.1%");
}
