#include "ui/screens/screen_play.h"

#include "core/number/flash.h"
#include "device/features.h"
#include "device/proof.h"
#include "device/session.h"
#include "device/settings.h"
#include "ui/coach/coach.h"
#include "ui/coach/screen_coach.h"
#include "ui/display/display.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/pips.h"
#include "ui/feedback/roll.h"
#include "ui/games.h"
#include "ui/kit/dice_wait.h"
#include "ui/kit/page_runner.h"
#include "ui/play/play_decision.h"
#include "ui/play/play_keys.h"
#include "ui/play/play_over.h"
#include "ui/play/play_prompt.h"
#include "ui/play/play_review.h"
#include "ui/play/play_thinking.h"
#include "ui/play/play_throw.h"
#include "ui/play/play_waiting.h"
#include <stddef.h>

/* Waiting for a move, the die rolling, what happened, who has won: which of these it is, and what
   comes next. What each does is in ui/play/. */

/* How long a move stays to be seen and the computer to be thinking, by enum settings_speed. */
static const FLASH uint16_t pauses[] = {3000, 1500, 500};

static struct {
    enum play_state state;
    bool fresh;     /* the state is to begin with the next tick */
    uint16_t since; /* when the state began */
} play;

/* ---- from one state to the next -------------------------------------------------------------- */

static void go(enum play_state next) {
    play.state = next;
    play.fresh = true;
    play_thinking_forget();
    play_decision_forget();
    play_keys_forget();
    play_over_forget();
    if (HAS_COACH) {
        page_runner_explain(); /* who may have been in the place of that */
    }
    screens_redraw();
}

/* After what has been shown, or at once when there is nothing to show. The page that somebody looks
   at while computers move stays in front. */
static void wait_for_move(void) {
    const FLASH struct game *game = games_in_hand();

    if (standing_is_over(game->standing())) {
        go(PLAY_OVER);
        play_over_explain();
    } else {
        go(PLAY_WAITING);
        play_waiting_start();
    }
}

static void keep(void) {
    if (standing_is_over(games_in_hand()->standing())) {
        games_end();
    }
    session_keep();
}

static void throw_when_ready(void) {
    if (play_throw_make()) {
        keep();
    }
}

/* What was done is kept. */
static void go_on(enum play_state next) {
    if (next == PLAY_SHOWN && games_in_hand()->sound) {
        games_in_hand()->sound();
    }
    if (standing_is_over(games_in_hand()->standing())) {
        beeper_play(TUNE_WIN);
    }
    if (next == PLAY_WAITING) {
        wait_for_move();
    } else {
        go(next);
    }
}

/* The move is made, or a part of it. */
static void act(void) {
    enum play_state next = games_in_hand()->act();

    if (next == PLAY_ROLLING) {
        go(PLAY_ROLLING);
        play_throw_start();
        throw_when_ready();
    } else if (next == PLAY_REFUSED) {
        play_waiting_stay();
    } else {
        keep();
        go_on(next);
    }
}

void play_open(void) {
    page_runner_open(games_in_hand());
    play_review_open();
    wait_for_move();
}

/* A game that was over when another was shown in its place is gone. */
static void enter(void) {
    if (games_place() == GAMES_COUNT) {
        screens_pop();
        return;
    }
    pips_show(roll_shown());
    play.fresh = true;
    if (play.state == PLAY_ROLLING) {
        play_throw_restart();
    } else if (HAS_COACH && coach_was_in_front()) {
        wait_for_move();
        play_decision_resume();
    } else if (play.state == PLAY_WAITING) {
        page_runner_resume();
    } else if (play.state == PLAY_OVER) {
        play_over_explain();
    } else {
        wait_for_move();
    }
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* Of a die that waits for the dice to be ready nothing has been thrown yet. */
static void key_while_shown(enum key key) {
    bool can_be_ended = play.state == PLAY_SHOWN || (play.state == PLAY_ROLLING && dice_wait());

    if (can_be_ended) {
        wait_for_move();
    } else if (play.state == PLAY_OVER && play_over_key(key)) {
        play_open();
    }
}

/* A page that is being computed asks for its picture itself; until then the one before it stays. */
static void redraw_what_is_known(void) {
    if (play.state != PLAY_WAITING || page_runner_shows_game() || !page_runner_is_working()) {
        screens_redraw();
    }
}

/* Right comes here where the help gives way to the coach. */
static void key(struct key_event event) {
    if (event.phase == KEY_RELEASED || play_decision_is_made()) {
        return;
    }
    if (HAS_COACH && event.key == KEY_RIGHT) {
        if (event.phase == KEY_PRESSED && coach_is_there()) {
            coach_open();
        }
    } else if (play.state == PLAY_WAITING) {
        if (play_keys_take(event)) {
            play_decision_make();
        }
    } else if (event.phase == KEY_PRESSED) {
        key_while_shown(event.key);
    }
    redraw_what_is_known();
}

/* ---- time ------------------------------------------------------------------------------------ */

/* Of a decision, and where one can be taken back, right tells what is best, not the keys. */
static void let_coach_explain(void) {
    bool sees_game =
        play.state == PLAY_SHOWN || (play.state == PLAY_WAITING && page_runner_shows_game());

    if (HAS_COACH && sees_game && coach_is_there()) {
        screens_explain(NULL, NULL);
    }
}

static void tick_rolling(uint16_t now) {
    enum play_state next;

    throw_when_ready();
    next = play_throw_tick(now);
    if (next != PLAY_ROLLING) {
        go_on(next);
    }
}

static void tick_shown(bool paused) {
    play_review_step();
    if (paused) {
        wait_for_move();
    }
}

static void begin_state(uint16_t now) {
    play.fresh = false;
    play.since = now;
    play_prompt_start(games_in_hand()->prompt != NULL && play.state == PLAY_WAITING, now);
}

static void tick_state(uint16_t now) {
    uint16_t elapsed = now - play.since;
    bool paused = elapsed >= pauses[settings()->speed];

    if (play.state == PLAY_ROLLING) {
        tick_rolling(now);
    } else if (play.state == PLAY_SHOWN) {
        tick_shown(paused);
    } else if (play_waiting_tick(now, elapsed, paused)) {
        act();
    }
}

/* No attract mode comes over a game that goes on. */
void play_tick(uint16_t now) {
    if (play.fresh) {
        begin_state(now);
    }
    if (proof_draw()) {
        session_keep();
    }
    if (play.state == PLAY_OVER) {
        play_over_tick(now);
        return;
    }
    screens_stay_awake(now);
    let_coach_explain();
    tick_state(now);
}

/* ---- the picture ----------------------------------------------------------------------------- */

void play_draw(void) {
    display_glyphs(&glyphs_dice);
    if (play.state == PLAY_WAITING) {
        play_waiting_draw();
    } else if (play.state == PLAY_ROLLING) {
        play_throw_draw();
    } else if (play.state == PLAY_OVER) {
        play_over_draw();
    } else {
        games_in_hand()->draw(play.state);
    }
}

bool play_is_over(void) {
    return play.state == PLAY_OVER;
}

const FLASH struct screen screen_play = {
    .enter = enter, .key = key, .tick = play_tick, .draw = play_draw};
