#include "device/review/review_check.h"

enum { SPACING_MOST = 12 };

static bool is_chance(int32_t chance) {
    return chance >= 0 && chance <= ACCOUNT_ONE;
}

static bool is_account(const struct account *account) {
    bool is = is_chance(account->start) && is_chance(account->now) &&
              account->sum[ACCOUNT_OWN_ERRORS] <= 0;

    for (uint8_t sum = 0; sum < ACCOUNT_SUMS; sum++) {
        is &= account->sum[sum] != INT32_MIN;
    }
    return is;
}

/* Sums over more games than that are not kept. */
#define TOTAL_MOST (1L << 30)

bool review_total_can_be(const struct review_total *total) {
    return total->luck > -TOTAL_MOST && total->luck < TOTAL_MOST && total->errors > -TOTAL_MOST &&
           total->errors <= 0;
}

bool review_can_be(const struct review *review) {
    bool can = review->state <= REVIEW_ENDED && review->counts <= LEVELS &&
               review->spacing <= SPACING_MOST &&
               review->entries >> review->spacing < REVIEW_COLUMNS && is_account(&review->account);

    for (uint8_t level = 0; level < LEVELS; level++) {
        can &= review_total_can_be(&review->total[level]);
    }
    return can;
}
