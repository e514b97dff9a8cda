#include "decisions.h"
#include "exact_game.h"

#include <stdio.h>
#include <stdlib.h>

/* Decisions of ten thousand with what is exactly won with each, on standard output: a line has the
   player's steps, the other's, those at stake and the throw; then, best first, what can be done as
   steps set aside, dice left, and b for banking, t for throwing on or a for an attempt, and the
   chance to win.

   tenk-samples COUNT [SEED]    so many of any kind, as many from games of perfect players, and as
   many with sets of many dice */

static void print_sample(const struct position *at) {
    const struct option_set *set = &sets_of[at->dice].set[at->set];
    struct decision decision[DECISIONS];
    double chance[DECISIONS];
    int count = decisions_of(at, decision, chance);

    printf("%d %d %d ", at->mine, at->theirs, at->stake);
    for (int i = 0; i < at->dice; i++) {
        printf("%d", set->faces[i]);
    }
    for (int i = 0; i < count; i++) {
        printf(" %d %d %c %.7f", decision[i].steps, decision[i].left,
               decision[i].bank      ? 'b'
               : decision[i].attempt ? 'a'
                                     : 't',
               chance[i]);
    }
    printf("\n");
}

int main(int count, char **arguments) {
    long samples = count > 1 ? atol(arguments[1]) : 0;
    uint64_t random = count > 2 ? strtoull(arguments[2], NULL, 10) : 20261121;
    struct position at = {0};

    if (count > 3 || samples < 1 || random == 0) {
        fprintf(stderr, "usage: tenk-samples COUNT [SEED]\n");
        return 2;
    }
    sets_make();
    game_solve(GAME_STEPS);
    for (long i = 0; i < samples; i++) {
        at = decisions_any(&random);
        print_sample(&at);
    }
    at = (struct position){0};
    for (long i = 0; i < samples; i++) {
        at = decisions_next(&at, &random);
        print_sample(&at);
    }
    for (long i = 0; i < samples; i++) {
        at = decisions_far(&random);
        print_sample(&at);
    }
    return 0;
}
