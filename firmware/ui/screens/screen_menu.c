#include "ui/screens/screen_menu.h"

#include "device/features.h"
#include "ui/games.h"
#include "ui/kit/menu.h"
#include "ui/lab/screen_lab.h"
#include "ui/lab/screen_lab_throw.h"
#include "ui/screens/screen_settings.h"
#include "ui/screens/screen_setup.h"

static const FLASH struct option others[] = {
#if HAS_LAB
    {.name = TEXT("Throw dice")},
    {.name = TEXT("Dice lab"), .opens = &screen_lab},
#endif
    {.name = TEXT("Settings"), .opens = &screen_settings},
};

enum { OTHERS = sizeof others / sizeof others[0] };

/* The line of a game, which has its name from the game itself. */
static const FLASH struct option *line_of(uint8_t line) {
    return line < GAMES_COUNT ? &games[line]->entry : &others[line - GAMES_COUNT];
}

static bool choose(uint8_t line) {
#if HAS_LAB
    if (line >= GAMES_COUNT) {
        lab_throw_open();
        screens_push(&screen_lab_throw);
        return true;
    }
#endif
    setup_choose(line);
    screens_push(&screen_setup);
    return true;
}

static struct menu menu = {
    .options = {.line_of = line_of, .count = GAMES_COUNT + OTHERS},
    .choose = choose,
};

static void enter(void) {
    menu_enter(&menu);
}

const FLASH struct screen screen_menu = {
    .enter = enter,
    .key = menu_key,
    .draw = menu_draw,
    .help = TEXT("OK opens, left goes back, right explains."),
};
