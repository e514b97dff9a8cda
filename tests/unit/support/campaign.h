#ifndef KOSTKA_TESTS_SUPPORT_CAMPAIGN_H
#define KOSTKA_TESTS_SUPPORT_CAMPAIGN_H

#include <stdlib.h>

/* How many random cases a test makes: as many as it takes to be quick, or as a campaign (the
   environment has KOSTKA_CAMPAIGN) all of them. */
static inline unsigned campaign_cases(unsigned quick, unsigned all) {
    return getenv("KOSTKA_CAMPAIGN") ? all : quick;
}

#endif
