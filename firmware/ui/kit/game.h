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

/* How a game looks, and what keys do in it, for the screens that serve all games. What may happen
   is said by its rules, and what that is worth by its engine (device/session.h). The state that is
   drawn is that of the game in hand, unless another is given. */

/* Display states of the play screen. While a move is waited for, the game's own page is in front or
   one of the others. */
enum play_state {
    PLAY_WAITING,  /* for a person; or a computer's pause before it acts */
    PLAY_THINKING, /* a computer has to decide */
    PLAY_CHOSEN,   /* a computer has decided, which is shown as if it had been chosen by keys */
    PLAY_WEIGHED,  /* the coach weighs what a person has decided */
    PLAY_ROLLING,  /* a die rolls on the LEDs */
    PLAY_SHOWN,    /* what has happened, for as long as the settings say or until a key */
    PLAY_READ,     /* the same, until a key where it was a person's */
    PLAY_OVER,     /* who has won */
    PLAY_SEED      /* behind that: the seed of the throws */
};

/* What a key at the game's own page has done. */
enum key_answer {
    KEY_NOT_TAKEN, /* it is to mean what it does everywhere */
    KEY_TAKEN,
    KEY_ACTS /* taken, and the decision that has been chosen is to be carried out */
};

enum { GAME_OPTIONS_MAXIMUM = 14 };

/* The values of an option that says who plays, from 0: a person, a computer; then, in the option of
   the first seat, computers of other levels, or in others nobody. */
enum { SEAT_PERSON, SEAT_COMPUTER };

/* How the puzzles of a game look. The state of the puzzle is in hand. */
struct game_puzzles {
    const FLASH struct puzzle_kind *kind;
    const FLASH char *question; /* what is asked, for the help */

    /* The first row; false, and nothing drawn: as the game draws it. And the second row: what else
       belongs to the position. */
    bool (*draw)(void);
    void (*draw_setting)(void);
};

struct game {
    struct option entry;      /* its line in the menu: the name */
    const FLASH char *rules;  /* the help of its setup */
    const FLASH char *keys;   /* the help of its own page */
    const FLASH char *prompt; /* what select does for the person who moves; NULL: nothing */
    const FLASH char *brief;  /* its name in six letters at most */
    const FLASH struct option *options; /* of its setup, behind "New game" */
    uint8_t option_count;               /* GAME_OPTIONS_MAXIMUM at most */

    /* Who plays: so many options in a row, from this one on. Of more than two, the option
       `seats_taken` says how many play. No seats: nobody is a computer. A game whose computers are
       not all of one kind has a kind for each level. */
    uint8_t first_seat;
    uint8_t seats;
    uint8_t seats_taken;

    /* Its puzzles; NULL: there are none. */
    const FLASH struct game_puzzles *puzzles;

    /* A short game of computers, to be looked at: the values of its options and a level. */
    const FLASH uint8_t *shown;

    /* True if a line of the setup, or the level behind them, means anything with these values of
       all of them; if not, it is left out. NULL: all do. */
    bool (*has_option)(uint8_t option, const uint8_t chosen[]);

    /* Up to page_end; the first that is available is its own page, and one always is. */
    const FLASH struct page *const FLASH *pages;

    /* Reads what is stored besides the records of games, once at start. May be NULL. */
    void (*load)(void);

    /* Loads the own board or graph that a setup names. False: it names none, or there is none.
       NULL: the game has none. */
    bool (*load_own)(const uint8_t setup[], uint8_t own[SESSION_OWN]);

    /* Why no game begins with a setup, in 16 characters at most. NULL: any setup is a game. */
    const FLASH char *(*refusal)(const uint8_t setup[]);

    /* ---- playing ---- */

    /* The position is new: what a person was choosing is forgotten. May be NULL. */
    void (*open)(void);

    /* A person pressed, repeated or held a key at the game's own page, not right. May be NULL. */
    enum key_answer (*key)(struct key_event event);

    /* When a person is to decide: the decision chosen. False: none is, or it is not allowed, which
       the game shows. NULL: nothing is ever decided. */
    bool (*chosen)(decision_t *decision);

    /* Shows a decision as if it had been chosen by keys: what a computer is going to do. NULL: it
       is done at once. */
    void (*choose)(decision_t decision);

    /* What comes when an event has been seen to happen: PLAY_WAITING, PLAY_ROLLING, PLAY_SHOWN or
       PLAY_READ. `before` is the state in which it did. NULL: PLAY_SHOWN. */
    enum play_state (*after)(const void *before, const struct event *event);

    /* PLAY_SHOWN begins: what is to be heard. May be NULL. */
    void (*sound)(const void *before, const struct event *event);

    /* What the LEDs show of a throw, 1..6. NULL: its first die. */
    uint8_t (*face)(const void *before, const struct derived_throw *dice);

    /* ---- the picture ---- */

    /* When waiting, the first row. */
    void (*draw)(void);

    /* When waiting, draws the second row itself, at whose start the cursor is, while it is the
       prompt's turn there or (false) that of the page. True if it did. May be NULL. */
    bool (*draw_prompt)(bool prompting);

    void (*draw_rolling)(const void *before); /* PLAY_ROLLING: nothing tells of the throw */
    void (*draw_event)(const void *before, const struct event *event); /* PLAY_SHOWN, PLAY_READ */
    void (*draw_over)(void);

    /* In a row, in 16 characters at most: a player in 4, what a decision was or would be, and what
       was thrown. */
    void (*write_player)(uint8_t player);
    void (*write_decision)(const void *before, decision_t decision);
    void (*write_throw)(const void *before, const struct derived_throw *dice);
};

#endif
