/* links: tests/ui_player.c firmware/ui/tenk_game.c firmware/ui/tenk_pages.c firmware/ui/tenk_view.c firmware/ui/running.c firmware/ui/pages.c firmware/ui/results.c firmware/ui/layout.c firmware/ui/screen_play.c firmware/ui/screen_setup.c firmware/ui/screen_help.c firmware/ui/settings.c firmware/ui/record.c firmware/ui/pips.c firmware/ui/beeper.c firmware/ui/roll.c firmware/ui/pace.c firmware/ui/scroll.c firmware/ui/form.c firmware/ui/form_names.c firmware/ui/display.c firmware/ui/screens.c firmware/ui/keys.c firmware/text/text.c firmware/games/tenk.c firmware/games/tenk_history.c firmware/games/tenk_odds.c firmware/games/tenk_outer.c firmware/games/tenk_outer_table.c firmware/games/tenk_player.c firmware/core/turn.c firmware/core/turn_sort.c firmware/core/scoring.c firmware/core/throws.c firmware/core/workspace.c firmware/core/dice.c firmware/core/fixed.c firmware/store/store.c firmware/store/ring.c hal/host/buttons.c hal/host/clock.c hal/host/entropy.c hal/host/lcd.c hal/host/leds.c hal/host/nvm.c hal/host/power.c hal/host/probe.c hal/host/serial.c hal/host/sound.c */

/* The screens of ten thousand by keys, with dice that the test chooses. What is wanted of the LCD
   is written out: dice faces are the letters a..f, ~ and $ the signs of an estimate. */

#include "testing.h"
#include "ui_player.h"

#include "fake.h"
#include "store/store.h"
#include "ui/dice.h"
#include "ui/display.h"
#include "ui/record.h"
#include "ui/running.h"
#include "ui/screen_list.h"
#include "ui/settings.h"
#include "ui/tenk_view.h"
#include <stdio.h>
#include <string.h>

/* The only game, whatever others there are. */
const struct game *const games_table[GAME_NAMES] = {[GAME_TENK] = &game_tenk};

uint8_t game_ask_of(uint8_t game, uint8_t task, uint8_t argument) {
    uint8_t (*function)(uint8_t) = games_table[game]->task[task];

    return function ? function(argument) : 0;
}

uint8_t game_ask(uint8_t task, uint8_t argument) {
    return game_ask_of(running.game, task, argument);
}

const struct screen *const screen_table[SCREENS_COUNT] = {
    [SCREEN_SPLASH] = &screen_setup, [SCREEN_SETUP] = &screen_setup, [SCREEN_PLAY] = &screen_play,
    [SCREEN_ATTRACT] = &screen_play, [SCREEN_HELP] = &screen_help,
};

/* Dice as the test says; where it says nothing any more, by a generator of its own. */
static const char *coming = "";
static uint32_t chance = 1;
static uint32_t thrown; /* dice */

uint8_t dice_byte(void) {
    chance = chance * 1664525 + 1013904223;
    return (uint8_t)(chance >> 24);
}

uint8_t dice_throw(void) {
    thrown++;
    return *coming ? (uint8_t)(*coming++ - '0') : dice_byte() % 6 + 1;
}

void dice_start(void) {
}

uint8_t dice_collect(void) {
    return DICE_READY;
}

static char letter(uint8_t code) {
    if (code < 6)
        return (char)('a' + code);
    switch (code) {
    case DISPLAY_ABOUT:
        return '~';
    case DISPLAY_PLUS_MINUS:
        return '$';
    case DISPLAY_ARROW_RIGHT:
        return '>';
    case DISPLAY_ARROW_LEFT:
        return '<';
    default:
        return (char)code;
    }
}

static const char *row(uint8_t number) {
    static char text[LCD_ROWS][LCD_COLUMNS + 1];
    uint8_t length = LCD_COLUMNS;

    for (uint8_t column = 0; column < LCD_COLUMNS; column++)
        text[number][column] = letter(fake_lcd_code(number, column));
    while (length && text[number][length - 1] == ' ')
        length--;
    text[number][length] = '\0';
    return text[number];
}

