#ifndef KOSTKA_DEVICE_EVALUATION_H
#define KOSTKA_DEVICE_EVALUATION_H

#include "core/game/engine.h"
#include "device/workspace.h"
#include <stdbool.h>

/* Runs the engine of the game in hand (core/game/engine.h) in the workspace, for page, computer
   player, coach and review in turn. Each can use what the engine has solved for the others; the
   answer belongs to the last one that asked. Secret decisions of other players are hidden from the
   computer player and the coach. */

enum evaluation_asker {
    EVALUATION_PAGE,
    EVALUATION_COMPUTER,
    EVALUATION_COACH,
    EVALUATION_REVIEW,
    EVALUATION_ASKERS
};

/* One slice of at most 5 ms for a question about a state. Continues with the asker's last question;
   starts again after evaluation_drop, and if another has asked since. Returns WORKING while the
   console has the workspace. */
enum progress evaluation_step(enum evaluation_asker asker, const void *state,
                              const struct engine_question *question);

/* The next step of this asker is about another question or state. */
void evaluation_drop(enum evaluation_asker asker);

/* Progress, 0..PROGRESS_ALL. */
uint8_t evaluation_done(void);

/* True if the answer to this asker's question is still in the workspace. */
bool evaluation_is_of(enum evaluation_asker asker);

/* The engine's result, when IMPROVING or DONE. */
struct bounded evaluation_value(uint8_t player);
void evaluation_answer(struct ranked *answer);

/* For an asker that calls the engine itself: the engine's memory, NULL while the console has the
   workspace. `is_own`: true if this asker was the last to use it, and has not dropped its question
   since; not set if the result is NULL. */
union workspace *evaluation_memory(enum evaluation_asker asker, bool *is_own);

#endif
