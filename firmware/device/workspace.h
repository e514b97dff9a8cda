#ifndef KOSTKA_DEVICE_WORKSPACE_H
#define KOSTKA_DEVICE_WORKSPACE_H

#include "core/chain/absorption.h"
#include "core/chain/finish_times.h"
#include "core/chain/survival.h"
#include "core/chain/token_distribution.h"
#include "games/chips/chip_fractions.h"
#include "games/chips/chips_computer.h"
#include "games/nim/nim_computer.h"
#include "games/penney/penney_computer.h"
#include "games/penney/toss_distribution.h"
#include "games/snakes/kick_risk.h"
#include "games/snakes/race_odds.h"
#include "games/snakes/rollout.h"
#include "games/snakes/two_tokens.h"
#include "games/tenk/tenk_computer.h"
#include <stddef.h>

/* The one large piece of memory, lent to one computation at a time. Borrowing takes it from whoever
   had it: a computation that runs in slices asks before each whether the workspace is still its
   own, and starts afresh when it is not. */

union workspace {
    struct absorption absorption;
    struct finish_distribution finish;
    struct finish_times times;
    struct survival survival;
    struct token_distribution token;
    struct race_odds race;
    struct clearance clearance;
    struct placement placement;
    struct chips_computer chips_computer;
    struct chip_duel chip_duel;
    struct {
        union {
            struct clearance alone;
            struct chip_duel duel;
        };
        struct chip_fractions fractions;
    } chips; /* of the console */
    struct pair_values pairs;
    struct two_tokens tokens;
    struct {
        /* Leaves the table of tokens alone, where that is one of pair_values. */
        uint8_t tokens_table[offsetof(struct two_tokens, pairs) + sizeof(struct pair_values) -
                             PAIR_VALUES_BESIDE];
        struct rollout rollout;
    };
    struct kick_risk kick_risk;
    struct compound_search compound_search;
    struct nim_computer nim_computer;
    struct tenk_chances tenk_chances;
    struct tenk_computer tenk_computer;
    struct patterns patterns;
    struct patterns_reply patterns_reply;
    struct penney_computer penney_computer;
    struct toss_distribution toss_distribution;
};

/* Whoever keeps a type in the workspace states at file scope that it fits. */
#define WORKSPACE_HOLDS(type)                                                                      \
    _Static_assert(sizeof(type) <= sizeof(union workspace), "the workspace is too small")

enum workspace_borrower { WORKSPACE_NOBODY, WORKSPACE_SCREEN, WORKSPACE_EDITOR, WORKSPACE_CONSOLE };

/* Lends the workspace, its content undefined. */
union workspace *workspace_borrow(enum workspace_borrower borrower);

/* The workspace if it is still lent to this borrower, otherwise NULL. */
union workspace *workspace_of(enum workspace_borrower borrower);

#endif
