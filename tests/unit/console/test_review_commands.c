/* Console commands about luck and errors: review, totals. */

#include "support/drivers/console_driver.h"

#include "device/game_review.h"
#include "device/session.h"

#include "support/testing.h"

TEST(without_a_game_there_is_nothing_to_review, console_set_up) {
    expect("review", "nothing is told of a game");
}

TEST(sums_are_given_with_their_sign_and_with_their_mark, console_set_up) {
    struct review *review = (struct review *)game_review();

    review->is_begun = true;
    review->account = (struct account){.start = ACCOUNT_ONE / 2,
                                       .sum = {-ACCOUNT_ONE / 4, ACCOUNT_ONE / 8, -ACCOUNT_ONE, 0},
                                       .now = ACCOUNT_ONE / 16};
    expect("review", "start 0.500000\nluck -0.250000\nothers' luck 0.125000\nerrors -1.000000\n"
                     "others' errors 0.000000\nrest 0.687500\nnow 0.062500");
    review->is_estimated = true;
    expect("review", "start 0.500 ~\nluck -0.250 ~\nothers' luck 0.125 ~\nerrors -1.000 ~\n"
                     "others' errors 0.000 ~\nrest 0.688 ~\nnow 0.063 ~");
    review->is_begun = review->is_estimated = false;
}

TEST(totals_are_given_by_level, console_set_up) {
    enum { ONE = 1 << SESSION_TOTAL_BITS };

    session.total[1] = (struct session_total){.luck = -3 * ONE / 2, .errors = -ONE / 4};
    session.tally[1] = (struct tally){.games = 5, .won = 3};
    session.won_reviewed[1] = 2;
    session.total[2] = (struct session_total){.luck = ONE};
    expect("totals", "easy won 0 of 0 luck 0.00 errors 0.00 less luck 0.00\n"
                     "good won 3 of 5 luck -1.50 errors -0.25 less luck 3.50\n"
                     "best won 0 of 0 luck 1.00 errors 0.00 less luck -1.00");
}
