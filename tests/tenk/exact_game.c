#include "exact_game.h"

#include "sets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

double game_first[GAME_STEPS][GAME_STEPS];

enum { LEVELS = GAME_STEPS + 1 };

/* The worth of so many steps set aside, by dice left (0: hot dice). */
static struct worth best_aside[LEVELS][SETS_DICE];

struct worth game_aside(int level, int left) {
    return best_aside[level][left];
}

static struct worth best_of(const struct option_set *set, int level, int steps, double lost) {
    struct worth best = {0, 0};
    double most = -1;

    for (int i = 0; i < set->options; i++) {
        int to = level + set->option[i].steps;
        struct worth worth = best_aside[to < steps ? to : steps][set->option[i].left];
        if (worth_at(worth, lost) > most) {
            most = worth_at(worth, lost);
            best = worth;
        }
    }
    if (set->attempt) {
        int to = level + ATTEMPT_STEPS;
        struct worth worth = best_aside[to < steps ? to : steps][0];
        worth = (struct worth){worth.base / 6, (worth.slope + 5) / 6};
        if (worth_at(worth, lost) > most) {
            best = worth;
        }
    }
    return best;
}

static struct worth throw_dice(const struct sets *sets, int level, int steps, double lost) {
    struct worth sum = {0, sets->lost};

    for (int i = 0; i < sets->sets; i++) {
        struct worth best = best_of(&sets->set[i], level, steps, lost);
        sum.base += sets->set[i].outcomes * best.base;
        sum.slope += sets->set[i].outcomes * best.slope;
    }
    return (struct worth){sum.base / sets->total, sum.slope / sets->total};
}

/* At the end everything set aside is banked, except for hot dice, which must be thrown. Throws that
   come up hot whatever is chosen are thrown again. */
void game_end(double bank, int steps, struct worth aside[][6]) {
    const struct sets *sets = &sets_of[SETS_DICE];
    double hot = 0;

    for (int dice = 1; dice < SETS_DICE; dice++) {
        aside[steps][dice] = (struct worth){bank, 0};
    }
    for (int i = 0; i < sets->sets; i++) {
        hot += sets->set[i].option[0].left == 0 ? sets->set[i].outcomes : 0;
    }
    aside[steps][0].base = bank * (sets->total - sets->lost - hot) / (sets->total - hot);
    aside[steps][0].slope = sets->lost / (sets->total - hot);
}

struct worth game_best_turn(const double bank[], int steps, double lost) {
    game_end(bank[steps], steps, best_aside);
    for (int level = steps - 1; level > 0; level--) {
        best_aside[level][0] = throw_dice(&sets_of[SETS_DICE], level, steps, lost);
        for (int dice = 1; dice < SETS_DICE; dice++) {
            struct worth on = throw_dice(&sets_of[dice], level, steps, lost);
            if (level >= GAME_BANK && bank[level] >= worth_at(on, lost)) {
                on = (struct worth){bank[level], 0};
            }
            best_aside[level][dice] = on;
        }
    }
    return throw_dice(&sets_of[SETS_DICE], 0, steps, lost);
}

static struct worth turn(int mine, int theirs, int goal, double lost) {
    int steps = goal - mine > GAME_BANK ? goal - mine : GAME_BANK;
    double bank[LEVELS];

    for (int level = 0; level <= steps; level++) {
        bank[level] = mine + level < goal ? 1 - game_first[theirs][mine + level] : 1;
    }
    return game_best_turn(bank, steps, lost);
}

/* f = base + slope * (1 - g), and the same for g: two lines meet in one point. The best play
   depends on the point, so this is repeated until nothing moves. */
static void solve_pair(int a, int b, int goal) {
    double *first = &game_first[a][b], *second = &game_first[b][a];
    double before;

    do {
        struct worth f = turn(a, b, goal, 1 - *second);
        struct worth g = a == b ? f : turn(b, a, goal, 1 - *first);
        before = *first;
        *first = (f.base + f.slope * (1 - g.base - g.slope)) / (1 - f.slope * g.slope);
        *second = g.base + g.slope * (1 - *first);
    } while (fabs(*first - before) > 1e-13);
}

static struct {
    int steps;
    double bank[LEVELS];
    double lost;
} faced;

void game_face(int mine, int theirs) {
    faced.steps = GAME_STEPS - mine > GAME_BANK ? GAME_STEPS - mine : GAME_BANK;
    faced.lost = 1 - game_first[theirs][mine];
    for (int level = 0; level <= faced.steps; level++) {
        faced.bank[level] = mine + level < GAME_STEPS ? 1 - game_first[theirs][mine + level] : 1;
    }
    game_best_turn(faced.bank, faced.steps, faced.lost);
}

static int level_of(int stake) {
    return stake < faced.steps ? stake : faced.steps;
}

double game_banked(int stake) {
    return faced.bank[level_of(stake)];
}

/* At the end hot dice may come up hot again and again: game_end has their worth. */
double game_thrown(int stake, int left) {
    int level = level_of(stake);
    const struct sets *sets = &sets_of[left ? left : SETS_DICE];

    if (left == 0 && level == faced.steps) {
        return worth_at(best_aside[level][0], faced.lost);
    }
    return worth_at(throw_dice(sets, level, faced.steps, faced.lost), faced.lost);
}

double game_attempted(int stake) {
    return (game_thrown(stake + ATTEMPT_STEPS, 0) + 5 * faced.lost) / 6;
}

void game_solve(int goal) {
    for (int sum = 2 * goal - 2; sum >= 0; sum--) {
        for (int a = (sum + 1) / 2; a < goal && a <= sum; a++) {
            int b = sum - a;
            game_first[a][b] = a + 1 < goal ? game_first[a + 1][b] : 0.9;
            game_first[b][a] = a + 1 < goal ? game_first[b][a + 1] : 0.5;
            solve_pair(a, b, goal);
        }
    }
}

void game_read(void) {
    FILE *file = fopen(GAME_SOLVED, "rb");

    if (!file || fread(game_first, sizeof game_first, 1, file) != 1) {
        perror(GAME_SOLVED);
        exit(EXIT_FAILURE);
    }
    fclose(file);
    sets_make();
}
