#ifndef KOSTKA_UI_KIT_MENU_H
#define KOSTKA_UI_KIT_MENU_H

#include "core/number/flash.h"
#include "ui/kit/screens.h"
#include <stdbool.h>
#include <stdint.h>

/* A list of lines to choose from, some with a value that select steps through: menus, settings and
   setups of games. */

/* One line. An option has values least..most; an action has none, and most is 0. */
struct option {
    const FLASH char *name;
    uint8_t least;
    uint8_t most;
    uint8_t initial;
    const FLASH char *const FLASH *texts; /* for least, least + 1 ...; NULL: the number is shown */
    void (*write)(uint8_t value);         /* writes the value into the row instead; or NULL */
    const FLASH struct screen *opens; /* the screen that an action opens; NULL: the owner acts */
};

/* The level of the computers (enum level); then texts that several options share. */
extern const FLASH struct option options_level;
extern const FLASH char *const FLASH options_players[]; /* person, computer */
extern const FLASH char *const FLASH options_no_yes[];
extern const FLASH char *const FLASH options_off_on[];

/* An option that says who plays. */
#define OPTION_PLAYER(label, first)                                                                \
    { .name = TEXT(label), .most = 1, .initial = (first), .texts = options_players }

/* A list to be shown; the caller owns the parts that change. */
struct options {
    const FLASH struct option *(*line_of)(uint8_t line); /* line 0..count - 1, if it is shown */
    bool (*shows)(uint8_t line); /* false: the line is left out now; NULL: none is */
    uint8_t count;
    uint8_t *at;     /* the line under the cursor; it is shown */
    uint8_t *values; /* of the lines after the actions; NULL if all are actions */
    uint8_t actions; /* number of actions, which come first and have no value */
};

enum options_result {
    OPTIONS_NOTHING,
    OPTIONS_CHANGED, /* the value of the line under the cursor has been stepped */
    OPTIONS_CHOSEN,  /* the action under the cursor was selected */
    OPTIONS_LEFT
};

/* Handles a key. At most 30,000 cycles. */
enum options_result options_key(const FLASH struct options *options, struct key_event event);

/* Draws two lines of the list around the cursor: name to the left, value to the right. At most
   35,000 cycles. */
void options_draw(const FLASH struct options *options);

/* A list as a whole screen. An action opens its screen or calls `choose`, left leaves. Both click,
   and so does a change of a value; a refused action sounds another tune. */
struct menu {
    struct options options;
    bool (*choose)(uint8_t line); /* an action that opens nothing by itself; false refuses it */
    void (*change)(uint8_t line); /* a value has been stepped; may be NULL */
};

/* For a screen's `enter`: puts this menu in front and turns the LEDs off. */
void menu_enter(const FLASH struct menu *menu);

/* For struct screen. */
void menu_key(struct key_event event);
void menu_draw(void);

/* Asks before something is lost: shows the question, 16 characters at most, and below it no and
   yes, with the cursor on no. Left is no. The screen comes in front of the one that asks, and is
   closed before `yes` is called. */
void question_ask(const FLASH char *text, void (*yes)(void));

#endif
