/* The verdict on a finished game: every sentence, and the limits between them. */

#include "support/testing.h"

#include "ui/review/review_verdict.h"
#include <string.h>

#define HALF   (ACCOUNT_ONE / 2)
#define LITTLE (ACCOUNT_ONE / 16)

TEST(games_are_judged_by_result_luck_and_errors) {
    static const struct {
        int32_t now, own_luck, others_luck, errors;
        const char *verdict;
    } games[] = {
        {ACCOUNT_ONE, 0, 0, 0, "Well played"},
        {ACCOUNT_ONE, HALF, 0, 0, "Well played"},
        {ACCOUNT_ONE, HALF + 1, 0, 0, "Luck won it"},
        {ACCOUNT_ONE, LITTLE, HALF - LITTLE, 0, "Well played"},
        {ACCOUNT_ONE, LITTLE, HALF - LITTLE + 1, 0, "Luck won it"},
        {ACCOUNT_ONE, HALF + LITTLE, -LITTLE, -HALF, "Well played"},
        {HALF + 1, HALF + 1, 0, 0, "Luck won it"},
        {0, 0, 0, 0, "Well played"},
        {0, HALF, 0, 0, "Well played"},
        {0, -1, 0, 0, "Lost by bad luck"},
        {0, 0, -1, 0, "Lost by bad luck"},
        {0, 0, 0, -1, "Lost by errors"},
        {0, HALF, 0, -1, "Lost by errors"},
        {0, -LITTLE, 0, -LITTLE - 1, "Lost by errors"},
        {0, -LITTLE, 0, -LITTLE, "Lost by bad luck"},
        {0, -LITTLE, -LITTLE, -LITTLE - 1, "Lost by bad luck"},
        {HALF - 1, -LITTLE, 0, 0, "Lost by bad luck"},
        {HALF, 0, 0, 0, "Well played"},
        {HALF, -HALF, 0, 0, "Well played"},
        {HALF, ACCOUNT_ONE, 0, 0, "Well played"},
        {HALF, 0, 0, -1, "A draw"},
    };

    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct review review = {.account = {.now = games[i].now}};
        review.account.sum[ACCOUNT_OWN_LUCK] = games[i].own_luck;
        review.account.sum[ACCOUNT_OTHERS_LUCK] = games[i].others_luck;
        review.account.sum[ACCOUNT_OWN_ERRORS] = games[i].errors;
        assert_string_equal(review_verdict(&review, 0), games[i].verdict);
    }
}

TEST(a_win_by_take_back_is_called_so) {
    struct review review = {.account = {.now = ACCOUNT_ONE}};

    assert_string_equal(review_verdict(&review, 1), "Won by take-back");
    review.account.sum[ACCOUNT_OWN_LUCK] = HALF + 1;
    assert_string_equal(review_verdict(&review, 1), "Luck won it");
    review = (struct review){.account = {.now = 0}};
    assert_string_equal(review_verdict(&review, 1), "Well played");
}
