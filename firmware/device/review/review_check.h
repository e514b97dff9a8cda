#ifndef KOSTKA_DEVICE_REVIEW_CHECK_H
#define KOSTKA_DEVICE_REVIEW_CHECK_H

#include "device/kept_account.h"
#include <stdbool.h>

/* Whether a record of a review that was read from EEPROM is one that can have been written; and
   whether sums over games may be kept. */
bool review_can_be(const struct review *review);
bool review_total_can_be(const struct review_total *total);

#endif
