/* Random boards against the oracle. Every board has its moves, expectations, variances, visits and
   survival compared and a hundred throws of its distributions; some a few thousand. Two processes
   share the work where there are two processors. */

#include "support/testing.h"
#include <stddef.h>
#include <stdint.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "avr/vector_boards.h"
#include "oracle/compare.h"
#include "support/random_board.h"

/* Every so many boards of a family one gets a deeper look. */
enum { DEEP_EACH = 50, DEEP_EACH_OF_CAMPAIGN = 10 };

/* Failures made small, of a quantity; each takes a while. */
enum { SHRUNK = 3 };

static bool is_deep(unsigned number) {
    unsigned each = random_board_campaign() ? DEEP_EACH_OF_CAMPAIGN : DEEP_EACH;

    return number / random_board_families() % each == 0;
}

/* What a board of this number is asked, so that a smaller board is asked the same. */
struct question {
    enum quantity quantity;
    bool deep;
};

static bool ask_race_odds(struct comparison *c, bool deep) {
    if (c->longest > (deep ? 2000 : 100)) {
        return true;
    }
    for (unsigned players = 2; players <= ORACLE_PLAYERS; players++) {
        if (!compare_race_odds(c, players)) {
            return false;
        }
    }
    return true;
}

static bool ask_finish_times(struct comparison *c, bool deep) {
    if (c->longest > (deep ? 10000 : 300)) {
        return true;
    }
    return compare_finish_times(c, compare_square(c, 0)) &&
           compare_finish_times(c, compare_square(c, 0.7));
}

static bool ask(struct comparison *c, const struct question *question) {
    bool deep = question->deep;
    switch (question->quantity) {
    case QUANTITY_MOVES:
        return compare_moves(c);
    case QUANTITY_WITHIN:
        return compare_within(c, deep ? 3000 : 150);
    case QUANTITY_TOKEN_DISTRIBUTION:
        return compare_token_distribution(c, compare_square(c, 0), deep ? 2000 : 100) &&
               compare_token_distribution(c, compare_square(c, 0.6), 50);
    case QUANTITY_FINISH_TIMES:
        return ask_finish_times(c, deep);
    case QUANTITY_SURVIVAL:
        return compare_survival(c, compare_square(c, 0)) &&
               compare_survival(c, compare_square(c, 0.8));
    case QUANTITY_RACE_ODDS:
        return ask_race_odds(c, deep);
    default:
        return compare_absorption(c, question->quantity);
    }
}

/* The accuracy of distributions is promised up to 10,000 expected throws. */
static bool applies(const struct comparison *c, enum quantity quantity) {
    return c->length != LENGTH_BEYOND || quantity <= QUANTITY_VISITS;
}

static bool fails(const struct board *board, void *context) {
    const struct question *question = context;
    struct comparison c;
    comparison_start(&c, board);
    return applies(&c, question->quantity) && !ask(&c, question);
}

struct tally {
    double greatest;
    struct board board; /* that showed it */
};

static struct tally tallies[QUANTITY_COUNT][LENGTH_COUNT];
static unsigned asked[QUANTITY_COUNT][LENGTH_COUNT];
static unsigned failures[QUANTITY_COUNT][LENGTH_COUNT];

static unsigned failures_of(enum quantity q) {
    return failures[q][LENGTH_200] + failures[q][LENGTH_10000] + failures[q][LENGTH_BEYOND];
}

static void tally(const struct comparison *c) {
    for (unsigned q = 0; q < QUANTITY_COUNT; q++) {
        struct tally *t = &tallies[q][c->length];
        if (c->error[q] > t->greatest) {
            *t = (struct tally){c->error[q], *c->board};
        }
    }
}

