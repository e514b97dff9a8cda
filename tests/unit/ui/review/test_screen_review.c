/* The review on the screen, of a game that is told here event by event: every page, what makes a
   page be there, and the way back through the moves. */

#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/review/review.h"
#include "device/session.h"
#include "ui/display/row.h"
#include "ui/kit/screens.h"
#include "ui/review/screen_review.h"
#include "ui/screens/screen_help.h"
#include <string.h>

enum { LOOK = 100, PARTS = 64 };

/* ---- a game of which nothing is asked but how its events are told -----------------------------
 */

static void draw_name(bool others) {
    row_text(others ? "Bob" : "Ann");
}

static void draw_event(uint8_t sum, const uint8_t what[]) {
    row_labelled("event ", what[0]);
    row_labelled(" of ", sum);
}

static void draw_error(const uint8_t what[], const uint8_t better[]) {
    row_labelled("did ", what[0]);
    row_labelled(" not ", better[0]);
}

static struct game_review told;
static const uint16_t state_bytes = 8;

static const FLASH char *begin(const uint8_t chosen[]) {
    (void)chosen;
    return NULL;
}

static bool resume(void) {
    return true;
}

static enum standing standing(void) {
    return STANDING_PERSON;
}

static void draw_nothing(void) {
}

static void draw_game(enum play_state state) {
    (void)state;
}

static const FLASH struct page own_page = {.draw = draw_nothing};
static const FLASH struct page *const FLASH pages[] = {&own_page, NULL};

static const FLASH struct game tale = {
    .entry = {.name = "Tale"},
    .brief = "tale",
    .review = &told,
    .pages = pages,
    .begin = begin,
    .resume = resume,
    .standing = standing,
    .draw = draw_game,
};

/* In the place of the table of games. */
const FLASH struct game *const FLASH games[GAMES_COUNT] = {[0 ... GAMES_COUNT - 1] = &tale};

/* ---- what is told of it ---------------------------------------------------------------------- */

static void settle(unsigned chance) {
    review_settle(PROBABILITY_ONE / PARTS * chance, 0);
}

static void happens(enum account_sum sum, uint8_t what, unsigned chance) {
    struct review_event event = {.sum = sum, .what = {what}, .better = {what + 100}};

    review_owe(&event);
    settle(chance);
}

/* A game begins at a chance, in parts of 64. */
static void begin_at(unsigned chance) {
    settle(chance);
}

static void tell(void) {
    begin_at(32);
    happens(ACCOUNT_OWN_LUCK, 1, 48);
    happens(ACCOUNT_OWN_ERRORS, 2, 40);
    happens(ACCOUNT_OTHERS_LUCK, 3, 20);
    happens(ACCOUNT_OTHERS_ERRORS, 4, 24);
    happens(ACCOUNT_OWN_ERRORS, 5, 24);
    happens(ACCOUNT_OWN_LUCK, 6, 64);
}

/* ---- the screen ------------------------------------------------------------------------------ */

static void draw_below(void) {
    page_review.draw();
}

static void key_below(struct key_event event) {
    (void)event;
}

static const FLASH struct screen below = {.key = key_below, .draw = draw_below};

static int fresh(void **state) {
    static const struct screens_of_framework framework = {.first = &below, .help = &screen_help};

    told = (struct game_review){
        .state_bytes = state_bytes,
        .luck = GAME_LUCK_OF_EACH,
        .draw_name = draw_name,
        .draw_event = draw_event,
        .draw_error = draw_error,
    };
    ui_fresh(state);
    hand_take(0);
    assert_null(games_begin());
    screens_start(&framework);
    ui_run(LOOK);
    return 0;
}

/* What is left in the middle would be come back to. */
static int leave(void **state) {
    (void)state;
    ui_press(KEY_LEFT);
    return 0;
}

static void open(void) {
    screens_push(&screen_review);
    ui_run(LOOK);
}

static void turn_and_expect(enum key key, const char *row_0, const char *row_1) {
    ui_press(key);
    ui_expect(row_0, row_1);
}

struct picture {
    const char *row_0, *row_1;
};

/* The pages from the one in front on, all of them, and round to it again; forward and back. */
static void expect_pages(const struct picture pictures[], size_t count) {
    for (size_t page = 0; page < count; page++) {
        ui_expect(pictures[page].row_0, pictures[page].row_1);
        ui_press(KEY_DOWN);
    }
    for (size_t page = count; page--;) {
        turn_and_expect(KEY_UP, pictures[page].row_0, pictures[page].row_1);
    }
}

#define EXPECT_PAGES(pictures) expect_pages(pictures, sizeof(pictures) / sizeof(pictures)[0])

/* ---- tests ----------------------------------------------------------------------------------- */

