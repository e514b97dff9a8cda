#include "hal/lcd.h"
#include "text/text.h"
#include "ui/base.h"
#include "ui/beeper.h"
#include "ui/display.h"
#include "ui/pips.h"
#include "ui/record.h"
#include "ui/roll.h"
#include "ui/screen_list.h"
#include "ui/screens.h"
#include "ui/settings.h"
#include "ui/snakes_layout.h"
#include "ui/snakes_pages.h"
#include "ui/snakes_table.h"
#include <stddef.h>

/* The game itself: waiting for a throw, the die rolling, the token moving; behind it the pages of
   odds. */

enum state { WAITING, ROLLING, MOVED, OVER };
enum { PROMPT_PERIOD = 2048 };

/* How long a move stays to be seen and the computer to be thinking, by enum settings_speed. */
static const FLASH uint16_t pauses[] = {3000, 1500, 500};

static const FLASH char help[] = TEXT("OK throws. Up and down: odds of the next to throw.");
static const FLASH char prompt[] = TEXT("OK throws");

/* What there is to see, with the bytes of shown. */
static const FLASH char rolling[] = TEXT("P\10 throws\n       \11");
static const FLASH char moved[] = TEXT("P\10 \11 \10\176\10\n");
static const FLASH char over[] = TEXT("P\10 wins!\nin round \10 \177");
static const FLASH char *const FLASH layouts[] = {NULL, rolling, moved, over};

/* What a move was, by enum board_step, with its landing. */
static const FLASH char plain[] = TEXT("now on \10");
static const FLASH char ladder[] = TEXT("ladder up to \10");
static const FLASH char snake[] = TEXT("snake down to \10");
static const FLASH char stayed[] = TEXT("too far, on \10");
static const FLASH char finished[] = TEXT("home on \10");
static const FLASH char *const FLASH steps[] = {plain, ladder, snake, stayed, finished};

enum { PLAYER, FACE, ROUNDS = FACE, FROM, STOP, LANDING, SHOWN };

static struct play {
    uint8_t shown[SHOWN];
    uint8_t step; /* enum board_step: of the move that is shown */
    uint8_t state;
    bool adjusting;
    bool prompting; /* the second row says what to do, not how things stand */
    bool fresh;     /* since is to be set by the next tick */
    uint16_t since; /* when the state began */
} play;

/* Inlined it would be there three times. */
static __attribute__((noinline)) void go(enum state next) {
    play.state = next;
    play.fresh = true;
    screens_redraw();
}

static void wait_for_throw(void) {
    go(WAITING);
    if (snakes_is_over(&snakes_game)) {
        play.shown[ROUNDS] = snakes_game.rounds;
        play.state = OVER;
    }
    play.adjusting = false;
    snakes_pages_open();
}

static void throw_die(void) {
    play.shown[PLAYER] = snakes_game.turn + 1;
    roll_start();
    go(ROLLING);
}

static void move(struct play *at, uint8_t face) {
    at->shown[FROM] = snakes_game.square[snakes_game.turn];
    struct board_move done = snakes_throw(&snakes_game, face);
    at->shown[STOP] = done.stop;
    at->shown[LANDING] = done.landing;
    at->step = done.step;
    snakes_table_keep();
    if (snakes_is_over(&snakes_game)) {
        beeper_play(TUNE_WIN);
        record_game(!snakes_is_computer(&snakes_game));
    } else if (at->step == BOARD_LADDER) {
        beeper_play(TUNE_LADDER);
    } else if (at->step == BOARD_SNAKE) {
        beeper_play(TUNE_SNAKE);
    }
    go(MOVED);
}

static void enter(void) {
    pips_show(roll_shown());
    play.fresh = true;
    if (play.state == ROLLING)
        throw_die();
    else if (play.state == WAITING)
        snakes_pages_refresh();
    else
        wait_for_throw();
}

static void key_select_or_left(bool select) {
    if (play.adjusting)
        play.adjusting = false;
    else if (snakes_pages_current() != 0 && select && snakes_pages_adjust(0))
        play.adjusting = true;
    else if (snakes_pages_current() != 0)
        snakes_pages_open();
    else if (select)
        throw_die();
    else
        screens_pop();
}

static void key_waiting(uint8_t key) {
    int8_t by = key == KEY_DOWN ? 1 : -1;

    if (key == KEY_SELECT || key == KEY_LEFT)
        key_select_or_left(key == KEY_SELECT);
    else if (play.adjusting)
        snakes_pages_adjust((int8_t)-by);
    else
        snakes_pages_turn(by);
}

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED)
        return;
    screens_redraw();
    if (play.state == WAITING)
        key_waiting(event.key);
    else if (play.state == MOVED)
        wait_for_throw();
    else if (play.state == OVER && event.key == KEY_LEFT)
        screens_pop();
}

static void tick_waiting(struct play *at, uint16_t elapsed, bool paused) {
    bool computer = snakes_is_computer(&snakes_game);
    bool prompting = !computer && (elapsed & PROMPT_PERIOD) == 0;

    snakes_pages_step();
    if (at->prompting != prompting) {
        at->prompting = prompting;
        screens_redraw();
    }
    if (computer && paused && snakes_pages_current() == 0)
        throw_die();
}

static void tick_rolling(struct play *at, uint16_t now) {
    uint8_t face = roll_tick(now);

    at->shown[FACE] = roll_shown();
    if (face)
        move(at, face);
    screens_redraw();
}

static void tick(uint16_t now) {
    struct play *at = &play;

    BASE_FORGET(at);
    if (at->fresh) {
        at->fresh = false;
        at->since = now;
    }
    uint16_t elapsed = (uint16_t)(now - at->since);
    bool paused = elapsed >= pauses[settings()->speed];
    if (at->state == WAITING)
        tick_waiting(at, elapsed, paused);
    else if (at->state == ROLLING)
        tick_rolling(at, now);
    else if (at->state == MOVED && paused)
        wait_for_throw();
}

/* ">P1 12   P2  7": where everybody stands, the arrow at who throws next. */
static void draw_squares(void) {
    for (uint8_t player = 0; player < snakes_game.players; player++) {
        text_character(player == snakes_game.turn ? (char)DISPLAY_ARROW_RIGHT : ' ');
        text_character('P');
        text_character((char)('1' + player));
        text_padded(snakes_game.square[player], 4);
        text_character(' ');
    }
}

static void draw_waiting(void) {
    bool game = snakes_pages_current() == 0;

    if (game)
        draw_squares();
    if (game && play.prompting)
        display_text(1, 0, prompt);
    else
        snakes_pages_draw();
    if (play.adjusting) {
        display_at(0, LCD_COLUMNS - 1);
        display_put((char)DISPLAY_ARROW_LEFT);
    }
}

static void draw(void) {
    display_glyphs(&glyphs_dice);
    if (play.state == WAITING)
        draw_waiting();
    else
        snakes_layout_draw(layouts[play.state], play.shown);
    if (play.state == MOVED)
        snakes_layout_draw(steps[play.step], &play.shown[LANDING]);
}

const FLASH struct screen screen_snakes_play = {enter, key, tick, draw, help};
