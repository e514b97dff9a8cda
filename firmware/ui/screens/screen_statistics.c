#include "device/session.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/menu.h"
#include "ui/kit/screen_list.h"

static const FLASH char games[] = "Games ";
static const FLASH char won[] = "Persons won ";
static const FLASH char help[] = "Games played to the end, and how many a person won.";

static void enter(void) {
}

static void key(struct key_event event) {
    if (event.phase == KEY_PRESSED)
        screens_pop();
}

static void draw(void) {
    text_flash(games);
    text_unsigned(session.tally.games);
    display_text(1, 0, won);
    text_unsigned(session.tally.won);
}

const FLASH struct screen screen_record = {
    .enter = enter, .key = key, .tick = menu_tick, .draw = draw, .help = help};
