#include "ui/screens/screen_setup.h"

#include "device/session.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/kit/menu.h"
#include "ui/kit/question.h"
#include "ui/play/screen_play.h"
#include <stddef.h>

enum line { CONTINUE, NEW_GAME, OWN_LINES };

/* Behind a game's options there may be the level. */
enum { LINES = OWN_LINES + GAME_OPTIONS_MAXIMUM + 1 };

static const FLASH struct option actions[OWN_LINES] = {
    [CONTINUE] = {.name = TEXT("Continue")},
    [NEW_GAME] = {.name = TEXT("New game")},
};

static uint8_t wanted;            /* the place of the game in `games` */
static bool continues;            /* without its setup in front of it */
static const FLASH char *refusal; /* why no game has begun, or NULL */
static uint8_t at;                /* the line under the cursor */

/* ---- the list -------------------------------------------------------------------------------- */

static const FLASH struct option *line_of(uint8_t line) {
    const FLASH struct game *game = games[wanted];

    if (line < OWN_LINES) {
        return &actions[line];
    }
    line -= OWN_LINES;
    return line < game->option_count ? &game->options[line] : &options_level;
}

static void open_play(void) {
    at = CONTINUE;
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

/* The game knows which of its options mean something with what is chosen on the others. */
static bool means_something(uint8_t option) {
    const FLASH struct game *game = games_in_hand();

    if (option >= game->option_count) {
        return option == game->option_count && games_has_level(game);
    }
    return game->has_option == NULL || game->has_option(option, session.setup);
}

static bool shows(uint8_t line) {
    if (line == CONTINUE) {
        return games_goes_on();
    }
    return line < OWN_LINES || means_something(line - OWN_LINES);
}

static bool choose(uint8_t line) {
    if (line == CONTINUE) {
        open_play();
    } else if (games_goes_on()) {
        question_ask(LOCAL_TEXT("End this game?"), begin_chosen);
    } else {
        begin_chosen();
    }
    return refusal == NULL;
}

static void change(uint8_t line) {
    (void)line;
    session_keep();
}

static const FLASH struct menu menu = {
    .options = {.line_of = line_of,
                .shows = shows,
                .count = LINES,
                .at = &at,
                .values = session.setup,
                .actions = OWN_LINES},
    .choose = choose,
    .change = change,
};

static const FLASH struct screen screen_opening;

/* Another game may have been shown meanwhile. */
static void enter(void) {
    const FLASH struct game *game = games[wanted];

    if (games_place() != wanted) {
        screens_replace(&screen_opening);
        return;
    }
    if (!shows(at)) {
        at = NEW_GAME;
    }
    menu_enter(&menu);
    screens_explain(NULL, game->rules);
}

/* A reason is read until any key. */
static void key(struct key_event event) {
    if (refusal == NULL) {
        menu_key(event);
    } else if (event.phase == KEY_PRESSED) {
        refusal = NULL;
        screens_redraw();
    }
}

static void draw(void) {
    if (refusal == NULL) {
        menu_draw();
        return;
    }
    row_texts(LOCAL_TEXT("Cannot begin:"), refusal);
}

static const FLASH struct screen screen_setup = {.enter = enter, .key = key, .draw = draw};

/* ---- the game comes in hand ------------------------------------------------------------------ */

static void ignore(struct key_event event) {
    (void)event;
}

static void tick(uint16_t now) {
    (void)now;
    if (!games_take(wanted)) {
        return;
    }
    if (continues && games_goes_on()) {
        games_continue();
        play_open();
        screens_replace(&screen_play);
    } else {
        screens_replace(&screen_setup);
    }
}

static void draw_name(void) {
    row_text(games[wanted]->entry.name);
}

static const FLASH struct screen screen_opening = {
    .key = ignore,
    .tick = tick,
    .draw = draw_name,
    .stays = true,
};

void setup_open(uint8_t place, bool is_continued) {
    wanted = place;
    continues = is_continued;
    refusal = NULL;
    at = CONTINUE;
    screens_push(&screen_opening);
}
