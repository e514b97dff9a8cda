/* What the review says of ten thousand: whole games of computers of all kinds, and the screens by
   keys. */

#include "support/campaign.h"
#include "support/drivers/tenk_driver.h"
#include "support/game_in_hand.h"
#include "support/luck.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/dice.h"
#include "device/review/review.h"
#include "device/workspace.h"
#include "tenk/decisions.h"
#include "tenk/exact_game.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/play/play_review.h"
#include "ui/tenk/tenk_event.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { KINDS = TENK_WINNER, PAIRS = KINDS * KINDS };

/* ---- the exact account of the first player -----------------------------------------------------
 */

static struct {
    bool is_kept;
    double now;
    double sum[ACCOUNT_SUMS];
} exact;

static double exactly_begun(void) {
    const uint16_t *score = tenk_in_play()->score;
    uint8_t turn = tenk_in_play()->turn;

    return game_first[score[turn]][score[!turn]];
}

/* The chance of one player. */
static void exactly(bool luck, uint8_t who, uint8_t player, double chance) {
    static const enum account_sum sums[2][2] = {{ACCOUNT_OWN_ERRORS, ACCOUNT_OTHERS_ERRORS},
                                                {ACCOUNT_OWN_LUCK, ACCOUNT_OTHERS_LUCK}};
    double own = player ? 1 - chance : chance;

    exact.sum[sums[luck][who]] += own - exact.now;
    exact.now = own;
}

static double exact_best(const struct tenk *game) {
    struct position position = {.mine = game->score[game->turn],
                                .theirs = game->score[!game->turn],
                                .stake = game->stake,
                                .dice = game->dice};
    struct decision decision[DECISIONS];
    double chance[DECISIONS];
    int faces[DICE_FACES];

    for (uint8_t die = 0; die < game->dice; die++) {
        faces[die] = game->face[die];
    }
    position.set = sets_find(game->dice, faces);
    decisions_of(&position, decision, chance);
    return chance[0];
}

static double exact_of_phase(const struct tenk *game) {
    if (game->phase == TENK_OVER) {
        return 1;
    }
    game_face(game->score[game->turn], game->score[!game->turn]);
    switch (game->phase) {
    case TENK_THROWN:
        return exact_best(game);
    case TENK_LOST:
        return 1 - game_first[game->score[!game->turn]][game->score[game->turn]];
    case TENK_ATTEMPT:
        return game_attempted(game->stake);
    default:
        return game->stake ? game_thrown(game->stake, game->dice % DICE_FACES) : exactly_begun();
    }
}

static void note_exactly(bool luck, uint8_t who) {
    if (exact.is_kept) {
        exactly(luck, who, tenk_in_play()->turn, exact_of_phase(tenk_in_play()));
    }
}

/* ---- a game without screens --------------------------------------------------------------------
 */

static void settle(void) {
    while (play_review_is_owed()) {
        play_review_step();
    }
}

static void think(void) {
    uint8_t done = 0;

    while (games_in_hand()->think(workspace_borrow(WORKSPACE_SCREEN), &done) < DONE) {
    }
}

static bool is_over(void) {
    return standing_is_over(games_in_hand()->standing());
}

/* A decision to throw on is settled behind its throw, as on the device. */
static void act(void) {
    uint8_t who = tenk_in_play()->turn;
    bool decides = tenk_in_play()->phase == TENK_THROWN && tenk_view()->stage == TENK_DECIDING;
    enum play_state next = games_in_hand()->act();

    if (decides) {
        note_exactly(false, who);
    }
    if (next == PLAY_ROLLING) {
        games_in_hand()->thrown(dice_throw());
        note_exactly(true, who);
    }
    if (is_over()) {
        games_end();
    }
    settle();
}

static void play(uint8_t first, uint8_t second) {
    hand_take(PLACE_OF_TENK);
    memset(session.chosen, 0, sizeof session.chosen);
    session.chosen[0] = 2;
    session.chosen[1] = first;
    session.chosen[2] = second;
    assert_null(games_begin());
    memset(exact.sum, 0, sizeof exact.sum);
    exact.now = exact.is_kept ? exactly_begun() : 0;
    settle();
    while (!is_over()) {
        think();
        act();
    }
    if (session.review.state == REVIEW_BEGUN) {
        review_end();
    }
}

/* ---- what accounts say of games ----------------------------------------------------------------
 */

