/* The bench: every task and its rival in float on a simulated part, beside limits and budgets.
   usage: bench MCU FOLDER-OF-IMAGES BUDGET-FILE [budgets|measure]
   Fails when a task takes more cycles than its budget and the margin, is not exact enough, or,
   without "budgets", misses its limit. "measure" prints the lines of a budget file instead. */

#include "check.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

struct task {
    const char *name;
    const char *image;
    const char *rival; /* NULL: none */
    const char *method;
    check *check;
    double error_limit;
    uint64_t limit; /* cycles */
    uint64_t hoped;
    unsigned ram_limit; /* static and stack together; 0: none but the part's */
};

static const struct task tasks[] = {
    {"chutes: expected throws, all squares", "expected", "float_expected", "Gauss-Seidel",
     check_expected, 1e-7, 200000, 110000, 900},
    {"chutes: one step of P(within m)", "step", "float_step", "dense matrix x vector", check_step,
     1e-7, 14000, 5500, 0},
    {"forch: expected throws, all P(within m)", "forch", "float_forch", "dense elimination",
     check_forch, 1e-7, 400000, 250000, 0},
    {"chutes: odds of six players", "contest", "float_contest", "dense matrix x vector",
     check_contest, 1e-7, 4000000, 1500000, 0},
    {"forch: duel with kick-out, one position", "duel", NULL, NULL, check_duel, 2e-4, 2000, 2000,
     0},
    {"forch: the table of that duel", "duel_table", NULL, NULL, check_duel_table, 2e-4, 320000000,
     80000000, 0},
};

enum { TASKS = sizeof tasks / sizeof tasks[0], PATH = 256, LINE = 128, MARGIN_PERCENT = 2 };

static const char *mcu, *folder, *budget_file;
static bool only_budgets;
static unsigned failures, missed;

static void fail(const char *name, const char *what) {
    printf("FAIL %s: %s\n", name, what);
    failures++;
}

static void miss(const char *name, const char *what) {
    printf("MISSED %s: %s\n", name, what);
    missed++;
}

static bool measure(const char *image, struct measurement *measurement) {
    char path[PATH];

    snprintf(path, sizeof path, "%s/%s.elf", folder, image);
    if (machine_measure(mcu, path, measurement))
        return true;
    failures++;
    return false;
}

/* Lines "image ; cycles", # starts a comment. 0: not there. */
static uint64_t budget_of(const char *image) {
    FILE *file = fopen(budget_file, "r");
    char line[LINE], name[LINE];
    unsigned long long cycles, found = 0;

    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "%127[a-z_] ; %llu", name, &cycles) == 2 && strcmp(name, image) == 0)
            found = cycles;
    if (file != NULL)
        fclose(file);
    return found;
}

static void judge_cycles(const struct task *task, uint64_t cycles) {
    uint64_t budget = budget_of(task->image);
    char text[LINE];

    snprintf(text, sizeof text, "%llu cycles, budget %llu", (unsigned long long)cycles,
             (unsigned long long)budget);
    if (budget == 0)
        fail(task->name, "has no line in the budget file");
    else if (cycles * 100 > budget * (100 + MARGIN_PERCENT))
        fail(task->name, text);
    else if (cycles * 100 < budget * (100 - MARGIN_PERCENT))
        printf("note: %s is below its budget, lower that: %s\n", task->name, text);
    if (cycles > task->limit)
        miss(task->name, "takes more cycles than the task allows");
}

static void judge(const struct task *task, const struct measurement *measurement, double error) {
    judge_cycles(task, measurement->cycles);
    if (!(error <= task->error_limit))
        fail(task->name, "is not exact enough");
    if (task->ram_limit && measurement->data + measurement->stack > task->ram_limit)
        miss(task->name, "takes more RAM than the task allows");
}

static void show(const char *name, const struct measurement *measurement, double error) {
    printf("%-40s %11llu %9.2f %6u %5u %6u  %8.2g", name, (unsigned long long)measurement->cycles,
           (double)measurement->cycles / 16000, measurement->data, measurement->stack,
           measurement->flash, error);
}

static void run(const struct task *task) {
    struct measurement mine, rival;
    char name[LINE];
    double error;

    if (!measure(task->image, &mine))
        return;
    error = task->check(&mine);
    show(task->name, &mine, error);
    printf("  limit %llu, hoped %llu\n", (unsigned long long)task->limit,
           (unsigned long long)task->hoped);
    if (task->rival != NULL && measure(task->rival, &rival)) {
        snprintf(name, sizeof name, "  in float: %s", task->method);
        show(name, &rival, task->check(&rival));
        printf("  %.1f times as long\n", (double)rival.cycles / (double)mine.cycles);
    }
    judge(task, &mine, error);
}

static bool print_budgets(void) {
    struct measurement measurement;

    for (unsigned i = 0; i < TASKS; i++) {
        if (!measure(tasks[i].image, &measurement))
            return false;
        printf("%s ; %llu\n", tasks[i].image, (unsigned long long)measurement.cycles);
    }
    return true;
}

int main(int count, char *argument[]) {
    if (count < 4) {
        fprintf(stderr, "usage: bench MCU FOLDER-OF-IMAGES BUDGET-FILE [budgets|measure]\n");
        return 2;
    }
    mcu = argument[1];
    folder = argument[2];
    budget_file = argument[3];
    if (count > 4 && strcmp(argument[4], "measure") == 0)
        return print_budgets() ? 0 : 1;
    only_budgets = count > 4 && strcmp(argument[4], "budgets") == 0;
    printf("%-40s %11s %9s %6s %5s %6s  %8s\n", mcu, "cycles", "ms 16 MHz", "static", "stack",
           "flash", "error");
    for (unsigned i = 0; i < TASKS; i++)
        run(&tasks[i]);
    printf(
        "(Dense elimination in float of the 81 states of chutes takes 81 x 82 x 4 = 26,568 bytes "
        "of RAM,\nwhich no part of the family has.)\n");
    if (failures == 0)
        printf("measured %u tasks within their budgets, %u of their limits missed\n",
               (unsigned)TASKS, missed);
    return failures != 0 || (missed != 0 && !only_budgets);
}
