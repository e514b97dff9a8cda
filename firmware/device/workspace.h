#ifndef KOSTKA_DEVICE_WORKSPACE_H
#define KOSTKA_DEVICE_WORKSPACE_H

#include <stdbool.h>
#include <stdint.h>

/* The one large block of memory for computations. It belongs to one user at a time. Taking it takes
   it away from the previous user, so a computation that runs in slices checks before each slice
   that it still has the workspace, and starts again if it has not. */

/* How many bytes: a constant of the board (sizes.h). On the host pointers are longer. */
#if !defined(WORKSPACE_BYTES)
#define WORKSPACE_BYTES 49152
#endif

union workspace {
    uint8_t bytes[WORKSPACE_BYTES];
    uint64_t for_alignment;
    void *for_alignment_of_pointers;
};

/* A file that puts a type into the workspace asserts with this that it fits. */
#define WORKSPACE_HOLDS(type)                                                                      \
    _Static_assert(sizeof(type) <= sizeof(union workspace), "the workspace is too small")

/* Those from WORKSPACE_COMMAND on belong to the console. */
enum workspace_user {
    WORKSPACE_FREE,
    WORKSPACE_PAGE,   /* the page in front, if it does not ask the engine */
    WORKSPACE_ENGINE, /* device/evaluation.h */
    WORKSPACE_PUZZLE,
    WORKSPACE_EDITOR, /* an own board that is edited, or has been read */
    WORKSPACE_COMMAND,
    WORKSPACE_RECORD /* the lines of a game that is being sent, from command to command */
};

/* Takes the workspace. Its content is undefined unless workspace_holds was true just before. */
union workspace *workspace_take(enum workspace_user user);

/* True if this user's content is still there: nobody else has taken the workspace since, and it has
   not been forgotten. */
bool workspace_holds(enum workspace_user user);

/* The workspace if this user has it, otherwise NULL. */
union workspace *workspace_of(enum workspace_user user);

/* True if the console has it. */
bool workspace_is_of_console(void);

/* Releases it. The content stays until another user takes it. */
void workspace_release(void);

/* Makes workspace_holds false, because the results in the workspace are out of date. */
void workspace_forget(void);

#endif
