#include "sets.h"

#include <math.h>
#include <stdio.h>

/* The thresholds of the player thesis (games/tenk/tenk_worth.c): for each class of what is set
   aside so far, below 600 points, below 1000, and from there on, the fewest dice it throws on with.
   Prints the mean score of a turn of all that may be sensible, exactly, the best last. */

enum { LEVELS = 500, BANK = 7, CLASSES = 3 };

/* P(so many dice score), for the table. */
static const double scores[] = {
    0, 2 / 6.0, 20 / 36.0, 156 / 216.0, 1092 / 1296.0, 7176 / 7776.0, 45576 / 46656.0};

static double aside[LEVELS + 81][SETS_DICE];

static bool banks(const int least[CLASSES], int stake, int left) {
    return left && stake >= BANK && left < least[(stake >= 12) + (stake >= 20)];
}

/* Hot dice before all else, then to bank, then to leave as many dice as possible; of equals, what
   is worth more. */
static double follow(const struct option_set *set, const int least[CLASSES], int stake) {
    int best = -1;
    double worth = 0;

    for (int i = 0; i < set->options; i++) {
        int to = stake + set->option[i].steps, left = set->option[i].left;
        int rank = left == 0 ? 7 : banks(least, to, left) ? 6 : left;
        rank = 100 * rank + set->option[i].steps;
        if (rank > best) {
            best = rank;
            worth = banks(least, to, left) ? 50 * to : aside[to][left];
        }
    }
    return worth;
}

static double turn(const int least[CLASSES]) {
    for (int level = LEVELS + 80; level >= 0; level--) {
        for (int left = 0; left < SETS_DICE; left++) {
            const struct sets *sets = &sets_of[left ? left : SETS_DICE];
            double sum = 0;
            for (int i = 0; i < sets->sets && level < LEVELS; i++) {
                sum += sets->set[i].outcomes * follow(&sets->set[i], least, level);
            }
            aside[level][left] = level < LEVELS ? sum / sets->total : 50 * level;
        }
    }
    return aside[0][0];
}

int main(void) {
    int least[CLASSES], best[CLASSES] = {0};
    double most = 0;

    sets_make();
    for (least[0] = 3; least[0] <= 5; least[0]++) {
        for (least[1] = 3; least[1] <= 6; least[1]++) {
            for (least[2] = least[1]; least[2] <= 6; least[2]++) {
                double mean = turn(least);
                printf("%d %d %d  %.4f\n", least[0], least[1], least[2], mean);
                if (mean > most) {
                    most = mean;
                    for (int i = 0; i < CLASSES; i++) {
                        best[i] = least[i];
                    }
                }
            }
        }
    }
    printf("best: throw on with %d, %d, %d dice or more, P(score) at least %.3f, %.3f, %.3f: %.4f "
           "points a turn\n",
           best[0], best[1], best[2], scores[best[0]], scores[best[1]], scores[best[2]], most);
    return 0;
}
