#ifndef KOSTKA_UI_KIT_PAGE_H
#define KOSTKA_UI_KIT_PAGE_H

#include "core/number/flash.h"
#include "core/number/progress.h"
#include "device/workspace.h"
#include <stdbool.h>
#include <stdint.h>

/* One page of a game: the game itself, or something that the device knows about it. It computes in
   the workspace. */
struct page {
    /* What it shows, for the help screen, which has room for 15 characters; may be NULL. */
    const FLASH char *title;

    const FLASH char *help; /* NULL: the keys of the game */

    /* Whether there is such a page as things stand; NULL: always. */
    bool (*available)(void);

    /* Steps the page's number by 1 or -1, within its limits; the page is computed anew. NULL: it
       has none. */
    void (*change)(int8_t by);

    /* True if it asks the game's engine, which keeps in the workspace what it has solved. */
    bool asks_engine;

    /* Begins to compute; NULL: nothing is to be computed. Neighbours with the same one have the
       same result. */
    void (*start)(union workspace *space);

    /* A slice of at most 5 ms; how far it has come, of PROGRESS_ALL. */
    enum progress (*step)(union workspace *space, uint8_t *done);

    /* Select puts a screen in front, and the page says so. False, or NULL: not now; select is as on
       other pages. */
    bool (*open)(void);

    /* Both rows; a game's own view the second row only, at whose start the cursor is. Not called
       while nothing is known, nor when it is impossible. */
    void (*draw)(void);
};

/* The end of a list of pages. A page that the image does not have is a null pointer in the list. */
extern const FLASH struct page page_end;

/* What stands in a list in front of the pages that are asked for less often: see
   ui/kit/page_runner.h. */
extern const FLASH struct page page_more;

/* The result of the page in front: `step` writes it and `draw` reads it. Each page has a type of
   its own for it; all of it is 0 when `start` is called. When another page or a screen has been in
   front, it is computed anew. */
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
