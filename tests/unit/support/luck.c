#include "support/luck.h"

#include <math.h>

#include "support/testing.h"

double luck_number(int32_t units) {
    return ldexp(units, -ACCOUNT_BITS);
}

static double sum_of(const struct account *account, enum account_sum sum) {
    return luck_number(account->sum[sum]);
}

/* Errors are entered as losses. */
static double explained(const struct account *own, const struct account *other, bool common) {
    double end = luck_number(own->start) + sum_of(own, ACCOUNT_OWN_LUCK) +
                 sum_of(own, ACCOUNT_OWN_ERRORS) - sum_of(other, ACCOUNT_OWN_ERRORS);

    return common ? end : end - sum_of(other, ACCOUNT_OWN_LUCK);
}

void luck_check_identity(const struct account account[2], double result, bool common,
                         double *greatest) {
    for (unsigned player = 0; player < 2; player++) {
        double end = player ? 1 - result : result;
        double off = fabs(explained(&account[player], &account[!player], common) - end);

        assert_true(luck_number(account[player].now) == end);
        assert_true(account[player].sum[ACCOUNT_OWN_ERRORS] <= 0);
        *greatest = fmax(*greatest, off);
        assert_true(off <= 1e-6);
    }
}

/* Half a unit each, and what the chances themselves are wrong by. */
void luck_check_mean(const struct account *account, int64_t sum, int outcomes) {
    double off = (double)sum / outcomes - account->now;

    assert_true(fabs(off) <= 1.5);
}

void luck_mean_add(struct luck_mean *mean, double value) {
    mean->count++;
    mean->sum += value;
    mean->squares += value * value;
}

double luck_mean_deviation(const struct luck_mean *mean) {
    double average = mean->sum / mean->count;
    double variance = mean->squares / mean->count - average * average;

    return average / sqrt(variance / mean->count);
}
