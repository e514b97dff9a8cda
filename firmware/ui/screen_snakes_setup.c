#include "ui/form.h"
#include "ui/screen_list.h"
#include "ui/screens.h"
#include "ui/snakes_table.h"

/* Setting up a game of snakes and ladders; one that was going on can be gone on with. */

enum line { GO_ON, START, PLAYERS, FIRST, SECOND, OVERSHOOT, LINES };

static const FLASH char go_on[] = "Go on";
static const FLASH char start[] = "New game";
static const FLASH char players[] = "Players";
static const FLASH char first[] = "P1";
static const FLASH char second[] = "P2";
static const FLASH char overshoot[] = "Past 24";
static const FLASH char counts[] = "1\0002";
static const FLASH char kinds[] = "person\0computer";
static const FLASH char rules[] = "stay\0bounce\0win";
static const FLASH char help[] =
    "Reach square 24 first. Choose who plays, and what a throw past 24 does.";

static const FLASH struct form_line lines[LINES] = {
    [GO_ON] = {go_on, 0, 0},     [START] = {start, 0, 0},       [PLAYERS] = {players, counts, 2},
    [FIRST] = {first, kinds, 2}, [SECOND] = {second, kinds, 2}, [OVERSHOOT] = {overshoot, rules, 3},
};
static const FLASH struct form with_running = {lines, LINES};
static const FLASH struct form without = {&lines[START], LINES - START};

static uint8_t values[LINES] = {[PLAYERS] = 1, [SECOND] = 1};
static uint8_t line;
static bool running;

static const FLASH struct form *form(void) {
    return running ? &with_running : &without;
}

static uint8_t *form_values(void) {
    return running ? values : &values[START];
}

static void enter(void) {
    running = snakes_table_resume();
    line = 0;
}

static void new_game(void) {
    snakes_game.board = 0;
    snakes_game.overshoot = values[OVERSHOOT];
    snakes_game.players = values[PLAYERS] + 1;
    snakes_game.computers = (uint8_t)(values[FIRST] | values[SECOND] << 1);
    snakes_table_new();
}

static void key(struct key_event event) {
    switch (form_key(form(), &line, form_values(), event)) {
    case FORM_BACK:
        screens_pop();
        break;
    case FORM_CHOSEN:
        if (!running || line == START)
            new_game();
        screens_push(SCREEN_SNAKES_PLAY);
        break;
    default:
        break;
    }
}

static void tick(uint16_t now) {
    (void)now;
}

static void draw(void) {
    form_draw(form(), line, form_values());
}

const FLASH struct screen screen_snakes_setup = {enter, key, tick, draw, help, 0};
