/* The workspace, which one computation at a time has. */
// broken by: workspace-shared

#include "device/workspace.h"

#include "support/testing.h"

static int begin(void **state) {
    (void)state;
    workspace_take(WORKSPACE_FREE);
    return 0;
}

TEST(who_takes_it_last_has_it, begin) {
    union workspace *space = workspace_take(WORKSPACE_PAGE);

    assert_ptr_equal(workspace_of(WORKSPACE_PAGE), space);
    assert_null(workspace_of(WORKSPACE_COMMAND));
    workspace_take(WORKSPACE_COMMAND);
    assert_null(workspace_of(WORKSPACE_PAGE));
    assert_non_null(workspace_of(WORKSPACE_COMMAND));
}

TEST(the_console_has_it_until_it_releases_it, begin) {
    workspace_take(WORKSPACE_EDITOR);
    assert_false(workspace_is_of_console());
    workspace_take(WORKSPACE_RECORD);
    assert_true(workspace_is_of_console());
    workspace_release();
    assert_false(workspace_is_of_console());
    assert_null(workspace_of(WORKSPACE_RECORD));
    workspace_take(WORKSPACE_COMMAND);
    assert_true(workspace_is_of_console());
}

TEST(what_somebody_left_is_there_until_another_takes_it, begin) {
    assert_false(workspace_holds(WORKSPACE_RECORD));
    workspace_take(WORKSPACE_RECORD);
    assert_true(workspace_holds(WORKSPACE_RECORD));
    workspace_release();
    assert_true(workspace_holds(WORKSPACE_RECORD));
    workspace_take(WORKSPACE_ENGINE);
    assert_false(workspace_holds(WORKSPACE_RECORD));
    workspace_take(WORKSPACE_RECORD);
    assert_false(workspace_holds(WORKSPACE_ENGINE));
}

TEST(what_is_not_true_any_more_can_be_forgotten, begin) {
    workspace_take(WORKSPACE_ENGINE);
    workspace_forget();
    assert_false(workspace_holds(WORKSPACE_ENGINE));
    assert_non_null(workspace_of(WORKSPACE_ENGINE));
    workspace_take(WORKSPACE_ENGINE);
    assert_true(workspace_holds(WORKSPACE_ENGINE));
}
