#include "support/drivers/tenk_driver.h"

#include "support/screen_fixture.h"
#include "support/testing.h"

#include <string.h>

enum { THROWN = 1000, LONGEST = 4000, SETTLED = 5 };

static const char *const kinds[] = {"person", "CPU easy", "CPU good", "CPU best"};

void tenk_begin(enum tenk_player first, enum tenk_player second) {
    dice_coming = "";
    ui_power_on();
    ui_menu();
    ui_set_up("Ten thousand");
    ui_set("Players", "2");
    ui_set("P1", kinds[first]);
    ui_set("P2", kinds[second]);
    ui_set("Last turns", "no");
    ui_open("New game");
}

void tenk_begin_by_setup(const char *players, const char *last_turns) {
    dice_coming = "";
    ui_power_on();
    ui_menu();
    ui_set_up("Ten thousand");
    ui_set("Players", players);
    ui_set("Last turns", last_turns);
    ui_open("New game");
}

void tenk_throw_dice(const char *dice) {
    dice_coming = dice;
    ui_press(KEY_SELECT);
    ui_run(THROWN);
    assert_string_equal(dice_coming, "");
    if (tenk_in_play()->phase == TENK_THROWN) {
        ui_press(KEY_SELECT);
    }
}

void tenk_decide(void) {
    if (tenk_view()->stage == TENK_CHOOSING) {
        ui_press(KEY_SELECT);
    }
}

void tenk_put_scores(uint16_t first, uint16_t second) {
    tenk_in_play()->score[0] = first / SCORING_POINTS;
    tenk_in_play()->score[1] = second / SCORING_POINTS;
}

void tenk_look_again(void) {
    ui_press(KEY_DOWN);
    ui_press(KEY_LEFT);
}

void tenk_await(const char *lower) {
    ui_await(NULL, lower, LONGEST);
}

static bool begins(const char *lower) {
    return strncmp(ui_row(1), lower, strlen(lower)) == 0;
}

void tenk_await_beginning(const char *lower) {
    for (uint16_t i = 0; i < LONGEST && !begins(lower); i++) {
        ui_run(1);
    }
    if (!begins(lower)) {
        fail_msg("the lower row shows |%s| and does not begin with |%s|", ui_row(1), lower);
    }
    ui_run(SETTLED);
}
