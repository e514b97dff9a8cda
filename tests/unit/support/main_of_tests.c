/* The main of a file of tests that has none of its own. */
#include "support/testing.h"

int main(void) {
    return run_listed_tests(NULL, NULL);
}
