#ifndef KOSTKA_UI_KIT_OPTIONS_H
#define KOSTKA_UI_KIT_OPTIONS_H

#include "core/number/flash.h"
#include "ui/kit/keys.h"
#include <stdint.h>

/* A list of lines to choose from, some with a value that select steps through: menus, settings
   and the setting up of games are all this. Each of the lines ends with \n. In it come the name and
   the texts of the values, each of these behind a \t; a line without is an action.
   A text may be \1, \2 or \3: a name from form_names. */

enum { FORM_NAMES = 3, FORM_NAME_LENGTH = 6 };

/* Whoever owns such names keeps them here, filled up with blanks on the right. */
extern char form_names[FORM_NAMES][FORM_NAME_LENGTH];

struct form {
    const FLASH char *lines;
    uint8_t *values; /* a byte per line */
    uint8_t first;   /* the lines before this one are left out */
    uint8_t count;   /* of lines, those left out included */
    uint8_t *line;   /* which is under the cursor, first..count - 1 */
};

enum form_result { FORM_NOTHING, FORM_CHANGED, FORM_CHOSEN, FORM_BACK };

/* A key in a form. FORM_CHANGED: the value of the line has been stepped; FORM_CHOSEN: its action;
   FORM_BACK: left. At most 30,000 cycles. */
enum form_result form_key(struct form *form, struct key_event event);

/* Two lines of the form around the cursor: name to the left, value to the right. At most 35,000
   cycles. */
void form_draw(const struct form *form);

#endif
