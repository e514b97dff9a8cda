#include "campaigns/judge/report.h"
#include "campaigns/judge/printed_number.h"

#include <stdio.h>
#include <string.h>

static const char *const quantity_names[QUANTITIES] = {
    "expect",       "spread",       "visits",         "within",        "exactly",
    "where",        "tail",         "quantile",       "likeliest",     "soonest",
    "race",         "duel chance",  "duel throws",    "tokens throws", "tokens choice",
    "chips throws", "chips chance", "chips fraction", "place",         "board",
};

static struct cell *cell_of(struct report *report, enum quantity quantity) {
    return &report->cell[report->kind][quantity];
}

/* Returns the place for a fault that is shown: the first one stays, and of the others the worst.
   NULL: it is not shown. */
static struct shown_fault *place_to_show(struct report *report, enum quantity quantity,
                                         real units) {
    struct shown_fault *least = NULL;

    for (unsigned k = 0; k < SHOWN_FAULTS; k++) {
        struct shown_fault *shown = &report->shown[quantity][k];
        if (!shown->lines[0]) {
            return shown;
        }
        if (k > 0 && shown->units < units && (!least || shown->units < least->units)) {
            least = shown;
        }
    }
    return least;
}

static void show(struct report *report, enum quantity quantity, const char *printed,
                 const char *what, real units) {
    struct shown_fault *shown = place_to_show(report, quantity, units);

    cell_of(report, quantity)->faults++;
    if (shown) {
        shown->units = units;
        snprintf(shown->lines, sizeof shown->lines, "%s%s\n    %s: %s\n", report->setup,
                 report->question, printed, what);
    }
}

void report_number(struct report *report, enum quantity quantity, const char *printed, real exact,
                   real slack) {
    struct cell *cell = cell_of(report, quantity);
    struct printed_number number;

    cell->values++;
    if (!printed_read(printed, &number)) {
        show(report, quantity, printed, "not a number", 1e9L);
        return;
    }
    real units = printed_units_off(&number, exact);
    real *worst = number.marked ? &cell->worst_marked : &cell->worst_unmarked;
    *worst = units > *worst ? units : *worst;
    if (number.marked) {
        cell->marked++;
    } else {
        cell->unmarked++;
    }
    if (units > printed_units_allowed(&number) + slack / number.unit) {
        char what[96];
        snprintf(what, sizeof what, "exactly %.9Lf, off by %.2Lf units", exact, units);
        show(report, quantity, printed, what, units);
    }
}

void report_whole(struct report *report, enum quantity quantity, bool right, real exact,
                  real units) {
    struct cell *cell = cell_of(report, quantity);

    cell->values++;
    cell->unmarked++;
    if (!right) {
        char what[96];
        snprintf(what, sizeof what, "exactly %.9Lg, off by %.6Lg", exact, units);
        cell->worst_unmarked = units > cell->worst_unmarked ? units : cell->worst_unmarked;
        show(report, quantity, report->reply->lines ? report->reply->line[0] : "", what, units);
    }
}

void report_fault(struct report *report, enum quantity quantity, const char *what) {
    const struct reply *reply = report->reply;

    cell_of(report, quantity)->values++;
    show(report, quantity, reply->ok ? (reply->lines ? reply->line[0] : "ok") : reply->error, what,
         0);
}

void report_refused(struct report *report, enum quantity quantity) {
    cell_of(report, quantity)->refused++;
}

static void add(struct cell *to, const struct cell *cell) {
    to->values += cell->values;
    to->unmarked += cell->unmarked;
    to->marked += cell->marked;
    to->refused += cell->refused;
    to->faults += cell->faults;
    to->worst_unmarked =
        cell->worst_unmarked > to->worst_unmarked ? cell->worst_unmarked : to->worst_unmarked;
    to->worst_marked =
        cell->worst_marked > to->worst_marked ? cell->worst_marked : to->worst_marked;
}

static void print_row(const char *name, const char *kind, const struct cell *cell) {
    printf("%-15s %-13s %8lu %8lu %7lu %7lu %7lu %12.2Lf %8.2Lf\n", name, kind, cell->values,
           cell->unmarked, cell->marked, cell->refused, cell->faults, cell->worst_unmarked,
           cell->worst_marked);
}

static void print_quantity(const struct report *report, enum quantity quantity, bool every_row) {
    struct cell total = {0};

    for (unsigned kind = 0; kind < MOST_KINDS; kind++) {
        add(&total, &report->cell[kind][quantity]);
    }
    if (total.values + total.refused == 0) {
        return;
    }
    print_row(quantity_names[quantity], "all", &total);
    for (unsigned kind = 0; kind < MOST_KINDS; kind++) {
        const struct cell *cell = &report->cell[kind][quantity];
        if (cell->faults || (every_row && cell->values + cell->refused)) {
            print_row("", report->kind_name[kind], cell);
        }
    }
}

unsigned long report_faults(const struct report *report) {
    unsigned long faults = 0;

    for (unsigned kind = 0; kind < MOST_KINDS; kind++) {
        for (unsigned quantity = 0; quantity < QUANTITIES; quantity++) {
            faults += report->cell[kind][quantity].faults;
        }
    }
    return faults;
}

bool report_print(const struct report *report, bool every_row) {
    printf("%-15s %-13s %8s %8s %7s %7s %7s %12s %8s\n", "quantity", "kind", "values", "unmarked",
           "marked", "refused", "faults", "worst units", "marked");
    for (unsigned quantity = 0; quantity < QUANTITIES; quantity++) {
        print_quantity(report, quantity, every_row);
    }
    for (unsigned quantity = 0; quantity < QUANTITIES; quantity++) {
        for (unsigned k = 0; k < SHOWN_FAULTS && report->shown[quantity][k].lines[0]; k++) {
            printf("\n%s", report->shown[quantity][k].lines);
        }
    }
    printf("\nmeasured %lu faults\n", report_faults(report));
    return report_faults(report) == 0;
}
