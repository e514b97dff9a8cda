#include "oracle.h"

#include <stdlib.h>
#include <string.h>

void oracle_within_start(const struct oracle_moves *moves, oracle_vector within) {
    for (unsigned s = 0; s < ORACLE_SQUARES; s++) {
        within[s] = s <= moves->goal && moves->end[s] == moves->goal ? 1 : 0;
    }
}

void oracle_within_step(const struct oracle_moves *moves, oracle_vector within) {
    oracle_vector next = {0};
    for (unsigned s = 0; s < moves->goal; s++) {
        if (!moves->can_stand[s]) {
            continue;
        }
        long double sum = 0;
        for (unsigned face = 0; face < BOARD_FACES; face++) {
            sum += within[moves->landing[s][face]];
        }
        next[s] = sum / BOARD_FACES;
    }
    next[moves->goal] = 1;
    for (unsigned s = 0; s <= moves->goal; s++) {
        within[s] = next[moves->end[s]];
    }
}

static void unfinished_step(const struct oracle_moves *moves, oracle_vector unfinished) {
    oracle_vector next = {0};
    for (unsigned s = 0; s < moves->goal; s++) {
        for (unsigned face = 0; moves->can_stand[s] && face < BOARD_FACES; face++) {
            next[s] += unfinished[moves->landing[s][face]] / BOARD_FACES;
        }
    }
    memcpy(unfinished, next, sizeof next);
}

void oracle_finish_times(const struct oracle_moves *moves, uint8_t square,
                         struct oracle_finish_times *times) {
    const unsigned longest = UINT16_MAX;
    const long double equal = 1e-15L;
    oracle_vector unfinished = {0};
    memset(times, 0, sizeof *times);
    times->unfinished = malloc((longest + 1) * sizeof times->unfinished[0]);
    if (times->unfinished == NULL) {
        abort();
    }
    for (unsigned s = 0; s < moves->goal; s++) {
        unfinished[s] = 1;
    }
    times->unfinished[0] = unfinished[square];
    for (unsigned m = 1; m <= longest && times->unfinished[m - 1] >= 1e-10L; m++) {
        unfinished_step(moves, unfinished);
        times->unfinished[m] = unfinished[square];
        times->length = m + 1;
        long double exactly = times->unfinished[m - 1] - unfinished[square];
        if (exactly > times->greatest + equal) {
            times->greatest = exactly;
            times->likeliest = m;
        }
    }
}

void oracle_finish_times_free(struct oracle_finish_times *times) {
    free(times->unfinished);
    times->unfinished = NULL;
}

long double oracle_exactly(const struct oracle_finish_times *times, unsigned m) {
    if (m == 0 || m >= times->length) {
        return 0;
    }
    return times->unfinished[m - 1] - times->unfinished[m];
}

unsigned oracle_quantile(const struct oracle_finish_times *times, long double longer) {
    for (unsigned m = 0; m < times->length; m++) {
        if (times->unfinished[m] <= longer) {
            return m;
        }
    }
    return 0;
}

/* Player i wins with throw m by finishing then, if those before have not finished by m and those
   after have not by m - 1. */
void oracle_race_odds(const struct oracle_moves *moves, unsigned players, const uint8_t square[],
                      long double wins[]) {
    oracle_vector before, after;
    oracle_within_start(moves, after);
    for (unsigned i = 0; i < players; i++) {
        wins[i] = 0;
    }
    for (long double open = 1; open > 1e-13L;) {
        memcpy(before, after, sizeof before);
        oracle_within_step(moves, after);
        for (unsigned i = 0; i < players; i++) {
            long double chance = after[square[i]] - before[square[i]];
            for (unsigned j = 0; j < players; j++) {
                if (j != i) {
                    chance *= 1 - (j < i ? after : before)[square[j]];
                }
            }
            wins[i] += chance;
        }
        open = 1;
        for (unsigned i = 0; i < players; i++) {
            open *= 1 - after[square[i]];
        }
    }
}