static void expect(const char *upper, const char *lower) {
    assert_string_equal(row(0), upper);
    if (lower)
        assert_string_equal(row(1), lower);
}

/* The lower row shows it within four seconds. */
static void await(const char *lower) {
    for (uint16_t i = 0; i < 4000 && strcmp(row(1), lower) != 0; i++)
        ui_run(1);
    assert_string_equal(row(1), lower);
}

/* The lower row begins so within four seconds. */
static void await_begin(const char *lower) {
    for (uint16_t i = 0; i < 4000 && strncmp(row(1), lower, strlen(lower)) != 0; i++)
        ui_run(1);
    assert_memory_equal(row(1), lower, strlen(lower));
    ui_run(5);
}

static void leave(void) {
    ui_press_times(KEY_LEFT, 6);
}

/* The setup at its first line, from wherever left leads out of. */
static void open_setup(void) {
    leave();
    setup_choose(GAME_TENK);
    running.game = GAME_NONE;
    screens_replace(SCREEN_SETUP);
    ui_run(20);
}

/* Two players, these kinds; the game is at its first throw. */
static void begin(uint8_t first, uint8_t second) {
    settings_current.named.sound = 1;
    memset(setup_values, 0, sizeof setup_values);
    setup_values[3] = first;
    setup_values[4] = second ^ TENK_WINNER;
    open_setup();
    assert_string_equal(row(0), ">New game");
    ui_press(KEY_SELECT);
    ui_run(600);
}

/* A throw from OK to the dice on the table. */
static void throw_dice(const char *dice) {
    coming = dice;
    ui_press(KEY_SELECT);
    ui_run(1000);
    assert_int_equal(*coming, '\0');
}

static int setup(void **state) {
    (void)state;
    setup_choose(GAME_TENK);
    running.game = GAME_NONE;
    ui_power_on();
    return 0;
}

static void test_setup(void **state) {
    (void)state;
    open_setup();
    ui_press(KEY_DOWN);
    expect(">Players       2", " P1       person");
    ui_press_times(KEY_SELECT, 2);
    expect(">Players       4", NULL);
    ui_press(KEY_DOWN);
    expect(">P1       person", " P2       winner");
    ui_press(KEY_SELECT);
    expect(">P1       thesis", NULL);
    ui_press(KEY_DOWN);
    ui_press_times(KEY_SELECT, 3);
    expect(">P2       person", " P3       winner");
    ui_press_times(KEY_DOWN, 3);
    expect(" P4       winner", ">Last turns   no");
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_run(100);
    assert_int_equal(running.tenk.players, 4);
    assert_int_equal(running.tenk.last_turns, 1);
    assert_int_equal(running.tenk.kind[0], TENK_THESIS);
    assert_int_equal(running.tenk.kind[1], TENK_PERSON);
    assert_int_equal(running.tenk.kind[2], TENK_WINNER);
    expect("P1 0          6f", NULL);
}

static void test_choosing(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_WINNER);
    expect("P1 0          6f", "OK throws");
    await("wins ~ 53%$3");
    coming = "511232";
    ui_press(KEY_SELECT);
    ui_run(200);
    assert_memory_equal(row(0), "P1 0", 5);
    ui_run(800);
    expect("[aae]bbc  +250", "P1 0");
    ui_press(KEY_UP);
    expect("aabbce", NULL);
    ui_press(KEY_UP);
    expect("[a]abbce  +100", NULL);
    ui_press(KEY_UP);
    expect("[aa]bbce  +200", NULL);
    ui_press(KEY_UP);
    expect("[e]aabbc  +50", NULL);
    ui_press(KEY_UP);
    expect("[ae]abbc  +150", NULL);
    ui_press(KEY_DOWN);
    expect("[e]aabbc  +50", NULL);
    ui_press_times(KEY_DOWN, 4);
    expect("[aae]bbc  +250", NULL);
    ui_press(KEY_SELECT);
    expect("[aae]bbc  +250", ">throw bank  250");
    ui_press(KEY_LEFT);
    ui_press(KEY_DOWN);
    expect("[ae]abbc  +150", NULL);
    ui_press(KEY_SELECT);
    expect("[ae]abbc  +150", ">throw bank  150");
    throw_dice("1111");
    expect("[aaaa]    +2000", "P1 0+150");
    ui_press(KEY_SELECT);
    expect("[aaaa]    +2000", ">throw bank 2150");
    assert_int_equal(running.tenk.stake, 3);
}

