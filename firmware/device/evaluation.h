#ifndef KOSTKA_DEVICE_EVALUATION_H
#define KOSTKA_DEVICE_EVALUATION_H

#include "core/game/engine.h"
#include "device/workspace.h"
#include <stdbool.h>

/* The engine of the game in hand (core/game/engine.h), at work in the workspace. Page, computer
   player, coach and review ask it in turn, and use what it has solved for the others. Who has asked
   last has the answer. Computer player and coach are not told what others have decided in secret.
 */

enum evaluation_asker {
    EVALUATION_PAGE,
    EVALUATION_COMPUTER,
    EVALUATION_COACH,
    EVALUATION_REVIEW,
    EVALUATION_ASKERS
};

/* A slice of at most 5 ms for a question about a state. The answer to this asker's last question is
   sought on, unless evaluation_drop was called or somebody else has asked since: then it begins
   anew. While the console has the workspace, WORKING. */
enum progress evaluation_step(enum evaluation_asker asker, const void *state,
                              const struct engine_question *question);

/* The next step of this asker has another question, or another state. */
void evaluation_drop(enum evaluation_asker asker);

/* How far it has come, of PROGRESS_ALL. */
uint8_t evaluation_done(void);

/* True if the answer of this asker is still there. */
bool evaluation_is_of(enum evaluation_asker asker);

/* When IMPROVING or DONE: as the engine says. */
struct bounded evaluation_value(uint8_t player);
void evaluation_answer(struct ranked *answer);

/* For an asker who works with the engine itself: the engine's memory, NULL while the console has
   it; and whether this asker has used it last. */
union workspace *evaluation_memory(enum evaluation_asker asker, bool *is_own);

#endif
