#ifndef KOSTKA_TESTS_SUPPORT_CAMPAIGN_H
#define KOSTKA_TESTS_SUPPORT_CAMPAIGN_H

#include <stdlib.h>

/* Returns how many random cases a test makes: `quick`, or `all` in a campaign (the environment has
   KOSTKA_CAMPAIGN). */
static inline unsigned campaign_cases(unsigned quick, unsigned all) {
    return getenv("KOSTKA_CAMPAIGN") ? all : quick;
}

#endif
