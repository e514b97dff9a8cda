#include "errors.h"

#include "device.h"

#include <math.h>

static double exact_aside(int stake, int left) {
    double thrown = game_thrown(stake, left);

    return left && stake >= GAME_BANK ? fmax(thrown, game_banked(stake)) : thrown;
}

static double most_of(int mine, int theirs) {
    double most = 0;

    game_face(mine, theirs);
    for (int stake = 1; mine + stake < GAME_STEPS; stake++) {
        for (int left = 0; left < SETS_DICE; left++) {
            double chance = device_chance(mine, theirs, stake, left);
            double thrown = device_thrown(mine, theirs, stake, left);
            most = fmax(most, fabs(chance - exact_aside(stake, left)));
            most = fmax(most, fabs(thrown - game_thrown(stake, left)));
        }
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
