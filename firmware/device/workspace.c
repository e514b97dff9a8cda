#include "device/workspace.h"

#include "core/number/flash.h"
#include <stddef.h>

static union workspace workspace;
static enum workspace_user user;
static bool is_released;
static bool is_forgotten;

union workspace *workspace_take(enum workspace_user taker) {
    user = taker;
    is_released = false;
    is_forgotten = false;
    return &workspace;
}

bool workspace_holds(enum workspace_user asker) {
    return user == asker && !is_forgotten;
}

OUT_OF_LINE union workspace *workspace_of(enum workspace_user asker) {
    return user == asker && !is_released ? &workspace : NULL;
}

bool workspace_is_of_console(void) {
    return user >= WORKSPACE_COMMAND && !is_released;
}

void workspace_release(void) {
    is_released = true;
}

OUT_OF_LINE void workspace_forget(void) {
    is_forgotten = true;
}
