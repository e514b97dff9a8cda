#include "support/console_driver.h"

#include <stddef.h>
#include <stdint.h>

#include "support/testing.h"

/* The chips game over the console: the rule book's values, own fractions, what is refused. */

static void test_expected(void **unused) {
    (void)unused;
    expect("chips thirds 3,2,1", "9.938183 596291/60000\nok\n");
    expect("chips thirds 6,0,0", "12.000000 12\nok\n");
    expect("chips twodice 0,0,1,1,2,3,2,2,1,0,0", "31.921908\nok\n");
    expect("chips twodice 0,0,0,0,5,5,5,0,0,0,0", "47.548720\nok\n");
    expect("chips twodice 1,1,1,1,1,1,1,1,1,1,1", "61.217385\nok\n");
    expect("chips die 1,1,1,1,1,1", "14.700000 147/10\nok\n");
    expect("chips 1/2,1/3,1/6 3,2,1", "9.938183 596291/60000\nok\n");
    expect("chips 1/255 15", "3825.000000 3825\nok\n");
}

static void test_duel(void **unused) {
    (void)unused;
    expect("chips thirds 3,2,1 4,2,0",
           "7.390066 8868079/1200000\n"
           "0.492467 0.253627 0.253906 1181921/2400000 9511/37500 65/256\nok\n");
    expect("chips thirds 1,0,0 0,1,0", "1.200000 6/5\n0.600000 0.000000 0.400000 3/5 0 2/5\nok\n");
    expect("chips die 1,1,0,0,0,0 1,1,0,0,0,0",
           "0.000000 0\n0.000000 1.000000 0.000000 0 1 0\nok\n");
    expect("chips twodice 0,0,1,2,2,3,3,2,1,1,0 0,0,1,2,3,3,3,2,1,0,0",
           "24.030150\n0.180035 0.662556 0.157409\nok\n");
}

static void test_place(void **unused) {
    (void)unused;
    expect("place twodice 12", "0,0,1,1,2,3,2,2,1,0,0\nok\n");
    expect("place twodice 15", "0,0,1,2,3,3,3,2,1,0,0\nok\n");
    expect("place thirds 6", "4,2,0\nok\n");
    expect("place thirds 6 4,2,0", "3,2,1\nok\n");
    expect("place 1/2,1/4 3", "2,1\nok\n");
}

static void test_refused(void **unused) {
    (void)unused;
    expect_error("chips", "usage: chips thirds|die|twodice|P/Q,P/Q,... V [W]");
    expect_error("chips thirds", "usage: chips thirds|die|twodice|P/Q,P/Q,... V [W]");
    expect_error("chips coins 1,1", "usage: chips thirds|die|twodice|P/Q,P/Q,... V [W]");
    expect_error("chips thirds 3,2,1 4,2,0 1,1,1",
                 "usage: chips thirds|die|twodice|P/Q,P/Q,... V [W]");
    expect_error("chips thirds 3,2", "a placement has 3 numbers");
    expect_error("chips thirds 3,2,1,1", "a placement has 3 numbers");
    expect_error("chips thirds 3,2,1 1,1", "a placement has 3 numbers");
    expect_error("chips thirds 6,5,5", "more than 15 chips");
    expect_error("chips thirds 16,0,0", "more than 15 chips");
    expect_error("chips thirds 0,0,0", "no chips");
    expect_error("chips thirds 3,2,x", "usage: chips thirds|die|twodice|P/Q,P/Q,... V [W]");
    expect_error("chips 1/2,2/3 1,1", "P/Q add up to more than 1");
    expect_error("chips 3/2 1", "P/Q add up to more than 1");
    expect_error("chips 1/16,1/17 1,1", "the common denominator of P/Q is more than 255");
    expect_error("chips 0/2,1/2 1,1", "P and Q must be 1 to 255");
    expect_error("chips 1/0 1", "P and Q must be 1 to 255");
    expect_error("chips 1/12,1/12,1/12,1/12,1/12,1/12,1/12,1/12,1/12,1/12,1/12,1/12 1",
                 "more than 11 fields");
    expect_error("place die 16", "N must be 1 to 15");
    expect_error("place die 0", "N must be 1 to 15");
    expect_error("place die", "usage: place thirds|die|twodice|P/Q,P/Q,... N [V]");
    expect_error("place die 3 1,1,0,0,0,0", "V has only 2 chips");
    expect_error("place die 3 1,1,1,0,0,0 4", "usage: place thirds|die|twodice|P/Q,P/Q,... N [V]");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_expected, console_set_up),
        cmocka_unit_test_setup(test_duel, console_set_up),
        cmocka_unit_test_setup(test_place, console_set_up),
        cmocka_unit_test_setup(test_refused, console_set_up),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
