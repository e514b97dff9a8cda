#include "ui/play/play_waiting.h"

#include "device/features.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/games.h"
#include "ui/kit/page_runner.h"
#include "ui/play/play_decision.h"
#include "ui/play/play_keys.h"
#include "ui/play/play_prompt.h"
#include "ui/play/play_review.h"
#include "ui/play/play_thinking.h"

static bool is_computers_turn(void) {
    return games_in_hand()->standing() == STANDING_COMPUTER;
}

void play_waiting_start(void) {
    if (is_computers_turn() || (play_review_is_owed() && !play_review_is_of_page())) {
        page_runner_suspend();
    } else {
        page_runner_restart();
    }
}

/* The page has lost its workspace to the coach, if he has weighed it. */
void play_waiting_stay(void) {
    if (HAS_COACH && coach_warns()) {
        play_waiting_start();
    }
}

/* ---- time ------------------------------------------------------------------------------------ */

/* Whether what the review is owed has had this slice. */
static bool step_review(uint16_t elapsed, bool computer) {
    bool of_page = !computer && play_review_is_of_page();
    bool page_first = of_page && !play_decision_is_made() && !page_runner_is_done();

    if (!play_review_is_owed() || page_first) {
        return false;
    }
    play_review_step();
    if (!of_page && elapsed >= PLAY_REVIEW_MOST) {
        play_review_give_up();
    }
    if (!of_page && !play_review_is_owed()) {
        play_waiting_start();
    }
    return true;
}

/* The next page comes before what can be judged later. */
static void step_page(uint16_t now) {
    if (page_runner_is_idle()) {
        play_review_step();
    } else {
        page_runner_step(now);
    }
}

bool play_waiting_tick(uint16_t now, uint16_t elapsed, bool paused) {
    bool computer = is_computers_turn();
    bool thought = play_thinking_is_done();

    if (computer && thought && paused) {
        return true;
    }
    if (play_decision_is_made()) {
        enum coach_answer answer = play_decision_step(elapsed);
        if (answer != COACH_WEIGHS || !play_review_is_owed()) {
            return answer == COACH_LETS;
        }
    }
    if (!step_review(elapsed, computer)) {
        if (computer && !thought) {
            play_thinking_step(now, elapsed);
        } else {
            step_page(now);
        }
    }
    play_prompt_tick(!computer, now);
    return false;
}

/* ---- the picture ----------------------------------------------------------------------------- */

static void draw_page(void) {
    if (is_computers_turn() && !play_thinking_is_done()) {
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
        game->draw(PLAY_WAITING);
        draw_second_row(game);
    } else {
        draw_page();
    }
    if (play_keys_change_number()) {
        display_mark();
    }
}
