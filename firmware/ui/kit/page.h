#ifndef KOSTKA_UI_KIT_PAGE_H
#define KOSTKA_UI_KIT_PAGE_H

#include "core/number/flash.h"
#include "core/number/progress.h"
#include "device/workspace.h"
#include <stdbool.h>
#include <stdint.h>

/* One page of a game: the game itself, or something that the device knows about it. A page keeps
   what it has found in a type of its own; what it computes with lies in the workspace, which it
   claims (device/workspace.h) before it writes there. */
struct page {
    const FLASH char *title;   /* what it shows, for the help screen */
    const FLASH char *help;    /* NULL: the keys of the game */
    bool (*available)(void);   /* whether there is such a page as things stand; NULL: always */
    void (*change)(int8_t by); /* steps the page's number by 1 or -1, within its limits, and
                                  the page is computed anew; NULL: it has none */
    void (*start)(union workspace *space); /* begins to compute; NULL: nothing is to be computed */
    enum progress (*step)(union workspace *space,
                          uint8_t *done); /* a slice of at most 5 ms; how far
                                             it has come, of PROGRESS_ALL */
    void (*draw)(void); /* both rows; a game's own view the second row only, at whose start the
                           cursor is. Not called while nothing is known, nor when it is
                           impossible */
};

#endif
