#ifndef KOSTKA_TESTS_TENK_BEST_REPLY_H
#define KOSTKA_TESTS_TENK_BEST_REPLY_H

#include "games/tenk/tenk_worth.h"

/* P(a perfect opponent who knows how the device plays beats it), exactly, by who throws first. */
struct reply {
    double opponent_first;
    double device_first;
};

struct reply reply_to(enum tenk_player kind);

#endif
