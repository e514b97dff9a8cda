/* The memory that one computation at a time has. */

#include "device/workspace.h"

#include "support/testing.h"

static const char chances, curve; /* purposes */

static int begin(void **state) {
    (void)state;
    workspace_borrow(WORKSPACE_NOBODY);
    return 0;
}

static void it_is_lent_to_whoever_asked_last(void **state) {
    union workspace *space = workspace_borrow(WORKSPACE_SCREEN);

    (void)state;
    assert_ptr_equal(workspace_of(WORKSPACE_SCREEN), space);
    assert_null(workspace_of(WORKSPACE_CONSOLE));
    workspace_borrow(WORKSPACE_CONSOLE);
    assert_null(workspace_of(WORKSPACE_SCREEN));
    assert_non_null(workspace_of(WORKSPACE_CONSOLE));
}

static void what_was_claimed_is_still_there_for_the_same_purpose(void **state) {
    (void)state;
    workspace_borrow(WORKSPACE_SCREEN);
    assert_false(workspace_claim(&chances));
    assert_true(workspace_claim(&chances));
    workspace_borrow(WORKSPACE_SCREEN);
    assert_true(workspace_claim(&chances));
}

static void another_purpose_takes_its_place(void **state) {
    (void)state;
    workspace_borrow(WORKSPACE_SCREEN);
    workspace_claim(&chances);
    assert_false(workspace_claim(&curve));
    assert_false(workspace_claim(&chances));
}

static void another_borrower_ends_a_claim(void **state) {
    (void)state;
    workspace_borrow(WORKSPACE_SCREEN);
    workspace_claim(&chances);
    workspace_borrow(WORKSPACE_CONSOLE);
    workspace_borrow(WORKSPACE_SCREEN);
    assert_false(workspace_claim(&chances));
}

static void what_is_not_true_any_more_can_be_forgotten(void **state) {
    (void)state;
    workspace_borrow(WORKSPACE_SCREEN);
    workspace_claim(&chances);
    workspace_forget();
    assert_false(workspace_claim(&chances));
    assert_true(workspace_claim(&chances));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(it_is_lent_to_whoever_asked_last, begin),
        cmocka_unit_test_setup(what_was_claimed_is_still_there_for_the_same_purpose, begin),
        cmocka_unit_test_setup(another_purpose_takes_its_place, begin),
        cmocka_unit_test_setup(another_borrower_ends_a_claim, begin),
        cmocka_unit_test_setup(what_is_not_true_any_more_can_be_forgotten, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
