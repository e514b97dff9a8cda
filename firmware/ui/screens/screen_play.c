#include "ui/screens/screen_play.h"

#include "device/features.h"
#include "device/game_review.h"
#include "device/session.h"
#include "device/settings.h"
#include "ui/coach/coach.h"
#include "ui/coach/screen_coach.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/pips.h"
#include "ui/feedback/roll.h"
#include "ui/games.h"
#include "ui/kit/dice_wait.h"
#include "ui/kit/page_runner.h"
#include "ui/play/play_keys.h"
#include "ui/play/play_over.h"
#include "ui/play/play_prompt.h"
#include "ui/play/play_thinking.h"
#include "ui/play/play_throw.h"
#include "ui/play/play_waiting.h"
#include <stddef.h>

/* Waiting for what is due, the die rolling, what has happened, who has won: which of these it is,
   and what comes next. What each does is in ui/play/. */

/* How long an event is shown and the computer is seen thinking, by enum settings_speed. */
static const FLASH uint16_t pauses[] = {3000, 1500, 500};

static struct {
    enum play_state state;
    bool fresh;          /* the state is to begin with the next tick */
    bool is_weighed;     /* the coach weighs the decision of a person */
    bool is_owed;        /* PLAY_READ: it was a person's event */
    uint16_t since;      /* when the state began */
    decision_t decision; /* of a person, to be carried out */
} play;

/* ---- from one state to the next -------------------------------------------------------------- */

static void go(enum play_state next) {
    play.state = next;
    play.fresh = true;
    play.is_weighed = false;
    play_thinking_forget();
    play_keys_forget();
    play_over_forget();
    if (HAS_COACH) {
        page_runner_explain(); /* in the place of what the coach explained */
    }
    screens_redraw();
}

/* The page that somebody looks at while computers move stays in front. */
static void wait_for_move(void) {
    const FLASH struct game *game = games_in_hand();

    if (game->open) {
        game->open();
    }
    if (session_turn().kind == TURN_OVER) {
        go(PLAY_OVER);
        play_over_explain();
    } else {
        go(PLAY_WAITING);
        play_waiting_start();
    }
}

static void throw_when_ready(void);

static void start_throw(void) {
    session_event.before = session.state;
    go(PLAY_ROLLING);
    play_throw_start();
    throw_when_ready();
}

/* The event has happened, is stored and was seen. */
static void go_on(void) {
    const FLASH struct game *game = games_in_hand();
    enum play_state next =
        game->after ? game->after(&session_event.before, &session_event.event) : PLAY_SHOWN;

    play.is_owed = session_event.event.turn.player == GAME_NOBODY ||
                   !session_is_computer(session_event.event.turn.player);
    if ((next == PLAY_SHOWN || next == PLAY_READ) && game->sound) {
        game->sound(&session_event.before, &session_event.event);
    }
    if (session_turn().kind == TURN_OVER) {
        beeper_play(TUNE_WIN);
    }
    if (next == PLAY_ROLLING && session_turn().kind == TURN_THROW) {
        start_throw();
    } else if (next == PLAY_SHOWN || next == PLAY_READ) {
        go(next);
    } else {
        wait_for_move();
    }
}

static void end_if_over(void) {
    if (session_turn().kind == TURN_OVER) {
        games_end();
    }
}

static void throw_when_ready(void) {
    if (play_throw_make()) {
        end_if_over();
    }
}

static void carry_out(decision_t decision) {
    session_event.before = session.state;
    session_event.event = (struct event){.turn = session_turn(), .decision = decision};
    if (!session_decide(decision)) {
        beeper_play(TUNE_REFUSE);
        play_waiting_start();
        return;
    }
    end_if_over();
    go_on();
}

/* What is due happens: select by a person, or the computer's time is up. */
static void act(void) {
    const FLASH struct game *game = games_in_hand();

    if (session_turn().kind == TURN_THROW) {
        start_throw();
    } else if (session_waits_for_computer()) {
        carry_out(play_thinking_decision());
    } else if (game->chosen == NULL || !game->chosen(&play.decision)) {
        beeper_play(TUNE_REFUSE);
    } else if (HAS_COACH && coach_warns()) {
        play.is_weighed = true;
        coach_begin(play.decision);
    } else {
        carry_out(play.decision);
    }
}

void play_open(void) {
    page_runner_open(games_in_hand());
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
    } else if (HAS_COACH && coach_has_taken_back()) {
        play_open();
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
    bool is_shown = play.state == PLAY_SHOWN || play.state == PLAY_READ;

    if (is_shown || (play.state == PLAY_ROLLING && dice_wait())) {
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
    if (event.phase == KEY_RELEASED || play.is_weighed) {
        return;
    }
    if (HAS_COACH && event.key == KEY_RIGHT) {
        if (event.phase == KEY_PRESSED && coach_is_there()) {
            coach_open();
        }
    } else if (play.state == PLAY_WAITING) {
        if (play_keys_take(event)) {
            act();
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

static void tick_weighed(void) {
    switch (coach_step()) {
    case COACH_LETS:
        play.is_weighed = false;
        carry_out(play.decision);
        break;
    case COACH_REFUSES:
        play.is_weighed = false;
        play_waiting_start();
        break;
    default:
        break;
    }
}

/* It stays until a key. */
static bool is_read(void) {
    return play.state == PLAY_READ && play.is_owed;
}

static void tick_shown(uint16_t now, bool paused) {
    if (HAS_REVIEW) {
        game_review_step();
    }
    if (is_read()) {
        play_prompt_alternate(now);
    } else if (paused) {
        wait_for_move();
    }
}

static void begin_state(uint16_t now) {
    play.fresh = false;
    play.since = now;
    play_prompt_start(games_in_hand()->prompt != NULL && play.state == PLAY_WAITING, now);
}

static void tick_rolling(uint16_t now) {
    throw_when_ready();
    if (play_throw_tick(now)) {
        go_on();
    }
}

static void tick_state(uint16_t now) {
    uint16_t elapsed = now - play.since;
    uint16_t pause = pauses[settings()->speed];

    if (play.state == PLAY_ROLLING) {
        tick_rolling(now);
    } else if (play.state != PLAY_WAITING) {
        tick_shown(now, elapsed >= pause);
    } else if (HAS_COACH && play.is_weighed) {
        tick_weighed();
    } else if (play_waiting_tick(now, elapsed, pause)) {
        act();
    }
}

/* No attract mode comes over a game that goes on. */
void play_tick(uint16_t now) {
    if (play.fresh) {
        begin_state(now);
    }
    session_draw_seed();
    if (play.state == PLAY_WAITING) {
        session_step();
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
    const FLASH struct game *game = games_in_hand();

    display_glyphs(&glyphs_dice);
    if (play.state == PLAY_WAITING) {
        play_waiting_draw();
    } else if (play.state == PLAY_ROLLING) {
        play_throw_draw();
    } else if (play.state == PLAY_OVER) {
        play_over_draw();
    } else {
        game->draw_event(&session_event.before, &session_event.event);
        if (is_read() && play_prompt_is_shown()) {
            row_second();
            row_text(LOCAL_TEXT("OK goes on      "));
        }
    }
}

bool play_is_over(void) {
    return play.state == PLAY_OVER;
}

const FLASH struct screen screen_play = {
    .enter = enter, .key = key, .tick = play_tick, .draw = play_draw};