static void expect_refusal(const char *why) {
    fake_sound_reset();
    ui_press(KEY_SELECT);
    assert_string_equal(row(1), why);
    assert_int_not_equal(fake_sound_calls(), 0);
    ui_run(3000);
    assert_string_equal(row(1), why);
}

static void test_refused(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_WINNER);
    throw_dice("533442");
    ui_press(KEY_UP);
    expect("bccdde", NULL);
    expect_refusal("Set dice aside");
    ui_press(KEY_DOWN);
    expect("[e]bccdd  +50", NULL);
    ui_press(KEY_SELECT);
    expect("[e]bccdd  +50", ">throw bank   50");
    ui_press(KEY_UP);
    expect("[e]bccdd  +50", " throw>bank   50");
    expect_refusal("Bank needs 350");
    ui_press(KEY_DOWN);
    expect("[e]bccdd  +50", ">throw bank   50");
    throw_dice("11555");
    expect("[aaeee]   +700", NULL);
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    expect("[aaeee]   +700", " throw>bank  750");
    expect_refusal("Hot dice: throw!");
    ui_press(KEY_UP);
    throw_dice("112346");
    expect("[aa]bcdf  +200", NULL);
    assert_int_equal(running.tenk.stake, 15);
    ui_press(KEY_SELECT);
    expect("[aa]bcdf  +200", " throw>bank  950");
    ui_press(KEY_SELECT);
    assert_int_equal(running.tenk.score[0], 19);
    assert_int_equal(running.tenk.turn, 1);
}

static void test_bust(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    throw_dice("111236");
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    throw_dice("236");
    expect("bcf", "Bust! Lost 1000");
    ui_run(5000);
    expect("bcf", "Bust! Lost 1000");
    ui_press(KEY_SELECT);
    ui_run(100);
    expect("P2 0          6f", "OK throws");
    throw_dice("223346");
    expect("bbccdf", "Bust! Lost");
}

static void test_attempt(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_WINNER);
    throw_dice("123454");
    expect("[ae]bcdd  +150", NULL);
    ui_press(KEY_UP);
    expect("[abcde]d  ?1500", NULL);
    ui_press(KEY_SELECT);
    expect("[abcde]d  ?1500", ">throw bank");
    ui_press(KEY_DOWN);
    expect_refusal("Set dice aside");
    ui_press(KEY_DOWN);
    throw_dice("6");
    expect("Straight!", "+1500");
    ui_press(KEY_SELECT);
    ui_run(100);
    expect("P1 0+1500     6f", NULL);
    throw_dice("123455");
    expect("[aee]bcd  +200", NULL);
    ui_press(KEY_UP);
    expect("[abcde]e  ?1500", NULL);
    ui_press(KEY_SELECT);
    throw_dice("5");
    expect("abcdee", "Bust! Lost 1500");
}

static void set_scores(uint16_t first, uint16_t second) {
    running.tenk.score[0] = first / SCORING_POINTS;
    running.tenk.score[1] = second / SCORING_POINTS;
}

