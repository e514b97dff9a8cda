#ifndef KOSTKA_UI_KIT_OPTIONS_H
#define KOSTKA_UI_KIT_OPTIONS_H

#include "core/number/flash.h"
#include "ui/kit/keys.h"
#include <stdint.h>

/* A list of lines to choose from, some with a value that select steps through: menus, settings
   and the setting up of games are all this. Each of the lines ends with \n. In it come the name and
   the texts of the values, each of these behind a \t; a line without is an action.
   A text may be \1, \2 or \3: the name of an own board (device/own_boards.h). */

struct options {
    const FLASH char *lines;
    uint8_t *values; /* a byte per line */
    uint8_t first;   /* the lines before this one are left out */
    uint8_t count;   /* of lines, those left out included */
    uint8_t *line;   /* which is under the cursor, first..count - 1 */
};

enum options_result { OPTIONS_NOTHING, OPTIONS_CHANGED, OPTIONS_CHOSEN, OPTIONS_BACK };

/* A key in a form. OPTIONS_CHANGED: the value of the line has been stepped; OPTIONS_CHOSEN: its
   action; OPTIONS_BACK: left. At most 30,000 cycles. */
enum options_result options_key(struct options *options, struct key_event event);

/* Two lines of the form around the cursor: name to the left, value to the right. At most 35,000
   cycles. */
void options_draw(const struct options *options);

#endif
