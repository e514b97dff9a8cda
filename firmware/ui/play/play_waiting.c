#include "ui/play/play_waiting.h"

#include "device/game_review.h"
#include "ui/coach/coach.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/games.h"
#include "ui/kit/page_runner.h"
#include "ui/kit/screens.h"
#include "ui/play/play_keys.h"
#include "ui/play/play_prompt.h"
#include "ui/play/play_thinking.h"

static bool is_shown;     /* the computer's decision, on the screen of the game, */
static uint16_t shown_at; /* since then */

/* True while a computer has to think before the page is computed. */
static bool is_thinking(void) {
    return session_waits_for_computer() && session_turn().kind == TURN_DECIDE &&
           !play_thinking_is_done();
}

void play_waiting_start(void) {
    is_shown = false;
    if (is_thinking()) {
        page_runner_suspend();
    } else {
        page_runner_restart();
    }
}

/* ---- time ------------------------------------------------------------------------------------ */

static void step_in_the_background(void) {
    if (!(HAS_COACH && coach_prepare()) && HAS_REVIEW && game_review_step() == WORKING) {
        screens_hurry();
    }
}

static void compute(uint16_t now, uint16_t elapsed) {
    if (is_thinking()) {
        play_thinking_step(now, elapsed);
    } else if (page_runner_is_idle(now)) {
        step_in_the_background();
    } else {
        page_runner_step(now);
    }
}

/* After a pause the game shows what the computer has decided, for another pause. */
static bool computer_acts(uint16_t now, uint16_t elapsed, uint16_t pause) {
    const FLASH struct game *game = games_in_hand();

    if (elapsed < pause || is_thinking()) {
        return false;
    }
    if (session_turn().kind == TURN_DECIDE && game->choose && !is_shown) {
        is_shown = true;
        shown_at = now;
        game->choose(play_thinking_decision());
        screens_redraw();
    }
    return !is_shown || (uint16_t)(now - shown_at) >= pause;
}

bool play_waiting_tick(uint16_t now, uint16_t elapsed, uint16_t pause) {
    bool computer = session_waits_for_computer();

    if (computer && computer_acts(now, elapsed, pause)) {
        return true;
    }
    compute(now, elapsed);
    play_prompt_tick(!computer, now);
    return false;
}

/* ---- the picture ----------------------------------------------------------------------------- */

static void draw_page(void) {
    if (is_thinking()) {
        play_thinking_draw();
    } else {
        page_runner_draw();
    }
}

static void draw_second_row(const FLASH struct game *game) {
    row_second();
    if (game->draw_prompt && game->draw_prompt(play_prompt_is_shown())) {
        return;
    }
    if (play_prompt_is_shown()) {
        row_text(game->prompt);
    } else {
        draw_page();
    }
}

void play_waiting_draw(void) {
    const FLASH struct game *game = games_in_hand();

    if (page_runner_shows_game()) {
        game->draw();
        draw_second_row(game);
    } else {
        draw_page();
    }
    if (play_keys_change_number()) {
        display_mark();
    }
}
