#include "device/workspace.h"

#include "core/number/flash.h"
#include <stddef.h>

static union workspace workspace;
static enum workspace_borrower lent_to;
static bool is_released;
static const void *claimed_for;

union workspace *workspace_borrow(enum workspace_borrower borrower) {
    if (borrower != lent_to) {
        lent_to = borrower;
        claimed_for = NULL;
    }
    is_released = false;
    return &workspace;
}

void workspace_release(void) {
    is_released = true;
}

OUT_OF_LINE union workspace *workspace_of(enum workspace_borrower borrower) {
    return lent_to == borrower && !is_released ? &workspace : NULL;
}

bool workspace_claim(const void *purpose) {
    bool holds = claimed_for == purpose;

    claimed_for = purpose;
    return holds;
}

bool workspace_is_claimed(const void *purpose) {
    return claimed_for == purpose;
}

OUT_OF_LINE void workspace_forget(void) {
    claimed_for = NULL;
}
