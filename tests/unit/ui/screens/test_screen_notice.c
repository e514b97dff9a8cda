/* Notices at power-on: saved records that this firmware cannot use, and starts that failed. */

#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/own_boards.h"
#include "device/saved.h"
#include "device/session.h"
#include "device/settings.h"
#include "fake.h"
#include "hal/nvm.h"
#include "support/drivers/store_player.h"
#include <stdbool.h>
#include <string.h>

enum { LONGER_THAN_THE_SPLASH = 3000 };

#define REFUSED "Cannot use saved"

static uint8_t memory[NVM_SIZE];

/* Turns the power on with what is in the store. Only the pool is written: it is renewed. */
static void start(void) {
    ui_restart();
    ui_run(LONGER_THAN_THE_SPLASH);
}

static void expect_menu(void) {
    assert_true(strstr(ui_row(0), "→") || strstr(ui_row(1), "→"));
}

static void expect_told(const char *what) {
    ui_expect(REFUSED, what);
    ui_run(100000);
    ui_expect(REFUSED, what);
    ui_press(KEY_RIGHT);
    expect_menu();
}

TEST(nothing_to_tell, ui_fresh) {
    start();
    expect_menu();
}

TEST(a_record_of_another_length_is_told_once_by_its_name, ui_fresh) {
    static const struct {
        enum store_kind kind;
        const char *name;
    } cases[] = {{STORE_SETTINGS, "settings"}, {STORE_CALIBRATION, "keys"}, {STORE_GAME, "game"},
                 {STORE_BOARD_1, "board"},     {STORE_BOARD_3, "board"},    {STORE_GRAPH, "graph"}};

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (uint8_t length = 1; length <= 2; length++) {
            ui_power_on();
            player_save(cases[i].kind, length);
            start();
            expect_told(cases[i].name);
        }
    }
}

TEST(the_pool_of_the_dice_is_renewed_without_a_word, ui_fresh) {
    player_save(STORE_POOL, 3);
    start();
    expect_menu();
}

TEST(several_are_told_together, ui_fresh) {
    player_save(STORE_GAME, 3);
    player_save(STORE_BOARD_2, 3);
    start();
    expect_told("board, more");
}

/* A keypad of the right length with two equal levels, and a board without a goal. */
TEST(content_that_cannot_be_is_told, ui_fresh) {
    static const struct keypad alike = {{100, 100, 300, 500, 700}};
    static const struct own_board none = {.board = {.goal = 0}};

    store_save(STORE_CALIBRATION, &alike, sizeof alike);
    start();
    expect_told("keys");
    store_forget(STORE_CALIBRATION);
    store_save(STORE_BOARD_2, &none, sizeof none);
    start();
    expect_told("board");
}

TEST(what_is_told_stays_until_another_is_saved, ui_fresh) {
    player_save(STORE_SETTINGS, 2);
    start();
    memcpy(memory, fake_nvm_bytes(), sizeof memory);
    expect_told("settings");
    ui_open("Settings");
    ui_run(100);
    assert_memory_equal(fake_nvm_bytes(), memory, sizeof memory);
    ui_press(KEY_SELECT);
    ui_run(100);
    start();
    expect_menu();
    assert_false(settings()->sound);
}

TEST(a_game_of_numbers_unknown_is_told, ui_fresh) {
    uint8_t record[STORE_GAME_SIZE] = {0};

    record[offsetof(struct session, game)] = 99;
    store_save(STORE_GAME, record, sizeof record);
    start();
    expect_told("game");
}

/* ---- starts that failed ---------------------------------------------------------------------- */

static void begin_a_game(void) {
    ui_menu();
    ui_set_up("Nim");
    ui_open("New game");
    ui_run(500);
}

TEST(after_three_failed_starts_there_is_no_game_and_the_question, ui_fresh) {
    begin_a_game();
    fake_power_fail_starts(3);
    start();
    assert_false(session.goes_on);
    ui_expect("3 starts failed,", "games not loaded");
    ui_press(KEY_DOWN);
    ui_expect("Erase all saved?", "→no   yes");
    ui_press(KEY_SELECT);
    expect_menu();
    fake_power_fail_starts(0);
    start();
    assert_true(session.goes_on);
}

TEST(two_failed_starts_are_not_told, ui_fresh) {
    begin_a_game();
    fake_power_fail_starts(2);
    start();
    expect_menu();
    assert_true(session.goes_on);
}

TEST(a_start_has_succeeded_after_five_seconds, ui_fresh) {
    ui_power_on();
    ui_run(4900);
    assert_false(fake_power_start_succeeded());
    ui_run(200);
    assert_true(fake_power_start_succeeded());
}
