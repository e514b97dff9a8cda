#include "support/drivers/snakes_driver.h"

#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/workspace.h"
#include "games/snakes/built_in_boards.h"
#include "ui/games.h"
#include "ui/kit/page_runner.h"
#include "ui/kit/screens.h"
#include "ui/play/screen_play.h"

enum { DICE_READY_AFTER = 3000 };

bool snakes_begin(const uint8_t chosen[]) {
    hand_take(PLACE_OF_SNAKES);
    return hand_begin(chosen);
}

struct snakes *snakes_put_in_play(uint8_t board, uint8_t players, uint8_t tokens, bool kicks) {
    struct snakes *game = snakes_in_play();

    ui_power_on();
    ui_run(DICE_READY_AFTER);
    hand_take(PLACE_OF_SNAKES);
    *game = (struct snakes){
        .board_number = board,
        .at = {.players = players, .tokens = tokens, .kicks = kicks},
    };
    boards_load(board, &game->board);
    snakes_start(game);
    workspace_forget();
    return game;
}

void snakes_put(uint8_t player, uint8_t first, uint8_t second) {
    uint8_t *square = snakes_in_play()->at.square[player];

    square[0] = first;
    square[1] = second;
}

void snakes_look_at(uint8_t page) {
    assert_true(snakes_is_sound(snakes_in_play()));
    play_open();
    screens_replace(&screen_play);
    ui_run(SNAKES_LOOK);
    ui_press_times(KEY_DOWN, page);
}

void snakes_throw_and_choose(uint8_t face) {
    snakes_in_play()->face = face;
    snakes_look_at(0);
}

void snakes_compute(void) {
    while (page_runner_is_working()) {
        ui_run(1);
    }
}

bool snakes_is_known_at_once(void) {
    snakes_look_at(0);
    return !page_runner_is_working();
}
