#include "ui/play/play_throw.h"

#include "device/game_review.h"
#include "ui/feedback/roll.h"
#include "ui/games.h"
#include "ui/kit/dice_wait.h"
#include "ui/kit/screens.h"

void play_throw_start(void) {
    roll_start(0);
}

void play_throw_restart(void) {
    roll_start(roll_decided());
}

bool play_throw_make(void) {
    const FLASH struct game *game = games_in_hand();
    struct event *event = &session_event.event;

    if (roll_decided() || dice_wait()) {
        return false;
    }
    event->turn = session_turn();
    if (!session_throw(&event->dice)) {
        return false;
    }
    roll_decide(game->face ? game->face(&session_event.before, &event->dice) : event->dice.die[0]);
    return true;
}

bool play_throw_tick(uint16_t now) {
    screens_redraw();
    if (roll_decided() && !session_is_kept()) {
        return false;
    }
    return roll_tick(now) != 0;
}

void play_throw_draw(void) {
    if (!dice_wait_draw()) {
        games_in_hand()->draw_rolling(&session_event.before);
        dice_draw_distrust();
    }
}
