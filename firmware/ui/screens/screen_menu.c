#include "ui/screens/screen_menu.h"

#include "device/session.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/kit/menu.h"
#include "ui/lab/screen_lab.h"
#include "ui/play/play_feature.h"
#include "ui/play/screen_play.h"
#include "ui/puzzles/screen_puzzles.h"
#include "ui/screens/screen_settings.h"
#include <stddef.h>

/* ---- the setup of a game --------------------------------------------------------------------- */

enum { CONTINUE, NEW_GAME, REVIEW, OWN_LINES };

/* Behind a game's options there may be the level. */
enum { SETUP_LINES = OWN_LINES + GAME_OPTIONS_MAXIMUM + 1 };

static const FLASH struct option actions[OWN_LINES] = {
    [CONTINUE] = {.name = TEXT("Continue")},
    [NEW_GAME] = {.name = TEXT("New game")},
    [REVIEW] = {.name = TEXT("Review")},
};

static uint8_t wanted;            /* the place of the game in `games` */
static bool is_continued;         /* without its setup in front of it */
static const FLASH char *refusal; /* why no game has begun, or NULL */
static uint8_t at_setup;          /* the line under the cursor */

static const FLASH struct option *setup_line(uint8_t line) {
    const FLASH struct game *game = games[wanted];

    if (line < OWN_LINES) {
        return &actions[line];
    }
    line -= OWN_LINES;
    return line < game->option_count ? &game->options[line] : &options_level;
}

static void open_play(void) {
    at_setup = CONTINUE;
    games_continue();
    play_open();
    screens_push(&screen_play);
}

static void begin_chosen(void) {
    refusal = games_begin();
    if (refusal == NULL) {
        open_play();
    } else {
        beeper_play(TUNE_REFUSE);
    }
}

/* A finished game can be reviewed until another begins. */
static bool has_review(void) {
    const FLASH struct play_feature *review = play_features[PLAY_REVIEW];

    return review != NULL && !games_goes_on() && review->is_there();
}

static bool shows_setup(uint8_t line) {
    if (line < OWN_LINES) {
        return line == NEW_GAME || (line == CONTINUE ? games_goes_on() : has_review());
    }
    return games_has_option(line - OWN_LINES);
}

static bool choose_setup(uint8_t line) {
    if (line == CONTINUE) {
        open_play();
    } else if (line == REVIEW) {
        play_features[PLAY_REVIEW]->open();
    } else if (games_goes_on()) {
        question_ask(LOCAL_TEXT("End this game?"), begin_chosen);
    } else {
        begin_chosen();
    }
    return refusal == NULL;
}

static void change_setup(uint8_t line) {
    (void)line;
    session_keep();
}

static const FLASH struct menu setup = {
    .options = {.line_of = setup_line,
                .shows = shows_setup,
                .count = SETUP_LINES,
                .at = &at_setup,
                .values = session.setup,
                .actions = OWN_LINES},
    .choose = choose_setup,
    .change = change_setup,
};

static const FLASH struct screen screen_opening;

/* Another game may have been shown meanwhile. */
static void enter_setup(void) {
    if (games_place() != wanted) {
        screens_replace(&screen_opening);
        return;
    }
    if (!shows_setup(at_setup)) {
        at_setup = NEW_GAME;
    }
    menu_enter(&setup);
    screens_explain(NULL, games[wanted]->rules);
}

/* A reason is read until any key. */
static void key_in_setup(struct key_event event) {
    if (refusal == NULL) {
        menu_key(event);
    } else if (event.phase == KEY_PRESSED) {
        refusal = NULL;
        screens_redraw();
    }
}

static void draw_setup(void) {
    if (refusal == NULL) {
        menu_draw();
    } else {
        row_texts(LOCAL_TEXT("Cannot begin:"), refusal);
    }
}

static const FLASH struct screen screen_setup = {
    .enter = enter_setup, .key = key_in_setup, .draw = draw_setup};

/* ---- the game comes in hand ------------------------------------------------------------------ */

static void ignore(struct key_event event) {
    (void)event;
}

static void tick_opening(uint16_t now) {
    (void)now;
    if (!games_take(wanted)) {
        return;
    }
    if (is_continued && games_goes_on()) {
        games_continue();
        play_open();
        screens_replace(&screen_play);
    } else {
        screens_replace(&screen_setup);
    }
}

static void draw_opening(void) {
    row_text(games[wanted]->entry.name);
}

static const FLASH struct screen screen_opening = {
    .key = ignore,
    .tick = tick_opening,
    .draw = draw_opening,
    .stays = true,
};

static void open_setup(uint8_t place, bool continues) {
    wanted = place;
    is_continued = continues;
    refusal = NULL;
    at_setup = CONTINUE;
    screens_push(&screen_opening);
}

/* ---- the menu -------------------------------------------------------------------------------- */

/* Those that open nothing are not in the image. */
static const FLASH struct option others[] = {
    {.name = TEXT("Throw dice"), .opens = &screen_lab_throw},
    {.name = TEXT("Dice lab"), .opens = &screen_lab},
    {.name = TEXT("Puzzles"), .opens = &screen_puzzles},
    {.name = TEXT("Settings"), .opens = &screen_settings},
};

/* The first line is the game last played, where it goes on. */
enum { LAST_GAME, FIRST_GAME, FIRST_OTHER = FIRST_GAME + GAMES_COUNT };
enum { LINES = FIRST_OTHER + sizeof others / sizeof others[0] };

static const FLASH struct option last_game = {.name = TEXT("Continue")};

/* The line of a game has its name from the game itself. */
static const FLASH struct option *line_of(uint8_t line) {
    if (line == LAST_GAME) {
        return &last_game;
    }
    return line < FIRST_OTHER ? &games[line - FIRST_GAME]->entry : &others[line - FIRST_OTHER];
}

static bool choose(uint8_t line) {
    open_setup(line == LAST_GAME ? games_last() : line - FIRST_GAME, line == LAST_GAME);
    return true;
}

static bool shows(uint8_t line) {
    if (line == LAST_GAME) {
        return games_last() < GAMES_COUNT;
    }
    return line < FIRST_OTHER || others[line - FIRST_OTHER].opens != NULL;
}

void menu_open_first(void) {
    choose(FIRST_GAME);
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

/* The name of the game that is continued stands behind the word. */
static void draw(void) {
    enum { BEHIND = sizeof "→Continue " - sizeof "→" + 1 };

    menu_draw();
    if (at == LAST_GAME) {
        display_at(0, BEHIND);
        row_text(games[games_last()]->brief);
    }
}

const FLASH struct screen screen_menu = {
    .enter = enter,
    .key = menu_key,
    .draw = draw,
    .help = TEXT("OK opens, left goes back, right explains."),
};