static void test_end(void **state) {
    uint16_t won = record_current.won;

    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    set_scores(9400, 9000);
    throw_dice("111236");
    ui_press_times(KEY_SELECT, 2);
    ui_run(100);
    expect("P1 wins!", "10400 points <");
    assert_int_equal(record_current.won, won + 1);
    ui_press(KEY_SELECT);
    expect("P1 wins!", "10400 points <");
    ui_press(KEY_LEFT);
    expect(">New game", NULL);
}

static void test_last_turns(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    running.tenk.last_turns = 1;
    set_scores(9400, 9000);
    throw_dice("111236");
    ui_press_times(KEY_SELECT, 2);
    ui_run(100);
    expect("P2 9000       6f", "Beat 10400");
    throw_dice("111236");
    ui_press_times(KEY_SELECT, 2);
    ui_run(100);
    expect("P1 wins!", "10400 points <");
}

/* The expected figures are those of tests/data and of combinatorics by hand. */
static void test_odds(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_WINNER);
    ui_press(KEY_DOWN);
    await("turn 545.33");
    expect("P1 0          6f", NULL);
    ui_press(KEY_DOWN);
    await("wins ~ 53%$3");
    ui_press(KEY_DOWN);
    expect(">1 0     2 0", "");
    ui_press(KEY_DOWN);
    expect("P1 0          6f", NULL);
    throw_dice("112346");
    ui_press(KEY_LEFT);
    await("OK sets aside");
    expect("aabcdf", NULL);
    ui_press(KEY_DOWN);
    await_begin("Advice: ");
    ui_press(KEY_DOWN);
    expect("[aa]bcdf  +200", "gives up 0");
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    expect("[a]abcdf  +100 <", "gives up 100");
    ui_press_times(KEY_SELECT, 1);
    ui_press(KEY_DOWN);
    expect("[a]abcdf  +100", " 40.19% > 92.28%");
    ui_press(KEY_DOWN);
    await("turn 397.33");
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    ui_run(10);
    expect("[aa]bcdf  +200 <", "turn 341.48");
    ui_press(KEY_UP);
    ui_run(10);
    expect("[abcdf]a  ?1500<", "turn 316.86");
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    await_begin("wins ~ 5");
    ui_press_times(KEY_DOWN, 2);
    expect("aabcdf", "P1 turn 1");
    ui_press(KEY_LEFT);
    ui_run(100);
    expect("aabcdf", NULL);
    ui_press(KEY_SELECT);
    expect("[aa]bcdf  +200", NULL);
    /* With 200 at stake it is another turn: 300 and three dice are worth that. */
    ui_press(KEY_SELECT);
    throw_dice("1336");
    ui_press(KEY_LEFT);
    ui_press_times(KEY_DOWN, 3);
    expect("[a]ccf    +100", " 38.58% > 72.22%");
    ui_press(KEY_DOWN);
    await("turn 329.13");
}

/* The error grows towards the end, and with what is at stake. Exactly it is 12.54 before a throw at
   7000 to 9050, and 79.81 at 8150 to 7000; to have banked 9150 there is 88.89. */
static void test_errors(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    set_scores(7000, 9050);
    ui_press(KEY_DOWN);
    ui_press(KEY_LEFT);
    await("wins ~ 13%$3");
    begin(TENK_PERSON, TENK_PERSON);
    set_scores(8150, 7000);
    ui_press(KEY_DOWN);
    ui_press(KEY_LEFT);
    await("wins ~ 79%$3");
    throw_dice("111236");
    await("wins ~ 88%$9");
}

static void open_history(void) {
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    ui_run(50);
}

