#ifndef KOSTKA_UI_KIT_MENU_H
#define KOSTKA_UI_KIT_MENU_H

#include "core/number/flash.h"
#include "ui/kit/screens.h"
#include <stdbool.h>
#include <stdint.h>

/* A list of lines to choose from, some with a value that select steps through: menus, settings and
   the setting up of games are all this. */

/* One line. An option has values least..most; an action has none, and most is 0. */
struct option {
    const FLASH char *name;
    uint8_t least;
    uint8_t most;
    uint8_t initial;
    const FLASH char *const FLASH *texts; /* of least, least + 1 ...; NULL: shown as numbers */
    void (*write)(uint8_t value);     /* writes a value on the row instead; NULL where none is */
    const FLASH struct screen *opens; /* by an action; NULL: the list's owner knows what it does */
};

/* How well the computers play, by enum level; then values that more than one option has. */
extern const FLASH struct option options_level;
extern const FLASH char *const FLASH options_players[]; /* person, computer */
extern const FLASH char *const FLASH options_no_yes[];
extern const FLASH char *const FLASH options_off_on[];

/* An option that says who plays. */
#define OPTION_PLAYER(label, first)                                                                \
    { .name = TEXT(label), .most = 1, .initial = (first), .texts = options_players }

/* A list as it is shown; the caller owns what changes of it. */
struct options {
    const FLASH struct option *(*line_of)(uint8_t line); /* for 0..count - 1, if it is shown */
    bool (*shows)(uint8_t line); /* false: it is left out as things stand; NULL: none is */
    uint8_t count;
    uint8_t *at;     /* the line under the cursor, which is shown */
    uint8_t *values; /* of each line but the first actions; NULL where all are actions */
    uint8_t actions; /* so many at first have no value */
};

enum options_result {
    OPTIONS_NOTHING,
    OPTIONS_CHANGED, /* the value of the line under the cursor has been stepped */
    OPTIONS_CHOSEN,  /* its action is asked for */
    OPTIONS_LEFT
};

/* A key in the list. At most 30,000 cycles. */
enum options_result options_key(const FLASH struct options *options, struct key_event event);

/* Two lines of the list around the cursor: name to the left, value to the right. At most 35,000
   cycles. */
void options_draw(const FLASH struct options *options);

/* A list as a whole screen. Actions that open a screen open it, left leaves, and every key is
   heard. */
struct menu {
    struct options options;
    bool (*choose)(uint8_t line); /* an action that opens nothing by itself; false refuses it */
    void (*change)(uint8_t line); /* a value has been stepped; may be NULL */
};

/* For a screen's `enter`: this menu in front, LEDs dark. */
void menu_enter(const FLASH struct menu *menu);

/* For struct screen. */
void menu_key(struct key_event event);
void menu_draw(void);

/* Asks before something is lost: the question, 16 characters at most, and below it no and yes, with
   the cursor on no. Left is no. The screen comes in front of the one that asks, and is gone when
   `yes` is called. */
void question_ask(const FLASH char *text, void (*yes)(void));

#endif
