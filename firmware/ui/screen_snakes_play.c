#include "hal/lcd.h"
#include "text/text.h"
#include "ui/beeper.h"
#include "ui/display.h"
#include "ui/pips.h"
#include "ui/roll.h"
#include "ui/screen_list.h"
#include "ui/screens.h"
#include "ui/settings.h"
#include "ui/snakes_pages.h"
#include "ui/snakes_table.h"

/* The game itself: waiting for a throw, the die rolling, the token moving; behind it the pages of
   odds. */

enum state { WAITING, ROLLING, MOVED, OVER };
enum { PROMPT_PERIOD = 2048 };

/* How long a move stays to be seen and the computer to be thinking, by enum settings_speed. */
static const FLASH uint16_t pauses[] = {3000, 1500, 500};

static const FLASH char help[] = "OK throws. Up and down: pages of odds for the next to throw.";
static const FLASH char prompt[] = "OK throws";
static const FLASH char throws_text[] = " throws";
static const FLASH char wins_text[] = " wins!";
static const FLASH char rounds_text[] = "in round ";
static const FLASH char home_text[] = "home after ";

/* What a move was, by enum board_step. */
static const FLASH char plain[] = "now on ";
static const FLASH char ladder[] = "ladder up to ";
static const FLASH char snake[] = "snake down to ";
static const FLASH char stayed[] = "too far, on ";
static const FLASH char finished[] = "home on ";
static const FLASH char *const FLASH steps[] = {plain, ladder, snake, stayed, finished};

static uint8_t state;
static bool adjusting;
static bool prompting; /* the second row says what to do, not how things stand */
static uint16_t since; /* when the state began */
static bool fresh;     /* since is to be set by the next tick */
static struct {
    uint8_t player;
    uint8_t face;
    uint8_t from;
    struct board_move move;
} last;

static void go(enum state next) {
    state = next;
    fresh = true;
    screens_redraw();
}

static void wait_for_throw(void) {
    go(snakes_is_over(&snakes_game) ? OVER : WAITING);
    adjusting = false;
    snakes_pages_open(0);
}

static void throw_die(void) {
    snakes_pages_open(0);
    roll_start();
    go(ROLLING);
}

static void move(uint8_t face) {
    last.player = snakes_game.turn;
    last.from = snakes_game.square[last.player];
    last.face = face;
    last.move = snakes_throw(&snakes_game, &snakes_board, face);
    snakes_table_keep();
    if (snakes_is_over(&snakes_game))
        beeper_play(TUNE_WIN);
    else if (last.move.step == BOARD_LADDER)
        beeper_play(TUNE_LADDER);
    else if (last.move.step == BOARD_SNAKE)
        beeper_play(TUNE_SNAKE);
    go(MOVED);
}

static void enter(void) {
    display_glyphs(&glyphs_dice);
    pips_show(roll_shown());
    fresh = true;
    if (state == ROLLING)
        throw_die();
    else if (state == WAITING)
        snakes_pages_open(snakes_pages_current());
    else
        wait_for_throw();
    screens_explain(snakes_pages_help());
}

static void turn_page(int8_t by) {
    uint8_t page = (uint8_t)(snakes_pages_current() + SNAKES_PAGES + by) % SNAKES_PAGES;

    snakes_pages_open(page);
    screens_explain(snakes_pages_help());
}

static void key_up_or_down(int8_t by) {
    if (adjusting)
        snakes_pages_adjust((int8_t)-by);
    else
        turn_page(by);
}

static void key_select(void) {
    if (snakes_pages_current() == 0)
        throw_die();
    else if (snakes_pages_adjust(0))
        adjusting = !adjusting;
    else
        turn_page((int8_t)-snakes_pages_current());
}

static void key_left(void) {
    if (adjusting)
        adjusting = false;
    else if (snakes_pages_current() != 0)
        turn_page((int8_t)-snakes_pages_current());
    else
        screens_pop();
}