static void test_history(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    throw_dice("123454");
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    throw_dice("6");
    ui_press(KEY_SELECT);
    throw_dice("555112");
    ui_press_times(KEY_SELECT, 2);
    ui_run(100);
    throw_dice("223346");
    ui_press(KEY_SELECT);
    ui_run(100);
    throw_dice("222346");
    ui_press(KEY_LEFT);
    open_history();
    expect("bbbcdf         <", "P1 turn 2");
    ui_press(KEY_UP);
    expect("bbccdf         <", "P2 turn 1 bust");
    ui_press(KEY_UP);
    expect("[aaeee]b  +700 <", "P1 turn 1 bank");
    ui_press(KEY_UP);
    expect("[f]       +1500<", "P1 turn 1");
    ui_press(KEY_UP);
    expect("[abcde]d  ?1500<", "P1 turn 1");
    ui_press(KEY_UP);
    expect("[abcde]d  ?1500<", "P1 turn 1");
    ui_press_times(KEY_DOWN, 4);
    expect("bbbcdf         <", "P1 turn 2");
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    expect(">1 2200  2 0", "");
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_press_times(KEY_UP, 2);
    expect("[aaeee]b  +700 <", "P1 turn 1 bank");
    ui_press(KEY_SELECT);
    ui_press(KEY_LEFT);
    ui_press_times(KEY_SELECT, 2);
    throw_dice("146");
    ui_press(KEY_LEFT);
    open_history();
    expect("adf            <", "P1 turn 2");
}

/* What a change of player or stake makes of the chance is seen at once: the same as when it is
   computed after something else. */
static void test_chance_is_fresh(void **state) {
    char seen[LCD_COLUMNS + 1];

    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    set_scores(8000, 8000);
    ui_press(KEY_DOWN);
    ui_press(KEY_LEFT);
    throw_dice("111236");
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    throw_dice("146");
    await_begin("wins");
    strcpy(seen, row(1));
    ui_press(KEY_LEFT);
    ui_press_times(KEY_DOWN, 4);
    await_begin("turn");
    ui_press(KEY_DOWN);
    await(seen);
    ui_press(KEY_LEFT);
    ui_press_times(KEY_SELECT, 3);
    ui_run(1000);
    assert_int_equal(running.tenk.turn, 1);
    throw_dice("111236");
    ui_press_times(KEY_SELECT, 2);
    ui_run(100);
    assert_int_equal(running.tenk.turn, 0);
    await_begin("wins");
    strcpy(seen, row(1));
    ui_press(KEY_DOWN);
    await_begin("turn");
    ui_press(KEY_DOWN);
    await(seen);
}

/* The advice is that of *winner*: to bank 9000 against 10500 would lose. */
static void test_advice(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    running.tenk.last_turns = 1;
    running.tenk.turn = 1;
    set_scores(10500, 8000);
    ui_press(KEY_DOWN);
    ui_press(KEY_LEFT);
    throw_dice("111236");
    await_begin("wins");
    ui_press(KEY_LEFT);
    ui_press(KEY_DOWN);
    await("Advice: throw");
    ui_press(KEY_LEFT);
    ui_press(KEY_SELECT);
    await_begin("wins");
    coming = "236";
    ui_hold(KEY_SELECT, 1000);
    ui_run(1000);
    expect("bcf", "Bust! Lost 1000");
}

/* Held since before the throw, select does not play. */
static void test_advice_not_by_accident(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_WINNER);
    await_begin("wins");
    coming = "111236";
    ui_hold(KEY_SELECT, 3000);
    expect("[aaa]bcf  +1000", NULL);
    assert_int_equal(running.tenk.phase, TENK_THROWN);
}

static void test_computer(void **state) {
    (void)state;
    begin(TENK_THESIS, TENK_PERSON);
    settings_current.named.speed = SPEED_NORMAL;
    coming = "111236";
    await_begin("wins");
    await("P1 0");
    expect("aaabcf", "P1 0");
    await_begin(" throw>bank");
    expect("[aaa]bcf  +1000", " throw>bank 1000");
    assert_int_equal(running.tenk.score[0], 0);
    await("OK throws");
    expect("P2 0          6f", NULL);
    assert_int_equal(running.tenk.score[0], 20);
}

