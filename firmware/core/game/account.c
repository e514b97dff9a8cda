#include "core/game/account.h"

#include <string.h>

enum { DROPPED = PROBABILITY_BITS - ACCOUNT_BITS };

int32_t account_chance(probability_t chance) {
    return (int32_t)((chance + (1UL << (DROPPED - 1))) >> DROPPED);
}

void account_start(struct account *account, int32_t chance) {
    memset(account, 0, sizeof *account);
    account->start = chance;
    account->now = chance;
}

/* A difference of chances is at most ACCOUNT_ONE, so the comparisons cannot overflow. */
static int32_t sum_within_limits(int32_t sum, int32_t difference) {
    if (difference > 0 && sum > INT32_MAX - difference) {
        return INT32_MAX;
    }
    if (difference < 0 && sum < -INT32_MAX - difference) {
        return -INT32_MAX;
    }
    return sum + difference;
}

void account_enter(struct account *account, enum account_sum sum, int32_t before, int32_t after) {
    int32_t difference = after - before;

    account->now = after;
    if (sum == ACCOUNT_OWN_ERRORS && difference > 0) {
        return;
    }
    account->sum[sum] = sum_within_limits(account->sum[sum], difference);
}

/* Modulo 2^32, as the sums together may overflow. */
int32_t account_drift(const struct account *account) {
    uint32_t drift = (uint32_t)account->now - (uint32_t)account->start;

    for (uint8_t sum = 0; sum < ACCOUNT_SUMS; sum++) {
        drift -= (uint32_t)account->sum[sum];
    }
    return (int32_t)drift;
}