static void a_game_that_is_over_is_told_from_the_verdict_to_its_start(void **state) {
    static const struct picture pictures[] = {
        {"Luck won it", "less luck 43.8%"},     {" ▄▂   █", "███▅▆▆█"},
        {"luck Ann +87.5%", "luck Bob +31.3%"}, {"Ann: 1 error", "cost 12.5%"},
        {"Bob: 1 error", "cost 6.3%"},          {"Ann worst -12.5%", "did 2 not 102"},
        {"best luck +62.5%", "event 6 of 0"},   {"event 6 of 0", "100% luck +62.5%"},
        {"event 5 of 2", "38% best choice"},    {"event 4 of 3", "38% error +6.3%"},
        {"event 3 of 1", "31% luck -31.3%"},    {"event 2 of 2", "63% error -12.5%"},
        {"event 1 of 0", "75% luck +25.0%"},    {"At the start", "Ann 50.0%"},
    };

    (void)state;
    tell();
    review_end();
    open();
    EXPECT_PAGES(pictures);
}

static void a_game_that_goes_on_has_no_verdict_yet(void **state) {
    static const struct picture pictures[] = {
        {"█", "█"},
        {"luck Ann +0.0%", "luck Bob +0.0%"},
        {"Ann: 0 errors", "cost 0.0%"},
        {"Bob: 0 errors", "cost 0.0%"},
        {"At the start", "Ann 100%"},
    };

    (void)state;
    begin_at(64);
    open();
    EXPECT_PAGES(pictures);
}

static void without_decisions_nobody_errs(void **state) {
    static const struct picture pictures[] = {
        {"", "▆▄▇"},
        {"luck Ann +18.8%", "luck Bob +12.5%"},
        {"best luck +18.8%", "event 2 of 0"},
        {"event 2 of 0", "44% luck +18.8%"},
        {"event 1 of 1", "25% luck -12.5%"},
        {"At the start", "Ann 37.5%"},
    };

    (void)state;
    told.draw_error = NULL;
    begin_at(24);
    happens(ACCOUNT_OTHERS_LUCK, 1, 16);
    happens(ACCOUNT_OWN_LUCK, 2, 28);
    open();
    EXPECT_PAGES(pictures);
}

static void without_chance_there_is_no_luck(void **state) {
    static const struct picture pictures[] = {
        {"█ █▇", "█ ██"},
        {"Ann: 2 errors", "cost 106%"},
        {"Bob: 1 error", "cost 100%"},
        {"Ann worst -100%", "did 1 not 101"},
        {"event 3 of 2", "94% error -6.3%"},
        {"event 2 of 3", "100% error+100%"},
        {"event 1 of 2", "0% error -100%"},
        {"At the start", "Ann 100%"},
    };

    (void)state;
    told.luck = GAME_WITHOUT_LUCK;
    begin_at(64);
    happens(ACCOUNT_OWN_ERRORS, 1, 0);
    happens(ACCOUNT_OTHERS_ERRORS, 2, 64);
    happens(ACCOUNT_OWN_ERRORS, 3, 60);
    open();
    EXPECT_PAGES(pictures);
}

/* What one gains by it, the other loses. */
static void a_coin_of_all_is_the_other_s_luck_too(void **state) {
    (void)state;
    told.luck = GAME_LUCK_OF_ALL;
    begin_at(32);
    happens(ACCOUNT_OWN_LUCK, 1, 16);
    open();
    turn_and_expect(KEY_DOWN, "luck Ann -25.0%", "luck Bob +25.0%");
}

/* The luck of more than the result leaves less than nothing. */
static void what_is_left_without_luck_may_be_less_than_none(void **state) {
    (void)state;
    begin_at(32);
    happens(ACCOUNT_OWN_LUCK, 1, 64);
    happens(ACCOUNT_OWN_ERRORS, 2, 0);
    review_end();
    open();
    ui_expect("Lost by errors", "less luck -50.0%");
}

static void what_is_estimated_is_marked(void **state) {
    static const struct picture pictures[] = {
        {"Lost by errors", "less luck ~13%"},  {"▄▂", "██"},
        {"luck Ann ~-13%", "luck Bob ~+0.0%"}, {"Ann: 1 error", "cost ~63%"},
        {"Bob: 0 errors", "cost ~0.0%"},       {"Ann worst ~-63%", "did 2 not 102"},
        {"event 2 of 2", "0% error ~-63%"},    {"event 1 of 0", "~63% luck ~-13%"},
        {"At the start", "Ann ~75%"},
    };

    (void)state;
    begin_at(48);
    happens(ACCOUNT_OWN_LUCK, 1, 40);
    happens(ACCOUNT_OWN_ERRORS, 2, 0);
    session.review.is_estimated = true;
    review_end();
    open();
    EXPECT_PAGES(pictures);
}

static void what_was_before_the_power_went_is_not_kept(void **state) {
    static const struct picture pictures[] = {
        {"event 7 of 0", "~44% luck ~+6.3%"},
        {"Earlier moves", "are not kept"},
        {"At the start", "Ann ~50%"},
        {" ▄▂", "███▅▆▆▆▇"},
    };

    (void)state;
    tell();
    review_resume(state_bytes, false);
    review_owe_unknown();
    settle(24);
    happens(ACCOUNT_OWN_LUCK, 7, 28);
    open();
    ui_press_times(KEY_DOWN, 6);
    for (size_t page = 0; page < sizeof pictures / sizeof pictures[0]; page++) {
        ui_expect(pictures[page].row_0, pictures[page].row_1);
        ui_press(KEY_DOWN);
    }
}