static void test_computers_play_to_the_end(void **state) {
    (void)state;
    for (uint8_t kind = TENK_THESIS; kind <= TENK_WINNER; kind++) {
        uint16_t games = record_current.games;
        chance = kind;
        printf("seed %u\n", (unsigned)chance);
        begin(kind, TENK_WINNER);
        settings_current.named.speed = SPEED_FAST;
        for (uint16_t i = 0; i < 300 && running.tenk.phase != TENK_OVER; i++) {
            ui_run(3000);
            ui_press(KEY_RIGHT);
            ui_press(KEY_RIGHT);
        }
        ui_run(100);
        assert_memory_equal(row(0) + 2, " wins!", 7);
        assert_int_equal(record_current.games, games + 1);
        assert_true(running.tenk.score[running.tenk.turn] >= TENK_GOAL_STEPS);
    }
}

/* The battery is pulled at a throw, in a decision, after a bust. */
static void test_power(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    throw_dice("111236");
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    throw_dice("156");
    ui_press(KEY_SELECT);
    ui_run(300);
    struct tenk was = running.tenk;
    memset(&running, 0xA5, sizeof running);
    ui_restart();
    running_load();
    assert_int_equal(running.game, GAME_TENK);
    assert_memory_equal(&running.tenk, &was, sizeof was);
    screens_pop();
    ui_run(20);
    assert_string_equal(row(0), ">Go on");
    ui_press(KEY_SELECT);
    ui_run(100);
    expect("[ae]f     +150", NULL);
    ui_press(KEY_SELECT);
    expect("[ae]f     +150", " throw>bank 1150");
}

/* What was in the EEPROM is no game of ten thousand. */
static void test_stranger(void **state) {
    struct running was;

    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    was = running;
    running.tenk.dice = 7;
    running_keep();
    ui_run(300);
    running_load();
    assert_int_equal(running.game, GAME_NONE);
    running = was;
}

/* The battery is pulled once everything is written; the game and its screen are as they were. */
static void pull_battery(void) {
    struct tenk was = running.tenk;

    if (store_busy() || running.game != GAME_TENK || was.phase == TENK_OVER)
        return;
    memset(&running, 0xA5, sizeof running);
    ui_restart();
    running_load();
    assert_int_equal(running.game, GAME_TENK);
    assert_memory_equal(&running.tenk, &was, sizeof was);
}

/* Whatever keys are pressed, and with the battery pulled now and then, the game stays a sound one.
 */
static void test_random_keys(void **state) {
    uint16_t pulled = 0;

    (void)state;
    chance = 7;
    thrown = 0;
    printf("seed %u\n", (unsigned)chance);
    begin(TENK_PERSON, TENK_POINTS);
    settings_current.named.speed = SPEED_FAST;
    settings_save();
    for (uint16_t i = 0; i < 4000; i++) {
        enum key key = (enum key)(KEY_UP + dice_byte() % 4);
        ui_hold(key, dice_byte() < 16 ? 1000 : 40);
        ui_run(dice_byte() * 4);
        if (running.game == GAME_TENK && running.tenk.phase != TENK_OVER)
            assert_true(tenk_is_sound(&running.tenk));
        if (dice_byte() < 16) {
            pull_battery();
            pulled++;
        }
    }
    printf("%u dice thrown, %u times pulled\n", (unsigned)thrown, pulled);
    assert_true(pulled > 100 && thrown > 500);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_setup),
        cmocka_unit_test(test_choosing),
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_bust),
        cmocka_unit_test(test_attempt),
        cmocka_unit_test(test_end),
        cmocka_unit_test(test_last_turns),
        cmocka_unit_test(test_odds),
        cmocka_unit_test(test_errors),
        cmocka_unit_test(test_history),
        cmocka_unit_test(test_chance_is_fresh),
        cmocka_unit_test(test_advice),
        cmocka_unit_test(test_advice_not_by_accident),
        cmocka_unit_test(test_computer),
        cmocka_unit_test(test_computers_play_to_the_end),
        cmocka_unit_test(test_power),
        cmocka_unit_test(test_stranger),
        cmocka_unit_test(test_random_keys),
    };

    return cmocka_run_group_tests(tests, setup, NULL);
}
