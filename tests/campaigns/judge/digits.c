#include "campaigns/judge/board_campaign.h"
#include "campaigns/judge/chip_campaign.h"
#include "campaigns/judge/known_cases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Asks the console program questions and compares every number with an oracle. */

static const char usage[] =
    "usage: digits [--pairs|--single] [--every] CONSOLE CASES COUNT SEED\n"
    "Asks the program CONSOLE and judges every number that it prints: unmarked, at most 0.51 "
    "units\n"
    "of its last digit off; marked with ~, at most one. Ends with 1 when one is further off.\n"
    "  CASES    known, boards (of ten kinds in turn), chips, place, or one of the kinds of "
    "boards:\n"
    "           plain long-small to-start few-win few-stay slow two-parts bounce ladders small\n"
    "  COUNT    how many, of known cases any\n"
    "  --pairs  of boards only duel and tokens; --single: all but these\n"
    "  --every  a row for every kind and quantity, not only where there are faults\n";

enum { EXIT_USAGE = 2, KIND_KNOWN = BOARD_KINDS, KIND_CHIPS, KIND_PLACE, KINDS };

struct options {
    enum board_scope scope;
    bool every_row;
    const char *console, *cases;
    unsigned long count, seed;
};

static _Noreturn void refuse(const char *what) {
    fprintf(stderr, "digits: %s\n%s", what, usage);
    exit(EXIT_USAGE);
}

static unsigned long number(const char *text) {
    char *end;
    unsigned long value = strtoul(text, &end, 10);

    if (text[0] < '0' || text[0] > '9' || *end) {
        refuse("COUNT and SEED are numbers");
    }
    return value;
}

static struct options read_options(char **argument) {
    struct options options = {.scope = ALL_QUANTITIES};

    for (; *argument && strncmp(*argument, "--", 2) == 0; argument++) {
        if (strcmp(*argument, "--pairs") == 0) {
            options.scope = PAIRS_ONLY;
        } else if (strcmp(*argument, "--single") == 0) {
            options.scope = SINGLE_ONLY;
        } else if (strcmp(*argument, "--every") == 0) {
            options.every_row = true;
        } else {
            refuse("unknown option");
        }
    }
    for (unsigned k = 0; k < 4; k++) {
        if (!argument[k]) {
            refuse("CONSOLE, CASES, COUNT and SEED are needed");
        }
    }
    options.console = argument[0];
    options.cases = argument[1];
    options.count = number(argument[2]);
    options.seed = number(argument[3]);
    return options;
}

/* The kind of case number k. */
static unsigned kind_of(const char *cases, unsigned long k) {
    static const char *const others[] = {"known", "chips", "place"};

    if (strcmp(cases, "boards") == 0) {
        return k % BOARD_KINDS;
    }
    for (unsigned kind = 0; kind < BOARD_KINDS; kind++) {
        if (strcmp(cases, board_kinds[kind].name) == 0) {
            return kind;
        }
    }
    for (unsigned other = 0; other < sizeof others / sizeof *others; other++) {
        if (strcmp(cases, others[other]) == 0) {
            return KIND_KNOWN + other;
        }
    }
    refuse("no such cases");
}

static void judge_case(struct report *report, struct console_pipe *console,
                       const struct options *options, unsigned long k) {
    struct random_source random;

    report->kind = kind_of(options->cases, k);
    draw_start(&random, options->seed, report->kind, (unsigned)k);
    switch (report->kind) {
    case KIND_KNOWN:
        known_cases(report, console);
        break;
    case KIND_CHIPS:
        chips_campaign(report, console, &random);
        break;
    case KIND_PLACE:
        place_campaign(report, console, &random);
        break;
    default:
        board_campaign(report, console, &board_kinds[report->kind], options->scope, &random);
        break;
    }
}

int main(int count, char **arguments) {
    static struct report report;
    struct console_pipe console = {.started_again = false};

    (void)count;
    struct options options = read_options(arguments + 1);
    for (unsigned kind = 0; kind < BOARD_KINDS; kind++) {
        report.kind_name[kind] = board_kinds[kind].name;
    }
    report.kind_name[KIND_KNOWN] = "known";
    report.kind_name[KIND_CHIPS] = "chips";
    report.kind_name[KIND_PLACE] = "place";
    printf("%s: %s %lu, seed %lu\n", options.console, options.cases, options.count, options.seed);
    console_open(&console, options.console);
    for (unsigned long k = 0; k < options.count; k++) {
        judge_case(&report, &console, &options, k);
    }
    console_close(&console);
    return report_print(&report, options.every_row) ? EXIT_SUCCESS : EXIT_FAILURE;
}
