#include "text/text.h"
#include "ui/base.h"
#include "ui/menu.h"
#include "ui/screen_list.h"
#include "ui/snakes_table.h"

/* Setting up a game of snakes and ladders; one that was going on can be gone on with. */

enum line { GO_ON, START, PLAYERS, FIRST, SECOND, OVERSHOOT, LINES };

#define GO_ON_LINE TEXT("Go on\n")
static const FLASH char lines[] = GO_ON_LINE TEXT("New game\n"
                                                  "Players\t1\t2\n"
                                                  "P1\tperson\tcomputer\n"
                                                  "P2\tperson\tcomputer\n"
                                                  "Past 24\tstay\tbounce\twin\n");
static const FLASH char help[] =
    TEXT("First on 24 wins. Set who plays, and what a throw past 24 does.");

static uint8_t values[LINES] = {[PLAYERS] = 1, [SECOND] = 1};
static uint8_t top;  /* GO_ON, or START where there is no game to go on with */
static uint8_t line; /* under the cursor, counted from top */

static void start_chosen(void);

/* By top: with and without the first line. */
static const FLASH struct menu with_game = {
    .form = {.lines = lines, .count = LINES},
    .line = &line,
    .values = values,
    .acted = start_chosen,
    .opens = {SCREEN_SNAKES_PLAY, SCREEN_SNAKES_PLAY},
};
static const FLASH struct menu without = {
    .form = {.lines = &lines[sizeof GO_ON_LINE - 1], .count = LINES - START},
    .line = &line,
    .values = &values[START],
    .acted = start_chosen,
    .opens = {SCREEN_SNAKES_PLAY},
};

static void start_chosen(void) {
    struct snakes *game = &snakes_game;

    if (line + top != START)
        return;
    BASE_FORGET(game);
    game->number = 0;
    game->overshoot = values[OVERSHOOT];
    game->players = values[PLAYERS] + 1;
    game->computers = (uint8_t)(values[FIRST] | values[SECOND] << 1);
    snakes_table_new();
}

static void enter(void) {
    line = 0;
    top = snakes_table_resume() ? GO_ON : START;
    menu_enter(top == GO_ON ? &with_game : &without);
}

const FLASH struct screen screen_snakes_setup = {enter, menu_key, menu_tick, menu_draw, help};
