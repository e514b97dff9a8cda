#include "text/reader.h"
#include "ui/beeper.h"
#include "ui/form.h"
#include "ui/pips.h"
#include "ui/running.h"
#include "ui/screen_list.h"
#include <string.h>

/* Setting up the chosen game; if one of its kind is going on, it can be gone on with. */

uint8_t setup_values[SETUP_LINES_MAXIMUM];

static uint8_t chosen; /* enum game_name */
static uint8_t line;   /* under the cursor, counted from top */
static uint8_t top;    /* SETUP_GO_ON, or SETUP_NEW where there is no game to go on with */

void setup_choose(uint8_t game) {
    if (game != chosen)
        memset(setup_values, 0, sizeof setup_values);
    chosen = game;
    line = 0;
}

static const FLASH char *lines(void) {
    const FLASH char *text = games_table[chosen]->lines;

    if (top) {
        while (*text++ != '\n')
            ;
    }
    return text;
}

static uint8_t count(void) {
    return games_table[chosen]->lines_count - top;
}

static void enter(void) {
    bool going = running.game == chosen && game_ask(GAME_STANDING, 0) < STANDING_WON;

    top = going ? SETUP_GO_ON : SETUP_NEW;
    pips_show(0);
    screens_explain(games_table[chosen]->setup_help);
}

static void choose(uint8_t what) {
    uint8_t screen = SCREEN_PLAY;

    if (what != SETUP_GO_ON)
        screen = game_ask_of(chosen, GAME_CHOSEN, what);
    beeper_play(screen == SCREENS_COUNT ? TUNE_REFUSE : TUNE_CLICK);
    if (screen == SCREENS_COUNT)
        return;
    if (what == SETUP_NEW) {
        running.game = chosen;
        running_keep();
        line = 0;
    }
    screens_push(screen);
}

static void key(struct key_event event) {
    enum form_result result = form_key(lines(), count(), &line, &setup_values[top], event);

    if (result == FORM_BACK)
        screens_pop();
    else if (result == FORM_CHOSEN)
        choose(line + top);
    else if (result == FORM_CHANGED)
        beeper_play(TUNE_CLICK);
}

static void draw(void) {
    form_draw(lines(), count(), line, &setup_values[top]);
}

static void tick(uint16_t now) {
    (void)now;
}

static const FLASH char help[] = TEXT("Set up the game.");

const FLASH struct screen screen_setup = {enter, key, tick, draw, help};