static void report_failure(const struct comparison *c, struct question *question, unsigned number) {
    char text[RANDOM_BOARD_TEXT];
    random_board_text(c->board, text);
    printf("FAILURE in %s, board %u (%s): %s\n  %s\n", quantity_name(question->quantity), number,
           random_board_family(number), c->message, text);
    struct board smallest = *c->board;
    struct comparison small;
    random_board_shrink(&smallest, fails, question);
    comparison_start(&small, &smallest);
    ask(&small, question);
    random_board_text(&smallest, text);
    printf("  smallest: %s\n  %s; %.6g expected throws at most\n", small.message, text,
           small.longest);
    fflush(stdout);
}

static void report_tallies(void) {
    static const char *const lengths[] = {"<= 200", "<= 10,000", "> 10,000"};
    char text[RANDOM_BOARD_TEXT];
    for (unsigned q = 0; q < QUANTITY_COUNT; q++) {
        for (unsigned l = 0; l < LENGTH_COUNT; l++) {
            const struct tally *t = &tallies[q][l];
            if (asked[q][l] == 0) {
                continue;
            }
            text[0] = 0;
            if (t->greatest > 0) {
                random_board_text(&t->board, text);
            }
            printf("%-12s E %-9s %5u boards, %4u fail, greatest error %8.3g  %s\n",
                   quantity_name(q), lengths[l], asked[q][l], failures[q][l], t->greatest, text);
        }
    }
}

static void check_board(const struct board *board, unsigned number) {
    struct comparison c;
    comparison_start(&c, board);
    for (unsigned q = 0; q < QUANTITY_COUNT; q++) {
        struct question question = {q, is_deep(number)};
        if (!applies(&c, q)) {
            continue;
        }
        asked[q][c.length]++;
        c.message[0] = 0;
        bool well = ask(&c, &question);
        tally(&c);
        failures[q][c.length] += !well;
        if (well || failures_of(q) > SHRUNK) {
            continue;
        }
        report_failure(&c, &question, number);
        comparison_start(&c, board); /* shrinking has loaded the oracle with other boards */
    }
}

static unsigned failures_of_all(void) {
    unsigned failed = 0;
    for (unsigned q = 0; q < QUANTITY_COUNT; q++) {
        failed += failures_of(q);
    }
    return failed;
}

/* Every workers-th board of a seed. */
static unsigned check_share(uint64_t seed, unsigned worker, unsigned workers) {
    unsigned count = random_board_count();
    for (unsigned number = worker; number < count; number += workers) {
        struct board board;
        random_board(seed, number, &board);
        check_board(&board, number);
    }
    report_tallies();
    return failures_of_all();
}

static _Noreturn void work(uint64_t seed, unsigned worker, unsigned workers) {
    unsigned failed = check_share(seed, worker, workers);
    oracle_unload();
    fflush(stdout);
    _exit(failed != 0);
}

TEST(random_boards_agree_with_the_oracle) {
    uint64_t seed = random_board_seed();
    unsigned workers = sysconf(_SC_NPROCESSORS_ONLN) > 1 ? 2 : 1, ended = 0;
    pid_t other = 0;
    int status = 0;
    fflush(stdout);
    if (workers > 1 && (other = fork()) == 0) {
        work(seed, 1, workers);
    }
    assert_true(other >= 0);
    unsigned failed = check_share(seed, 0, workers);
    if (workers > 1) {
        ended = waitpid(other, &status, 0) == other && WIFEXITED(status);
    }
    assert_int_equal(failed, 0);
    assert_int_equal(ended, workers - 1);
    assert_int_equal(WEXITSTATUS(status), 0);
}

/* Those on which tests/avr/compare.sh holds the AVR against the host. */
TEST(the_boards_of_the_vectors_agree_with_the_oracle) {
    struct vector_source source = {VECTOR_BOARDS_SEED};
    struct board board;
    for (unsigned number = 0; number < VECTOR_BOARDS; number++) {
        vector_board(&source, &board);
        check_board(&board, number);
    }
    assert_int_equal(failures_of_all(), 0);
}
