#ifndef KOSTKA_UI_KIT_GAME_H
#define KOSTKA_UI_KIT_GAME_H

#include "core/number/flash.h"
#include <stdint.h>

/* What a game is to the two screens that serve every game: screen_setup, where it is set up, and
   screen_play, where it is played. The state of the game that goes on is in device/session.h. */

/* Every game there is: NAME and name as they stand in C, and as the menu has it. */
#define GAME_snakes(GAME) GAME(SNAKES, snakes, "Snakes, ladders")
#define GAME_tenk(GAME)   GAME(TENK, tenk, "Ten thousand")
#define GAME_penney(GAME) GAME(PENNEY, penney, "Penney's game")
#define GAME_chips(GAME)  GAME(CHIPS, chips, "Chips")
#define GAME_nim(GAME)    GAME(NIM, nim, "Nim and kin")

/* Those in this image, in the order of the menu. A board with less flash is given less by its
   makefile. */
#if !defined(GAMES)
#define GAMES(GAME)                                                                                \
    GAME_snakes(GAME) GAME_tenk(GAME) GAME_penney(GAME) GAME_chips(GAME) GAME_nim(GAME)
#endif

/* Their numbers do not depend on the image: saved games have them. */
enum game_name { GAME_SNAKES, GAME_TENK, GAME_PENNEY, GAME_CHIPS, GAME_NIM, GAME_NAMES };

enum { GAME_NONE = UINT8_MAX };

/* What is to be seen of a game that is being played. */
enum play_state {
    PLAY_WAITING, /* for whose turn it is: page 0 is the game, the others are its odds */
    PLAY_ROLLING, /* a die rolls on the LEDs; then comes GAME_THROWN */
    PLAY_SHOWN,   /* what has happened, for as long as the settings say or until a key */
    PLAY_OVER,
    PLAY_STAY /* an answer only: nothing has happened yet, the computer is asked again */
};

enum standing {
    STANDING_PERSON,   /* a person's turn */
    STANDING_COMPUTER, /* the computer's */
    STANDING_WON,      /* over, and a person has won */
    STANDING_LOST      /* over otherwise */
};

enum page_progress {
    PAGE_WORKING, /* a progress bar, of results.progress */
    PAGE_READY,   /* there is nothing more to do */
    PAGE_BETTER   /* an estimate that can be shown and gets better */
};

/* The first two lines of every setup. The value of a line is the number of the text chosen, at
   first 0. */
#define SETUP_LINES "Go on\nNew game\n"
enum setup_line { SETUP_GO_ON, SETUP_NEW, SETUP_OWN, SETUP_LINES_MAXIMUM = 16 };

extern uint8_t setup_values[SETUP_LINES_MAXIMUM];

/* What a game is asked to do. Every one of these functions takes a byte and answers one; which not
   all need. */
enum game_task {
    /* (line) An action of the setup has been chosen: SETUP_NEW, or one of the game's own. The
       screen (enum screen_name) to open, or SCREENS_COUNT to refuse. For SETUP_NEW it makes a new
       game of setup_values in running, and answers SCREEN_PLAY. */
    GAME_CHOSEN,

    /* Whether running, which came from EEPROM, is a game that can be played on: asked before
       anything else, and found out before anything of it is used. If it is, puts what is not kept
       there in its place. */
    GAME_RESUME,

    /* How the game stands: enum standing. */
    GAME_STANDING,

    /* Select by a person at page 0, or the computer's time is up: makes the move, or begins it.
       What comes next, enum play_state; that the game is over is found out by GAME_STANDING. */
    GAME_ACT,

    /* (face) The die that was rolling shows 1..6. What comes next. */
    GAME_THROWN,

    /* (key) A person pressed a key at page 0, not right; GAME_KEY_HELD is added when it has been
       held. True: that was all, false: it is to mean what it does everywhere; GAME_KEY_ACTS: that
       was all, and now GAME_ACT is to be asked. May be NULL. */
    GAME_KEY,

    /* (state) Draws enum play_state; in PLAY_WAITING only page 0's first row: the second shows the
       prompt and page 0 in turn. */
    GAME_DRAW,

    /* (prompting) Draws page 0's second row itself, when it is the prompt's turn there or (false)
       that of page 0. Whether it did. May be NULL. */
    GAME_PROMPT,

    /* How many pages there are, page 0 included. */
    GAME_PAGES,

    /* (page) Starts computing a page, with results empty. */
    GAME_PAGE_START,

    /* (page) A slice of at most 5 ms of it: enum page_progress. */
    GAME_PAGE_STEP,

    /* (page) Draws it; page 0 the second row only. */
    GAME_PAGE_DRAW,

    /* (by) Steps the number on the page in front by 1, -1 or 0: whether it has one. May be NULL. */
    GAME_PAGE_ADJUST,

    GAME_TASKS
};

enum { GAME_KEY_HELD = 8, GAME_KEY_ACTS = 2 };

struct game {
    const FLASH char *lines; /* of the setup: see ui/kit/options.h; they begin with SETUP_LINES */
    const FLASH char *setup_help; /* the rules */
    const FLASH char *play_help;  /* what the keys do in the game */
    const FLASH char *prompt;     /* what a person whose turn it is may do; NULL: nothing */
    uint8_t lines_count;
    uint8_t (*task[GAME_TASKS])(uint8_t argument);
};

/* By enum game_name; NULL for those that are not in this image. */
extern const FLASH struct game *const FLASH games_table[GAME_NAMES];

#define GAME_DECLARE(NAME, name, text) extern const FLASH struct game game_##name;
GAMES(GAME_DECLARE)
#undef GAME_DECLARE

/* Asks the game that goes on; 0 where it has no such function. */
uint8_t game_ask(uint8_t task, uint8_t argument);

/* Asks any game. */
uint8_t game_ask_of(uint8_t game, uint8_t task, uint8_t argument);

/* Chooses the game that the setup screen sets up. */
void setup_choose(uint8_t game);

#endif
