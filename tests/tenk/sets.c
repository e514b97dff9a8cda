#include "sets.h"

#include "oracle/rules.h"

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

static void add(struct sets *sets, const struct option_set *set) {
    int at = 0;

    while (at < sets->sets && !allow_the_same(&sets->set[at], set)) {
        at++;
    }
    if (at == SETS_MAXIMUM) {
        fprintf(stderr, "more option sets than thought\n");
        exit(EXIT_FAILURE);
    }
    if (at == sets->sets) {
        sets->set[sets->sets++] = *set;
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
        struct rules rules;
        struct option_set set = {0};
        rules_read(faces, dice, &rules);
        set.options = rules.choices;
        set.attempt = rules.attempt;
        for (int k = 0; k < rules.choices; k++) {
            set.option[k].steps = rules.choice[k].points / 50;
            set.option[k].left = rules.choice[k].left;
        }
        qsort(set.option, (size_t)set.options, sizeof *set.option, compare_options);
        memcpy(set.faces, faces, sizeof faces);
        if (set.options) {
            add(sets, &set);
        } else {
            sets->lost++;
        }
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
