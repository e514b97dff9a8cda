#include "device/evaluation.h"

#include "device/session.h"
#include <stddef.h>
#include <string.h>

static struct {
    enum evaluation_asker asker;
    bool is_asked; /* the asker's question is being answered */
} evaluation;

union workspace *evaluation_memory(enum evaluation_asker asker, bool *is_own) {
    union workspace *space;
    bool again;

    if (workspace_is_of_console()) {
        return NULL;
    }
    again = workspace_holds(WORKSPACE_ENGINE);
    space = workspace_take(WORKSPACE_ENGINE);
    if (!again) {
        space->bytes[0] = 0;
    }
    *is_own = again && evaluation.asker == asker && evaluation.is_asked;
    evaluation.asker = asker;
    evaluation.is_asked = true;
    return space;
}

/* Overwrites session_event: nobody decides while an event is shown. */
static void start_concealed(void *memory, const void *state,
                            const struct engine_question *question) {
    const FLASH struct rules *rules = session_rules();
    union game_state *seen = &session_event.before;

    memcpy(seen, state, rules->state_bytes);
    rules->conceal(seen);
    session_engine()->start(memory, seen, question);
}

/* Computer player and coach decide, so they must not see secret decisions. Page and review see
   them. */
static bool is_deciding(enum evaluation_asker asker) {
    return asker == EVALUATION_COMPUTER || asker == EVALUATION_COACH;
}

static void start(enum evaluation_asker asker, void *memory, const void *state,
                  const struct engine_question *question) {
    if (session_rules()->conceal && is_deciding(asker)) {
        start_concealed(memory, state, question);
    } else {
        session_engine()->start(memory, state, question);
    }
}

enum progress evaluation_step(enum evaluation_asker asker, const void *state,
                              const struct engine_question *question) {
    bool is_own;
    void *memory = evaluation_memory(asker, &is_own);

    if (memory == NULL) {
        return WORKING;
    }
    if (session_engine() == NULL) {
        return IMPOSSIBLE;
    }
    if (!is_own) {
        start(asker, memory, state, question);
        return WORKING;
    }
    return session_engine()->step(memory);
}

void evaluation_drop(enum evaluation_asker asker) {
    if (evaluation.asker == asker) {
        evaluation.is_asked = false;
    }
}

bool evaluation_is_of(enum evaluation_asker asker) {
    return evaluation.asker == asker && evaluation.is_asked && workspace_holds(WORKSPACE_ENGINE);
}

uint8_t evaluation_done(void) {
    return session_engine()->done(workspace_take(WORKSPACE_ENGINE)->bytes);
}

struct bounded evaluation_value(uint8_t player) {
    return session_engine()->value(workspace_take(WORKSPACE_ENGINE)->bytes, player);
}

void evaluation_answer(struct ranked *answer) {
    session_engine()->answer(workspace_take(WORKSPACE_ENGINE)->bytes, answer);
}
