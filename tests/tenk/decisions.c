#include "decisions.h"

#include "exact_game.h"

/* xorshift64*, G. Marsaglia 2003, S. Vigna 2016. */
static int random_below(uint64_t *random, int limit) {
    *random ^= *random >> 12;
    *random ^= *random << 25;
    *random ^= *random >> 27;
    return (int)((*random * 0x2545F4914F6CDD1DULL >> 32) * (uint64_t)limit >> 32);
}

/* Throws so many dice and returns their set, -1 if it allows nothing. */
static int throw_of(int dice, uint64_t *random) {
    int faces[SETS_DICE];

    for (int i = 0; i < dice; i++) {
        faces[i] = random_below(random, 6) + 1;
    }
    return sets_find(dice, faces);
}

/* The same with two faces only: three dice in four show the first. */
static int throw_of_two(int dice, uint64_t *random) {
    int shown[2] = {random_below(random, 6) + 1, random_below(random, 6) + 1}, faces[SETS_DICE];

    for (int i = 0; i < dice; i++) {
        faces[i] = shown[random_below(random, 4) == 0];
    }
    return sets_find(dice, faces);
}

static struct position position_of(int (*throw_dice)(int dice, uint64_t *random),
                                   uint64_t *random) {
    struct position position = {.mine = random_below(random, GAME_STEPS),
                                .theirs = random_below(random, GAME_STEPS)};
    int high = GAME_STEPS - position.mine + 12;

    position.stake = random_below(random, random_below(random, 2) ? high : 30);
    do {
        position.dice = random_below(random, SETS_DICE) + 1;
        position.set = throw_dice(position.dice, random);
    } while (position.set < 0);
    return position;
}

struct position decisions_any(uint64_t *random) {
    return position_of(throw_of, random);
}

struct position decisions_far(uint64_t *random) {
    return position_of(throw_of_two, random);
}

static void add(struct decision decision[], double chance[], int *count, struct decision one,
                double worth) {
    int at = (*count)++;

    for (; at > 0 && chance[at - 1] < worth; at--) {
        decision[at] = decision[at - 1];
        chance[at] = chance[at - 1];
    }
    decision[at] = one;
    chance[at] = worth;
}

int decisions_of(const struct position *position, struct decision decision[], double chance[]) {
    const struct option_set *set = &sets_of[position->dice].set[position->set];
    int count = 0;

    game_face(position->mine, position->theirs);
    for (int i = 0; i < set->options; i++) {
        struct decision one = {.steps = set->option[i].steps, .left = set->option[i].left};
        int stake = position->stake + one.steps;
        add(decision, chance, &count, one, game_thrown(stake, one.left));
        if (one.left && stake >= GAME_BANK) {
            one.bank = true;
            add(decision, chance, &count, one, game_banked(stake));
        }
    }
    if (set->attempt) {
        struct decision one = {.steps = ATTEMPT_STEPS, .left = 1, .attempt = true};
        add(decision, chance, &count, one, game_attempted(position->stake));
    }
    return count;
}

static struct position next_player(const struct position *at, int banked) {
    return (struct position){.mine = at->theirs, .theirs = at->mine + banked, .dice = SETS_DICE};
}

/* The position after the best decision, before the next throw. */
static struct position after(const struct position *at, uint64_t *random) {
    struct decision decision[DECISIONS];
    double chance[DECISIONS];
    struct position next = *at;

    decisions_of(at, decision, chance);
    if (decision->bank) {
        next = next_player(at, at->stake + decision->steps);
        return next.theirs < GAME_STEPS ? next : (struct position){.dice = SETS_DICE};
    }
    if (decision->attempt && random_below(random, 6)) {
        return next_player(at, 0);
    }
    next.stake += decision->steps;
    next.dice = decision->left && !decision->attempt ? decision->left : SETS_DICE;
    return next;
}

struct position decisions_next(const struct position *at, uint64_t *random) {
    struct position next = at->dice ? after(at, random) : (struct position){.dice = SETS_DICE};

    while ((next.set = throw_of(next.dice, random)) < 0) {
        next = next_player(&next, 0);
    }
    return next;
}
