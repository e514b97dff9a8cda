#ifndef KOSTKA_UI_REVIEW_REVIEW_VERDICT_H
#define KOSTKA_UI_REVIEW_REVIEW_VERDICT_H

#include "core/game/reviewer.h"
#include "core/number/flash.h"

/* The verdict on a finished game, in 16 characters at most. Won: by luck if the luck of all throws
   is more than half of the win; otherwise by take-back if decisions were taken back; otherwise
   well. Lost: by errors if they cost more than bad luck did; by bad luck if there was any;
   otherwise well. A draw: well if there are no own errors. */
const FLASH char *review_verdict(const struct review *review, uint8_t taken_back);

#endif