/* Start, luck and errors make the result; whoever plays best has no error at all, the others have,
   and throws are luck as often as not. */
static void start_luck_and_errors_make_the_result(void **state) {
    enum { GAMES = 20 * PAIRS };
    struct luck_mean luck = {0};
    double errors[KINDS + 1] = {0};

    (void)state;
    ui_power_on();
    for (unsigned number = 0; number < GAMES; number++) {
        uint8_t first = (uint8_t)(TENK_THESIS + number % KINDS);
        uint8_t second = (uint8_t)(TENK_THESIS + number / KINDS % KINDS);
        const struct account *account = &session.review.account;
        play(first, second);
        assert_int_equal(session.review.state, REVIEW_ENDED);
        assert_true(session.review.is_estimated);
        assert_int_equal(account->now, tenk_in_play()->turn == 0 ? ACCOUNT_ONE : 0);
        assert_int_equal(account_drift(account), 0);
        errors[first] -= luck_number(account->sum[ACCOUNT_OWN_ERRORS]);
        errors[second] += luck_number(account->sum[ACCOUNT_OTHERS_ERRORS]);
        if (first == TENK_WINNER) {
            assert_int_equal(account->sum[ACCOUNT_OWN_ERRORS], 0);
            assert_int_equal(session.review.errors[0], 0);
        }
        if (second == TENK_WINNER) {
            assert_int_equal(account->sum[ACCOUNT_OTHERS_ERRORS], 0);
            assert_int_equal(session.review.errors[1], 0);
        }
        luck_mean_add(&luck, luck_number(review_luck_of(account)));
    }
    print_message("%d games: thesis gave away %.3f, points %.3f, luck on average %.4f\n", GAMES,
                  errors[TENK_THESIS], errors[TENK_POINTS], luck.sum / luck.count);
    assert_true(errors[TENK_POINTS] > 0.2 && errors[TENK_THESIS] > errors[TENK_POINTS]);
    assert_true(fabs(luck_mean_deviation(&luck)) < 4);
}

/* By the exact solution, which takes minutes. A chance is off by 0.02 where a stake leaps, but not
   the sums: the next throw takes it back. */
static void sums_are_nearly_those_of_exact_chances(void **state) {
    unsigned played = campaign_cases(0, 600);
    double greatest[ACCOUNT_SUMS] = {0};

    (void)state;
    if (played == 0) {
        return;
    }
    sets_make();
    game_solve(GAME_STEPS);
    exact.is_kept = true;
    ui_power_on();
    for (unsigned number = 0; number < played; number++) {
        play((uint8_t)(TENK_THESIS + number % KINDS),
             (uint8_t)(TENK_THESIS + number / KINDS % KINDS));
        for (unsigned sum = 0; sum < ACCOUNT_SUMS; sum++) {
            greatest[sum] = fmax(
                greatest[sum], fabs(luck_number(session.review.account.sum[sum]) - exact.sum[sum]));
        }
    }
    exact.is_kept = false;
    for (unsigned sum = 0; sum < ACCOUNT_SUMS; sum++) {
        print_message("sum %u of %u games: off by at most %.5f\n", sum, played, greatest[sum]);
        assert_true(greatest[sum] < 0.0015);
    }
}

/* ---- the screens -------------------------------------------------------------------------------
 */

/* From the game's own page to the review, which begins with the curve. */
static void open_review(void) {
    for (uint8_t pages = 0; strcmp(ui_row(1), "OK: the review") != 0 && pages < 12; pages++) {
        ui_press(KEY_DOWN);
    }
    ui_press(KEY_SELECT);
}

static void turn_to(const char *upper) {
    for (uint8_t pages = 0; strncmp(ui_row(0), upper, strlen(upper)) != 0; pages++) {
        assert_true(pages < 40);
        ui_press(KEY_DOWN);
    }
}

/* 1000 points are not banked, and then lost. */
static void throw_on_with_1000(void) {
    tenk_throw_dice("111236");
    ui_press(KEY_UP);
    tenk_throw_dice("223");
}

