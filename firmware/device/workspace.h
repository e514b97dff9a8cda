#ifndef KOSTKA_DEVICE_WORKSPACE_H
#define KOSTKA_DEVICE_WORKSPACE_H

#include "core/chain/absorption.h"
#include "core/chain/finish_distribution.h"
#include "core/chain/survival.h"
#include "core/chain/token_distribution.h"
#include "games/chips/chip_fractions.h"
#include "games/chips/placement.h"
#include "games/nim/compound.h"
#include "games/penney/patterns.h"
#include "games/penney/toss_distribution.h"
#include "games/snakes/kick_risk.h"
#include "games/snakes/race_odds.h"
#include "games/snakes/rollout.h"
#include "games/snakes/two_tokens.h"
#include "games/tenk/turn.h"

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
