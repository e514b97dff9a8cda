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

void luck_check_mean(const struct account *account, int64_t sum, int outcomes, double most) {
    double off = (double)sum / outcomes - account->now;

    assert_true(fabs(off) <= most);
}

void luck_mean_add(struct luck_mean *mean, double value) {
    mean->count++;
    mean->sum += value;
    mean->squares += value * value;
}

static double average(const struct luck_mean *mean) {
    return mean->sum / mean->count;
}

static double standard_error(const struct luck_mean *mean) {
    double variance = mean->squares / mean->count - average(mean) * average(mean);

    return sqrt(variance / mean->count);
}

double luck_mean_deviation(const struct luck_mean *mean) {
    return average(mean) / standard_error(mean);
}

double luck_mean_say(const char *whose, const struct luck_mean *mean) {
    print_message("%s: %u games, mean luck %+.6f, standard error %.6f: %+.2f of them\n", whose,
                  mean->count, average(mean), standard_error(mean), luck_mean_deviation(mean));
    return luck_mean_deviation(mean);
}
