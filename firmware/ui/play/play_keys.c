#include "ui/play/play_keys.h"

#include "ui/games.h"
#include "ui/kit/page_runner.h"
#include "ui/kit/screens.h"
#include "ui/play/play_thinking.h"
#include <stddef.h>

static bool changing;

void play_keys_forget(void) {
    changing = false;
}

bool play_keys_change_number(void) {
    return changing;
}

/* Select moves for a person, and ends the computer's thinking and the pause behind it. */
static bool key_at_game(enum key key) {
    if (key == KEY_LEFT) {
        screens_pop();
        return false;
    }
    return !session_waits_for_computer() || session_turn().kind == TURN_THROW ||
           play_thinking_hurry();
}

static void key_at_page(enum key key) {
    if (key == KEY_LEFT) {
        page_runner_back();
    } else if (page_runner_opens()) {
        screens_push(page_runner_opens());
    } else {
        changing = page_runner_has_number();
    }
}

static bool key_select_or_left(enum key key) {
    if (changing) {
        changing = false;
    } else if (page_runner_shows_game()) {
        return key_at_game(key);
    } else {
        key_at_page(key);
    }
    return false;
}

static bool key_at_pages(enum key key) {
    if (key == KEY_SELECT || key == KEY_LEFT) {
        return key_select_or_left(key);
    }
    if (changing) {
        page_runner_change(key == KEY_UP ? 1 : -1);
    } else {
        page_runner_turn(key == KEY_DOWN ? 1 : -1);
    }
    return false;
}

/* A person's keys go to the game first, while its own page is in front. */
static enum key_answer offer_to_game(struct key_event event) {
    const FLASH struct game *game = games_in_hand();

    if (game->key == NULL || !page_runner_shows_game() || session_waits_for_computer()) {
        return KEY_NOT_TAKEN;
    }
    return game->key(event);
}

bool play_keys_take(struct key_event event) {
    enum key_answer answer = offer_to_game(event);

    if (answer == KEY_NOT_TAKEN && event.phase != KEY_HELD) {
        return key_at_pages(event.key);
    }
    return answer == KEY_ACTS;
}
