#ifndef KOSTKA_CORE_WORKSPACE_H
#define KOSTKA_CORE_WORKSPACE_H

#include "core/absorption.h"
#include "core/compound.h"
#include "core/contest.h"
#include "core/exact.h"
#include "core/place.h"
#include "core/placement.h"
#include "core/playout.h"
#include "core/race.h"
#include "core/tail.h"
#include "core/threat.h"
#include "core/tokens.h"
#include "core/turn.h"
#include "core/walk.h"
#include "core/words.h"

/* The one large piece of memory, lent to one computation at a time. Borrowing takes it from whoever
   had it: a computation that runs in slices asks before each whether the workspace is still its
   own, and starts afresh when it is not. */

union workspace {
    struct absorption absorption;
    struct duration duration;
    struct tail tail;
    struct place place;
    struct contest contest;
    struct placement placement;
    struct rivals rivals;
    struct exact exact;
    struct pairs pairs;
    union tokens tokens;
    struct {
        /* Leaves PAIRS_TOKENS alone. */
        uint8_t tokens_table[sizeof(struct pairs) - PAIRS_BESIDE];
        struct playout playout;
    };
    struct threat threat;
    struct compound_search compound_search;
    struct turn turn;
    struct {
        struct words_reply reply;
        struct words words; /* of the console */
    };
    struct walk walk;
};

enum workspace_borrower { WORKSPACE_NOBODY, WORKSPACE_SCREEN, WORKSPACE_EDITOR, WORKSPACE_CONSOLE };

/* Lends the workspace, its content undefined. */
union workspace *workspace_borrow(enum workspace_borrower borrower);

/* The workspace if it is still lent to this borrower, otherwise NULL. */
union workspace *workspace_of(enum workspace_borrower borrower);

#endif
