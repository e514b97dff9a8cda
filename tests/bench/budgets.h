#ifndef KOSTKA_TESTS_BENCH_BUDGETS_H
#define KOSTKA_TESTS_BENCH_BUDGETS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* The file of budgets: a comment that begins with #, of which the last line names the columns, then
   a line a task: its name, its limit, and what it takes on each part, or "-" where the part has no
   room for it. */

enum { BUDGETS_PARTS = 4, BUDGETS_TASKS = 20, BUDGETS_NAME = 32 };

#define BUDGETS_NO_ROOM UINT64_MAX

struct budget {
    char task[BUDGETS_NAME];
    uint64_t limit;
    uint64_t cycles[BUDGETS_PARTS];
};

struct budgets {
    unsigned parts;
    char part[BUDGETS_PARTS][BUDGETS_NAME];
    unsigned tasks;
    struct budget task[BUDGETS_TASKS];
};

/* False, and why is on stderr, when the file cannot be read or is none of budgets. */
bool budgets_read(const char *path, struct budgets *budgets);

/* The column of a part, or -1. */
int budgets_part(const struct budgets *budgets, const char *part);

/* The line of a task, or NULL. */
struct budget *budgets_task(struct budgets *budgets, const char *task);

/* The lines below the comment. */
void budgets_print(const struct budgets *budgets);

#endif
