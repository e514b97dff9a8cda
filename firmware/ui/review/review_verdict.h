#ifndef KOSTKA_UI_REVIEW_REVIEW_VERDICT_H
#define KOSTKA_UI_REVIEW_REVIEW_VERDICT_H

#include "core/game/reviewer.h"
#include "core/number/flash.h"

/* A game that is over in 16 characters. Won: well, unless less than half of the result is left
   without the luck of all throws; with decisions taken back it is said so. Lost: by errors if they
   cost more than bad luck did; by bad luck if there was any; otherwise well. A draw is one, if
   there are own errors. */
const FLASH char *review_verdict(const struct review *review, uint8_t taken_back);

#endif
