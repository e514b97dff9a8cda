#include "errors.h"

#include "device.h"

#include <math.h>

/* Stakes as the device looks at them together, from one that begins a turn or that is too high. */
enum { TOGETHER = 20, BEYOND = 2 };

static double exact_aside(int stake, int left) {
    double thrown = game_thrown(stake, left);

    return left && stake >= GAME_BANK ? fmax(thrown, game_banked(stake)) : thrown;
}

static double most_from(int mine, int theirs, int first) {
    double most = 0;

    for (int stake = first; stake < first + TOGETHER && mine + stake < GAME_STEPS; stake++) {
        for (int left = 0; left < SETS_DICE; left++) {
            double chance = device_chance(mine, theirs, stake, left);
            most = fmax(most, fabs(chance - exact_aside(stake, left)));
        }
    }
    return most;
}

/* Of the stakes beyond an ordinary turn's those that two numbers without a meaning single out. */
static double most_of(int mine, int theirs) {
    int stakes = GAME_STEPS - mine - TOGETHER;
    double most;

    game_face(mine, theirs);
    most = most_from(mine, theirs, 1);
    for (int i = 0; i < BEYOND && stakes > 1; i++) {
        int first = TOGETHER + 1 + (7 * mine + 13 * theirs + 57 * i) % stakes;
        most = fmax(most, most_from(mine, theirs, first));
    }
    return most;
}

double errors_of_winner(void) {
    double most = 0;

    game_solve(GAME_STEPS);
    for (int mine = 0; mine < GAME_STEPS; mine++) {
        for (int theirs = 0; theirs < GAME_STEPS; theirs++) {
            most = fmax(most, most_of(mine, theirs));
        }
    }
    return most;
}
