#include "errors.h"

#include "device.h"
#include "games/tenk/tenk_worth.h"

#include <math.h>

static void exact_turn(int mine, int theirs) {
    double bank[GAME_STEPS + 1];
    int steps = GAME_STEPS - mine > GAME_BANK ? GAME_STEPS - mine : GAME_BANK;

    for (int level = 0; level <= steps; level++) {
        bank[level] = mine + level < GAME_STEPS ? 1 - game_first[theirs][mine + level] : 1;
    }
    game_best_turn(bank, steps, 1 - game_first[theirs][mine]);
}

static void compare(int mine, int theirs, struct errors *errors) {
    double lost = 1 - game_first[theirs][mine];

    exact_turn(mine, theirs);
    for (int level = 1; level <= TENK_ERROR_STAKE_MOST && level < GAME_STEPS - mine; level++) {
        for (int left = 0; left < SETS_DICE; left++) {
            double error = fabs(device_chance(mine, theirs, level, left) -
                                worth_at(game_aside(level, left), lost));
            double *most = mine + level >= TENK_ERROR_NEAR_STEPS || theirs >= TENK_ERROR_NEAR_STEPS
                               ? &errors->near
                               : &errors->far;
            *most = fmax(*most, error);
        }
    }
}

struct errors errors_of_winner(void) {
    struct errors errors = {0, 0};

    game_solve(GAME_STEPS);
    for (int mine = 0; mine < GAME_STEPS; mine++) {
        for (int theirs = 0; theirs < GAME_STEPS; theirs++) {
            compare(mine, theirs, &errors);
        }
    }
    return errors;
}
