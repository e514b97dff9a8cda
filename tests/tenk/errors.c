#include "errors.h"

#include "device.h"

#include <math.h>

static double exact_aside(int stake, int left) {
    double thrown = game_thrown(stake, left);

    return left && stake >= GAME_BANK ? fmax(thrown, game_banked(stake)) : thrown;
}

static void add(struct errors *errors, double shown, double exact) {
    errors->low = fmax(errors->low, exact - shown);
    errors->high = fmax(errors->high, shown - exact);
}

static void add_scores(struct errors *errors, int mine, int theirs) {
    game_face(mine, theirs);
    for (int stake = 1; mine + stake < GAME_STEPS; stake++) {
        for (int left = 0; left < SETS_DICE; left++) {
            add(errors, device_chance(mine, theirs, stake, left), exact_aside(stake, left));
            add(errors, device_thrown(mine, theirs, stake, left), game_thrown(stake, left));
        }
    }
}

struct errors errors_of_winner(void) {
    struct errors errors = {0};

    game_solve(GAME_STEPS);
    for (int mine = 0; mine < GAME_STEPS; mine++) {
        for (int theirs = 0; theirs < GAME_STEPS; theirs++) {
            add_scores(&errors, mine, theirs);
        }
    }
    return errors;
}
