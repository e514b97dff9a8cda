#include "console/call.h"

#include "device/workspace.h"

void *console_borrow(struct console_call *call) {
    call->workspace = workspace_take(WORKSPACE_COMMAND);
    return call->workspace;
}
