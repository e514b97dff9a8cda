#include "support/testing.h"

enum { TESTS_MOST = 64 };

static struct CMUnitTest tests[TESTS_MOST];
static size_t count;

void list_test(const char *name, CMUnitTestFunction test, const CMFixtureFunction fixture[2]) {
    assert_true(count < TESTS_MOST);
    tests[count++] = (struct CMUnitTest){name, test, fixture[0], fixture[1], NULL};
}

int run_listed_tests(CMFixtureFunction before, CMFixtureFunction after) {
    return _cmocka_run_group_tests("tests", tests, count, before, after);
}

/* The main function of a file of tests that has none of its own. */
__attribute__((weak)) int main(void) {
    return run_listed_tests(NULL, NULL);
}
