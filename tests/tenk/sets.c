#include "sets.h"

#include "oracle/throw_oracle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sets sets_of[SETS_DICE + 1];

static bool allow_the_same(const struct option_set *a, const struct option_set *b) {
    return a->options == b->options && a->attempt == b->attempt &&
           memcmp(a->option, b->option, sizeof a->option) == 0;
}

static int compare_options(const void *a, const void *b) {
    const struct set_option *one = a, *other = b;

    return one->steps != other->steps ? one->steps - other->steps : one->left - other->left;
}

/* What a throw allows, without faces and outcomes. */
static struct option_set read_throw(const int faces[], int dice) {
    struct option_set set = {0};
    struct throw_oracle rules;

    throw_oracle_read(faces, dice, &rules);
    set.options = rules.choices;
    set.attempt = rules.attempt;
    for (int i = 0; i < rules.choices; i++) {
        set.option[i].steps = rules.choice[i].points / 50;
        set.option[i].left = rules.choice[i].left;
    }
    qsort(set.option, (size_t)set.options, sizeof *set.option, compare_options);
    return set;
}

int sets_find(int dice, const int faces[]) {
    struct option_set set = read_throw(faces, dice);
    int at = 0;

    while (at < sets_of[dice].sets && !allow_the_same(&sets_of[dice].set[at], &set)) {
        at++;
    }
    return set.options ? at : -1;
}

static void add(struct sets *sets, const int faces[]) {
    int at = sets_find(sets->dice, faces);

    if (at < 0) {
        sets->lost++;
        return;
    }
    if (at == SETS_MAXIMUM) {
        fprintf(stderr, "more option sets than thought\n");
        exit(EXIT_FAILURE);
    }
    if (at == sets->sets) {
        sets->set[at] = read_throw(faces, sets->dice);
        memcpy(sets->set[at].faces, faces, sizeof sets->set[at].faces);
        sets->sets++;
    }
    sets->set[at].outcomes++;
}

static void make(struct sets *sets, int dice) {
    int faces[SETS_DICE] = {1, 1, 1, 1, 1, 1};

    memset(sets, 0, sizeof *sets);
    sets->dice = dice;
    sets->total = 1;
    for (int i = 0; i < dice; i++) {
        sets->total *= 6;
    }
    for (int i = 0; i < sets->total; i++) {
        add(sets, faces);
        for (int die = 0; die < dice && ++faces[die] > 6; die++) {
            faces[die] = 1;
        }
    }
}

void sets_make(void) {
    for (int dice = 1; dice <= SETS_DICE; dice++) {
        make(&sets_of[dice], dice);
    }
}
