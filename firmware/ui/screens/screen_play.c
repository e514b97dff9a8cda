#include "device/session.h"
#include "device/settings.h"
#include "text/text.h"
#include "ui/kit/beeper.h"
#include "ui/kit/display.h"
#include "ui/kit/pages.h"
#include "ui/kit/pips.h"
#include "ui/kit/roll.h"
#include "ui/kit/screen_list.h"

/* Every game while it is played: waiting for a move, the die rolling, what happened, who has won;
   behind it the pages of odds. */

enum { PROMPT_PERIOD = 2048 };

/* How long a move stays to be seen and the computer to be thinking, by enum settings_speed. */
static const FLASH uint16_t pauses[] = {3000, 1500, 500};

static const FLASH char over_help[] = "The game is over. Left goes back.";

static struct play {
    uint8_t state; /* enum play_state */
    bool adjusting;
    bool prompting; /* the second row says what to do, not how things stand */
    bool fresh;     /* since is to be set by the next tick */
    uint16_t since; /* when the state began */
} play;

static void go(uint8_t next) {
    play.state = next;
    play.fresh = true;
    play.adjusting = false;
    screens_redraw();
    if (next == PLAY_ROLLING)
        roll_start();
}

static uint8_t standing(void) {
    return game_ask(GAME_STANDING, 0);
}

/* After PLAY_SHOWN, or at once when there is nothing to show. */
static void wait_for_move(void) {
    if (standing() >= STANDING_WON) {
        go(PLAY_OVER);
        screens_explain(over_help);
    } else {
        go(PLAY_WAITING);
        pages_open();
    }
}

/* After a move, or a part of it. */
static void follow(uint8_t next) {
    if (next == PLAY_STAY)
        return;
    if (standing() >= STANDING_WON) {
        beeper_play(TUNE_WIN);
        tally_game(standing() == STANDING_WON);
    }
    session_keep();
    if (next == PLAY_WAITING)
        wait_for_move();
    else
        go(next);
}

static void enter(void) {
    pips_show(roll_shown());
    play.fresh = true;
    if (play.state == PLAY_ROLLING)
        roll_start();
    else if (play.state == PLAY_WAITING)
        pages_refresh();
    else
        wait_for_move();
}

static bool adjust(int8_t by) {
    return game_ask(GAME_PAGE_ADJUST, (uint8_t)by);
}

static void key_select_or_left(bool select) {
    if (play.adjusting)
        play.adjusting = false;
    else if (pages_current() != 0 && select && adjust(0))
        play.adjusting = true;
    else if (pages_current() != 0)
        pages_open();
    else if (!select)
        screens_pop();
    else if (standing() == STANDING_PERSON)
        follow(game_ask(GAME_ACT, 0));
}

static void key_waiting(struct key_event event) {
    int8_t by = event.key == KEY_DOWN ? 1 : -1;

    uint8_t meaning = event.key + (event.phase == KEY_HELD ? GAME_KEY_HELD : 0);

    uint8_t taken = 0;

    if (pages_current() == 0 && standing() == STANDING_PERSON)
        taken = game_ask(GAME_KEY, meaning);
    if (taken == GAME_KEY_ACTS)
        follow(game_ask(GAME_ACT, 0));
    if (taken || event.phase == KEY_HELD)
        return;
    if (event.key == KEY_SELECT || event.key == KEY_LEFT)
        key_select_or_left(event.key == KEY_SELECT);
    else if (!play.adjusting)
        pages_turn(by);
    else if (adjust((int8_t)-by))
        pages_refresh();
}

static void key(struct key_event event) {
    if (event.phase == KEY_RELEASED)
        return;
    screens_redraw();
    if (play.state == PLAY_WAITING) {
        key_waiting(event);
    } else if (event.phase == KEY_PRESSED) {
        if (play.state == PLAY_SHOWN)
            wait_for_move();
        else if (play.state == PLAY_OVER && event.key == KEY_LEFT)
            screens_pop();
    }
}

static void tick_waiting(struct play *at, uint16_t now, uint16_t elapsed, bool paused) {
    bool computer = standing() == STANDING_COMPUTER;
    bool prompting =
        !computer && (elapsed & PROMPT_PERIOD) == 0 && games_table[session.game]->prompt;

    if (pages_working())
        screens_stay_awake(now);
    pages_step();
    if (at->prompting != prompting) {
        at->prompting = prompting;
        screens_redraw();
    }
    if (computer && paused && pages_current() == 0)
        follow(game_ask(GAME_ACT, 0));
}

static void tick(uint16_t now) {
    struct play *at = &play;

    if (at->fresh) {
        at->fresh = false;
        at->since = now;
    }
    uint16_t elapsed = (uint16_t)(now - at->since);
    bool paused = elapsed >= pauses[settings()->speed];
    if (at->state == PLAY_WAITING) {
        tick_waiting(at, now, elapsed, paused);
    } else if (at->state == PLAY_ROLLING) {
        uint8_t face = roll_tick(now);
        screens_redraw();
        if (face)
            follow(game_ask(GAME_THROWN, face));
    } else if (at->state == PLAY_SHOWN && paused) {
        wait_for_move();
    }
}

static void draw(void) {
    bool game = pages_current() == 0;

    display_glyphs(&glyphs_dice);
    if (play.state != PLAY_WAITING || game)
        game_ask(GAME_DRAW, play.state);
    if (play.state != PLAY_WAITING)
        return;
    if (game && game_ask(GAME_PROMPT, play.prompting))
        ;
    else if (game && play.prompting)
        display_text(1, 0, games_table[session.game]->prompt);
    else
        pages_draw();
    if (play.adjusting)
        display_mark();
}

const FLASH struct screen screen_play = {enter, key, tick, draw, NULL};
