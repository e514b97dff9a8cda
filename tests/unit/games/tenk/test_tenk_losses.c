/* What it costs to play ten thousand as *winner* does: how much less it wins with a decision than
   with the best there is, exactly. */

#include "games/tenk/tenk_computer.h"
#include "tenk/decisions.h"
#include "tenk/exact_game.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "support/campaign.h"
#include "support/testing.h"

/* Half of tests/data/tenk_decisions.txt, which `make samples` makes, is of any kind, the rest from
   games of perfect players. The campaign makes more of both. */
enum { SAMPLES = 500, CAMPAIGN = 50000, SEED = 20261122 };

/* A tenth of a percentage point is the most a decision may cost, a thousandth the mean. */
static const double worst_allowed = 1e-3, mean_allowed = 1e-5;

struct losses {
    int count;
    double sum, worst;
    struct position at;
};

static struct decision decide(const struct position *at, const int faces[]) {
    static struct tenk_chances chances;
    struct tenk game = {.players = 2,
                        .score = {(uint16_t)at->mine, (uint16_t)at->theirs},
                        .stake = (uint16_t)at->stake};
    uint8_t count[SETS_DICE] = {0};
    struct scoring scoring;
    struct tenk_advice advice;

    for (int i = 0; i < at->dice; i++) {
        count[faces[i] - 1]++;
    }
    tenk_chances_start(&chances, &game);
    while (tenk_chances_step(&chances) == WORKING) {
    }
    scoring_read(&scoring, count);
    advice = tenk_computer_advise(&chances, TENK_WINNER, &game, &scoring);
    scoring_choose(&scoring, advice.choice);
    return (struct decision){.steps = scoring.steps,
                             .left = scoring.left,
                             .attempt = scoring_is_attempt(&scoring),
                             .bank = advice.bank};
}

static bool are_equal(const struct decision *a, const struct decision *b) {
    return a->steps == b->steps && a->left == b->left && a->attempt == b->attempt &&
           a->bank == b->bank;
}

static void add(struct losses *losses, const struct position *at, const int faces[], int count,
                const struct decision decision[], const double chance[]) {
    struct decision made = decide(at, faces);
    int i = 0;

    while (!are_equal(&decision[i], &made)) {
        i++;
        assert_true(i < count);
    }
    losses->count++;
    losses->sum += chance[0] - chance[i];
    if (chance[0] - chance[i] > losses->worst) {
        losses->worst = chance[0] - chance[i];
        losses->at = *at;
    }
}

static void check(const char *kind, const struct losses *losses) {
    printf("%d %s: mean loss %.7f points, worst %.5f (%d against %d, %d at stake)\n", losses->count,
           kind, 100 * losses->sum / losses->count, 100 * losses->worst, 50 * losses->at.mine,
           50 * losses->at.theirs, 50 * losses->at.stake);
    assert_true(losses->worst <= worst_allowed);
    assert_true(losses->sum / losses->count <= mean_allowed);
}

/* The rest of a line: what can be done. */
static int read_decisions(const char *text, struct decision decision[], double chance[]) {
    int count = 0, length;
    char how;

    while (sscanf(text, "%d %d %c %lf%n", &decision[count].steps, &decision[count].left, &how,
                  &chance[count], &length) == 4) {
        decision[count].bank = how == 'b';
        decision[count].attempt = how == 'a';
        text += length;
        count++;
    }
    return count;
}

static void read_sample(const char *line, struct losses *losses) {
    struct decision decision[DECISIONS];
    double chance[DECISIONS];
    struct position at;
    char throw [SETS_DICE + 1];
    int faces[SETS_DICE], length;

    assert_int_equal(
        sscanf(line, "%d %d %d %6s%n", &at.mine, &at.theirs, &at.stake, throw, &length), 4);
    at.dice = (int)strlen(throw);
    for (int i = 0; i < at.dice; i++) {
        faces[i] = throw[i] - '0';
    }
    add(losses, &at, faces, read_decisions(line + length, decision, chance), decision, chance);
}

static void sampled_decisions_cost_next_to_nothing(void **unused) {
    FILE *file = fopen("tests/data/tenk_decisions.txt", "r");
    struct losses any = {0}, perfect = {0};
    char line[1000];

    (void)unused;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        read_sample(line, any.count < SAMPLES ? &any : &perfect);
    }
    fclose(file);
    assert_int_equal(perfect.count, SAMPLES);
    check("positions of any kind", &any);
    check("positions of perfect players", &perfect);
}

static void add_exactly(struct losses *losses, const struct position *at) {
    struct decision decision[DECISIONS];
    double chance[DECISIONS];
    int count = decisions_of(at, decision, chance);

    add(losses, at, sets_of[at->dice].set[at->set].faces, count, decision, chance);
}

static void random_decisions_cost_next_to_nothing(void **unused) {
    struct losses any = {0}, perfect = {0};
    struct position at = {0};
    uint64_t random = SEED;
    int cases = (int)campaign_cases(0, CAMPAIGN);

    (void)unused;
    if (cases == 0) {
        return;
    }
    printf("seed %d\n", SEED);
    sets_make();
    game_solve(GAME_STEPS);
    for (int i = 0; i < cases; i++) {
        struct position one = decisions_any(&random);
        at = decisions_next(&at, &random);
        add_exactly(&any, &one);
        add_exactly(&perfect, &at);
    }
    check("positions of any kind", &any);
    check("positions of perfect players", &perfect);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sampled_decisions_cost_next_to_nothing),
        cmocka_unit_test(random_decisions_cost_next_to_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