/* Sixteen columns stand for any number of events; each for the last of its own. */
static void the_curve_of_a_long_game_fits(void **state) {
    (void)state;
    begin_at(0);
    for (unsigned event = 1; event < 16; event++) {
        happens(ACCOUNT_OWN_LUCK, 0, 4 * event);
    }
    open();
    ui_expect("         ▁▂▃▄▅▆▇", " ▁▂▃▄▅▆▇████████");
    happens(ACCOUNT_OWN_LUCK, 0, 64);
    ui_press(KEY_DOWN);
    ui_press(KEY_UP);
    ui_expect("    ▁▃▅▇█", "▁▃▅▇█████");
}

/* ---- keys and help --------------------------------------------------------------------------- */

static void every_page_explains_itself(void **state) {
    static const char *const begins[] = {"Less luck", "Your chance",   "What each one",
                                         "How many",  "The same",      "The decision",
                                         "The throw", "The game back", "The game back"};

    (void)state;
    tell();
    review_end();
    open();
    for (size_t page = 0; page < sizeof begins / sizeof begins[0]; page++) {
        assert_string_equal(screens_title(), "Review");
        assert_memory_equal(screens_sentence(), begins[page], strlen(begins[page]));
        ui_press(KEY_RIGHT);
        ui_expect("Review", NULL);
        ui_press(KEY_LEFT);
        assert_memory_equal(screens_sentence(), begins[page], strlen(begins[page]));
        ui_press(KEY_DOWN);
    }
}

static void left_and_select_leave_it_and_it_opens_anew(void **state) {
    static const enum key keys[] = {KEY_LEFT, KEY_SELECT};

    (void)state;
    tell();
    review_end();
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        open();
        ui_expect("Luck won it", NULL);
        turn_and_expect(KEY_DOWN, " ▄▂   █", NULL);
        turn_and_expect(keys[i], "Ann luck +56.3%", "OK: the review");
    }
}

static void a_key_held_down_turns_on(void **state) {
    (void)state;
    tell();
    review_end();
    open();
    ui_hold(KEY_DOWN, 3000);
    ui_run(LOOK);
    assert_int_not_equal(strcmp(ui_row(0), " ▄▂   █"), 0);
}

/* ---- the page that opens it ------------------------------------------------------------------ */

static void the_page_sums_it_up(void **state) {
    (void)state;
    assert_false(page_review.available());
    tell();
    assert_true(page_review.available());
    assert_ptr_equal(page_review.opens, &screen_review);
    screens_redraw();
    ui_run(LOOK);
    ui_expect("Ann luck +56.3%", "OK: the review");
    told.luck = GAME_WITHOUT_LUCK;
    screens_redraw();
    ui_run(LOOK);
    ui_expect("Ann errors 1", "OK: the review");
}

static void it_is_there_for_games_that_are_told_and_in_hand(void **state) {
    (void)state;
    assert_false(review_is_there());
    tell();
    assert_true(review_is_there());
    review_end();
    assert_true(review_is_there());
    session_show(GAME_SNAKES);
    session.review.state = REVIEW_BEGUN;
    assert_false(review_is_there());
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_game_that_is_over_is_told_from_the_verdict_to_its_start,
                                        fresh, leave),
        cmocka_unit_test_setup_teardown(a_game_that_goes_on_has_no_verdict_yet, fresh, leave),
        cmocka_unit_test_setup_teardown(without_decisions_nobody_errs, fresh, leave),
        cmocka_unit_test_setup_teardown(without_chance_there_is_no_luck, fresh, leave),
        cmocka_unit_test_setup_teardown(a_coin_of_all_is_the_other_s_luck_too, fresh, leave),
        cmocka_unit_test_setup_teardown(what_is_left_without_luck_may_be_less_than_none, fresh,
                                        leave),
        cmocka_unit_test_setup_teardown(what_is_estimated_is_marked, fresh, leave),
        cmocka_unit_test_setup_teardown(what_was_before_the_power_went_is_not_kept, fresh, leave),
        cmocka_unit_test_setup_teardown(the_curve_of_a_long_game_fits, fresh, leave),
        cmocka_unit_test_setup_teardown(every_page_explains_itself, fresh, leave),
        cmocka_unit_test_setup_teardown(left_and_select_leave_it_and_it_opens_anew, fresh, leave),
        cmocka_unit_test_setup_teardown(a_key_held_down_turns_on, fresh, leave),
        cmocka_unit_test_setup_teardown(the_page_sums_it_up, fresh, leave),
        cmocka_unit_test_setup_teardown(it_is_there_for_games_that_are_told_and_in_hand, fresh,
                                        leave),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
