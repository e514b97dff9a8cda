#ifndef KOSTKA_SIM_SCRIPT_SCREEN_H
#define KOSTKA_SIM_SCRIPT_SCREEN_H

#include "script/script_run.h"

/* The LCD as a script reads it; blank while the display is off. */

enum { SCREEN_ROW_SIZE = VIEW_COLUMNS * 8 + 1 };

/* A row as UTF-8, padded with blanks. */
void screen_row(const struct script_run *run, int row, char text[SCREEN_ROW_SIZE]);

/* True if a row contains the text; a condition for script_run_until. */
bool screen_shows(struct script_run *run, void *text);

/* True if select leads to more pages of a game. */
bool screen_leads_to_more(struct script_run *run);

/* Waits until a row contains the text. False, and an error reported, if it does not come in time.
 */
bool screen_wait(struct script_run *run, const char *text, uint64_t timeout);

/* Reports that the text is missing; returns false. */
bool screen_lacks(struct script_run *run, const char *text);

/* True if the second row is a progress bar. */
bool screen_has_bar(const struct view *view);

/* How long the screen has not changed. */
struct screen_stillness {
    struct view last;
    uint64_t since; /* time of the last change */
};

void screen_watch(struct script_run *run, struct screen_stillness *stillness);

/* The time since the last change, in ticks. Call about every millisecond. */
uint64_t screen_still_for(struct script_run *run, struct screen_stillness *stillness);

#endif
