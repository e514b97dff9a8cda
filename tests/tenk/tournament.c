#include "best_reply.h"
#include "device.h"
#include "errors.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The strength of the computer players of ten thousand, exactly and by playing.

   tenk-tournament [GAMES [SEED]]    games of every pair, half of them with either first */

enum { KINDS = 3 };
static const char *const names[] = {"", "thesis", "points", "winner"};

static uint64_t state;

/* xorshift64*, G. Marsaglia 2003, S. Vigna 2016. */
static unsigned random_below(unsigned limit) {
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (unsigned)((state * 0x2545F4914F6CDD1DULL >> 32) * limit >> 32);
}

/* Fails if the firmware promises less than this. */
static void check_errors(void) {
    struct errors errors = errors_of_winner();

    printf("Chances to win that the device shows are at most %.4f %% too low and %.4f %% too "
           "high.\n\n",
           100 * errors.low, 100 * errors.high);
    fflush(stdout);
    if (fmax(errors.low, errors.high) > ldexp(TENK_CHANCE_ERROR, -16) ||
        errors.low + errors.high > ldexp(TENK_COST_ERROR, -16)) {
        fprintf(stderr, "tenk-tournament: chances are off by more than tenk_worth.h states\n");
        exit(EXIT_FAILURE);
    }
}

static void print_replies(void) {
    printf("A perfect opponent who knows the player, exactly:\n\n"
           "| against | throws first | throws second | both seats |\n|---|---|---|---|\n");
    for (int kind = TENK_THESIS; kind <= TENK_WINNER; kind++) {
        struct reply reply = reply_to(kind);
        printf("| %s | %.4f %% | %.4f %% | %.4f %% |\n", names[kind], 100 * reply.opponent_first,
               100 * reply.device_first, 50 * (reply.opponent_first + reply.device_first));
        fflush(stdout);
    }
}

/* The option set of a throw, by its digits in base 6; -1 for a lost turn. */
static int set_of[SETS_DICE + 1][46656];

static void index_throws(void) {
    for (int dice = 1; dice <= SETS_DICE; dice++) {
        for (int number = 0; number < sets_of[dice].total; number++) {
            int faces[SETS_DICE], rest = number;
            for (int i = 0; i < dice; i++, rest /= 6) {
                faces[i] = rest % 6 + 1;
            }
            set_of[dice][number] = sets_find(dice, faces);
        }
    }
}

/* Plays a turn and returns the steps banked. */
static int play_turn(enum tenk_player kind, int mine, int theirs) {
    int stake = 0, dice = SETS_DICE;

    device_face(kind, mine, theirs);
    for (;;) {
        int set = set_of[dice][random_below((unsigned)sets_of[dice].total)];
        struct decision decision;
        if (set < 0) {
            return 0;
        }
        decision = device_decide(stake, &sets_of[dice].set[set], dice);
        if (decision.attempt && random_below(6) != 0) {
            return 0;
        }
        stake += decision.steps;
        if (decision.bank) {
            return stake;
        }
        dice = decision.left && !decision.attempt ? decision.left : SETS_DICE;
    }
}

/* Plays a game. True if the first to throw wins. */
static bool first_wins(enum tenk_player first, enum tenk_player second) {
    int scores[2] = {0, 0};

    for (int turn = 0;; turn ^= 1) {
        scores[turn] += play_turn(turn ? second : first, scores[turn], scores[turn ^ 1]);
        if (scores[turn] >= GAME_STEPS) {
            return turn == 0;
        }
    }
}

/* 99 % confidence: 2.576 standard errors. */
static void play_pair(enum tenk_player one, enum tenk_player other, long games) {
    long wins[2] = {0, 0}, half = games / 2;
    double share, width;

    for (long i = 0; i < half; i++) {
        wins[0] += first_wins(one, other);
        wins[1] += !first_wins(other, one);
    }
    share = (double)(wins[0] + wins[1]) / (double)(2 * half);
    width = 2.576 * sqrt(share * (1 - share) / (double)(2 * half));
    printf("| %s | %s | %.2f %% | %.2f %% | %.3f %% ± %.3f |\n", names[one], names[other],
           100.0 * (double)wins[0] / (double)half, 100.0 * (double)wins[1] / (double)half,
           100 * share, 100 * width);
    fflush(stdout);
}

int main(int count, char **arguments) {
    long games = count > 1 ? atol(arguments[1]) : 1000000;
    long seed = count > 2 ? atol(arguments[2]) : 20261121;

    if (count > 3 || games < 0 || seed < 1) {
        fprintf(stderr, "usage: tenk-tournament [GAMES [SEED]]\n");
        return 2;
    }
    sets_make();
    check_errors();
    print_replies();
    if (games == 0) {
        return 0;
    }
    index_throws();
    state = (uint64_t)seed;
    printf("\n%ld games of every pair, half with either first, seed %ld, 99 %% confidence:\n\n"
           "| player | against | wins first | wins second | both seats |\n|---|---|---|---|---|\n",
           games, seed);
    for (int one = TENK_THESIS; one <= KINDS; one++) {
        for (int other = one + 1; other <= KINDS; other++) {
            play_pair(other, one, games);
        }
    }
    return 0;
}
