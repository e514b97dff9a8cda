#ifndef KOSTKA_UI_KIT_GAME_H
#define KOSTKA_UI_KIT_GAME_H

#include "core/game/puzzle.h"
#include "core/game/record.h"
#include "core/number/flash.h"
#include "device/session.h"
#include "device/workspace.h"
#include "ui/kit/keys.h"
#include "ui/kit/menu.h"
#include "ui/kit/page.h"
#include <stdbool.h>
#include <stdint.h>

/* How a game looks and what keys do in it, for the screens that serve all games. Its rules define
   what may happen, and its engine what that is worth (device/session.h). Functions draw the state
   of the game in hand, unless another state is given. */

/* Display states of the play screen. While it waits for a move, the game's own page or another one
   is in front. */
enum play_state {
    PLAY_WAITING,  /* for a person; or a computer's pause before it acts */
    PLAY_THINKING, /* a computer has to decide */
    PLAY_CHOSEN,   /* a computer's decision, shown as if it had been chosen by keys */
    PLAY_WEIGHED,  /* the coach weighs a person's decision */
    PLAY_ROLLING,  /* a die rolls on the LEDs */
    PLAY_SHOWN,    /* an event, for as long as the settings say or until a key */
    PLAY_READ,     /* an event that is not a computer's, until a key */
    PLAY_OVER,     /* who has won */
    PLAY_SEED      /* the seed of the throws, after PLAY_OVER */
};

/* How the game's own page has answered a key. */
enum key_answer {
    KEY_NOT_TAKEN, /* the key is to act as everywhere */
    KEY_TAKEN,
    KEY_ACTS /* taken, and the chosen decision is to be carried out */
};

enum { GAME_OPTIONS_MAXIMUM = 14 };

/* The values of an option that says who plays. Higher values, up to the most of the first seat's
   option, are computers of higher levels; values beyond that are nobody. */
enum { SEAT_PERSON, SEAT_COMPUTER };

/* How the puzzles of a game look. The puzzle's position is in hand. */
struct game_puzzles {
    const FLASH struct puzzle_kind *kind;
    const FLASH char *question; /* the question, for the help */

    /* `draw` draws the first row; false: nothing was drawn, and the game's own `draw` is used.
       `draw_setting` draws the second row: what else belongs to the position. */
    bool (*draw)(void);
    void (*draw_setting)(void);
};

struct game {
    struct option entry;      /* its line in the menu: the name */
    const FLASH char *rules;  /* the help of its setup */
    const FLASH char *keys;   /* the help of its own page */
    const FLASH char *prompt; /* what select does for the person who moves; NULL: nothing */
    const FLASH char *brief;  /* its name in six letters at most */
    const FLASH struct option *options; /* of its setup, after "New game" */
    uint8_t option_count;               /* GAME_OPTIONS_MAXIMUM at most */

    /* Who plays: `seats` options in a row, from `first_seat` on. If there are more than two, the
       option `seats_taken` says how many play. No seats: no player is a computer. If computers can
       differ, a seat has a value for each level. */
    uint8_t first_seat;
    uint8_t seats;
    uint8_t seats_taken;

    /* Its puzzles; NULL: there are none. */
    const FLASH struct game_puzzles *puzzles;

    /* A short game of computers, for show: the values of its options and a level. */
    const FLASH uint8_t *shown;

    /* True if an option, or the level after them, has a meaning with these values of all options.
       If not, its line is left out. NULL: all have. */
    bool (*has_option)(uint8_t option, const uint8_t chosen[]);

    /* Its pages, up to page_end. The first one available is the game's own page; one always is. */
    const FLASH struct page *const FLASH *pages;

    /* Loads what the game stores besides its record, once at start. May be NULL. */
    void (*load)(void);

    /* Loads the own board or graph that a setup names. False: it names none, or there is none.
       NULL: the game has none. */
    bool (*load_own)(const uint8_t setup[], uint8_t own[SESSION_OWN]);

    /* The reason why no game begins with a setup, in 16 characters at most. NULL: any setup is a
       game. */
    const FLASH char *(*refusal)(const uint8_t setup[]);

    /* ---- playing ---- */

    /* The position is new: forgets what a person was choosing. May be NULL. */
    void (*open)(void);

    /* A person pressed, repeated or held a key at the game's own page, not right. May be NULL. */
    enum key_answer (*key)(struct key_event event);

    /* Gets the decision that the person to move has chosen. False: none is chosen, or it is not
       allowed, which the game shows. NULL: the game has no decisions. */
    bool (*chosen)(decision_t *decision);

    /* Shows a computer's decision as if it had been chosen by keys. NULL: the decision is carried
       out at once. */
    void (*choose)(decision_t decision);

    /* The state that follows when an event has been seen to happen: PLAY_WAITING, PLAY_ROLLING,
       PLAY_SHOWN or PLAY_READ. `before` is the position before the event. NULL: PLAY_SHOWN. */
    enum play_state (*after)(const void *before, const struct event *event);

    /* PLAY_SHOWN or PLAY_READ begins: plays the sound of the event. May be NULL. */
    void (*sound)(const void *before, const struct event *event);

    /* The face that the LEDs show for a throw, 1..6. NULL: the throw's first die. */
    uint8_t (*face)(const void *before, const struct derived_throw *dice);

    /* ---- the picture ---- */

    /* Draws the first row while the play screen waits. */
    void (*draw)(void);

    /* Draws the second row while the play screen waits; the cursor is at its start. `prompting`: it
       is the turn of the prompt there, otherwise of the page. False: it drew nothing, and the play
       screen draws the row. May be NULL. */
    bool (*draw_prompt)(bool prompting);

    void (*draw_rolling)(const void *before); /* PLAY_ROLLING: does not reveal the throw */
    void (*draw_event)(const void *before, const struct event *event); /* PLAY_SHOWN, PLAY_READ */
    void (*draw_over)(void);

    /* Write into a row, in 16 characters at most: a player (at most 4), a decision that was or
       could be made, and a throw. */
    void (*write_player)(uint8_t player);
    void (*write_decision)(const void *before, decision_t decision);
    void (*write_throw)(const void *before, const struct derived_throw *dice);
};

#endif
