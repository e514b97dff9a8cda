#ifndef KOSTKA_CAMPAIGNS_REPORT_H
#define KOSTKA_CAMPAIGNS_REPORT_H

#include "campaigns/judge/console_pipe.h"
#include "campaigns/real.h"

#include <stdbool.h>

/* The results by kind of case and quantity: how many values were right, wrong or refused, and the
   lines that reproduce the first fault and the worst ones. */

enum quantity {
    EXPECT,
    SPREAD,
    VISITS,
    WITHIN,
    EXACTLY,
    WHERE,
    TAIL,
    QUANTILE,
    LIKELIEST,
    SOONEST,
    RACE,
    DUEL_CHANCE,
    DUEL_THROWS,
    TOKENS_THROWS,
    TOKENS_CHOICE,
    CHIPS_THROWS,
    CHIPS_CHANCE,
    CHIPS_FRACTION,
    PLACE,
    BOARD,
    QUANTITIES,
};

enum { MOST_KINDS = 16, SHOWN_FAULTS = 4 };

struct cell {
    unsigned long values, unmarked, marked, refused, faults;
    real worst_unmarked, worst_marked; /* in units of the last digit */
};

struct shown_fault {
    char lines[1024];
    real units;
};

struct report {
    unsigned kind; /* of the case that is being judged */
    const char *kind_name[MOST_KINDS];
    struct cell cell[MOST_KINDS][QUANTITIES];
    /* The first fault of each quantity, and the worst ones. */
    struct shown_fault shown[QUANTITIES][SHOWN_FAULTS];
    /* The case: the lines that reproduce it, and the answer. */
    char setup[640];
    const char *question;
    const struct reply *reply;
};

/* Judges a printed number; slack is how far the exact value itself may be off. */
void report_number(struct report *report, enum quantity quantity, const char *printed, real exact,
                   real slack);

/* Judges something that is right or not; units says how far it is off. */
void report_whole(struct report *report, enum quantity quantity, bool right, real exact,
                  real units);

/* Counts a fault of a whole reply: data before an error, too few or too many lines, or a refusal of
   something well defined. */
void report_fault(struct report *report, enum quantity quantity, const char *what);

void report_refused(struct report *report, enum quantity quantity);

/* Prints the tables, with every row of kind and quantity or only those with faults; false: there
   was a fault. */
bool report_print(const struct report *report, bool every_row);

unsigned long report_faults(const struct report *report);

#endif