static void a_decision_is_told_with_what_was_better(void **state) {
    (void)state;
    tenk_begin(TENK_PERSON, TENK_THESIS);
    throw_on_with_1000();
    open_review();
    turn_to("You: ");
    ui_expect("You: 1 error", "cost ~2.1%");
    turn_to("You worst");
    ui_expect("You worst ~-2.1%", "[⚀⚀⚀]⚁⚂⚅ throw");
    ui_press(KEY_DOWN);
    ui_expect("Best, stake 0", "[⚀⚀⚀]⚁⚂⚅ bank");
    ui_press(KEY_DOWN);
    ui_expect("best luck ~+5.6%", "You threw ⚀⚀⚀⚁⚂⚅");
    ui_press(KEY_DOWN);
    ui_expect("You threw ⚁⚁⚂", "~47% luck ~-10%");
    ui_press(KEY_DOWN);
    ui_expect("You ⚀⚀⚀ throw", "~57% error~-2.1%");
    ui_press(KEY_DOWN);
    ui_expect("You threw ⚀⚀⚀⚁⚂⚅", "~59% luck ~+5.6%");
    ui_press(KEY_DOWN);
    ui_expect("At the start", "You ~53%");
}

/* To bank is best, by what the computer does, too. */
static void the_best_choice_is_called_so(void **state) {
    enum { TURN = 12000 };

    (void)state;
    tenk_begin(TENK_POINTS, TENK_PERSON);
    dice_coming = "111236";
    ui_await(NULL, "OK throws 6 dice", TURN);
    open_review();
    turn_to("CPU ⚀");
    ui_expect("CPU ⚀⚀⚀ bank", "~41% best choice");
    ui_press(KEY_DOWN);
    ui_expect("CPU threw ⚀⚀⚀⚁⚂⚅", "~41% luck ~-5.6%");
}

static void an_attempt_is_told_as_one(void **state) {
    (void)state;
    tenk_begin(TENK_PERSON, TENK_PERSON);
    tenk_throw_dice("123454");
    ui_press(KEY_UP);
    tenk_throw_dice("6");
    ui_press(KEY_SELECT);
    open_review();
    turn_to("P1 tried");
    ui_expect("P1 tried ⚅", "~69% luck ~+19%");
    ui_press(KEY_DOWN);
    ui_expect("P1 ⚀⚁⚂⚃⚄ try", "~50% error~-1.0%");
    assert_int_equal(account_drift(&session.review.account), 0);
}

/* The throw on the table has been judged before; the best choice is found again. */
static void what_is_better_is_known_after_power_off(void **state) {
    enum { SAVED = 1000 };

    (void)state;
    tenk_begin(TENK_PERSON, TENK_THESIS);
    tenk_throw_dice("111236");
    ui_run(SAVED);
    ui_restart();
    ui_menu();
    ui_open("Ten thousand");
    ui_press(KEY_SELECT);
    ui_run(SAVED);
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    tenk_throw_dice("223");
    open_review();
    turn_to("Best, ");
    ui_expect("Best, stake 0", "[⚀⚀⚀]⚁⚂⚅ bank");
    assert_int_equal(account_drift(&session.review.account), 0);
}

static void of_last_turns_or_more_than_two_nothing_is_told(void **state) {
    static const char *const setups[][2] = {{"3", "no"}, {"2", "yes"}};

    (void)state;
    for (uint8_t setup = 0; setup < 2; setup++) {
        tenk_begin_by_setup(setups[setup][0], setups[setup][1]);
        tenk_throw_dice("111236");
        ui_press(KEY_UP);
        tenk_throw_dice("223");
        assert_int_equal(session.review.state, REVIEW_FRESH);
        ui_press(KEY_SELECT);
    }
}

/* No dice, or so many as fit. */
static void any_bytes_can_be_drawn(void **state) {
    (void)state;
    for (uint32_t bytes = 0; bytes < 1UL << 16; bytes++) {
        uint8_t what[REVIEW_WHAT] = {(uint8_t)bytes, (uint8_t)(bytes >> 8), (uint8_t)bytes};
        display_clear();
        tenk_event_draw_throw(what);
        tenk_event_draw_done(what);
        row_second();
        tenk_event_draw_choice(what);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(start_luck_and_errors_make_the_result),
        cmocka_unit_test(sums_are_nearly_those_of_exact_chances),
        cmocka_unit_test(a_decision_is_told_with_what_was_better),
        cmocka_unit_test(the_best_choice_is_called_so),
        cmocka_unit_test(an_attempt_is_told_as_one),
        cmocka_unit_test(what_is_better_is_known_after_power_off),
        cmocka_unit_test(of_last_turns_or_more_than_two_nothing_is_told),
        cmocka_unit_test(any_bytes_can_be_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
