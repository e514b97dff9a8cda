#include "best_reply.h"

#include "device.h"

#include <math.h>
#include <stdio.h>

/* P(the opponent wins), by the opponent's and the device's steps, with either about to throw. */
static double opponent_throws[GAME_STEPS][GAME_STEPS];
static double device_throws[GAME_STEPS][GAME_STEPS];

static int steps_needed(int score) {
    return GAME_STEPS - score > GAME_BANK ? GAME_STEPS - score : GAME_BANK;
}

static struct worth opponents_turn(int opponent, int device, double lost) {
    double bank[GAME_STEPS + 1];
    int steps = steps_needed(opponent);

    for (int level = 0; level <= steps; level++) {
        bank[level] = opponent + level < GAME_STEPS ? device_throws[opponent + level][device] : 1;
    }
    return game_best_turn(bank, steps, lost);
}

static struct worth devices_turn(enum tenk_player kind, int opponent, int device) {
    double bank[GAME_STEPS + 1];
    int steps = steps_needed(device);

    for (int level = 0; level <= steps; level++) {
        bank[level] = device + level < GAME_STEPS ? opponent_throws[opponent][device + level] : 0;
    }
    device_face(kind, device, opponent);
    return device_turn(bank, steps);
}

static void solve(enum tenk_player kind, int opponent, int device) {
    double *mine = &opponent_throws[opponent][device], before;
    struct worth reply = devices_turn(kind, opponent, device);

    *mine = 0.5;
    do {
        struct worth turn = opponents_turn(opponent, device, worth_at(reply, *mine));
        before = *mine;
        *mine = (turn.base + turn.slope * reply.base) / (1 - turn.slope * reply.slope);
    } while (fabs(*mine - before) > 1e-12);
    device_throws[opponent][device] = worth_at(reply, *mine);
}

struct reply reply_to(enum tenk_player kind) {
    for (int sum = 2 * GAME_STEPS - 2; sum >= 0; sum--) {
        for (int device = 0; device <= sum && device < GAME_STEPS; device++) {
            if (sum - device < GAME_STEPS) {
                solve(kind, sum - device, device);
            }
        }
    }
    return (struct reply){opponent_throws[0][0], device_throws[0][0]};
}