static void key_waiting(uint8_t key) {
    switch (key) {
    case KEY_UP:
        key_up_or_down(-1);
        break;
    case KEY_DOWN:
        key_up_or_down(1);
        break;
    case KEY_SELECT:
        key_select();
        break;
    case KEY_LEFT:
        key_left();
        break;
    default:
        break;
    }
}

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED)
        return;
    screens_redraw();
    if (state == WAITING)
        key_waiting(event.key);
    else if (state == MOVED)
        wait_for_throw();
    else if (state == OVER && event.key == KEY_LEFT)
        screens_pop();
}

static void tick_waiting(uint16_t elapsed) {
    bool computer = snakes_is_computer(&snakes_game, snakes_game.turn);

    snakes_pages_step();
    if (prompting != ((elapsed & PROMPT_PERIOD) == 0)) {
        prompting = !prompting;
        screens_redraw();
    }
    if (computer && snakes_pages_current() == 0 && elapsed >= pauses[settings()->speed])
        throw_die();
}

static void tick(uint16_t now) {
    uint8_t face;

    if (fresh) {
        fresh = false;
        since = now;
    }
    uint16_t elapsed = (uint16_t)(now - since);
    switch (state) {
    case WAITING:
        tick_waiting(elapsed);
        break;
    case ROLLING:
        face = roll_tick(now);
        if (face)
            move(face);
        screens_redraw();
        break;
    case MOVED:
        if (elapsed >= pauses[settings()->speed])
            wait_for_throw();
        break;
    default:
        break;
    }
}

static void put_player(uint8_t player) {
    text_character('P');
    text_unsigned(player + 1UL);
}

/* ">P1 12   P2  7": where everybody stands, the arrow at who throws next. */
static void draw_squares(void) {
    for (uint8_t player = 0; player < snakes_game.players; player++) {
        display_at(0, (uint8_t)(player * 8));
        text_character(player == snakes_game.turn ? (char)DISPLAY_ARROW_RIGHT : ' ');
        put_player(player);
        text_padded(snakes_game.square[player], 4);
    }
}

static void draw_waiting(void) {
    draw_squares();
    if (prompting && !snakes_is_computer(&snakes_game, snakes_game.turn))
        display_text(1, 0, prompt);
    else if (snakes_pages_ready())
        snakes_pages_draw_odds();
}

static void draw_moved(void) {
    display_at(0, 0);
    put_player(last.player);
    text_character(' ');
    text_character((char)(last.face - 1));
    text_character(' ');
    text_unsigned(last.from);
    text_character((char)DISPLAY_ARROW_RIGHT);
    text_unsigned(last.move.stop);
    display_text(1, 0, steps[last.move.step]);
    text_unsigned(last.move.landing);
}

static void draw_over(void) {
    display_at(0, 0);
    put_player(snakes_game.winner);
    text_flash(snakes_game.players > 1 ? wins_text : throws_text);
    display_text(1, 0, snakes_game.players > 1 ? rounds_text : home_text);
    text_unsigned(snakes_game.rounds);
    display_at(1, LCD_COLUMNS - 1);
    text_character((char)DISPLAY_ARROW_LEFT);
}

static void draw_rolling(void) {
    display_at(0, 0);
    put_player(snakes_game.turn);
    text_flash(throws_text);
    display_at(1, 7);
    display_put((char)(roll_shown() - 1));
}

static void draw(void) {
    if (state == WAITING && snakes_pages_current() != 0) {
        snakes_pages_draw();
        if (adjusting) {
            display_at(0, LCD_COLUMNS - 1);
            display_put((char)DISPLAY_ARROW_LEFT);
        }
        return;
    }
    display_glyphs(&glyphs_dice);
    switch (state) {
    case WAITING:
        draw_waiting();
        break;
    case ROLLING:
        draw_rolling();
        break;
    case MOVED:
        draw_moved();
        break;
    default:
        draw_over();
        break;
    }
}

const FLASH struct screen screen_snakes_play = {enter, key, tick, draw, help, 0};
