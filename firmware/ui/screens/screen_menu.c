#include "ui/screens/screen_menu.h"

#include "device/session.h"
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

/* ---- setup of a game ------------------------------------------------------------------------- */

enum { NEW_GAME, REVIEW, OWN_LINES };

/* The level may follow a game's options. */
enum { SETUP_LINES = OWN_LINES + GAME_OPTIONS_MAXIMUM + 1 };

static const FLASH struct option actions[OWN_LINES] = {
    [NEW_GAME] = {.name = TEXT("New game")},
    [REVIEW] = {.name = TEXT("Review")},
};

static uint8_t wanted;            /* the place of the chosen game in `games` */
static bool is_taken;             /* it is in hand */
static bool plays;                /* it is to be played at once */
static bool waits;                /* it has been under way */
static const FLASH char *refusal; /* why no game has begun or goes on, or NULL */
static uint8_t at_setup;          /* the line under the cursor */

static const FLASH struct option *setup_line(uint8_t line) {
    const FLASH struct game *game = games[wanted];

    if (line < OWN_LINES) {
        return &actions[line];
    }
    line -= OWN_LINES;
    return line < game->option_count ? &game->options[line] : &options_level;
}

/* Replaces the setup, so that left leads from the game to the menu. */
static void open_play(void) {
    games_continue();
    play_open();
    screens_replace(&screen_play);
}

static void begin_chosen(void) {
    waits = false;
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
        return line == NEW_GAME || has_review();
    }
    return games_has_option(line - OWN_LINES);
}

static bool choose_setup(uint8_t line) {
    if (line == REVIEW) {
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

/* Takes the game in hand again if another one was shown meanwhile. */
static void enter_setup(void) {
    if (games_place() != wanted) {
        is_taken = false;
        screens_replace(&screen_opening);
        return;
    }
    if (!shows_setup(at_setup)) {
        at_setup = NEW_GAME;
    }
    menu_enter(&setup);
    screens_explain(NULL, games[wanted]->rules);
}

/* Any key closes the reason why no game has begun. */
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
        row_texts(waits ? LOCAL_TEXT("Cannot go on:") : LOCAL_TEXT("Cannot begin:"), refusal);
    }
}

static const FLASH struct screen screen_setup = {
    .enter = enter_setup, .key = key_in_setup, .draw = draw_setup};

/* ---- taking the game in hand ----------------------------------------------------------------- */

static void ignore(struct key_event event) {
    (void)event;
}

/* Begins a game in a later pass, because reading its record takes most of the 5 ms. A game is lost
   if the owner has changed the board or graph that it is played on. */
static void tick_opening(uint16_t now) {
    (void)now;
    if (!is_taken) {
        is_taken = games_take(wanted);
        return;
    }
    screens_replace(&screen_setup);
    if (waits && !games_goes_on()) {
        refusal = games[wanted]->load_own ? LOCAL_TEXT("new board/graph") : LOCAL_TEXT("damaged");
        beeper_play(TUNE_REFUSE);
    } else if (plays && games_goes_on()) {
        open_play();
    } else if (plays) {
        begin_chosen();
    }
    plays = false;
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

/* ---- menu ------------------------------------------------------------------------------------ */

/* Lines that open nothing are not in the image. */
static const FLASH struct option others[] = {
    {.name = TEXT("Throw dice"), .opens = &screen_lab_throw},
    {.name = TEXT("Dice lab"), .opens = &screen_lab},
    {.name = TEXT("Puzzles"), .opens = &screen_puzzles},
    {.name = TEXT("Settings"), .opens = &screen_settings},
};

/* The games come first. The line of a game is in the game itself. */
enum { LINES = GAMES_COUNT + sizeof others / sizeof others[0] };

/* BEAT in milliseconds, PERIOD in beats. The list and the text that says what keys do are each
   shown for half of a period. */
enum { BEAT = 128, PERIOD = 32 };

static uint8_t at;
static uint8_t beats;     /* since the last key */
static bool leads_deeper; /* the key was right, not select */

static const FLASH struct option *line_of(uint8_t line) {
    return line < GAMES_COUNT ? &games[line]->entry : &others[line - GAMES_COUNT];
}

static bool shows(uint8_t line) {
    return line < GAMES_COUNT || others[line - GAMES_COUNT].opens != NULL;
}

/* Select plays the game, right leads to its setup. */
static bool choose(uint8_t line) {
    wanted = line;
    waits = games_waits(line);
    is_taken = false;
    plays = !leads_deeper;
    refusal = NULL;
    at_setup = NEW_GAME;
    screens_push(&screen_opening);
    return true;
}

static const FLASH struct menu menu = {
    .options = {.line_of = line_of, .shows = shows, .count = LINES, .at = &at},
    .choose = choose,
};

/* Begins with the text that says what keys do. */
static void enter(void) {
    beats = PERIOD / 2;
    menu_enter(&menu);
}

/* Ignores a release: a key that is let go may have led here. */
static void key(struct key_event event) {
    if (event.phase == KEY_RELEASED) {
        return;
    }
    beats = 0;
    leads_deeper = event.key == KEY_RIGHT;
    if (leads_deeper) {
        event.key = KEY_SELECT;
    }
    menu_key(event);
}

static void tick(uint16_t now) {
    if (screens_beat(now, BEAT) && ++beats % (PERIOD / 2) == 0) {
        screens_redraw();
    }
}

static void draw(void) {
    if (at >= GAMES_COUNT || beats % PERIOD < PERIOD / 2) {
        menu_draw();
        return;
    }
    row_arrow(true);
    row_texts(games[at]->entry.name, games_waits(at) ? LOCAL_TEXT("OK: go on \x7Esetup")
                                                     : LOCAL_TEXT("OK: play  \x7Esetup"));
}

static const FLASH struct screen screen_menu = {
    .enter = enter, .key = key, .tick = tick, .draw = draw};

void menu_open(void) {
    at = games_last() < GAMES_COUNT ? games_last() : 0;
    screens_replace(&screen_menu);
}

void menu_play(void) {
    leads_deeper = false;
    choose(at);
}
