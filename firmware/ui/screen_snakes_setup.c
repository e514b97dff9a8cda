#include "ui/form.h"
#include "ui/menu.h"
#include "ui/screen_list.h"
#include "ui/screens.h"
#include "ui/snakes_table.h"

/* Setting up a game of snakes and ladders; one that was going on can be gone on with. */

enum line { GO_ON, START, PLAYERS, FIRST, SECOND, OVERSHOOT, LINES };

#define GO_ON_LINE "Go on\n"
static const FLASH char lines[] = GO_ON_LINE "New game\n"
                                             "Players\t1\t2\n"
                                             "P1\tperson\tcomputer\n"
                                             "P2\tperson\tcomputer\n"
                                             "Past 24\tstay\tbounce\twin\n";
static const FLASH char help[] = "First on 24 wins. Set who plays, and what a throw past 24 does.";

/* By top: with or without the first line. */
static const FLASH struct form forms[] = {{lines, LINES},
                                          {&lines[sizeof GO_ON_LINE - 1], LINES - START}};

static uint8_t values[LINES] = {[PLAYERS] = 1, [SECOND] = 1};
static uint8_t top;  /* GO_ON, or START where there is no game to go on with */
static uint8_t line; /* under the cursor, counted from top */

static void enter(void) {
    top = snakes_table_resume() ? GO_ON : START;
    line = 0;
}

static void new_game(void) {
    snakes_game.number = 0;
    snakes_game.overshoot = values[OVERSHOOT];
    snakes_game.players = values[PLAYERS] + 1;
    snakes_game.computers = (uint8_t)(values[FIRST] | values[SECOND] << 1);
    snakes_table_new();
}

static void key(struct key_event event) {
    switch (form_key(&forms[top], &line, &values[top], event)) {
    case FORM_BACK:
        screens_pop();
        break;
    case FORM_CHOSEN:
        if (line + top == START)
            new_game();
        screens_push(SCREEN_SNAKES_PLAY);
        break;
    default:
        break;
    }
}

static void draw(void) {
    form_draw(&forms[top], line, &values[top]);
}

const FLASH struct screen screen_snakes_setup = {enter, key, menu_tick, draw, help};
