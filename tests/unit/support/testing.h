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

#endif
