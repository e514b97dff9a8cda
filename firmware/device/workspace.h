#ifndef KOSTKA_DEVICE_WORKSPACE_H
#define KOSTKA_DEVICE_WORKSPACE_H

#include <stdbool.h>
#include <stdint.h>

/* The one large piece of memory, lent to one computation at a time. Borrowing takes it from whoever
   had it: a computation that runs in slices asks before each whether the workspace is still its
   own, and starts afresh when it is not. */

/* How many bytes: a constant of the board (sizes.h). On the host pointers are longer. */
#if !defined(WORKSPACE_BYTES)
#define WORKSPACE_BYTES 49152
#endif

union workspace {
    uint8_t bytes[WORKSPACE_BYTES];
    uint64_t for_alignment;
    void *for_alignment_of_pointers;
};

/* Whoever keeps a type in the workspace states at file scope that it fits. */
#define WORKSPACE_HOLDS(type)                                                                      \
    _Static_assert(sizeof(type) <= sizeof(union workspace), "the workspace is too small")

enum workspace_borrower { WORKSPACE_NOBODY, WORKSPACE_SCREEN, WORKSPACE_EDITOR, WORKSPACE_CONSOLE };

/* Lends the workspace. Its content is undefined, unless the same borrower had it before. */
union workspace *workspace_borrow(enum workspace_borrower borrower);

/* Nobody works with it until it is borrowed again. What is in it stays, and what it was claimed
   for, as long as nobody else borrows it. */
void workspace_release(void);

/* The workspace if it is still lent to this borrower, otherwise NULL. */
union workspace *workspace_of(enum workspace_borrower borrower);

/* Says what the borrower is going to keep in it. True when that is what it holds already: the last
   claim was for the same purpose, and nobody else has borrowed it since. A purpose is the
   address of a variable of the claimant's own: equal constants may share theirs. */
bool workspace_claim(const void *purpose);

/* What that would answer, but nothing is claimed. */
bool workspace_is_claimed(const void *purpose);

/* The next claim is answered false, whatever its purpose: what was computed is not true any more.
 */
void workspace_forget(void);

#endif
