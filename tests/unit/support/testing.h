#ifndef KOSTKA_TESTS_SUPPORT_TESTING_H
#define KOSTKA_TESTS_SUPPORT_TESTING_H

/* cmocka wants these four before it, in this order. */
/* clang-format off */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
/* clang-format on */

/* TEST(name[, setup[, teardown]]) { … } is a test that lists itself, so that none is forgotten;
   setup and teardown run around it. A file needs a main only if something must be done once; that
   main calls run_listed_tests. */
#define TEST(name, ...)                                                                            \
    static void name(void **unused);                                                               \
    __attribute__((constructor)) static void list_##name(void) {                                   \
        list_test(#name, name, (CMFixtureFunction[2]){__VA_ARGS__});                               \
    }                                                                                              \
    static void name(void **unused __attribute__((unused)))

void list_test(const char *name, CMUnitTestFunction test, const CMFixtureFunction fixture[2]);

/* before and after run once around all tests, and may be NULL. Returns how many tests failed. */
int run_listed_tests(CMFixtureFunction before, CMFixtureFunction after);

#endif
