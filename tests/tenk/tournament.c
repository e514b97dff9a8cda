#include "device.h"
#include "reply.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ten thousand: how good the computer players are, exactly and by playing.

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

/* By a throw's digits in base 6, which option set it is; -1 for a lost turn. */
static int16_t set_of[SETS_DICE + 1][46656];

static int number_of(const int faces[], int dice) {
    int number = 0;

    while (dice--) {
        number = number * 6 + faces[dice] - 1;
    }
    return number;
}
