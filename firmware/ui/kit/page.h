#ifndef KOSTKA_UI_KIT_PAGE_H
#define KOSTKA_UI_KIT_PAGE_H

#include "core/number/flash.h"
#include "core/number/progress.h"
#include "device/workspace.h"
#include <stdbool.h>
#include <stdint.h>

/* One page of a game: the game itself, or something that the device knows about it. A page computes
   in the workspace. */
struct page {
    /* Title on the help screen, which shows 15 characters of it; may be NULL. */
    const FLASH char *title;

    const FLASH char *help; /* NULL: the keys of the game */

    /* True if the page is available in the present position; NULL: always. */
    bool (*available)(void);

    /* Steps the page's number by 1 or -1, within its limits; the page is then computed anew. NULL:
       the page has no number. */
    void (*change)(int8_t by);

    /* True if the page asks the game's engine, which leaves its results in the workspace. */
    bool asks_engine;

    /* Starts the computation; NULL: there is nothing to compute. Neighbours with the same `start`
       have the same result. */
    void (*start)(union workspace *space);

    /* Runs a slice of at most 5 ms; `done` is the progress, of PROGRESS_ALL. */
    enum progress (*step)(union workspace *space, uint8_t *done);

    /* Puts the screen in front that select leads to, as the page announces. False, or NULL: none
       now, and select acts as on other pages. */
    bool (*open)(void);

    /* Draws both rows; a game's own page only the second row, at whose start the cursor is. Not
       called while the page is WORKING, nor when it is IMPOSSIBLE. */
    void (*draw)(void);
};

/* The end of a list of pages. A page that the image does not have is a null pointer in the list. */
extern const FLASH struct page page_end;

/* Stands in a list before the pages that are used less often: see ui/kit/page_runner.h. */
extern const FLASH struct page page_more;

/* The result of the page in front: `step` writes it and `draw` reads it. Each page has a type of
   its own for it; all of it is 0 when `start` is called. It is computed anew after another page or
   a screen was in front. */
enum { PAGE_RESULT = sizeof(void *) == 2 ? 92 : 160 /* pointers are longer on the host */ };

union page_result {
    uint8_t bytes[PAGE_RESULT];
    uint64_t for_alignment;
    void *for_alignment_of_pointers;
};

extern union page_result page_result;

#define PAGE_RESULT_HOLDS(type)                                                                    \
    _Static_assert(sizeof(type) <= sizeof(union page_result), "a page has room for its result")

#endif
