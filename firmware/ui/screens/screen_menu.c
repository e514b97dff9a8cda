#include "ui/screens/screen_menu.h"

#include "device/features.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/games.h"
#include "ui/kit/menu.h"
#include "ui/lab/screen_lab.h"
#include "ui/lab/screen_lab_throw.h"
#include "ui/puzzles/screen_puzzles.h"
#include "ui/screens/screen_settings.h"
#include "ui/screens/screen_setup.h"

static const FLASH struct option others[] = {
#if HAS_LAB
    {.name = TEXT("Throw dice")},
    {.name = TEXT("Dice lab"), .opens = &screen_lab},
#endif
#if HAS_PUZZLES
    {.name = TEXT("Puzzles"), .opens = &screen_puzzles},
#endif
    {.name = TEXT("Settings"), .opens = &screen_settings},
};

/* The first line is the game last played, where it goes on. */
enum { CONTINUE, FIRST_GAME, FIRST_OTHER = FIRST_GAME + GAMES_COUNT };
enum { LINES = FIRST_OTHER + sizeof others / sizeof others[0] };

static const FLASH struct option continues = {.name = TEXT("Continue:")};

/* The line of a game, which has its name from the game itself. */
static const FLASH struct option *line_of(uint8_t line) {
    if (line == CONTINUE) {
        return &continues;
    }
    return line < FIRST_OTHER ? &games[line - FIRST_GAME]->entry : &others[line - FIRST_OTHER];
}

static bool choose(uint8_t line) {
#if HAS_LAB
    if (line >= FIRST_OTHER) {
        lab_throw_open();
        screens_push(&screen_lab_throw);
        return true;
    }
#endif
    setup_open(line == CONTINUE ? games_last() : line - FIRST_GAME, line == CONTINUE);
    return true;
}

static bool shows(uint8_t line) {
    return line != CONTINUE || games_last() < GAMES_COUNT;
}

static uint8_t at;
static const FLASH struct menu menu = {
    .options = {.line_of = line_of, .shows = shows, .count = LINES, .at = &at},
    .choose = choose,
};

static void enter(void) {
    if (!shows(at)) {
        at = FIRST_GAME;
    }
    menu_enter(&menu);
}

/* The name of the game that is continued stands behind the word, after a blank if there is room. */
static void draw(void) {
    enum { BEHIND = sizeof "→Continue:" - sizeof "→" + 1, ROOM = LCD_COLUMNS - BEHIND };
    const FLASH char *name;
    uint8_t length = 0;

    menu_draw();
    if (at != CONTINUE) {
        return;
    }
    name = games[games_last()]->brief;
    while (name[length]) {
        length++;
    }
    display_at(0, BEHIND + (length < ROOM));
    row_text(name);
}

const FLASH struct screen screen_menu = {
    .enter = enter,
    .key = menu_key,
    .draw = draw,
    .help = TEXT("OK opens, left goes back, right explains."),
};
